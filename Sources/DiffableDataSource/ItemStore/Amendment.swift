/// Some edits to a flat list, as sorted lists of integers.
///
/// Amendments lie above each other, the youngest last; what is asked for is looked up in each.
/// They never change, so that copies of a snapshot share them.
@usableFromInline
final class Amendment: Sendable {
  /// An item that came to a key or left it.
  @usableFromInline
  struct Step: Sendable {
    @usableFromInline var key: OrderKey
    @usableFromInline var slot: Int32
    /// One when the item came, minus one when it left; in a finished list, the sum up to here.
    @usableFromInline var weight: Int32
  }

  /// Where an item stands since; `OrderKey.absent` when it was deleted.
  @usableFromInline
  struct Place: Sendable {
    var slot: Int
    var key: OrderKey
  }

  /// The hash of an identifier that was added.
  @usableFromInline
  struct Name: Sendable {
    var hash: Int
    @usableFromInline var slot: Int
  }

  /// What came and what left, by key, with running sums.
  let steps: ContiguousArray<Step>
  /// Where the edited items stand, by slot.
  let places: ContiguousArray<Place>
  /// The added identifiers, by hash.
  let names: ContiguousArray<Name>
  /// How often amendments were merged to make this one.
  @usableFromInline let level: Int

  private init(
    steps: ContiguousArray<Step>, places: ContiguousArray<Place>, names: ContiguousArray<Name>,
    level: Int
  ) {
    self.steps = steps
    self.places = places
    self.names = names
    self.level = level
  }

  /// The number of items edited.
  @usableFromInline var count: Int { places.count }

  /// The sum of weights at keys before `key`.
  @usableFromInline func weight(before key: OrderKey) -> Int {
    let index = steps.partition { $0.key < key }
    return index == 0 ? 0 : Int(steps[index - 1].weight)
  }

  /// The last step at a key before `key`.
  func step(before key: OrderKey) -> Step? {
    let index = steps.partition { $0.key < key }
    return index == 0 ? nil : steps[index - 1]
  }

  /// The first step at a key behind `key`.
  func step(behind key: OrderKey) -> Step? {
    let index = steps.partition { $0.key <= key }
    return index == steps.count ? nil : steps[index]
  }

  /// Where an item stands, or `nil` when this amendment does not concern it.
  @usableFromInline func place(of slot: Int) -> OrderKey? {
    let index = places.partition { $0.slot < slot }
    return index < places.count && places[index].slot == slot ? places[index].key : nil
  }

  /// The added identifiers of a hash.
  @usableFromInline func names(ofHash hash: Int) -> ArraySlice<Name> {
    let first = names.partition { $0.hash < hash }
    var end = first
    while end < names.count, names[end].hash == hash { end += 1 }
    return ArraySlice(names[first..<end])
  }

  /// The steps at keys from `first` up to but not including `end`, each with its own weight.
  @usableFromInline func steps(from first: OrderKey, to end: OrderKey) -> [Step] {
    let low = steps.partition { $0.key < first }
    let high = steps.partition { $0.key < end }
    return (low..<high).map { index in
      var step = steps[index]
      if index > 0 { step.weight -= steps[index - 1].weight }
      return step
    }
  }
}

extension Amendment {
  /// One operation while it is being put together: what happens, in that order.
  @usableFromInline
  struct Draft {
    private var steps: [Step] = []
    private var places: [Place] = []
    private var names: [Name] = []

    @usableFromInline init() {}

    /// Moves an item; it comes or goes where one of the keys is `.absent`.
    @usableFromInline mutating func move(_ slot: Int, from old: OrderKey, to new: OrderKey) {
      let number = Int32(truncatingIfNeeded: slot)
      if old != .absent { steps.append(Step(key: old, slot: number, weight: -1)) }
      if new != .absent { steps.append(Step(key: new, slot: number, weight: 1)) }
      places.append(Place(slot: slot, key: new))
    }

    /// Gives a slot to an identifier that was absent.
    @usableFromInline mutating func add(_ slot: Int, hash: Int) {
      names.append(Name(hash: hash, slot: slot))
    }

    /// The number of items edited.
    @usableFromInline var count: Int { places.count }

    @usableFromInline var amendment: Amendment {
      Amendment(
        steps: Amendment.summed(steps), places: Amendment.latest(places),
        names: ContiguousArray(names.sorted { $0.hash < $1.hash }), level: 0)
    }
  }

  /// The amendments with that of one more operation, of which four of a size are made into one.
  @usableFromInline static func pushing(_ draft: Draft, on amendments: [Amendment]) -> [Amendment] {
    var last = draft.amendment
    var kept = amendments.count
    while kept >= 3, amendments[kept - 3].level <= last.level {
      last = Amendment(merging: amendments[(kept - 3)..<kept] + [last])
      kept -= 3
    }
    return amendments.replacingEnd(from: kept, with: last)
  }

  /// Creates one amendment of several, the youngest last.
  private convenience init(merging parts: some Collection<Amendment>) {
    self.init(
      steps: Self.summed(parts.flatMap { $0.steps(from: OrderKey(rawValue: 0), to: .absent) }),
      places: Self.latest(parts.flatMap(\.places)),
      names: ContiguousArray(parts.flatMap(\.names).sorted { $0.hash < $1.hash }),
      level: (parts.first?.level ?? 0) + 1)
  }

  /// The steps by key, those at one key added up, with running sums.
  fileprivate static func summed(_ steps: [Step]) -> ContiguousArray<Step> {
    var result: ContiguousArray<Step> = []
    result.reserveCapacity(steps.count)
    var sum: Int32 = 0
    for var step in net(steps) {
      sum += step.weight
      step.weight = sum
      result.append(step)
    }
    return result
  }

  /// The steps by key, those at one key added up and dropped where nothing is left of them.
  @usableFromInline static func net(_ steps: [Step]) -> [Step] {
    var result: [Step] = []
    result.reserveCapacity(steps.count)
    for step in steps.sorted(by: { $0.key < $1.key }) {
      if let last = result.last, last.key == step.key {
        result[result.count - 1].weight += step.weight
        if result[result.count - 1].weight == 0 { result.removeLast() }
      } else {
        result.append(step)
      }
    }
    return result
  }

  /// The last place of each item, by slot.
  static func latest(_ places: [Place]) -> ContiguousArray<Place> {
    var result: ContiguousArray<Place> = []
    result.reserveCapacity(places.count)
    let order = places.indices.sorted { (places[$0].slot, $0) < (places[$1].slot, $1) }
    for index in order {
      if result.last?.slot == places[index].slot { result.removeLast() }
      result.append(places[index])
    }
    return result
  }
}

extension RandomAccessCollection where Index == Int {
  /// The end of the elements at the start for which `isBefore` holds, found by halving.
  @inlinable func partition(_ isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
