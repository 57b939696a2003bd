package import CompositionalLayout

extension LayoutContainer {
  /// The container's size as section providers are told of it: the bounds less the reference insets
  /// across the scroll axis.
  package func providerSize(_ configuration: LayoutConfiguration) -> LayoutExtent {
    let across = configuration.scrollDirection.cross
    var size = size
    size[across] = size.less(insets(configuration.contentInsetsReference))[across]
    return size
  }
}
