import SwiftReading
import Wording

extension StandardLibrary {
  static let foundationNatives: [String: NativeFunction] = [
    "_errorName(_:)": { (call) throws(Interruption) in
      let error = call.arguments[0]
      var code = 1
      switch error {
      case .enumCase(let own): code = Int(own.index)
      case .enumPayload(let payload): code = Int(payload.enumCase.index)
      default: break
      }
      return .string("main.\(call.typeName(of: error)) error \(code).")
    },
    "Hashable.hashValue": { (call) throws(Interruption) in
      .int(try call.hash(of: call.receiver))
    },
    "_clock()": { (call) throws(Interruption) in .double(call.machine.clock) },
    "_putOff(_:_:)": { (call) throws(Interruption) in
      call.machine.putOff(call.arguments[1], until: call.arguments[0].asDouble ?? 0)
      return .void
    },
    "_runPutOff()": { (call) throws(Interruption) in
      try call.machine.runQueue()
      return .void
    },
    "_formatted(_:_:)": { (call) throws(Interruption) in
      var format = FormatString(call.words(0), call.arguments[1].asArray ?? [])
      return .string(try format.text(of: call))
    },
    "String.init(format:_:)": { (call) throws(Interruption) in
      let values = call.arguments[1].asArray ?? []
      var format = FormatString(call.words(0), values)
      return .string(try format.text(of: call))
    },
    "String.init(format:arguments:)": { (call) throws(Interruption) in
      let values = call.arguments[1].asArray ?? []
      var format = FormatString(call.words(0), values)
      return .string(try format.text(of: call))
    },
  ]
}

extension Machine {
  /// How long after the entry's begin work that is put off still runs, in seconds.
  ///
  /// What puts itself off again and again would never end.
  private static let horizon = 60.0

  func putOff(_ work: Value, until due: Double) {
    let place = queue.firstIndex { $0.due > due } ?? queue.endIndex
    queue.insert((due, work), at: place)
  }

  /// Runs what was put off, in the order in which it is due.
  func runQueue() throws(Interruption) {
    while let next = queue.first {
      queue.removeFirst()
      guard next.due <= Self.horizon else { continue }
      clock = max(clock, next.due)
      isDirect = true
      _ = try call(next.work, with: [], at: 0..<0)
      if hasDropped { try release() }
    }
  }
}

/// A text of `String(format:)` with what it takes.
private struct FormatString {
  private var format: Substring
  private var values: ArraySlice<Value>

  init(_ format: String, _ values: [Value]) {
    self.format = format[...]
    self.values = values[...]
  }

  mutating func text(of call: NativeCall) throws(Interruption) -> String {
    var text = ""
    while let character = format.popFirst() {
      text += character == "%" ? try specified(call) : String(character)
      try call.machine.checkSize(text.utf8.count, call.range)
    }
    return text
  }

  /// What stands behind a `%`.
  private mutating func specified(_ call: NativeCall) throws(Interruption) -> String {
    var flags: Set<Character> = []
    while let flag = format.first, "-+ 0#".contains(flag) {
      flags.insert(flag)
      format.removeFirst()
    }
    let width = number() ?? 0
    var precision: Int?
    if format.first == "." {
      format.removeFirst()
      precision = number() ?? 0
    }
    while let length = format.first, "lhqzt".contains(length) { format.removeFirst() }
    guard let kind = format.popFirst() else { return "%" }
    if kind == "%" { return "%" }
    guard let value = values.popFirst() else {
      throw call.refusal("'%\(String(kind))' has no argument")
    }
    let (digits, isNegative) = try digits(value, kind, precision, call)
    let sign = isNegative ? "-" : flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    let signs = "dif".contains(kind) || "eEgG".contains(kind) ? sign : ""
    let missing = min(max(0, width - digits.count - signs.count), 10_000)
    if flags.contains("-") { return signs + digits + String(repeating: " ", count: missing) }
    if flags.contains("0"), kind != "@" {
      return signs + String(repeating: "0", count: missing) + digits
    }
    return String(repeating: " ", count: missing) + signs + digits
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let digit = format.first, digit.isASCII, digit.isNumber, digits.count < 5 {
      digits.append(digit)
      format.removeFirst()
    }
    return Int(digits)
  }

  private func digits(
    _ value: Value, _ kind: Character, _ precision: Int?, _ call: NativeCall
  ) throws(Interruption) -> (String, isNegative: Bool) {
    let plain: Value = value.isFloat ? .double(value.asDouble ?? 0) : value
    switch (kind, value.integer.map { .int($0.bits) } ?? plain) {
    case ("@", _): return (try call.text(of: value), false)
    case ("d", .int(let number)), ("i", .int(let number)), ("u", .int(let number)):
      let text = String(number.magnitude)
      let zeros = String(repeating: "0", count: max(0, min(precision ?? 0, 500) - text.count))
      return (zeros + text, number < 0)
    case ("x", .int(let number)): return (String(UInt(bitPattern: number), radix: 16), false)
    case ("X", .int(let number)):
      return (String(UInt(bitPattern: number), radix: 16, uppercase: true), false)
    case ("o", .int(let number)): return (String(UInt(bitPattern: number), radix: 8), false)
    case ("c", .int(let number)):
      return (UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String($0) } ?? "", false)
    case ("f", .double(let number)), ("F", .double(let number)):
      return (DecimalText.fixed(number.magnitude, min(precision ?? 6, 300)), number.sign == .minus)
    case ("e", .double(let number)):
      return (DecimalText.scientific(number.magnitude, min(precision ?? 6, 300)), number < 0)
    case ("g", .double(let number)):
      return (DecimalText.general(number.magnitude, min(precision ?? 6, 300)), number < 0)
    default:
      throw call.refusal(
        "'%\(String(kind))' does not take a value of type '\(call.typeName(of: value))'",
        fix: "'%d' takes an 'Int', '%f' a 'Double', '%@' anything else")
    }
  }
}

/// Decimal digits of doubles, exact, rounded half to even as C's `printf` does.
enum DecimalText {
  static func fixed(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : "inf" }
    var digits = scaled(value, places).map { String($0) }.joined()
    if digits.count <= places {
      digits = String(repeating: "0", count: places + 1 - digits.count) + digits
    }
    if places == 0 { return digits }
    return digits.dropLast(places) + "." + digits.suffix(places)
  }

  static func scientific(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : "inf" }
    if value == 0 { return fixed(0, places) + "e+00" }
    let (digits, exponent) = significant(value, places + 1)
    let mantissa = places == 0 ? digits : digits.prefix(1) + "." + digits.dropFirst()
    let power = String(exponent.magnitude)
    return mantissa + (exponent < 0 ? "e-" : "e+") + (power.count < 2 ? "0" + power : power)
  }

  static func general(_ value: Double, _ precision: Int) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : fixed(value, 0) }
    let precision = max(1, precision)
    let exponent = significant(value, precision).exponent
    var text: String
    var tail = ""
    if exponent < -4 || exponent >= precision {
      let parts = scientific(value, precision - 1).split(separator: "e")
      text = String(parts[0])
      tail = "e" + parts[1]
    } else {
      text = fixed(value, precision - 1 - exponent)
    }
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text + tail
  }

  /// The first `count` digits, and the power of ten of the first.
  private static func significant(_ value: Double, _ count: Int) -> (String, exponent: Int) {
    let all = fixed(value, 340).filter { $0 != "." }
    let whole = fixed(value, 340).prefix { $0 != "." }.count
    let zeros = all.prefix { $0 == "0" }.count
    var exponent = whole - 1 - zeros
    var digits = scaled(value, count - 1 - exponent).map { String($0) }.joined()
    if digits.count > count {
      digits.removeLast()
      exponent += 1
    }
    return (digits, exponent)
  }

  /// The digits of value × 10^places, rounded to a whole number.
  private static func scaled(_ value: Double, _ places: Int) -> [Int] {
    if value == 0 { return [0] }
    // value = mantissa × 2^power, in digits of base ten, most significant first.
    let power = Int(value.exponent) - 52
    let mantissa = UInt64(value.significandBitPattern) | (value.isNormal ? 1 << 52 : 0)
    var digits = String(mantissa).compactMap(\.wholeNumberValue)
    let shift = value.isNormal ? power : -1074
    for _ in 0..<max(0, shift) { multiply(&digits, by: 2) }
    // A half for each negative power: times five, over ten.
    var fraction = max(0, -shift)
    for _ in 0..<fraction { multiply(&digits, by: 5) }
    if places >= 0 {
      let added = min(places, fraction)
      fraction -= added
      digits += [Int](repeating: 0, count: places - added)
    } else {
      fraction -= places
    }
    return rounded(digits, dropping: fraction)
  }

  private static func multiply(_ digits: inout [Int], by factor: Int) {
    var carry = 0
    for place in digits.indices.reversed() {
      let product = digits[place] * factor + carry
      digits[place] = product % 10
      carry = product / 10
    }
    if carry > 0 { digits.insert(carry, at: 0) }
  }

  private static func rounded(_ digits: [Int], dropping count: Int) -> [Int] {
    if count == 0 { return digits }
    var kept = count < digits.count ? Array(digits.dropLast(count)) : [0]
    let dropped =
      count <= digits.count
      ? Array(digits.suffix(count))
      : [Int](repeating: 0, count: count - digits.count) + digits
    let isHalf = dropped[0] == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
    let goesUp = isHalf ? kept[kept.count - 1] % 2 == 1 : dropped[0] >= 5
    guard goesUp else { return kept }
    var place = kept.count - 1
    while place >= 0 {
      kept[place] += 1
      if kept[place] < 10 { return kept }
      kept[place] = 0
      place -= 1
    }
    return [1] + kept
  }
}
