import DiffableDataSource
public import Foundation
import HeadlessCollectionView

/// A view that is put aside and used again.
@MainActor @preconcurrency protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The collection or table view whose views are kept.
@MainActor @preconcurrency protocol DisplayedViewsHost: UIView {
  /// Asks the data source, or for a background the layout, for a view.
  func requestView(at place: ViewPlace) -> (any ReusableView)?
  /// Gives a view the frame and the other attributes of an element.
  func arrange(_ view: any ReusableView, as element: DisplayedElement)
  func willDisplay(_ view: any ReusableView, at place: ViewPlace)
  func didEndDisplaying(_ view: any ReusableView, at place: ViewPlace)
  /// Raises that a view was dequeued in a request and not returned.
  func raiseStray(_ view: any ReusableView)
}

/// What classes are registered under.
struct ReuseKey: Hashable {
  /// The element kind; `nil` for cells.
  var kind: String?
  var identifier: String

  /// The name under which the pool keeps views of this key.
  var poolName: String { kind.map { "\($0)\u{0}\(identifier)" } ?? identifier }
}

/// The real views behind a `CollectionViewState`: those on screen, prefetched and put aside.
@MainActor final class DisplayedViews {
  private(set) var byPlace: [ViewPlace: any ReusableView] = [:]
  private(set) var report = ViewReport()
  private var pool = ReusePool<any ReusableView>()
  /// Views taken off the screen by an update, for reuse once it is over.
  private var leaving: [(key: ReuseKey, view: any ReusableView)] = []
  /// What was dequeued in the request that is going on.
  private var dequeued: [any ReusableView] = []
  /// The view that a dequeue answers while its item is reconfigured.
  private(set) var reconfigured: (place: ViewPlace, view: any ReusableView)?
  /// The frame of the element that a view is asked for; nil while none is.
  private(set) var askedFrame: CGRect?
  /// Whether an update is being carried out.
  var isUpdating = false
  /// What requests are going on of, in any view.
  private(set) static var requesting: [ObjectIdentifier] = []

  func takeReport() -> ViewReport {
    defer { report = ViewReport() }
    return report
  }

  // MARK: Dequeuing

  /// A view from the pool, or else a new one.
  func dequeue(
    _ key: ReuseKey, for host: UIView, make: () -> (any ReusableView)?
  ) -> (any ReusableView)? {
    var view = pool.take(for: key.poolName)
    if let view {
      view.prepareForReuse()
      report.reused += 1
    } else {
      view = make()
      view?.dequeuer = host
      if view != nil { report.created += 1 }
    }
    if let view { dequeued.append(view) }
    return view
  }

  // MARK: Effects

  func carryOut(_ effects: [Effect], for host: any DisplayedViewsHost) {
    for effect in effects {
      switch effect {
      case .request(let element), .showPrefetched(let element): show(element, in: host)
      case .prefetch(let element):
        guard let view = obtain(element, from: host) else { continue }
        report.prefetched.append(IndexPath(element.place.path))
        host.arrange(view, as: element)
      case .discardPrefetched(let place):
        if let view = byPlace.removeValue(forKey: place) { putAside(view, from: place) }
      case .arrange(let element):
        if let view = byPlace[element.place] { host.arrange(view, as: element) }
      case .move(let moves): relocate(moves)
      case .reconfigure(let path): configureAgain(path, in: host)
      case .endDisplaying(let place): endDisplaying(place, in: host)
      }
    }
  }

  private func show(_ element: DisplayedElement, in host: any DisplayedViewsHost) {
    let place = element.place
    guard let view = obtain(element, from: host) else { return }
    host.arrange(view, as: element)
    if case .cell(let path) = place { report.displayed.append(IndexPath(path)) }
    host.willDisplay(view, at: place)
    host.addSubview(view)
  }

  /// The view of an element: one that was prefetched or made to be measured, or one asked for now.
  func obtain(
    _ element: DisplayedElement, from host: any DisplayedViewsHost
  ) -> (any ReusableView)? {
    let place = element.place
    if let view = byPlace[place] { return view }
    if case .cell(let path) = place { report.requested.append(IndexPath(path)) }
    let (outer, outerFrame) = (dequeued, askedFrame)
    (dequeued, askedFrame) = ([], CGRect(element.frame))
    Self.requesting.append(ObjectIdentifier(host))
    let view = host.requestView(at: place)
    Self.requesting.removeLast()
    let strays = dequeued.filter { $0 !== view }
    (dequeued, askedFrame) = (outer, outerFrame)
    for stray in strays { host.raiseStray(stray) }
    byPlace[place] = view
    return view
  }

  private func relocate(_ moves: [BatchMove<ViewPlace>]) {
    let moving = moves.map { (place: $0.to, view: byPlace.removeValue(forKey: $0.from)) }
    for (place, view) in moving { byPlace[place] = view }
  }

  private func configureAgain(_ path: ItemIndexPath, in host: any DisplayedViewsHost) {
    let place = ViewPlace.cell(path)
    guard let view = byPlace[place] else { return }
    reconfigured = (place, view)
    report.reconfigured.append(IndexPath(path))
    _ = host.requestView(at: place)
    reconfigured = nil
  }

  private func endDisplaying(_ place: ViewPlace, in host: any DisplayedViewsHost) {
    guard let view = byPlace.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    if case .cell(let path) = place { report.ended.append(IndexPath(path)) }
    host.didEndDisplaying(view, at: place)
    putAside(view, from: place)
  }

  private func putAside(_ view: any ReusableView, from place: ViewPlace) {
    guard let identifier = view.reuseIdentifier else { return }
    var kind: String?
    if case .supplementary(let name, _) = place { kind = name }
    leaving.append((ReuseKey(kind: kind, identifier: identifier), view))
    if !isUpdating { endLeaving() }
  }

  /// Puts aside what has left the screen; an update asks for new cells before it comes to that.
  func endLeaving() {
    for (key, view) in leaving { pool.put(view, for: key.poolName) }
    leaving = []
  }
}

/// What happened to the cells of a view: which were asked for, shown and taken away, in order.
public struct ViewReport: Hashable, Sendable {
  /// A report of a time in which nothing happened.
  public static let nothing = ViewReport()

  /// Views made because none was waiting, supplementary views included.
  public internal(set) var created = 0
  /// Views used again, supplementary views included.
  public internal(set) var reused = 0
  /// Cells the data source was asked for, reconfigured ones aside.
  public internal(set) var requested: [IndexPath] = []
  /// Cells asked for again and kept.
  public internal(set) var reconfigured: [IndexPath] = []
  /// Cells asked for ahead.
  public internal(set) var prefetched: [IndexPath] = []
  /// Cells that came on screen.
  public internal(set) var displayed: [IndexPath] = []
  /// Cells that left the screen.
  public internal(set) var ended: [IndexPath] = []
}
