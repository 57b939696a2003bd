/// The part of Swift's standard library that programs about collection views use.
///
/// It is declared in Swift. What differs from Swift's own is said there.
enum StandardLibrary {
  static let prelude = Prelude(
    name: "Swift",
    source: [
      types, foundation, protocolMembers, collections, strings, stringIndices, numbers,
      singlePrecision, sizedIntegers, differences, functions,
    ]
    .joined(),
    natives: natives)

  static let natives = [
    arrayNatives, sequenceNatives, setNatives, dictionaryNatives, stringNatives, numberNatives,
    optionSetNatives,
    otherNatives, foundationNatives, jsonNatives, sliceNatives, indexNatives,
    differenceNatives,
  ]
  .reduce(into: [String: NativeFunction]()) { all, some in
    all.merge(some) { first, _ in first }
  }

  /// The types that the interpreter knows by their places, in the order of `KnownType`.
  private static let types = """
    protocol Any {}
    enum Never {}
    struct Int: Numeric, FixedWidthInteger, SignedInteger, SignedNumeric, Strideable, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {}
    struct Double: FloatingPoint, SignedNumeric, Strideable, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {}
    struct CGFloat: FloatingPoint, SignedNumeric, Strideable, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {}
    struct Bool: Hashable, CustomStringConvertible {}
    struct String: Hashable, Comparable, Collection, CustomStringConvertible, ExpressibleByStringLiteral { typealias Element = Character }
    struct Substring: Hashable, Comparable, Collection, CustomStringConvertible { typealias Element = Character }
    struct Character: Hashable, Comparable, CustomStringConvertible {}
    enum Optional<Wrapped>: Hashable { case none; case some(Wrapped) }
    struct Array<Element>: Collection, Hashable, ExpressibleByArrayLiteral {}
    struct ArraySlice<Element>: Collection, Hashable {}
    struct Set<Element: Hashable>: Collection, Hashable {}
    struct Dictionary<Key: Hashable, Value>: Collection, Hashable { typealias Element = (key: Key, value: Value) }
    struct Range<Bound: Comparable>: Collection, Hashable { let lowerBound: Bound; let upperBound: Bound; typealias Element = Bound }
    struct ClosedRange<Bound: Comparable>: Collection, Hashable { let lowerBound: Bound; let upperBound: Bound; typealias Element = Bound }
    protocol Equatable {}
    protocol Hashable: Equatable {}
    protocol Comparable: Equatable {}
    protocol Error {}
    protocol CaseIterable {}
    protocol RawRepresentable {}
    protocol CustomStringConvertible { var description: String { get } }
    protocol Sequence { associatedtype Element }
    protocol Collection: Sequence { associatedtype Element }
    protocol OptionSet: RawRepresentable, Equatable { associatedtype RawValue
      var rawValue: RawValue { get } }
    protocol AnyObject {}
    struct AnyHashable: Hashable { init<H>(_ base: H)
      var base: Any { self } }
    protocol ExpressibleByArrayLiteral {}
    protocol ExpressibleByStringLiteral {}
    protocol ExpressibleByIntegerLiteral {}
    protocol ExpressibleByFloatLiteral {}
    struct Hasher { var state: Int
      init() { state = 0 }
      mutating func combine<H>(_ value: H)
      func finalize() -> Int { state }
    }
    protocol Numeric: Equatable, AdditiveArithmetic {}
    protocol FloatingPoint: Numeric {}
    struct Int8: _SizedInteger, SignedNumeric, SignedInteger { let _bits: Int }
    struct Int16: _SizedInteger, SignedNumeric, SignedInteger { let _bits: Int }
    struct Int32: _SizedInteger, SignedNumeric, SignedInteger { let _bits: Int }
    struct UInt: _SizedInteger, UnsignedInteger { let _bits: Int }
    struct UInt8: _SizedInteger, UnsignedInteger { let _bits: Int }
    struct UInt16: _SizedInteger, UnsignedInteger { let _bits: Int }
    struct UInt32: _SizedInteger, UnsignedInteger { let _bits: Int }
    struct UInt64: _SizedInteger, UnsignedInteger { let _bits: Int }
    struct Int64: _SizedInteger, SignedNumeric, SignedInteger { let _bits: Int }
    struct Float: FloatingPoint, SignedNumeric, Strideable, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { let _value: Double }
    typealias Sendable = Any
    typealias Codable = Any
    typealias Decodable = Any
    typealias Encodable = Any
    typealias TimeInterval = Double
    typealias AnyClass = Any
    protocol AdditiveArithmetic {}
    protocol SignedNumeric: Numeric {}
    protocol BinaryInteger: Numeric {}
    protocol SignedInteger: BinaryInteger {}
    protocol UnsignedInteger: BinaryInteger {}
    protocol FixedWidthInteger: BinaryInteger {
      static var max: Self { get }
      static var min: Self { get }
      static var zero: Self { get }
      static var bitWidth: Int { get }
    }
    protocol _SizedInteger: FixedWidthInteger, Strideable, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {}
    protocol Identifiable { associatedtype ID
      var id: ID { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol Strideable {}
    protocol RandomNumberGenerator {}
    struct SystemRandomNumberGenerator: RandomNumberGenerator { init() {} }
    enum Result<Success, Failure> { case success(Success); case failure(Failure)
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error as! Error
        }
      }
      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error as! Failure) }
      }
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
    }
    struct UUID: Hashable, CustomStringConvertible { let uuidString: String
      init()
      init(uuidString: String) { self.uuidString = uuidString }
      var description: String { uuidString }
    }
    struct PartialRangeFrom<Bound: Comparable>: Sequence { let lowerBound: Bound; typealias Element = Bound
      func contains(_ element: Bound) -> Bool { element >= lowerBound }
    }
    struct PartialRangeThrough<Bound: Comparable> { let upperBound: Bound
      func contains(_ element: Bound) -> Bool { element <= upperBound }
    }
    struct PartialRangeUpTo<Bound: Comparable> { let upperBound: Bound
      func contains(_ element: Bound) -> Bool { element < upperBound }
    }
    struct ObjectIdentifier: Hashable { let number: Int
      init(_ object: AnyObject)
    }
    class NSObject: Hashable, CustomStringConvertible {
      init() {}
      static func == (a: NSObject, b: NSObject) -> Bool { a === b }
      func hash(into hasher: inout Hasher) {}
      var description: String { "<object>" }
    }

    """

  private static let functions = """
    func max<T: Comparable>(_ a: T, _ b: T, _ more: T...) -> T
    func min<T: Comparable>(_ a: T, _ b: T, _ more: T...) -> T
    func abs<T: Comparable>(_ x: T) -> T
    func swap<T>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> AnyIterator<T> {
      var current: T? = first
      return AnyIterator {
        defer { current = current.flatMap { next($0) } }
        return current
      }
    }
    func zip<A, B>(_ a: Sequence<A>, _ b: Sequence<B>) -> [(A, B)]
    func stride(from start: Int, to end: Int, by step: Int) -> [Int]
    func stride(from start: Int, through end: Int, by step: Int) -> [Int]
    func stride(from start: Double, to end: Double, by step: Double) -> [Double]
    func stride(from start: Double, through end: Double, by step: Double) -> [Double]
    func sqrt(_ x: Double) -> Double
    func pow(_ x: Double, _ y: Double) -> Double
    func floor(_ x: Double) -> Double
    func ceil(_ x: Double) -> Double
    func round(_ x: Double) -> Double
    func trunc(_ x: Double) -> Double
    func sin(_ x: Double) -> Double
    func cos(_ x: Double) -> Double
    func tan(_ x: Double) -> Double
    func repeatElement<T>(_ element: T, count: Int) -> [T]
    func assert(_ condition: Bool, _ message: String = "")
    func precondition(_ condition: Bool, _ message: String = "")
    func fatalError(_ message: String = "") -> Never
    func preconditionFailure(_ message: String = "") -> Never
    func assertionFailure(_ message: String = "")
    """
}
