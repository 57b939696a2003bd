import TestSupport

/// Writes programs of the part of Swift that both know, which trap nowhere.
///
/// Each has types of its own and a function. No expression is deep, and leaves are variables, since
/// the compiler takes long over many literals.
struct RandomProgram {
  private var random: SeededGenerator
  var names: [(name: String, type: String)] = []
  private var count = 0
  /// What the names of the program's own types end in.
  var own = ""

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  static let sized = [
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// The types that every program has a variable of.
  private static let types = [
    "Int", "Double", "String", "Bool", "[Int]", "Character", "[String: Int]", "Int?", "[String]",
    "(Int) -> Int", "[Double]", "String?", "Float",
  ]

  mutating func function(named name: String) -> String {
    names = []
    count = 0
    own = String(name.drop { !$0.isNumber })
    var lines = declarations() + ["func \(name)() {"]
    for type in Self.types + [pick(Self.sized), pick(Self.sized)] { lines.append(variable(type)) }
    let shape = "Shape\(own)"
    for type in ["Point\(own)", shape, "Level\(own)", "Node\(own)", "[Point\(own)]", shape + "?"] {
      lines.append(variable(type))
    }
    for _ in 0..<8 { lines += statement(depth: 0) }
    for (name, type) in names {
      switch type {
      case "(Int) -> Int": lines.append("  print(\(name)(5))")
      case "[String: Int]":
        lines.append("  print(\(name).sorted { $0.key < $1.key }, \(name).count)")
      case "Node\(own)": lines.append("  print(\(name).told, \(name).weight())")
      default: lines.append("  print(\(name))")
      }
    }
    let other = names[number(0...names.count - 1)].name
    lines.append("  print(type(of: \(other)), type(of: [\(other)]), type(of: Optional(\(other))))")
    return (lines + ["}"]).joined(separator: "\n")
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func fresh(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  private mutating func variable(_ type: String) -> String {
    let value = literal(type)
    let name = fresh("v")
    names.append((name, type))
    return "  var \(name): \(type) = \(value)"
  }

  /// What is in reach only until the given body is written.
  mutating func within<T>(
    _ added: [(name: String, type: String)], _ body: (inout RandomProgram) -> T
  ) -> T {
    let outer = names
    names += added
    defer { names = outer }
    return body(&self)
  }

  /// The variables that can be written.
  func variables(_ type: String) -> [String] {
    names.filter { $0.type == type && $0.name.hasPrefix("v") }.map(\.name)
  }
}
