import CompositionalLayout
import Foundation
public import HeadlessUIKit
import ImportRecords

// Screens: their controllers are made, appear as in an app, and are waited for.
extension ImportReport {
  /// The only controller of a type, loaded and laid out in the container.
  ///
  /// That is the app's own, where it made one, or the one of a storyboard.
  public func screen<Controller: UIViewController>(_ make: () -> Controller) -> Controller {
    screen(Controller.self, make)
  }

  /// The controller of a type that the app or a storyboard makes; where neither does, another.
  public func screen<Controller: UIViewController>(
    _ type: Controller.Type, _ make: () -> Controller
  ) -> Controller { screen(type) ?? appeared(make()) }

  /// The controller of a type that the app makes; where it does not, one that is made of the coder of a
  /// storyboard that has it, or of an empty one.
  public func screen<Controller: UIViewController>(
    _ type: Controller.Type, _ make: @escaping (NSCoder) -> Controller
  ) -> Controller {
    if let known = asked(type) { return known }
    let known = made[ObjectIdentifier(type)] ?? UIStoryboard.controller(of: type, by: make)
    return appeared(known as? Controller ?? make(NSCoder()))
  }

  /// The only controller of a type; one that the app does not make, such as a storyboard's that others
  /// go to, is given what these would give it.
  public func screen<Controller: UIViewController>(
    _ make: () -> Controller, giving parts: (Controller) -> Void
  ) -> Controller {
    let identifier = ObjectIdentifier(Controller.self)
    if screens[identifier] != nil || made[identifier] != nil,
      let known = screen(Controller.self)
    {
      return known
    }
    let controller = UIStoryboard.controller(of: Controller.self) as? Controller ?? make()
    parts(controller)
    return appeared(controller)
  }

  /// The same of a type that needs more than its name to be made.
  public func screen<Controller: UIViewController>(
    _ type: Controller.Type, _ make: () -> Controller, giving parts: (Controller) -> Void
  ) -> Controller { screen(make, giving: parts) }

  /// The only controller of a type that needs more than its name to be made; nil where neither the
  /// app nor a storyboard makes one.
  public func screen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    if let known = asked(type) { return known }
    let known = made[ObjectIdentifier(type)] ?? UIStoryboard.controller(of: type)
    return (known as? Controller).map { appeared($0) }
  }

  /// The controller of a type that appeared before, of which the definition is now.
  private func asked<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    guard let known = screens[ObjectIdentifier(type)] as? Controller else { return nil }
    owner = known
    return known
  }

  private func appeared<Controller: UIViewController>(_ controller: Controller) -> Controller {
    screens[ObjectIdentifier(Controller.self)] = controller
    defer { owner = controller }
    keepRequests()
    appearing = controller
    if unloaded.contains("\(Controller.self)") { return controller }
    // What stands for another screen's items is nothing of this one's.
    beginLists()
    controller.loadViewIfNeeded()
    let loaded = controller.view?.itemsView?.itemCounts
    loadFirstScreen()
    guard let view = controller.view else { return controller }
    view.frame = container.frame
    tell("viewWillAppear(_:)") {
      controller.viewWillAppear(false)
      controller.tell(of: "viewWillAppear")
    }
    // What was put off to the main queue is part of setting up.
    Self.runPutOff()
    if let itemsView = view.itemsView {
      if let collectionView = itemsView as? UICollectionView {
        layOutPart(of: controller, around: collectionView)
        layOutInset(collectionView, of: controller)
      }
      layOut(itemsView)
    }
    tell("viewDidLayoutSubviews()") { controller.layOut() }
    // It may have given that a frame of its own.
    if let itemsView = view.itemsView {
      itemsView.frame = container(of: itemsView).frame
      itemsView.layoutIfNeeded()
    }
    tell("viewDidAppear(_:)") {
      controller.viewDidAppear(false)
      controller.tell(of: "viewDidAppear")
    }
    Self.runPutOff()
    if let itemsView = view.itemsView { awaitItems(in: itemsView, since: loaded) }
    return controller
  }

  /// Waits for what a screen shows, a moment only where an earlier run waited in vain; tells of that.
  private func awaitItems(in view: any ItemsView, since loaded: [Int]?) {
    wait(for: view, since: loaded, unawaited.contains(current) ? Self.quiet : Self.patience)
    guard !view.showsItems else { return }
    var record = ImportRecord(beginning: current)
    record.isInVain = true
    write(record)
  }

  /// Does what was put off to the main queue.
  static func runPutOff() {
    for _ in 0..<turns { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }

  private static let turns = 8

  /// Lays a view out once it shows something, which may come from another queue or after a moment.
  ///
  /// - Parameter loaded: How many items there were before anything that was put off was done; nil where
  ///   those that are there are all.
  func wait(
    for view: any ItemsView, since loaded: [Int]? = nil, _ patience: Double = patience
  ) {
    if let table = view as? UITableView, !table.isDiffable { return }
    let start = Date()
    let end = start + min(patience, patienceLeft * Self.share)
    var shown = view.itemCounts
    // Items that come later may come in parts; those that were there from the first are all.
    let isComing = loaded.map { $0 != shown } ?? false
    var changed: Date? = view.showsItems ? isComing ? start : .distantPast : nil
    var isPutOff = PutOffWork.pending > 0
    let isAwaited = isPutOff
    while Date() < end, isPutOff || changed.map({ -$0.timeIntervalSinceNow < Self.quiet }) ?? true {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      let wasPutOff = isPutOff
      isPutOff = PutOffWork.pending > 0
      guard view.itemCounts != shown || wasPutOff else { continue }
      shown = view.itemCounts
      changed = view.showsItems ? Date() : nil
    }
    if isAwaited || !view.showsItems { patienceLeft += start.timeIntervalSinceNow }
    view.layoutIfNeeded()
  }

  /// For how many seconds a screen without items is waited for: no more than its share of what is
  /// left for all of them, so that a project of many screens comes to its end.
  private static let (patience, share) = (0.6, 0.2)

  /// For how many seconds nothing may change on a screen that was waited for.
  private static let quiet = 0.1
}

extension LayoutContainer {
  /// The frame of a view that is as large.
  var frame: CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }

  /// What of such a view is outside of the safe area.
  var coveredInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: safeAreaInsets.top, left: safeAreaInsets.leading, bottom: safeAreaInsets.bottom,
      right: safeAreaInsets.trailing)
  }
}

extension UIViewController {
  /// Does what is done as its view is laid out, in the controllers that it holds as well.
  fileprivate func layOut() {
    viewIsAppearing(false)
    prepareForLayout()
    for child in children where child.isViewLoaded { child.layOut() }
    viewDidLayoutSubviews()
  }
}
