extension NibElement {
  /// The class that it says in place of its kind's: one of the app's, or of UIKit's own where it says
  /// no module; nil for one that is not given.
  @MainActor var customClass: AnyClass? {
    guard let name = self["customClass"] else { return nil }
    if let known = RuntimeNames.type(named: name) { return known }
    guard self["customModule"] == nil else { return nil }
    let module = String(reflecting: UIView.self).prefix { $0 != "." }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
  }
}
