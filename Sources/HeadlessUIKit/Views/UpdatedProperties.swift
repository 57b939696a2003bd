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
  public func setNeedsUpdateProperties() {
    keep(true, "needsUpdateProperties")
    viewIfLoaded?.setNeedsLayout()
  }

  public func updatePropertiesIfNeeded() {
    guard kept(true, "needsUpdateProperties") else { return }
    keep(false, "needsUpdateProperties")
    updateProperties()
  }

  /// Updates them in a pass of layout, where this was asked for: for the first time it is done as the
  /// controller comes on screen.
  func updatePropertiesIfAsked() {
    if kept(false, "needsUpdateProperties") { updatePropertiesIfNeeded() }
  }

  /// Does what is done before its view is laid out.
  package func prepareForLayout() {
    updatePropertiesIfNeeded()
    viewWillLayoutSubviews()
  }
}
