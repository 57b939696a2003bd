import Foundation

/// Makes the objects of a nib and connects them.
@MainActor final class NibBuilder {
  /// The controllers of a storyboard by their identifiers.
  var scenes: [String: NibElement] = [:]
  /// The objects that stand beside a controller in its scene, by the controller's identifier.
  var companions: [String: [NibElement]] = [:]
  var storyboard: UIStoryboard?
  /// The controllers that are being made, from the outermost in.
  private var path: [String] = []
  private var objects: [String: AnyObject] = [:]
  /// The guides below the bar and above the other one, by their identifiers.
  var formerGuides: Set<String> = []
  private var connections: [(owner: AnyObject, element: NibElement)] = []
  var woken: [UIView] = []
  let owner: AnyObject?
  /// The files that the nib is of.
  let files: NibFiles

  init(owner: AnyObject?, of files: NibFiles) { (self.owner, self.files) = (owner, files) }

  /// Remembers an object that an element stands for, and what it is connected with.
  func know(_ object: AnyObject, as element: NibElement) {
    if let id = element["id"] { objects[id] = object }
    for connection in element.list("connections") { connections.append((object, connection)) }
  }

  /// The object of an element; nil for one that stands for none.
  func object(for element: NibElement) -> AnyObject? {
    if element.name == "barButtonItem" { return barItem(for: element) }
    if element.name == "customObject" { return customObject(for: element) }
    guard let gesture = Self.gesture(for: element) else { return view(for: element) }
    know(gesture, as: element)
    return gesture
  }

  private static func gesture(for element: NibElement) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = element["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
      return tap
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return UILongPressGestureRecognizer()
    default: return nil
    }
  }

  /// An object of a class of the app's that is none of a view's; nil where it is not made of nothing.
  func customObject(for element: NibElement) -> AnyObject? {
    guard let type = element.customClass,
      let object = RuntimeNames.madeObject(of: type)
    else { return nil }
    know(object, as: element)
    return object
  }

  /// The object of an identifier; nil where none was made.
  func object(identified id: String) -> AnyObject? { objects[id] }

  // MARK: Controllers

  /// The controller of a scene, whose view is made when it loads: what `creator` makes, or else what
  /// its class makes of the coder alone.
  func controller(for scene: NibElement, by creator: NibCoder.Creator? = nil) -> UIViewController? {
    if scene.name == "viewControllerPlaceholder" { return files.controller(referencedBy: scene) }
    let coder = NibCoder { [self] controller in loadView(of: controller, from: scene) }
    let type = scene.customClass as? UIViewController.Type ?? Self.plainController(scene.name)
    guard let controller = creator?(coder) ?? type?.init(coder: coder) else { return nil }
    know(controller, as: scene)
    for element in companions[scene["id"] ?? ""] ?? [] { _ = object(for: element) }
    controller.storyboard = storyboard
    controller.title = scene["title"]
    configure(controller, by: scene)
    for segue in scene.list("connections") where segue.name == "segue" { follow(segue, controller) }
    if Self.viewElement(of: scene) == nil { connect() }
    return controller
  }

  private static func plainController(_ name: String) -> UIViewController.Type? {
    switch name {
    case "viewController": UIViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "tableViewController": UITableViewController.self
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    default: nil
    }
  }

  private func follow(_ segue: NibElement, _ controller: UIViewController) {
    guard segue["kind"] == "relationship" || segue["kind"] == "embed",
      let destination = segue["destination"], let scene = scenes[destination],
      !path.contains(destination)
    else { return }
    guard let child = self.controller(in: scene, identified: destination) else { return }
    switch controller {
    case let navigation as UINavigationController:
      navigation.pushViewController(child, animated: false)
    case let bar as UITabBarController:
      bar.viewControllers = (bar.viewControllers ?? []) + [child]
    default: controller.addChild(child)
    }
  }

  private func controller(in scene: NibElement, identified id: String) -> UIViewController? {
    let inner = NibBuilder(owner: nil, of: files)
    inner.scenes = scenes
    inner.companions = companions
    inner.storyboard = storyboard
    inner.path = path + [id]
    return inner.controller(for: scene)
  }

  /// Puts the controllers that container views embed into them, as segues that are prepared for.
  private func embed(
    _ embeddings: [(owner: AnyObject, element: NibElement)], in parent: UIViewController
  ) {
    for (owner, segue) in embeddings {
      guard let container = owner as? UIView, let destination = segue["destination"],
        let scene = scenes[destination], !path.contains(destination),
        let child = controller(in: scene, identified: destination)
      else { continue }
      parent.prepare(
        for: UIStoryboardSegue(
          identifier: segue["identifier"], source: parent, destination: child), sender: container)
      parent.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private static func viewElement(of scene: NibElement) -> NibElement? {
    scene.children.first { $0["key"] == "view" || $0["key"] == "tableView" }
      ?? scene.child("collectionView")
  }

  private func loadView(of controller: UIViewController, from scene: NibElement) {
    let element = Self.viewElement(of: scene)
    guard let element, let view = view(for: element, inside: scene) else {
      controller.view = UIView(frame: UIScreen.main.bounds)
      return
    }
    view.frame = UIScreen.main.bounds
    if let collection = view as? UICollectionView,
      let owner = controller as? UICollectionViewController
    {
      collection.dataSource = owner
      collection.delegate = owner
    }
    if let table = view as? UITableView, let owner = controller as? UITableViewController {
      table.dataSource = owner
      table.delegate = owner
    }
    controller.view = view
    let embeddings = connections.filter {
      $0.element.name == "segue" && $0.element["kind"] == "embed"
    }
    connect()
    embed(embeddings, in: controller)
  }

  // MARK: Connections

  /// Connects outlets and actions once all objects are there, then wakes the views.
  func connect() {
    for (object, connection) in connections {
      let target = connection["destination"].flatMap { objects[$0] }
      switch connection.name {
      case "outlet":
        guard let property = connection["property"], let target else { continue }
        connect(property, of: object, with: target)
      case "action": connect(action: connection, of: object, target ?? owner)
      default: continue
      }
    }
    let collections = Dictionary(
      grouping: connections.filter { $0.element.name == "outletCollection" }
    ) {
      "\(ObjectIdentifier($0.owner).hashValue) \($0.element["property"] ?? "")"
    }
    for group in collections.values {
      guard let first = group.first, let property = first.element["property"] else { continue }
      let targets = group.compactMap { $0.element["destination"].flatMap { objects[$0] } }
      if property == "gestureRecognizers", let view = first.owner as? UIView {
        for gesture in targets { (gesture as? UIGestureRecognizer).map(view.addGestureRecognizer) }
        continue
      }
      RuntimeNames.connect(property, of: first.owner, with: targets.compactMap { $0 as? UIView })
    }
    connections = []
    let views = woken
    woken = []
    for view in views { view.awakeFromNib() }
  }
}
