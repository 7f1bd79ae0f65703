@_exported public import GalleyText
