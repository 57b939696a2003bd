public import Foundation
public import HeadlessUIKit

// The collections of a database's objects.

public protocol RealmCollection: RandomAccessCollection where Index == Int {
  /// Its elements as they are now.
  var elements: [Element] { get }
  /// The database that it is of; nil for a list of an object that is in none.
  var realm: Realm? { get }
}

extension RealmCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }

  public func filter(_ format: String, _ arguments: Any...) -> RealmResults<Element> {
    filter(FormatPredicate(format: format, argumentArray: arguments))
  }

  public func filter(_ predicate: NSPredicate) -> RealmResults<Element> {
    results { $0.filter { predicate.evaluate(with: $0) } }
  }

  public func `where`(
    _ isIncluded: (RealmQuery<Element>) -> RealmQuery<Bool>
  ) -> RealmResults<Element> {
    let query = isIncluded(RealmQuery { $0 as? Element })
    return results { $0.filter { query.value(of: $0) == true } }
  }

  public func sorted(byKeyPath path: String, ascending: Bool = true) -> RealmResults<Element> {
    sorted(by: [RealmSortDescriptor(keyPath: path, ascending: ascending)])
  }

  public func sorted<Value: Comparable>(
    by path: KeyPath<Element, Value>, ascending: Bool = true
  ) -> RealmResults<Element> {
    results { elements in
      elements.sorted { first, second in
        let (first, second) = (first[keyPath: path], second[keyPath: path])
        return ascending ? first < second : second < first
      }
    }
  }

  public func sorted(by descriptors: [RealmSortDescriptor]) -> RealmResults<Element> {
    results { elements in
      // Of those alike the earlier stays before.
      descriptors.reversed().reduce(elements) { elements, descriptor in
        elements.enumerated().sorted {
          let order = descriptor.order(of: $0.element, $1.element)
          return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
        }.map(\.element)
      }
    }
  }

  public func index(matching predicate: NSPredicate) -> Int? {
    elements.firstIndex { predicate.evaluate(with: $0) }
  }

  public func sum<Number: AdditiveArithmetic>(of path: KeyPath<Element, Number>) -> Number {
    elements.map { $0[keyPath: path] }.reduce(.zero, +)
  }
  public func max<Value: Comparable>(of path: KeyPath<Element, Value>) -> Value? {
    elements.map { $0[keyPath: path] }.max()
  }
  public func min<Value: Comparable>(of path: KeyPath<Element, Value>) -> Value? {
    elements.map { $0[keyPath: path] }.min()
  }

  /// Tells what is there, a turn of the main queue later, and again after each write.
  ///
  /// That nothing is there is not told where it would take away what a screen shows of its own.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    var filling = AwaitingClosure(nothing: {})
    filling.isOfKnownTypes = true
    let token = (realm ?? .standard).observe { count in
      guard !self.isEmpty || AwaitingClosure.mayRun(filling) else { return }
      block(
        count == 0
          ? .initial(self)
          : .update(self, deletions: [], insertions: [], modifications: []))
    }
    token.tellLater()
    return token
  }

  private func results(
    _ change: @escaping ([Element]) -> [Element]
  ) -> RealmResults<Element> {
    RealmResults(of: realm) { change(self.elements) }
  }
}

/// What a database has of a type, as it is when it is asked.
public struct RealmResults<Element>: RealmCollection {
  public let realm: Realm?
  private let ask: () -> [Element]

  init(of realm: Realm?, _ ask: @escaping () -> [Element]) { (self.realm, self.ask) = (realm, ask) }

  public var elements: [Element] { ask() }
}

extension RealmResults: StandInMaking {
  public init() { self.init(of: nil) { [] } }
}

/// The objects that link to one, of which nobody keeps account.
public typealias LinkingObjects = RealmResults

extension RealmResults: RealmDefaulting {
  public static var realmDefault: RealmResults { RealmResults() }
  public init(fromType type: Element.Type, property: String) { self.init() }
}

/// A list in an object.
public final class RealmList<Element>: RealmCollection, RangeReplaceableCollection,
  MutableCollection, ExpressibleByArrayLiteral, RealmDefaulting
{
  public private(set) var elements: [Element] = []
  public var realm: Realm? { nil }
  public static var realmDefault: RealmList { RealmList() }

  public init() {}
  public init(arrayLiteral elements: Element...) { self.elements = elements }

  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
  public func replaceSubrange<New: Collection>(
    _ subrange: Range<Int>, with newElements: New
  ) where New.Element == Element { elements.replaceSubrange(subrange, with: newElements) }

  public func append(_ element: Element) { elements.append(element) }
  public func append(contentsOf objects: some Sequence<Element>) {
    elements.append(contentsOf: objects)
  }
  public func append(objectsIn objects: some Sequence<Element>) {
    elements.append(contentsOf: objects)
  }
  public func insert(_ element: Element, at index: Int) { elements.insert(element, at: index) }
  @discardableResult
  public func remove(at index: Int) -> Element { elements.remove(at: index) }
  public func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { elements.remove(at: offset) }
  }
  public func removeFirst() { elements.removeFirst() }
  public func removeLast() { elements.removeLast() }
  public func removeAll() { elements.removeAll() }
  public func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }
  public func swapAt(_ first: Int, _ second: Int) { elements.swapAt(first, second) }
}

extension RealmList: Equatable where Element: Equatable {
  public static func == (one: RealmList, other: RealmList) -> Bool {
    one.elements == other.elements
  }
}
extension RealmList: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// An order by the value of a key.
public struct RealmSortDescriptor {
  public let keyPath: String
  public let ascending: Bool

  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }

  func order(of first: Any, _ second: Any) -> ComparisonResult {
    let values = [first, second].map { value in
      (value as? RealmObjectBase)?.value(forKeyPath: keyPath) ?? value
    }
    let order = NSSortDescriptor.order(ofValues: values[0], values[1])
    guard !ascending else { return order }
    return ComparisonResult(rawValue: -order.rawValue) ?? .orderedSame
  }
}

public enum RealmCollectionChange<Collection> {
  case initial(Collection)
  case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}
