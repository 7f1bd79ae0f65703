@_exported public import GalleyUnicode
