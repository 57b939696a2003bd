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
    /// All that the view was made or used again for, in order; the last is what it shows.
    public internal(set) var subjects: [Subject]
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
  }

  /// When views that leave can be had again.
  public enum Phase: Hashable, Sendable {
    /// At once: scrolling and reloading.
    case layout
    /// Once the update is over: new views are asked for before old ones are put aside.
    case update
  }

  /// Every view, in the order of making.
  public private(set) var entries: [Entry] = []
  /// The numbers of the views that wait, by reuse identifier.
  public private(set) var pool = ReusePool<Int>()
  private var standing: [ViewPlace: Int] = [:]
  private var leaving: [Int] = []

  /// Creates a ledger without views.
  public init() {}

  /// The view that stands for a place, prefetched ones included.
  public func entry(at place: ViewPlace) -> Entry? { standing[place].map { entries[$0 - 1] } }

  /// Carries out effects in their order.
  ///
  /// - Parameters:
  ///   - phase: Whether an update is going on; `endUpdate()` is to be called after it.
  ///   - describe: The reuse identifier of a place that is asked for, and what is shown there.
  public mutating func carryOut(
    _ effects: [Effect], in phase: Phase = .layout,
    describe: (ViewPlace) -> (reuseIdentifier: String, subject: Subject)
  ) -> [Event] {
    effects.flatMap { effect -> [Event] in
      switch effect {
      case .request(let element):
        return [obtain(element.place, describe(element.place), isPrefetched: false)]
      case .prefetch(let element):
        return [obtain(element.place, describe(element.place), isPrefetched: true)]
      case .showPrefetched(let element):
        return change(element.place, .shown) { $0.isPrefetched = false }
      case .arrange: return []
      case .move(let moves): return relocate(moves)
      case .reconfigure(let path):
        let subject = describe(.cell(path)).subject
        return change(.cell(path), .reconfigured) { entry in
          if entry.subjects.last != subject { entry.subjects.append(subject) }
        }
      case .endDisplaying(let place), .discardPrefetched(let place):
        return leave(place, in: phase)
      }
    }
  }

  /// Puts aside what has left the screen during an update.
  public mutating func endUpdate() -> [Event] {
    let views = leaving
    leaving = []
    return views.compactMap { putAside($0) }
  }

  // MARK: One effect each

  private mutating func obtain(
    _ place: ViewPlace, _ description: (reuseIdentifier: String, subject: Subject),
    isPrefetched: Bool
  ) -> Event {
    let (identifier, subject) = description
    let reused = pool.take(for: identifier)
    if let reused {
      entries[reused - 1].subjects.append(subject)
    } else {
      entries.append(
        Entry(id: entries.count + 1, reuseIdentifier: identifier, subjects: [subject]))
    }
    let view = reused ?? entries.count
    entries[view - 1].place = place
    entries[view - 1].isPrefetched = isPrefetched
    standing[place] = view
    return Event(
      kind: reused == nil ? .created : .reused, view: view, place: place, subject: subject)
  }

  private mutating func change(
    _ place: ViewPlace, _ kind: Event.Kind, _ edit: (inout Entry) -> Void
  ) -> [Event] {
    guard let view = standing[place] else { return [] }
    edit(&entries[view - 1])
    return event(kind, view, place).map { [$0] } ?? []
  }

  private mutating func relocate(_ moves: [Move<ViewPlace>]) -> [Event] {
    let moving = moves.compactMap { move in
      standing.removeValue(forKey: move.from).map { (place: move.to, view: $0) }
    }
    return moving.compactMap { place, view in
      standing[place] = view
      entries[view - 1].place = place
      return event(.moved, view, place)
    }
  }

  private mutating func leave(_ place: ViewPlace, in phase: Phase) -> [Event] {
    guard let view = standing.removeValue(forKey: place) else { return [] }
    if phase == .update {
      leaving.append(view)
      return []
    }
    return putAside(view).map { [$0] } ?? []
  }

  private mutating func putAside(_ view: Int) -> Event? {
    let entry = entries[view - 1]
    guard let place = entry.place else { return nil }
    entries[view - 1].place = nil
    entries[view - 1].isPrefetched = false
    pool.put(view, for: entry.reuseIdentifier)
    return event(.putAside, view, place)
  }

  private func event(_ kind: Event.Kind, _ view: Int, _ place: ViewPlace) -> Event? {
    entries[view - 1].subjects.last.map {
      Event(kind: kind, view: view, place: place, subject: $0)
    }
  }
}
