// Places are named by `ItemIndexPath`, which whoever imports this engine has with it.
@_exported public import IndexPaths
