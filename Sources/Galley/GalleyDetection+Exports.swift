@_exported public import GalleyDetection
