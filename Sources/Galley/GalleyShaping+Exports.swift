@_exported public import GalleyShaping
