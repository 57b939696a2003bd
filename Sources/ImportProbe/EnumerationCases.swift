/// The cases of an enumeration, as Swift's runtime keeps them beside its type.
///
/// Source: the layout of type metadata in Swift's documentation of its ABI.
struct EnumerationCases {
  /// Those that something comes with first, in the order of their tags.
  let names: [String]
  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer
  private let records: UnsafeRawPointer

  /// The cases of a type; nil where it is no enumeration.
  init?(of type: any Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.kind else { return nil }
    descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    // Of a type that was compiled to tell nothing of itself there are none.
    guard (descriptor + Self.fieldsOffset).load(as: Int32.self) != 0 else { return nil }
    let fields = (descriptor + Self.fieldsOffset).relative
    let count = Int((fields + 12).load(as: UInt32.self))
    let records = fields + 16
    self.records = records
    names = (0..<count).map { index in
      let name = (records + index * Self.recordSize + 8).relative
      return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
  }

  private static let kind: UInt = 0x201
  private static let fieldsOffset = 16
  private static let recordSize = 12
  /// Where the table of a type's operations has those that tell a value's tag, take the tag out of it
  /// and put one into it.
  private static let (tag, projection, injection) = (11, 12, 13)

  /// The name of a value's case.
  func name<Value>(of value: Value) -> String {
    withUnsafePointer(to: value) { names[tag(at: UnsafeRawPointer($0))] }
  }

  private func tag(at place: UnsafeRawPointer) -> Int {
    typealias Telling = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    return Int(operation(Self.tag, as: Telling.self)(place, metadata))
  }

  private func record(_ index: Int) -> UnsafeRawPointer { records + index * Self.recordSize }

  /// Whether something comes with a case.
  func hasPayload(_ index: Int) -> Bool { (record(index) + 4).load(as: Int32.self) != 0 }

  /// The type of what comes with a case; nil for nothing, and for what is kept apart.
  func payload(of index: Int) -> (any Any.Type)? {
    let isIndirect = record(index).load(as: UInt32.self) & 1 == 1
    guard hasPayload(index), !isIndirect else { return nil }
    let name = (record(index) + 4).relative
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(Self.length(of: name)),
      genericContext: descriptor, genericArguments: metadata + 16)
  }

  /// How many bytes a mangled name has, in which references stand for types.
  private static func length(of name: UnsafeRawPointer) -> Int {
    var end = 0
    while true {
      switch name.load(fromByteOffset: end, as: UInt8.self) {
      case 0: return end
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 9
      default: end += 1
      }
    }
  }

  /// Makes what is at a place, which is what comes with a case or nothing, a value of that case.
  func inject(_ index: Int, into place: UnsafeMutableRawPointer) {
    typealias Injection = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    operation(Self.injection, as: Injection.self)(place, UInt32(index), metadata)
  }

  /// Changes what comes with the case of a value.
  func change(
    _ place: UnsafeMutableRawPointer, _ change: (any Any.Type, UnsafeMutableRawPointer) -> Void
  ) {
    typealias Projection = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let index = tag(at: place)
    guard let payload = payload(of: index) else { return }
    operation(Self.projection, as: Projection.self)(place, metadata)
    change(payload, place)
    inject(index, into: place)
  }

  private func operation<Operation>(_ index: Int, as type: Operation.Type) -> Operation {
    let operations = (metadata - 8).load(as: UnsafeRawPointer.self)
    return operations.load(fromByteOffset: index * 8, as: type)
  }
}

extension UnsafeRawPointer {
  /// What a relative pointer at this place points at.
  fileprivate var relative: UnsafeRawPointer { self + Int(loadUnaligned(as: Int32.self)) }
}
