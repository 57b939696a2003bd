public import DiffableDataSource

/// Something the owner of a `CollectionViewState` must do.
public enum Effect: Hashable, Sendable {
  /// Ask the data source, or for a background the layout, for a view and show it.
  case request(DisplayedElement)
  /// Ask the data source for a cell that may soon be on screen, and keep it.
  case prefetch(DisplayedElement)
  /// Show the cell that was prefetched; the data source is not asked.
  case showPrefetched(DisplayedElement)
  /// Put aside for reuse a prefetched cell that is not going to be shown.
  case discardPrefetched(ViewPlace)
  /// Give the view on screen another frame or z-order.
  case arrange(DisplayedElement)
  /// Let the views on screen, and those prefetched, stand for other places, all at once; the data source is not asked.
  case move([BatchMove<ViewPlace>])
  /// Ask the data source for the cell again, which must answer the one that is there.
  case reconfigure(ItemIndexPath)
  /// Take the view off the screen and put it aside for reuse.
  case endDisplaying(ViewPlace)
}
