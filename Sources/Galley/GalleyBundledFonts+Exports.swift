@_exported public import GalleyBundledFonts
