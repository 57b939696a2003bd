/// Swift's own operators with how they bind.
package enum OperatorTable {
  /// How strongly an infix operator binds; nil where it is none.
  package static func precedence(of name: String) -> Int? { precedences[name] }

  /// Whether `a op b op c` means `a op (b op c)`.
  static func isRightAssociative(_ precedence: Int) -> Bool { precedence == nilCoalescing }

  /// Whether `a op b op c` is refused.
  static func isNonassociative(_ precedence: Int) -> Bool {
    precedence == comparison || precedence == range
  }

  static let assignment = 1
  static let ternary = 2
  static let disjunction = 3
  static let conjunction = 4
  static let comparison = 5
  static let nilCoalescing = 6
  static let cast = 7
  static let range = 8

  private static let precedences: [String: Int] = [
    "||": disjunction, "&&": conjunction,
    "<": comparison, "<=": comparison, ">": comparison, ">=": comparison, "==": comparison,
    "!=": comparison, "===": comparison, "!==": comparison, "~=": comparison,
    "??": nilCoalescing, "..<": range, "...": range,
    "+": 9, "-": 9, "&+": 9, "&-": 9, "|": 9, "^": 9,
    "*": 10, "/": 10, "%": 10, "&*": 10, "&": 10, "<<": 11, ">>": 11,
  ]

  static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]
}
