import DiffableDataSource

/// The views of a collection view as numbered entries: what each has shown, and which wait.
///
/// The owner of a `CollectionViewState` who has no real views keeps a ledger instead: it carries
/// out effects by numbers, as `UICollectionView` does with views, and tells what came of each.
public struct ReuseLedger<Subject: Hashable & Sendable>: Hashable, Sendable {
  /// One view.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// From 1 on, in the order in which views were made.
    public let id: Int
    /// Under which the view can be had again.
    public let reuseIdentifier: String
    /// What the view stands for; `nil` while it waits.
    public internal(set) var place: ViewPlace?
    /// Whether the view was asked for ahead and is not on screen yet.
    public internal(set) var isPrefetched = false
    /// What it was asked for.
    var history: ReuseHistory<Subject>

    /// What the view shows; while it waits, what it showed last.
    public var subject: Subject? { history.last }
    /// How often the view was asked for.
    public var uses: Int { history.count }
    /// What the view was made or used again for, in order; the last is what it shows.
    ///
    /// Of a long history only the end is kept, not less than `ReuseHistory.kept` uses.
    public var subjects: [Subject] { history.subjects }
  }

  /// What became of a view.
  public struct Event: Hashable, Sendable {
    /// The kinds of things that become of a view.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The pool was empty: the view is new.
      case created
      /// The view came out of the pool.
      case reused
      /// A prefetched view came on screen.
      case shown
      /// The view stands for another place; it was not asked for.
      case moved
      /// The view was asked for again and kept.
      case reconfigured
      /// The view went into the pool.
      case putAside
    }

    /// What it is.
    public var kind: Kind
    /// The number of the view.
    public var view: Int
    /// The view's place: after the event, or, if it was put aside, before.
    public var place: ViewPlace
    /// What the view shows, or, if it was put aside, showed.
    public var subject: Subject
    /// What a view that is used again showed before.
    public var previous: Subject?
  }

  /// When views that leave can be had again.
  public enum Phase: Hashable, Sendable {
    /// At once: scrolling and reloading.
    case layout
    /// Once the update is over: new views are asked for before old ones are put aside.
    case update
  }

  /// Every view, in the order of making.
  public internal(set) var entries: [Entry] = []
  /// The numbers of the views that wait, by reuse identifier.
  public internal(set) var pool = ReusePool<Int>()
  /// What an update has taken off the screen, for reuse once it is over.
  var leaving: [Departure] = []

  /// A view that has left its place.
  struct Departure: Hashable {
    var view: Int
    var place: ViewPlace
  }

  /// Creates a ledger without views.
  public init() {}

  /// The view that stands for a place, prefetched ones included.
  ///
  /// - Complexity: O(*v*) for *v* views.
  public func entry(at place: ViewPlace) -> Entry? { entries.first { $0.place == place } }

  /// Carries out effects in their order.
  ///
  /// - Parameters:
  ///   - effects: What a `CollectionViewState` asks to be done.
  ///   - phase: Whether an update is going on; `endUpdate()` is to be called after it.
  ///   - describe: The reuse identifier of a place that is asked for, and what is shown there.
  /// - Complexity: O(*v* + *e*) for *v* views and *e* effects.
  public mutating func carryOut(
    _ effects: [Effect], in phase: Phase = .layout,
    describe: (ViewPlace) -> (reuseIdentifier: String, subject: Subject)
  ) -> [Event] {
    var standing = Standing(
      entries.compactMap { entry in entry.place.map { ($0, entry.id) } },
      uniquingKeysWith: { first, _ in first })
    return effects.flatMap { effect -> [Event] in
      switch effect {
      case .request(let element), .prefetch(let element):
        let event = obtain(element.place, describe(element.place))
        standing[element.place] = event.view
        if case .prefetch = effect { entries[event.view - 1].isPrefetched = true }
        return [event]
      case .showPrefetched(let element):
        return change(standing[element.place], .shown) { $0.isPrefetched = false }
      case .arrange: return []
      case .move(let moves): return relocate(moves, &standing)
      case .reconfigure(let path):
        let subject = describe(.cell(path)).subject
        return change(standing[.cell(path)], .reconfigured) { entry in
          if entry.history.last != subject { entry.history.append(subject) }
        }
      case .endDisplaying(let place), .discardPrefetched(let place):
        return leave(standing.removeValue(forKey: place), from: place, in: phase)
      }
    }
  }

  /// Puts aside what has left the screen during an update.
  ///
  /// - Complexity: O(*k*) for *k* views that have left.
  public mutating func endUpdate() -> [Event] {
    let departures = leaving
    leaving = []
    return departures.compactMap { putAside($0) }
  }

  // MARK: One effect each

  /// The views that stand for places.
  private typealias Standing = [ViewPlace: Int]

  private mutating func obtain(
    _ place: ViewPlace, _ description: (reuseIdentifier: String, subject: Subject)
  ) -> Event {
    let (identifier, subject) = description
    let reused = pool.take(for: identifier)
    if reused == nil {
      entries.append(
        Entry(id: entries.count + 1, reuseIdentifier: identifier, history: ReuseHistory()))
    }
    let view = reused ?? entries.count
    let previous = entries[view - 1].subject
    entries[view - 1].place = place
    entries[view - 1].history.append(subject)
    return Event(
      kind: reused == nil ? .created : .reused, view: view, place: place, subject: subject,
      previous: previous)
  }

  private mutating func change(
    _ view: Int?, _ kind: Event.Kind, _ edit: (inout Entry) -> Void
  ) -> [Event] {
    guard let view, let place = entries[view - 1].place else { return [] }
    edit(&entries[view - 1])
    return event(kind, view, place).map { [$0] } ?? []
  }

  private mutating func relocate(
    _ moves: [BatchMove<ViewPlace>], _ standing: inout Standing
  ) -> [Event] {
    let moving = moves.compactMap { move in
      standing.removeValue(forKey: move.from).map { (place: move.to, view: $0) }
    }
    return moving.compactMap { place, view in
      standing[place] = view
      entries[view - 1].place = place
      return event(.moved, view, place)
    }
  }

  private mutating func leave(
    _ view: Int?, from place: ViewPlace, in phase: Phase
  ) -> [Event] {
    guard let view else { return [] }
    entries[view - 1].place = nil
    entries[view - 1].isPrefetched = false
    let departure = Departure(view: view, place: place)
    if phase == .update {
      leaving.append(departure)
      return []
    }
    return putAside(departure).map { [$0] } ?? []
  }

  private mutating func putAside(_ departure: Departure) -> Event? {
    let view = departure.view
    pool.put(view, for: entries[view - 1].reuseIdentifier)
    return event(.putAside, view, departure.place)
  }

  private func event(_ kind: Event.Kind, _ view: Int, _ place: ViewPlace) -> Event? {
    entries[view - 1].history.last.map {
      Event(kind: kind, view: view, place: place, subject: $0)
    }
  }
}
