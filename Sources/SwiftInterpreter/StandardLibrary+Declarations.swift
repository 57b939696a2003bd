extension StandardLibrary {
  static let protocolMembers = """
    extension Sequence {
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
      func flatMap<T>(_ transform: (Element) throws -> Sequence<T>) rethrows -> [T]
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) rethrows -> R
      func reduce<R>(into initial: R, _ update: (inout R, Element) throws -> Void) rethrows -> R
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      func sorted() -> [Element]
      func reversed() -> [Element]
      func shuffled() -> [Element]
      func shuffled<G>(using generator: inout G) -> [Element]
      func enumerated() -> [(offset: Int, element: Element)]
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      func contains(_ element: Element) -> Bool
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func min() -> Element?
      func max() -> Element?
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func elementsEqual(_ other: Sequence<Element>) -> Bool
      func count(where predicate: (Element) throws -> Bool) rethrows -> Int
      var lazy: [Element] { get }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func starts(with other: Sequence<Element>) -> Bool
      func prefix(_ maxLength: Int) -> [Element] {
        var found: [Element] = []
        if maxLength == 0 { return found }
        for element in self {
          found.append(element)
          if found.count == maxLength { break }
        }
        return found
      }
      func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
      func dropFirst(_ k: Int = 1) -> [Element] { Array(Array(self).dropFirst(k)) }
      func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
    }
    extension Collection {
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { 0..<count }
      subscript(index: Int) -> Element { get }
      func randomElement() -> Element?
      var underestimatedCount: Int { count }
    }
    struct AnyIterator<Element>: Sequence {
      let _body: () -> Element?
      init(_ body: @escaping () -> Element?) { _body = body }
      func next() -> Element? { _body() }
    }

    """

  static let collections = """
    extension Array {
      init()
      init(_ elements: Sequence<Element>)
      init(repeating value: Element, count: Int)
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var last: Element? { get }
      var indices: Range<Int> { 0..<count }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var capacity: Int { count }
      subscript(index: Int) -> Element { get set }
      subscript(range: Range<Int>) -> ArraySlice<Element> { get }
      subscript(range: ClosedRange<Int>) -> ArraySlice<Element> { get }
      subscript(_from from: Int) -> ArraySlice<Element> { get }
      subscript(_upTo upTo: Int) -> ArraySlice<Element> { get }
      subscript(_through through: Int) -> ArraySlice<Element> { get }
      mutating func append(_ element: Element)
      mutating func append(contentsOf elements: Sequence<Element>)
      mutating func insert(_ element: Element, at index: Int)
      mutating func insert(contentsOf elements: Sequence<Element>, at index: Int)
      @discardableResult mutating func remove(at index: Int) -> Element
      @discardableResult mutating func removeFirst() -> Element
      @discardableResult mutating func removeLast() -> Element
      mutating func removeFirst(_ count: Int)
      mutating func removeLast(_ count: Int)
      mutating func popLast() -> Element?
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      mutating func removeSubrange(_ range: Range<Int>)
      mutating func removeSubrange(_ range: ClosedRange<Int>)
      mutating func replaceSubrange(_ range: Range<Int>, with elements: Sequence<Element>)
      mutating func swapAt(_ i: Int, _ j: Int)
      mutating func sort()
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
      mutating func reverse()
      mutating func shuffle()
      mutating func reserveCapacity(_ count: Int) {}
      func prefix(_ count: Int) -> ArraySlice<Element>
      func suffix(_ count: Int) -> ArraySlice<Element>
      func dropFirst(_ count: Int = 1) -> ArraySlice<Element>
      func dropLast(_ count: Int = 1) -> ArraySlice<Element>
      func prefix(through index: Int) -> ArraySlice<Element> { self[0...index] }
      func prefix(upTo index: Int) -> ArraySlice<Element> { self[0..<index] }
      func suffix(from index: Int) -> ArraySlice<Element> { self[index..<count] }
      func firstIndex(of element: Element) -> Int?
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
      func lastIndex(of element: Element) -> Int?
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
      func joined(separator: String = "") -> String
      func joined() -> Element
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      var description: String { get }
    }
    extension ArraySlice {
      init(_ elements: Sequence<Element>)
      var last: Element? { get }
      func joined(separator: String = "") -> String
      func prefix(_ count: Int) -> ArraySlice<Element>
      func suffix(_ count: Int) -> ArraySlice<Element>
      func dropFirst(_ count: Int = 1) -> ArraySlice<Element>
      func dropLast(_ count: Int = 1) -> ArraySlice<Element>
    }
    extension Set {
      init()
      init(_ elements: Sequence<Element>)
      @discardableResult mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ element: Element) -> Element?
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func formUnion(_ other: Sequence<Element>)
      mutating func subtract(_ other: Sequence<Element>)
      mutating func formIntersection(_ other: Sequence<Element>)
      func union(_ other: Sequence<Element>) -> Set<Element>
      func intersection(_ other: Sequence<Element>) -> Set<Element>
      func subtracting(_ other: Sequence<Element>) -> Set<Element>
      func symmetricDifference(_ other: Sequence<Element>) -> Set<Element>
      func isSubset(of other: Sequence<Element>) -> Bool
      func isSuperset(of other: Sequence<Element>) -> Bool
      func isDisjoint(with other: Sequence<Element>) -> Bool
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      func contains(_ element: Element) -> Bool
    }
    extension Dictionary {
      init()
      init(uniqueKeysWithValues pairs: Sequence<(Key, Value)>)
      init<G>(grouping values: Sequence<G>, by key: (G) throws -> Key) rethrows
      init(_ pairs: Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      subscript(key: Key) -> Value? { get }
      subscript(key: Key, default value: Value) -> Value { get }
      var keys: [Key] { get }
      var values: [Value] { get }
      mutating func removeValue(forKey key: Key) -> Value?
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
    }
    extension Optional {
      init(_ value: Wrapped)
      func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T?
      func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T?
    }
    extension OptionSet {
      func contains(_ member: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      func isSubset(of other: Self) -> Bool { other.contains(self) }
      func isSuperset(of other: Self) -> Bool { contains(other) }
      var isEmpty: Bool { isDisjoint(with: self) }
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(member)
        self = union(member)
        return (isNew, member)
      }
      @discardableResult mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        self = subtracting(member)
        return removed.isEmpty ? nil : removed
      }
    }
    extension Range {
      func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
      func clamped(to limits: Range<Bound>) -> Range<Bound> { max(lowerBound, limits.lowerBound)..<min(upperBound, limits.upperBound) }
    }
    extension ClosedRange {
      func contains(_ element: Bound) -> Bool { element >= lowerBound && element <= upperBound }
    }

    """

  static let strings = """
    extension String {
      init()
      init(_ value: String)
      init(_ characters: [Character])
      init<T>(_ value: T)
      init<T>(describing value: T)
      init<T>(reflecting value: T)
      init(repeating text: String, count: Int)
      init(_ value: Int, radix: Int, uppercase: Bool = false)
      var count: Int { get }
      var isEmpty: Bool { get }
      var last: Character? { get }
      func uppercased() -> String
      func lowercased() -> String
      var capitalized: String { get }
      func hasPrefix(_ text: String) -> Bool
      func hasSuffix(_ text: String) -> Bool
      func contains(_ text: String) -> Bool
      func contains(_ character: Character) -> Bool
      func localizedCaseInsensitiveContains(_ text: String) -> Bool
      func localizedStandardContains(_ text: String) -> Bool
      func split(separator: Character) -> [Substring]
      func components(separatedBy separator: String) -> [String]
      func replacingOccurrences(of text: String, with other: String) -> String
      func prefix(_ count: Int) -> Substring
      func suffix(_ count: Int) -> Substring
      func dropFirst(_ count: Int = 1) -> Substring
      func dropLast(_ count: Int = 1) -> Substring
      mutating func append(_ text: String)
      mutating func append(_ character: Character)
      mutating func append(contentsOf text: String)
      mutating func removeAll()
      @discardableResult mutating func removeLast() -> Character
      @discardableResult mutating func removeFirst() -> Character
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
      var description: String { self }
      func reversed() -> [Character]
    }
    struct CharacterSet { let kind: Int
      var _own = ""
      static let whitespaces = CharacterSet(kind: 0)
      static let whitespacesAndNewlines = CharacterSet(kind: 1)
    }
    extension Substring {
      var count: Int { get }
      var isEmpty: Bool { get }
      func uppercased() -> String
      func lowercased() -> String
      func hasPrefix(_ text: String) -> Bool
      func hasSuffix(_ text: String) -> Bool
    }
    extension Character {
      func uppercased() -> String
      func lowercased() -> String
      var isLetter: Bool { get }
      var isNumber: Bool { get }
      var asciiValue: UInt8? { get }
      var isUppercase: Bool { get }
      var isLowercase: Bool { get }
      var isWhitespace: Bool { get }
      var isPunctuation: Bool { get }
    }

    """

  static let numbers = """
    extension Int {
      init()
      init(_ value: Int)
      init(_ value: Double)
      init(_ value: Float)
      init?(_ text: String)
      init?(_ text: Substring)
      init?(exactly value: Double)
      static let max = 9223372036854775807
      static let min = -9223372036854775807 - 1
      static let zero = 0
      static let bitWidth = 64
      init<T: _SizedInteger>(_ value: T)
      init?<T: _SizedInteger>(exactly value: T)
      init<T: FixedWidthInteger>(truncatingIfNeeded value: T)
      init<T: FixedWidthInteger>(clamping value: T)
      init(bitPattern value: UInt)
      var magnitude: Int { self < 0 ? -self : self }
      var description: String { get }
      func isMultiple(of other: Int) -> Bool { other == 0 ? self == 0 : self % other == 0 }
      func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int) { (self / other, self % other) }
      func signum() -> Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
      func distance(to other: Int) -> Int { other - self }
      func advanced(by n: Int) -> Int { self + n }
      mutating func negate() { self = -self }
      static func random(in range: Range<Int>) -> Int
      static func random(in range: ClosedRange<Int>) -> Int
      static func random<G>(in range: Range<Int>, using generator: inout G) -> Int
      static func random<G>(in range: ClosedRange<Int>, using generator: inout G) -> Int
    }
    enum FloatingPointRoundingRule { case up, down, toNearestOrAwayFromZero, toNearestOrEven, towardZero, awayFromZero }
    extension Double {
      init()
      init(_ value: Double)
      init(_ value: Float)
      init(_ value: Int)
      init<T: _SizedInteger>(_ value: T)
      init?(_ text: String)
      static let pi = 3.141592653589793
      static let zero = 0.0
      static let infinity: Double = 1.0 / 0.0
      static let greatestFiniteMagnitude = 1.7976931348623157e308
      static let leastNonzeroMagnitude = 5e-324
      static let ulpOfOne = 2.220446049250313e-16
      static let nan: Double = 0.0 / 0.0
      var magnitude: Double { self < 0 ? -self : self }
      var isNaN: Bool { self != self }
      var isFinite: Bool { self - self == 0 }
      var isZero: Bool { self == 0 }
      var description: String { get }
      func rounded() -> Double
      func rounded(_ rule: FloatingPointRoundingRule) -> Double
      mutating func round() { self = rounded() }
      func squareRoot() -> Double
      func truncatingRemainder(dividingBy other: Double) -> Double
      static func random(in range: Range<Double>) -> Double
      static func random(in range: ClosedRange<Double>) -> Double
    }
    extension CGFloat {
      init()
      init(_ value: CGFloat)
      init(_ value: Float)
      init(_ value: Int)
      init<T: _SizedInteger>(_ value: T)
      static let pi: CGFloat = 3.141592653589793
      static let zero: CGFloat = 0.0
      static let infinity: CGFloat = 1.0 / 0.0
      static let nan: CGFloat = 0.0 / 0.0
      static let greatestFiniteMagnitude: CGFloat = 1.7976931348623157e308
      static let leastNonzeroMagnitude: CGFloat = 5e-324
      static let ulpOfOne: CGFloat = 2.220446049250313e-16
      var magnitude: CGFloat { self < 0 ? -self : self }
      var isNaN: Bool { self != self }
      var isFinite: Bool { self - self == 0 }
      var description: String { get }
      func rounded() -> CGFloat
      func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat
      func squareRoot() -> CGFloat
      func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat
      static func random(in range: Range<CGFloat>) -> CGFloat
      static func random(in range: ClosedRange<CGFloat>) -> CGFloat
    }
    extension Bool {
      init(_ value: Bool)
      init?(_ text: String)
      mutating func toggle() { self = !self }
      static func random() -> Bool
      var description: String { get }
    }

    """
}
