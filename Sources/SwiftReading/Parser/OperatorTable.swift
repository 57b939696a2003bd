/// Operators with how they bind: Swift's own, and those that a source declares.
struct OperatorTable: Sendable {
  /// How an infix operator binds.
  struct Group: Hashable {
    enum Associativity { case left, right, none }

    /// Higher binds more strongly; Swift's own are far enough apart for others between them.
    var precedence: Int
    var associativity = Associativity.left
  }

  private var infix = Self.swift
  private var groups = Self.swiftGroups
  /// The prefix operators that a source declares beside Swift's own.
  private(set) var prefix: Set<String> = []
  private(set) var postfix: Set<String> = []

  /// How an infix operator binds; nil where it is not declared here.
  ///
  /// Such a one may be declared by an earlier entry, and binds as those without a group do.
  func group(of name: String) -> Group? { infix[name] }

  static let assignment = 100
  static let ternary = 200
  static let other = 250
  static let disjunction = 300
  static let conjunction = 400
  static let comparison = 500
  static let nilCoalescing = 600
  static let cast = 700
  static let range = 800

  private static let swiftGroups: [String: Group] = [
    "AssignmentPrecedence": Group(precedence: assignment, associativity: .right),
    "TernaryPrecedence": Group(precedence: ternary, associativity: .right),
    "DefaultPrecedence": Group(precedence: other, associativity: .none),
    "LogicalDisjunctionPrecedence": Group(precedence: disjunction),
    "LogicalConjunctionPrecedence": Group(precedence: conjunction),
    "ComparisonPrecedence": Group(precedence: comparison, associativity: .none),
    "NilCoalescingPrecedence": Group(precedence: nilCoalescing, associativity: .right),
    "CastingPrecedence": Group(precedence: cast),
    "RangeFormationPrecedence": Group(precedence: range, associativity: .none),
    "AdditionPrecedence": Group(precedence: 900),
    "MultiplicationPrecedence": Group(precedence: 1000),
    "BitwiseShiftPrecedence": Group(precedence: 1100, associativity: .none),
  ]

  private static let swift: [String: Group] = [
    "LogicalDisjunctionPrecedence": ["||"], "LogicalConjunctionPrecedence": ["&&"],
    "ComparisonPrecedence": ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="],
    "NilCoalescingPrecedence": ["??"], "RangeFormationPrecedence": ["..<", "..."],
    "AdditionPrecedence": ["+", "-", "&+", "&-", "|", "^"],
    "MultiplicationPrecedence": ["*", "/", "%", "&*", "&"],
    "BitwiseShiftPrecedence": ["<<", ">>"],
  ].reduce(into: [:]) { table, row in
    for name in row.value { table[name] = swiftGroups[row.key] }
  }

  /// Notes the operators and precedence groups that the tokens declare, wherever they stand.
  mutating func declare(from tokens: [Token]) {
    for place in tokens.indices where tokens[place].isText("precedencegroup") {
      declareGroup(tokens[(place + 1)...])
    }
    for place in tokens.indices.dropFirst() where tokens[place].isText("operator") {
      guard tokens.indices.contains(place + 1), tokens[place + 1].isOperator else { continue }
      let name = tokens[place + 1].text
      switch tokens[place - 1].text {
      case "prefix": prefix.insert(name)
      case "postfix": postfix.insert(name)
      default:
        let hasGroup = tokens.indices.contains(place + 3) && tokens[place + 2].isText(":")
        infix[name] =
          groups[hasGroup ? tokens[place + 3].text : ""] ?? Self.swiftGroups["DefaultPrecedence"]
      }
    }
  }

  /// A group above or below one that is known, before its `}`.
  private mutating func declareGroup(_ tokens: ArraySlice<Token>) {
    guard let name = tokens.first?.text else { return }
    var group = Group(precedence: Self.other, associativity: .none)
    let body = Array(tokens.prefix { !$0.isText("}") && !$0.isEnd })
    for (place, token) in body.enumerated() where place + 2 < body.count {
      let value = body[place + 2].text
      switch token.text {
      case "higherThan": group.precedence = (groups[value]?.precedence ?? Self.other) + 10
      case "lowerThan":
        group.precedence = min(group.precedence, (groups[value]?.precedence ?? Self.other) - 10)
      case "associativity":
        group.associativity = value == "left" ? .left : value == "right" ? .right : .none
      default: break
      }
    }
    groups[name] = group
  }

  static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
  ]
}
