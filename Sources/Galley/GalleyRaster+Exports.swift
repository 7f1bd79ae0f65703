@_exported public import GalleyRaster
