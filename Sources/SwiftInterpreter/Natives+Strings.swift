import SwiftReading
import Wording

extension NativeCall {
  var text: String { receiver.asString ?? "" }

  func words(_ index: Int) -> String { arguments[index].asString ?? "" }

  /// Changes the string that the receiver is, in place.
  mutating func withText<Result>(_ body: (inout String) -> Result) throws(Interruption) -> Result {
    guard case .string(var text) = receiver else { throw machine.uninitialized(range) }
    receiver = .void
    defer { receiver = .string(text) }
    let result = body(&text)
    try machine.checkSize(text.utf8.count, range)
    return result
  }
}

extension String {
  /// Whether the other text is in it; an empty one is not, as in Foundation.
  fileprivate func has(_ other: String) -> Bool { split(by: other) != [self] }

  /// The parts between the places where `separator` stands.
  fileprivate func split(by separator: String) -> [String] {
    guard !separator.isEmpty else { return [self] }
    let characters = Array(self)
    let separator = Array(separator)
    var parts: [String] = []
    var part = ""
    var place = 0
    while place < characters.count {
      let end = place + separator.count
      if end <= characters.count, characters[place..<end].elementsEqual(separator) {
        parts.append(part)
        part = ""
        place = end
      } else {
        part.append(characters[place])
        place += 1
      }
    }
    return parts + [part]
  }
}

extension StandardLibrary {
  private typealias TextFunction = @Sendable (borrowing NativeCall, String) -> Value

  /// A native of `String`, `Substring` or `Character` that only reads.
  private static func reading(_ body: @escaping TextFunction) -> NativeFunction {
    { (call) throws(Interruption) in body(call, call.text) }
  }

  private static let uppercased = reading { _, text in .string(text.uppercased()) }
  private static let lowercased = reading { _, text in .string(text.lowercased()) }
  private static let hasPrefix = reading { call, text in .bool(text.hasPrefix(call.words(0))) }
  private static let hasSuffix = reading { call, text in .bool(text.hasSuffix(call.words(0))) }
  private static let caseless = reading { call, text in
    .bool(text.lowercased().has(call.words(0).lowercased()))
  }
  private static let append: NativeFunction = { (call) throws(Interruption) in
    let words = call.words(0)
    try call.withText { $0 += words }
    return .void
  }
  private static let describing: NativeFunction = { (call) throws(Interruption) in
    .string(try call.text(of: call.arguments[0]))
  }

  static let stringNatives: [String: NativeFunction] = stringReading.merging(stringWriting) {
    a, _ in a
  }

  private static let stringReading: [String: NativeFunction] = [
    "String.init()": { (_) throws(Interruption) in .string("") },
    "String.init(_:)": { (call) throws(Interruption) in
      guard case .array(let characters) = call.arguments[0] else { return try describing(&call) }
      return .string(characters.compactMap(\.asString).joined())
    },
    "String.init(describing:)": describing,
    "String.init(reflecting:)": { (call) throws(Interruption) in
      .string(try call.machine.reflect(call.arguments[0], at: call.range))
    },
    "String.init(repeating:count:)": { (call) throws(Interruption) in
      let count = try call.nonNegative(1)
      let (size, overflow) = count.multipliedReportingOverflow(by: call.words(0).utf8.count)
      try call.machine.checkSize(overflow ? .max : size, call.range)
      return .string(String(repeating: call.words(0), count: count))
    },
    "AnyHashable.init(_:)": { (call) throws(Interruption) in call.arguments[0] },
    "String.init(_:radix:uppercase:)": { (call) throws(Interruption) in
      let radix = try call.integer(1)
      guard (2...36).contains(radix) else {
        throw call.machine.trap("Fatal error: Radix must be between 2 and 36", at: call.range)
      }
      guard let number = call.arguments[0].asInteger else {
        throw call.machine.uninitialized(call.range)
      }
      return .string(
        String(number, radix: radix, uppercase: call.arguments[2].asBool ?? false))
    },
    "String.count": reading { _, text in .int(text.count) },
    "Substring.count": reading { _, text in .int(text.count) },
    "String.isEmpty": reading { _, text in .bool(text.isEmpty) },
    "Substring.isEmpty": reading { _, text in .bool(text.isEmpty) },
    "String.last": reading { _, text in .optional(text.last.map { .string(String($0)) }) },
    "String.uppercased()": uppercased, "Substring.uppercased()": uppercased,
    "Character.uppercased()": uppercased, "String.lowercased()": lowercased,
    "Substring.lowercased()": lowercased, "Character.lowercased()": lowercased,
    "String.capitalized": reading { _, text in
      var isStart = true
      var result = ""
      for character in text {
        result += isStart ? character.uppercased() : character.lowercased()
        isStart = !character.isLetter && !character.isNumber && character != "'"
      }
      return .string(result)
    },
    "String.hasPrefix(_:)": hasPrefix, "Substring.hasPrefix(_:)": hasPrefix,
    "String.hasSuffix(_:)": hasSuffix, "Substring.hasSuffix(_:)": hasSuffix,
    "String.contains(_:)": reading { call, text in .bool(text.has(call.words(0))) },
    "String.localizedCaseInsensitiveContains(_:)": caseless,
    "String.localizedStandardContains(_:)": caseless,
    "String.split(separator:)": reading { call, text in
      let separator = call.words(0).first ?? " "
      return .array(text.split(separator: separator).map { .string(String($0)) })
    },
    "String.components(separatedBy:)": reading { call, text in
      .array(text.split(by: call.words(0)).map { .string($0) })
    },
    "String.replacingOccurrences(of:with:)": reading { call, text in
      .string(text.split(by: call.words(0)).joined(separator: call.words(1)))
    },
    "String.prefix(_:)": { (call) throws(Interruption) in
      .string(String(call.text.prefix(try call.nonNegative(0))))
    },
    "String.suffix(_:)": { (call) throws(Interruption) in
      .string(String(call.text.suffix(try call.nonNegative(0))))
    },
    "String.dropFirst(_:)": { (call) throws(Interruption) in
      .string(String(call.text.dropFirst(try call.nonNegative(0))))
    },
    "String.dropLast(_:)": { (call) throws(Interruption) in
      .string(String(call.text.dropLast(try call.nonNegative(0))))
    },
    "String.reversed()": reading { _, text in
      .array(text.reversed().map { .string(String($0)) })
    },
    "String.filter(_:)": { (call) throws(Interruption) in
      var result = ""
      for character in call.text
      where try call.test(call.arguments[0], [.string(String(character))]) {
        result.append(character)
      }
      return .string(result)
    },
    "Character.isLetter": reading { _, text in .bool(text.first?.isLetter ?? false) },
    "Character.asciiValue": reading { _, text in
      .optional(text.first?.asciiValue.map { IntegerType(.uInt8).value(bits: Int($0)) })
    },
    "Character.isNumber": reading { _, text in .bool(text.first?.isNumber ?? false) },
    "Character.isUppercase": reading { _, text in .bool(text.first?.isUppercase ?? false) },
    "Character.isLowercase": reading { _, text in .bool(text.first?.isLowercase ?? false) },
    "Character.isWhitespace": reading { _, text in .bool(text.first?.isWhitespace ?? false) },
    "Character.isPunctuation": reading { _, text in .bool(text.first?.isPunctuation ?? false) },
  ]

  private static let stringWriting: [String: NativeFunction] = [
    "String.append(_:)": append, "String.append(contentsOf:)": append,
    "String.removeAll()": { (call) throws(Interruption) in
      call.receiver = .string("")
      return .void
    },
    "String.removeLast()": { (call) throws(Interruption) in
      let last = try call.withText { $0.popLast() }
      guard let last else { throw call.machine.outOfRange(call.range) }
      return .string(String(last))
    },
    "String.removeFirst()": { (call) throws(Interruption) in
      let first = try call.withText { $0.isEmpty ? nil : $0.removeFirst() }
      guard let first else { throw call.machine.outOfRange(call.range) }
      return .string(String(first))
    },
  ]
}
