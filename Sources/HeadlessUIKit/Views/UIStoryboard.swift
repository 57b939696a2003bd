public import Foundation

/// Controllers and the ways between them, as Interface Builder keeps them.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  open func instantiateInitialViewController() -> UIViewController? {
    Nibs.reading?.initialController(of: name, by: nil)
  }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    Nibs.reading?.initialController(of: name, by: creator) as? Controller
      ?? creator?(EmptyCoder())
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let found = Nibs.reading?.controller(identifier, of: name, by: nil) { return found }
    raise("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let found = Nibs.reading?.controller(identifier, of: name, by: creator) as? Controller
    if let made = found ?? creator?(EmptyCoder()) { return made }
    if let found = instantiateViewController(withIdentifier: identifier) as? Controller {
      return found
    }
    fatalError("the controller '\(identifier)' of \(name) is no \(Controller.self)")
  }
}

extension UIStoryboard {
  /// The storyboard that apps begin with; nil where there is none.
  public static var main: UIStoryboard? {
    Nibs.reading == nil ? nil : UIStoryboard(name: "Main", bundle: nil)
  }

  /// The controller of a class that some storyboard has, made by `creator` where there is one.
  public static func controller(
    of type: UIViewController.Type, by creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    Nibs.reading?.controller(ofClassNamed: String(describing: type), by: creator)
  }
}

/// Objects as Interface Builder keeps them.
@MainActor @preconcurrency open class UINib: NSObject {
  package let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  /// A nib of data that was compiled holds nothing here.
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "" }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    let objects = Nibs.reading?.objects(of: name, owner: ownerOrNil as AnyObject?) ?? []
    if objects.isEmpty, !name.isEmpty { StandInUses.note(\.nibs, name) }
    return objects
  }
}

extension UINib {
  /// What makes the view of the nib.
  ///
  /// - Parameter make: Makes one where the nib itself is not here, of the class that is called as the
  ///   nib is, if there is one.
  func prototype<View: UIView>(else make: @escaping (AnyClass?) -> View?) -> () -> View? {
    { [self] in
      instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
        ?? make(RuntimeNames.type(named: name))
    }
  }
}

extension Bundle {
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil)
    -> [Any]?
  { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
