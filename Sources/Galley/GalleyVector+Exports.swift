@_exported public import GalleyVector
