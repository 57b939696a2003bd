// The pass in which views and controllers set what depends on their data, before they lay out.

extension UIView {
  public func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    setNeedsLayout()
  }

  public func updatePropertiesIfNeeded() {
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    updateProperties()
  }
}

extension UIViewController {
  /// The next pass of layout updates them.
  public func setNeedsUpdateProperties() { keep(true, "needsUpdateProperties") }

  public func updatePropertiesIfNeeded() {
    guard kept(true, "needsUpdateProperties") else { return }
    keep(false, "needsUpdateProperties")
    updateProperties()
  }
}
