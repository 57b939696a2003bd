import Foundation

/// Makes the objects of a nib and connects them.
@MainActor final class NibBuilder {
  /// The controllers of a storyboard by their identifiers.
  var scenes: [String: NibElement] = [:]
  /// The controllers that are being made, from the outermost in.
  private var path: [String] = []
  private var objects: [String: AnyObject] = [:]
  private var connections: [(owner: AnyObject, element: NibElement)] = []
  private var woken: [UIView] = []
  private let owner: AnyObject?

  init(owner: AnyObject?) { self.owner = owner }

  /// Remembers an object that an element stands for, and what it is connected with.
  func know(_ object: AnyObject, as element: NibElement) {
    if let id = element["id"] { objects[id] = object }
    for connection in element.list("connections") { connections.append((object, connection)) }
  }

  /// The object of an element; nil for one that stands for none.
  func object(for element: NibElement) -> AnyObject? {
    switch element.name {
    case "tapGestureRecognizer":
      let gesture = UITapGestureRecognizer()
      know(gesture, as: element)
      return gesture
    case "barButtonItem":
      let item = UIBarButtonItem()
      item.title = element["title"]
      know(item, as: element)
      return item
    default: return view(for: element)
    }
  }

  /// The object of an identifier; nil where none was made.
  func object(identified id: String) -> AnyObject? { objects[id] }

  // MARK: Controllers

  /// The controller of a scene, whose view is made when it loads.
  func controller(for scene: NibElement) -> UIViewController? {
    let coder = NibCoder { [self] controller in loadView(of: controller, from: scene) }
    let type: AnyClass? = scene["customClass"].flatMap { RuntimeNames.type(named: $0) }
    guard
      let controller = (type as? UIViewController.Type ?? Self.plainController(scene.name))?
        .init(coder: coder)
    else { return nil }
    know(controller, as: scene)
    controller.title = scene["title"]
    if let item = scene.child("navigationItem") {
      controller.navigationItem.title = item["title"]
      for bar in item.children where bar.name == "barButtonItem" {
        let made = object(for: bar) as? UIBarButtonItem
        if bar["key"] == "leftBarButtonItem" { controller.navigationItem.leftBarButtonItem = made }
        if bar["key"] == "rightBarButtonItem" {
          controller.navigationItem.rightBarButtonItem = made
        }
      }
    }
    for segue in scene.list("connections") where segue.name == "segue" { follow(segue, controller) }
    if scene.child("collectionView") == nil, scene.child("view") == nil { connect() }
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
    let inner = NibBuilder(owner: nil)
    inner.scenes = scenes
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

  private func loadView(of controller: UIViewController, from scene: NibElement) {
    let element =
      scene.children.first { $0["key"] == "view" || $0["key"] == "tableView" }
      ?? scene.child("collectionView")
    guard let element, let view = view(for: element) else {
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
      RuntimeNames.connect(property, of: first.owner, with: targets.compactMap { $0 as? UIView })
    }
    connections = []
    let views = woken
    woken = []
    for view in views { view.awakeFromNib() }
  }

  private func connect(_ property: String, of object: AnyObject, with target: AnyObject) {
    if RuntimeNames.connect(property, of: object, with: target) { return }
    switch (property, object) {
    case ("view", let controller as UIViewController): controller.view = target as? UIView
    case ("dataSource", let view as UICollectionView):
      view.dataSource = target as? any UICollectionViewDataSource
    case ("delegate", let view as UICollectionView):
      view.delegate = target as? any UICollectionViewDelegate
    case ("dataSource", let view as UITableView):
      view.dataSource = target as? any UITableViewDataSource
    case ("delegate", let view as UITableView):
      view.delegate = target as? any UITableViewDelegate
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = target as? UICollectionView
    default: break
    }
  }

  private func connect(action: NibElement, of object: AnyObject, _ target: AnyObject?) {
    guard let selector = action["selector"].map({ Selector($0) }), let target else { return }
    switch object {
    case let control as UIControl: control.addTarget(target, action: selector, for: .allEvents)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let gesture as UIGestureRecognizer: gesture.addTarget(target, action: selector)
    default: break
    }
  }

  // MARK: Views

  /// The view of an element, with all inside it.
  func view(for element: NibElement) -> UIView? {
    guard let view = NibViews.made(element) else { return nil }
    know(view, as: element)
    NibViews.configure(view, by: element)
    for child in element.list("subviews") {
      guard let inner = self.view(for: child) else { continue }
      (view as? UIStackView)?.addArrangedSubview(inner)
      if inner.superview == nil { view.addSubview(inner) }
    }
    addContent(of: element, to: view)
    if let layout = (view as? UICollectionView)?.collectionViewLayout {
      for found in element.children where found["key"] == "collectionViewLayout" {
        know(layout, as: found)
      }
    }
    constrain(view, by: element)
    if let collection = view as? UICollectionView {
      for cell in element.list("cells") { register(cell, in: collection) }
      for kind in ["sectionHeader", "sectionFooter"] {
        for found in element.children where found["key"] == "\(kind)View" {
          register(found, ofKind: kind, in: collection)
        }
      }
    }
    if let table = view as? UITableView {
      for cell in element.list("prototypes") {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        table.prototypes[identifier] = { Self.prototype(cell) as? UITableViewCell }
      }
    }
    woken.append(view)
    return view
  }

  /// What an element has in the view that is its content.
  private func addContent(of element: NibElement, to view: UIView) {
    let content = element.children.first { $0["key"] == "contentView" }
    guard let content else { return }
    let inside =
      (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
      ?? view
    know(inside, as: content)
    for child in content.list("subviews") {
      if let inner = self.view(for: child) { inside.addSubview(inner) }
    }
    constrain(inside, by: content)
  }

  /// A view of its own, made from an element again each time.
  private static func prototype(_ element: NibElement) -> UIView? {
    let builder = NibBuilder(owner: nil)
    let view = builder.view(for: element)
    builder.connect()
    return view
  }

  private func register(_ cell: NibElement, in collection: UICollectionView) {
    guard let identifier = cell["reuseIdentifier"] else { return }
    collection.prototypes[ReuseKey(identifier: identifier)] = {
      Self.prototype(cell) as? UICollectionReusableView
    }
  }

  private func register(_ view: NibElement, ofKind kind: String, in collection: UICollectionView) {
    guard let identifier = view["reuseIdentifier"] else { return }
    let elementKind =
      kind == "sectionHeader"
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    collection.prototypes[ReuseKey(kind: elementKind, identifier: identifier)] = {
      Self.prototype(view) as? UICollectionReusableView
    }
  }
}
