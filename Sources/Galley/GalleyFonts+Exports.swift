@_exported public import GalleyFonts
