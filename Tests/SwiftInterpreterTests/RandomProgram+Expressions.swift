extension RandomProgram {
  /// An expression of a type, no deeper than that.
  mutating func expression(_ type: String, _ depth: Int) -> String {
    let known = names.filter { $0.type == type }.map(\.name)
    if depth == 0 || number(0...4) == 0 {
      return known.isEmpty ? annotated(type) : pick(known)
    }
    let next = depth - 1
    switch type {
    case "Int": return integer(next)
    case "Double": return double(next)
    case "Bool": return truth(next)
    case "String": return text(next)
    case "Character": return character(next)
    case "[Int]": return integers(next)
    case "[String]": return texts(next)
    case "[Double]":
      return pick([
        "\(expression("[Double]", next)).map { $0 * \(expression("Double", 0)) }",
        "\(expression("[Int]", next)).map { Double($0 % 1000) / 8 }",
        "(\(expression("[Double]", next)) + [\(expression("Double", next))])",
      ])
    case "Float": return single(next)
    case "[String: Int]": return table(next)
    case "Int?": return optional(next)
    case "String?":
      return pick([
        "\(expression("[String]", next)).first",
        "\(expression("Int?", next)).map { \"<\\($0)>\" }",
        "\(expression("[String]", next)).max()", "\(expression("[String]", next)).last",
      ])
    case "(Int) -> Int":
      return "{ [k = \(expression("Int", next))] n in n \(pick(["&+", "&-", "^"])) k }"
    case let type where Self.sized.contains(type): return sized(type, next)
    default: return own(type, next)
    }
  }

  private mutating func annotated(_ type: String) -> String {
    switch type {
    case "Int", "Bool", "String": return literal(type)
    case "(Int) -> Int": return "{ $0 }"
    default: return "(\(literal(type)) as \(type))"
    }
  }

  private mutating func integer(_ next: Int) -> String {
    let some = expression("Int", next)
    let list = { (self: inout Self) in self.expression("[Int]", next) }
    switch number(0...27) {
    case 0, 1, 2: return "(\(some) \(pick(["&+", "&-", "&*"])) \(expression("Int", next)))"
    case 3: return "(\(some) % \(number(2...9)))"
    case 4: return "\(list(&self)).count"
    case 5: return "\(list(&self)).reduce(0, &+)"
    case 6: return "(\(expression("Bool", next)) ? \(some) : \(expression("Int", next)))"
    case 7:
      return "(\(expression("[String: Int]", next))[\(expression("String", next))] ?? \(some))"
    case 8:
      return
        "\(expression("[String: Int]", next))[\(expression("String", next)), default: \(some)]"
    case 9: return "(\(expression("Int?", next)) ?? \(some))"
    case 10: return "\(expression("Point\(own)", next)).\(pick(["x", "y", "sum", "twice"]))"
    case 11: return "\(expression("Shape\(own)", next)).size"
    case 12: return "(\(expression("Shape\(own)?", next))?.size ?? \(some))"
    case 13: return "\(expression("Node\(own)", next)).\(pick(["value", "weight()", "changes"]))"
    case 14: return "\(expression("String", next)).\(pick(["count", "utf8.count"]))"
    case 15: return "\(pick(["min", "max"]))(\(some), \(expression("Int", next)))"
    case 16: return "(\(some) \(pick(["&", "|", "^"])) \(expression("Int", next)))"
    case 17: return "(\(some) \(pick(["<<", ">>"])) \(number(0...9)))"
    case 18: return "(\(list(&self)).firstIndex(of: \(some)) ?? -1)"
    case 19:
      let type = pick(Self.sized)
      return "Int(truncatingIfNeeded: \(expression(type, next)))"
    case 20: return "(Int(\(expression("String", next))) ?? \(some))"
    case 21: return "(\(some) / \(number(2...9)))"
    case 22: return "\(variables("(Int) -> Int").first ?? "abs")(\(some) % 1000)"
    case 23: return "abs(\(some) % 1000)"
    case 24: return "pair\(own)(\(some), \(expression("String", next))).first"
    case 25: return "(Int(exactly: \(pick(variables("Double"))).rounded()) ?? \(some))"
    case 26: return "((try? half\(own)(\(some) % 8)) ?? \(expression("Int", next)))"
    default: return "\(expression("Point\(own)", next))[\(some)]"
    }
  }

  private mutating func sized(_ type: String, _ next: Int) -> String {
    let some = expression(type, next)
    switch number(0...8) {
    case 0, 1: return "(\(some) \(pick(["&+", "&-", "&*"])) \(expression(type, next)))"
    case 2: return "(\(some) \(pick(["&", "|", "^"])) \(expression(type, next)))"
    case 3: return "(\(some) \(pick(["<<", ">>"])) \(number(0...70)))"
    case 4: return "\(type)(truncatingIfNeeded: \(expression("Int", next)))"
    case 5: return "\(type)(clamping: \(expression("Int", next)))"
    case 6: return "(\(type)(exactly: \(expression("Int", next))) ?? \(some))"
    case 7: return "(~\(some))"
    default:
      let other = pick(Self.sized)
      return "\(type)(truncatingIfNeeded: \(expression(other, next)))"
    }
  }

  private mutating func double(_ next: Int) -> String {
    let some = expression("Double", next)
    switch number(0...8) {
    case 0, 1, 2: return "(\(some) \(pick(["+", "-", "*", "/"])) \(expression("Double", next)))"
    case 8: return "Double(\(expression("Float", next)))"
    case 3: return "Double(\(expression("Int", next)))"
    case 4: return "(\(some) / 3).rounded(\(pick(["", ".up", ".down", ".towardZero"])))"
    case 5: return "abs(\(some)).squareRoot()"
    case 6: return "(\(expression("[Double]", next)).first ?? \(some))"
    default: return "\(expression("[Double]", next)).reduce(0, +)"
    }
  }

  private mutating func single(_ next: Int) -> String {
    let some = expression("Float", next)
    switch number(0...7) {
    case 0, 1, 2: return "(\(some) \(pick(["+", "-", "*", "/"])) \(expression("Float", next)))"
    case 3: return "Float(\(expression("Int", next)))"
    case 4: return "Float(\(expression("Double", next)))"
    case 5: return "abs(\(some)).squareRoot()"
    case 6: return "(\(some) / 3).rounded(\(pick(["", ".up", ".down", ".towardZero"])))"
    default: return "max(\(some), -\(expression("Float", next)))"
    }
  }

  private mutating func truth(_ next: Int) -> String {
    let some = expression("Bool", next)
    switch number(0...9) {
    case 0, 1: return "(\(some) \(pick(["&&", "||"])) \(expression("Bool", next)))"
    case 2: return "(!\(some))"
    case 3: return "\(expression("[Int]", next)).contains(\(expression("Int", next)))"
    case 4:
      return "\(expression("Character", next)).\(pick(["isLetter", "isNumber", "isUppercase"]))"
    case 5: return "\(expression("[Int]", next)).allSatisfy { $0 > \(expression("Int", 0)) }"
    case 6: return "(\(expression("Int?", next)) == \(pick(["nil", expression("Int", next)])))"
    case 7:
      return "\(expression("String", next)).\(pick(["hasPrefix", "hasSuffix", "contains"]))(\"a\")"
    case 8: return "(\(expression("Level\(own)", next)) == .low)"
    default:
      let compared = pick(["Int", "Double", "String", "Character", pick(Self.sized)])
      return
        "(\(expression(compared, next)) \(pick(["<", "<=", "==", "!=", ">"])) \(expression(compared, next)))"
    }
  }

  private mutating func text(_ next: Int) -> String {
    let some = expression("String", next)
    switch number(0...12) {
    case 0, 1: return "(\(some) + \(expression("String", next)))"
    case 2: return "String(\(expression("Int", next)))"
    case 3: return "\(some).\(pick(["uppercased", "lowercased"]))()"
    case 4: return "String(\(some).\(pick(["reversed()", "prefix(2)", "dropLast()", "sorted()"])))"
    case 5:
      let type = pick(["Double", "Int?", "Point\(own)", "Shape\(own)", "[String]", "Level\(own)"])
      return "\"\\(\(expression(type, next)))\""
    case 6: return "String(repeating: \(some), count: \(number(0...3)))"
    case 7: return "\(expression("[String]", next)).joined(separator: \"-\")"
    case 8: return "\(some).filter { $0 != \"a\" }"
    case 9: return "\(some).map { String($0) }.joined(separator: \",\")"
    case 10: return "(\(expression("String?", next)) ?? \(some))"
    case 11: return "String(describing: \(expression(pick(["[Int]", "String?", "Double"]), next)))"
    default: return "String(\(expression("Character", next)))"
    }
  }

  private mutating func character(_ next: Int) -> String {
    pick([
      "(\(expression("String", next)).first ?? \"z\")",
      "(\(expression("String", next)).last ?? \"y\")",
      "(\(expression("String", next)).max() ?? \"m\")",
    ])
  }

  private mutating func integers(_ next: Int) -> String {
    let list = expression("[Int]", next)
    switch number(0...15) {
    case 0: return "\(list).map { $0 &+ \(expression("Int", next)) }"
    case 1: return "\(list).filter { $0 % 2 == \(pick([0, 1])) }"
    case 2: return "\(list).sorted(by: \(pick(["<", ">"])))"
    case 3: return "(\(list) + \(expression("[Int]", next)))"
    case 4: return "Array(\(list).\(pick(["prefix", "suffix", "dropFirst", "dropLast"]))(2))"
    case 5: return "Array(\(list).reversed())"
    case 6: return "\(list).enumerated().map { $0.offset &+ $0.element }"
    case 7: return "zip(\(list), \(expression("[Int]", next))).map { $0 &- $1 }"
    case 8: return "\(expression("[String]", next)).compactMap { Int($0) }"
    case 9: return "\(list).flatMap { [$0, \(expression("Int", 0))] }"
    case 10: return "Set(\(list)).sorted()"
    case 11: return "Array(stride(from: 0, to: \(number(1...9)), by: \(number(1...4))))"
    case 12: return "\(expression("[String: Int]", next)).values.sorted()"
    case 13: return "\(expression("[Point\(own)]", next)).map(\\.x)"
    case 14: return "\(list).indices.map { $0 &* 2 }"
    default: return "\(list).map(\(variables("(Int) -> Int").first ?? "abs"))"
    }
  }

  private mutating func texts(_ next: Int) -> String {
    let list = expression("[String]", next)
    switch number(0...6) {
    case 0: return "\(list).map { $0 + \(expression("String", 0)) }"
    case 1: return "\(list).sorted()"
    case 2: return "(\(list) + [\(expression("String", next))])"
    case 3: return "\(expression("[Int]", next)).map { \"#\\($0)\" }"
    case 4: return "\(expression("String", next)).split(separator: \" \").map(String.init)"
    case 5: return "\(expression("[String: Int]", next)).keys.sorted()"
    default: return "\(list).filter { !$0.isEmpty }"
    }
  }

  private mutating func table(_ next: Int) -> String {
    let table = expression("[String: Int]", next)
    switch number(0...4) {
    case 0: return "\(table).mapValues { $0 &+ \(expression("Int", 0)) }"
    case 1: return "\(table).filter { $0.value > \(expression("Int", 0)) }"
    case 2:
      return
        "\(table).merging(\(expression("[String: Int]", next))) { a, b in a \(pick(["&-", "&+"])) b }"
    case 3:
      return "Dictionary(grouping: \(expression("[String]", next)), by: { $0 }).mapValues(\\.count)"
    default:
      return
        "\(expression("[String]", next)).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }"
    }
  }

  private mutating func optional(_ next: Int) -> String {
    switch number(0...6) {
    case 0: return "\(expression("[Int]", next)).\(pick(["first", "last", "max()", "min()"]))"
    case 1: return "\(expression("[String: Int]", next))[\(expression("String", next))]"
    case 2: return "Int(\(expression("String", next)))"
    case 3: return "\(expression("Int?", next)).map { $0 &+ \(expression("Int", 0)) }"
    case 4: return "\(expression("Int?", next)).flatMap { $0 > 2 ? $0 : nil }"
    case 5: return "(\(expression("Shape\(own)?", next))?.size)"
    default: return "\(expression("[Int]", next)).first { $0 > \(expression("Int", 0)) }"
    }
  }

  /// Of a type that the program declares.
  private mutating func own(_ type: String, _ next: Int) -> String {
    switch type {
    case "Point\(own)":
      return pick([
        "\(type)(x: \(expression("Int", next)), y: \(expression("Int", next)))",
        "\(expression(type, next)).moved { $0 &+ \(expression("Int", 0)) }",
        "(\(expression("[\(type)]", next)).first ?? .origin)",
      ])
    case "[Point\(own)]":
      return pick([
        "\(expression("[Int]", next)).map { Point\(own)(x: $0, y: \(expression("Int", 0))) }",
        "(\(expression(type, next)) + [\(expression("Point\(own)", next))])",
        "\(expression(type, next)).sorted { $0.sum < $1.sum }",
      ])
    case "Shape\(own)":
      return pick([
        "\(type).dot(\(expression("Int", next)))",
        "\(type).label(\(expression("String", next)), count: \(expression("Int?", next)))",
        "\(type).both(\(expression(type, next)), .empty)",
        "(\(expression("\(type)?", next)) ?? .empty)",
      ])
    case "Shape\(own)?":
      return pick([
        "\(expression("Int?", next)).map { Shape\(own).dot($0) }",
        "(\(expression("Bool", next)) ? \(expression("Shape\(own)", next)) : nil)",
      ])
    case "Level\(own)":
      return pick([
        "\(expression(type, next)).next", "(\(type).allCases.last ?? .low)",
        "\(type).allCases[abs(\(expression("Int", next)) % 3)]",
      ])
    default:
      return pick([
        "\(type)(\(expression("Int", next)))", "Leaf\(own)(twice: \(expression("Int", next)))",
      ])
    }
  }
}
