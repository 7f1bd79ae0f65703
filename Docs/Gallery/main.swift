import Galley

// Draws the pictures of Docs/Gallery.md: swift run gallery [FOLDER]; the folder is Docs/Images when
// not given.
let folder = CommandLine.arguments.dropFirst().first ?? "Docs/Images"
for picture in Picture.all {
  let path = "\(folder)/\(picture.name).png"
  try picture.draw().writePNG(to: path)
  print("wrote \(path)")
}
