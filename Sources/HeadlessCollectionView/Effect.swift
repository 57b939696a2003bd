public import DiffableDataSource

/// Something the owner of a `CollectionViewState` must do.
public enum Effect: Hashable, Sendable {
  /// Ask the data source, or for a background the layout, for a view and show it.
  case request(DisplayedElement)
  /// Give the view on screen another frame or z-order.
  case arrange(DisplayedElement)
  /// Let the views on screen stand for other places, all at once; the data source is not asked.
  case move([Move<ViewPlace>])
  /// Ask the data source for the cell again, which must be the one on screen.
  case reconfigure(ItemPath)
  /// Take the view off the screen and put it aside for reuse.
  case endDisplaying(ViewPlace)
}
