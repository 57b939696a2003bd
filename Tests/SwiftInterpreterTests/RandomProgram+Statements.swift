extension RandomProgram {
  private static let printed = [
    "Int", "Bool", "String", "[Int]", "Double", "Int?", "[String]", "[Double]", "String?",
    "Character",
  ]

  mutating func statement(depth: Int) -> [String] {
    switch number(0...(depth < 2 ? 22 : 6)) {
    case 0, 1:
      let written = names.filter { $0.name.hasPrefix("v") }
      let target = pick(written)
      let value = expression(target.type, 2)
      return value == target.name ? [] : ["  \(target.name) = \(value)"]
    case 2, 3:
      let type = pick(Self.printed + Self.sized + ["Point\(own)", "Shape\(own)", "Shape\(own)?"])
      return ["  print(\(expression(type, 2)))"]
    case 4:
      return [
        "  print(\"\\(\(expression("Int", 2)))|\\(\(expression(pick(["Bool", "Double"]), 2)))\")"
      ]
    case 5: return change()
    case 6:
      let type = pick(["Int", "Level\(own)", "Point\(own)", pick(Self.sized)])
      return ["  print(type(of: \(expression(type, 1))))"]
    case 7:
      return ["  if (\(expression("Bool", 2))) {"] + statement(depth: depth + 1) + ["  } else {"]
        + statement(depth: depth + 1) + ["  }"]
    case 8: return loop(depth)
    case 9:
      return [
        "  switch (\(expression("Int", 2))) {", "  case ..<0: print(\"below\")",
        "  case 0, 1: print(\(expression("String", 1)))",
        "  case let n where n % 2 == 0: print(\"even\", n)", "  case 3...9: fallthrough",
        "  default: print(\"odd\")", "  }",
      ]
    case 10: return match(depth)
    case 11:
      return [
        "  if let first = (\(expression("[Int]", 2))).first(where: { $0 > (\(expression("Int", 1))) }) {",
        "    print(first)", "  }",
      ]
    case 12: return attempt(depth)
    case 13: return closure()
    case 14: return walk(depth)
    case 15:
      let inner = within([]) { $0.statement(depth: 2) }
      return ["  do {", "    defer { print(\"later\", \(expression("Int", 1))) }"] + inner
        + ["    defer { print(\"sooner\") }", "  }"]
    case 16: return guarded()
    case 17:
      let value = fresh("t")
      return [
        "  let \(value) = pair\(own)(\(expression(pick(["Int", "Int?", "Double"]), 1)), \(expression(pick(["String", "Bool", "[Int]", "Level\(own)"]), 1)))",
        "  print(\(value), \(value).second)",
      ]
    case 18:
      return [
        "  print(\(expression("[Int]", 1)), \(expression("Double", 1)), separator: \"/\", terminator: \"!\\n\")"
      ]
    case 19: return references()
    case 20:
      let name = fresh("a")
      return [
        "  let \(name): [Any] = [\(expression("Int", 1)), \(expression("String", 1)), \(expression("Point\(own)", 1)), \(expression("Double", 1))]",
        "  for each in \(name) {", "    if let n = each as? Int { print(\"int\", n) }",
        "    else if each is String { print(\"text\", each) }", "    else { print(each) }", "  }",
      ]
    case 21:
      return [
        "  print(\(expression("[String: Int]", 2)).sorted { $0.key < $1.key }.map { \"\\($0.key)=\\($0.value)\" })"
      ]
    default:
      let name = fresh("s")
      let value = expression(pick(["Int", "String", "Double"]), 1)
      return [
        "  let \(name) = if (\(expression("Bool", 1))) { (\(value)) } else { (\(value)) }",
        "  print(\(name))",
      ]
    }
  }

  /// A mutation in place.
  private mutating func change() -> [String] {
    let integers = pick(variables("[Int]"))
    let number = pick(variables("Int"))
    let table = pick(variables("[String: Int]"))
    let point = pick(variables("Point\(own)"))
    let points = pick(variables("[Point\(own)]"))
    let optional = pick(variables("Int?"))
    let words = pick(variables("String"))
    switch self.number(0...15) {
    case 0: return ["  \(integers).append(\(expression("Int", 1)))"]
    case 1: return ["  \(integers).insert(\(expression("Int", 1)), at: 0)"]
    case 2:
      return ["  if !\(integers).isEmpty { print(\(integers).remove\(pick(["First", "Last"]))()) }"]
    case 3:
      return [
        "  if \(integers).count > 1 { \(integers).swapAt(0, 1); \(integers)[1] = (\(expression("Int", 1))) }"
      ]
    case 4: return ["  \(number) \(pick(["&+=", "&-=", "&*="])) \(expression("Int", 1))"]
    case 5:
      return ["  \(table)[\(expression("String", 1))] = \(expression(pick(["Int", "Int?"]), 1))"]
    case 6:
      return ["  \(table)[\(expression("String", 1)), default: 3] &+= \(expression("Int", 1))"]
    case 7: return ["  print(\(point).move(), \(point).move(by: \(expression("Int", 1))))"]
    case 8: return ["  \(point).\(pick(["x", "y", "twice"])) = \(expression("Int", 1))"]
    case 9:
      return [
        "  for i in \(points).indices { \(points)[i].twice = (\(expression("Int", 1))) &+ i }"
      ]
    case 10 where self.number(0...1) == 0:
      // The closure may not read what it is to change.
      return [
        "  change\(own)(&\(number), &\(integers)) { n, all in",
        "    n = n \(pick(["&+", "&-", "^"])) \(self.number(1...9))",
        "    [1, 2].forEach { all.append($0 &+ n) }",
        "  }",
      ]
    case 10:
      return [
        "  bump\(own)(&\(number), &\(integers)\(pick(["", ", by: \(expression("Int", 1))"])))"
      ]
    case 11: return ["  \(optional)? &+= \(expression("Int", 0))", "  print(\(optional) as Any)"]
    case 12:
      return [
        "  \(words) += \(expression("String", 1))", "  \(words) = String(\(words).prefix(20))",
      ]
    case 13: return ["  \(words).append(\(expression("Character", 1)))"]
    case 14:
      return [
        "  \(integers).removeAll { $0 % \(self.number(2...4)) == 0 }", "  \(integers).sort()",
      ]
    default:
      return ["  (\(number), \(integers)) = (\(expression("Int", 1)), \(expression("[Int]", 1)))"]
    }
  }

  private mutating func loop(_ depth: Int) -> [String] {
    let name = fresh("i")
    let bound = number(1...4)
    let body = within([(name, "Int")]) { $0.statement(depth: depth + 1) }
    switch number(0...4) {
    case 0:
      return ["  for \(name) in 0..<\(bound) {"] + body
        + ["    print(\(name), \(expression("Int", 1)))", "  }"]
    case 1:
      return ["  for \(name) in (0...\(bound)).reversed() where \(name) % 2 == 0 {"] + body + [
        "  }"
      ]
    case 2:
      return ["  var \(name) = 0", "  while \(name) < \(bound) {", "    \(name) += 1"] + body
        + ["    if (\(expression("Bool", 1))) { break }", "  }"]
    case 3:
      return ["  var \(name) = 0", "  repeat {", "    \(name) += 1"] + body
        + ["  } while \(name) < \(bound)"]
    default:
      let inner = fresh("j")
      return [
        "  outer\(name): for \(name) in 0..<\(bound) {", "    for \(inner) in 0..<3 {",
        "      if \(inner) == \(number(0...2)) { continue outer\(name) }",
        "      if (\(expression("Bool", 1))) { break outer\(name) }",
        "      print(\(name), \(inner))", "    }",
      ] + body + ["  }"]
    }
  }

  private mutating func match(_ depth: Int) -> [String] {
    switch number(0...4) {
    case 0:
      return [
        "  switch ((\(expression("Int", 1))) % 3, (\(expression("Bool", 1)))) {",
        "  case (0, true): print(\"a\")", "  case (let n, false) where n > 0: print(\"b\", n)",
        "  case (_, let b): print(\"c\", b)", "  }",
      ]
    case 1:
      return [
        "  switch (\(expression("Shape\(own)", 2))) {",
        "  case .dot(0...5), .empty: print(\"near\")",
        "  case .dot(let n): print(\"far\", n)",
        "  case .line(let a, let b), .both(.dot(let a), .dot(let b)): print(a, b)",
        "  case .label(let text, nil): print(text)",
        "  case let other: print(other)", "  }",
      ]
    case 2:
      return [
        "  if case .label(let text, let n?) = (\(expression("Shape\(own)", 2))), n > 1 { print(text, n) }",
        "  if case .dot(let n)? = (\(expression("Shape\(own)?", 1))) { print(\"dot\", n) }",
      ]
    case 3:
      return [
        "  switch (\(expression("String", 2))) {", "  case \"\": print(\"none\")",
        "  case \"a\", \"bc\": print(\"known\")",
        "  case let s where s.count > 3: print(s.count)", "  default: print(\"other\")", "  }",
      ]
    default:
      return [
        "  switch (\(expression("Int?", 2))) {", "  case nil: print(\"nil\")",
        "  case 3?: print(\"three\")", "  case .some(let n): print(n)", "  }",
      ]
    }
  }

  private mutating func attempt(_ depth: Int) -> [String] {
    [
      "  do {", "    let h = try half\(own)(\(expression("Int", 1)) % 8)",
      "    print(h, try half\(own)(h))",
    ] + within([]) { $0.statement(depth: 2) } + [
      "  } catch Fault\(own).odd(let n) where n > 0 {", "    print(\"odd\", n)",
      "  } catch let fault as Fault\(own) {", "    print(fault)", "  } catch {",
      "    print(\"other\")", "  }",
    ]
  }

  /// Closures that keep what they name.
  private mutating func closure() -> [String] {
    let name = fresh("c")
    switch number(0...3) {
    case 0:
      return [
        "  let \(name) = counter\(own)(from: \(expression("Int", 1)))",
        "  print(\(name)(), \(name)(), counter\(own)(from: 0)())",
      ]
    case 1:
      let target = pick(variables("Int"))
      return [
        "  let \(name) = { (by: Int) -> Int in", "    \(target) = \(target) &+ by",
        "    return \(target) % 100", "  }",
        "  print(\(name)(\(expression("Int", 1))), \(name)(1), \(target))",
      ]
    case 2:
      return [
        "  var \(name): [() -> Int] = []",
        "  for i in 0..<3 { \(name).append { i &* (\(expression("Int", 1))) } }",
        "  print(\(name).map { $0() })",
      ]
    default:
      return [
        "  func \(name)(_ n: Int, _ f: (Int) -> Int = { $0 &- 1 }) -> Int {",
        "    n <= 0 ? \(expression("Int", 1)) : f(\(name)(n - 1))", "  }",
        "  print(\(name)(\(number(0...4))), \(name)(2) { $0 &* 3 })",
      ]
    }
  }

  private mutating func walk(_ depth: Int) -> [String] {
    switch number(0...3) {
    case 0:
      return [
        "  for (i, c) in (\(expression("String", 2))).enumerated() where i < 5 {",
        "    print(i, c, c.isLetter)", "  }",
      ]
    case 1:
      return [
        "  for case let n? in [(\(expression("Int?", 1))), nil, (\(expression("Int?", 1)))] { print(n) }"
      ]
    case 2:
      return [
        "  for level in Level\(own).allCases { print(level, level.rawValue, level == (\(expression("Level\(own)", 1)))) }"
      ]
    default:
      return [
        "  for (a, b) in zip((\(expression("[Int]", 1))), (\(expression("[String]", 1)))) { print(a, b) }"
      ]
    }
  }

  private mutating func guarded() -> [String] {
    let name = fresh("g")
    let value = expression("String?", 1)
    return [
      "  func \(name)(_ n: Int?) -> String {", "    defer { print(\"done\") }",
      "    guard let n, n > (\(expression("Int", 0))), let s = (\(value)) else {",
      "      return \"none\"", "    }", "    return s + String(n)", "  }",
      "  print(\(name)(\(expression("Int?", 2))))",
    ]
  }

  /// Objects under two names.
  private mutating func references() -> [String] {
    let node = pick(variables("Node\(own)"))
    let name = fresh("r")
    return [
      "  let \(name) = \(node)", "  \(name).value = \(expression("Int", 1))",
      "  \(node).value &+= 1", "  print(\(name) === \(node), \(name).told)",
      "  print((\(name) as? Leaf\(own))?.weight() as Any, \(name) is Leaf\(own))",
    ]
  }
}
