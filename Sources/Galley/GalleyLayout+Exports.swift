@_exported public import GalleyLayout
