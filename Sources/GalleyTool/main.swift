print("galley: error: no command")
