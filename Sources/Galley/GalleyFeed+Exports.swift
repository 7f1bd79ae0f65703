@_exported public import GalleyFeed
