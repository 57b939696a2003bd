import SwiftSyntax

// What apps add to Foundation's values: texts in other languages, dates and numbers as texts, the
// app's version, formatters that are made once.
extension StandIns {
  private static let texts: Set = ["String", "Substring"]
  private static let wholes: Set = ["Int", "Int64", "Int32", "UInt"]
  private static let fractions: Set = ["Double", "Float", "TimeInterval", "Decimal"]
  private static let others: Set = [
    "Date", "URL", "Bundle", "Locale", "Calendar", "TimeZone", "ProcessInfo", "DateComponents",
    "CGFloat",
  ]

  /// Words in the names of what makes a text of a number.
  private static let textWords = [
    "string", "text", "format", "currency", "price", "percent", "comma", "decimal", "display",
    "label", "title", "readable",
  ]

  /// Parts of a date, which are numbers.
  private static let parts: Set = ["year", "month", "day", "hour", "minute", "second", "weekday"]

  /// Adds what a value is asked for that an extension which is not given has: a text, unless its name
  /// says otherwise; whether a refusal is about such.
  mutating func addMember(ofValue refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    let quoted = refusal.message.split(separator: "'", omittingEmptySubsequences: false)
    guard refusal.message.hasPrefix("value of type '"), quoted.count > 4,
      quoted[quoted.count - 3].hasSuffix(" has no member ")
    else { return false }
    let name = String(quoted[quoted.count - 2])
    let isOptional = quoted[1].hasSuffix("?")
    let type = isOptional ? String(quoted[1].dropLast()) : String(quoted[1])
    guard place.token.text == name, Self.isValue(type),
      let result = Self.result(of: name, on: type, isOptional: isOptional)
    else { return false }
    let call = place.token.callOfMember.flatMap { $0.isCall(of: name) ? $0 : nil }
    guard let call else {
      let variable = "var \(name.escaped): \(result.type) { \(result.value) }"
      add(ofValue: type, isOptional, variable, naming: [], called: name, refusal, place)
      return true
    }
    guard call.trailingClosure == nil else { return false }
    let (parameters, generics, _) = parameters(of: call, name)
    let function =
      "func \(name.escaped)\(generics)(\(parameters)) -> \(result.type) { \(result.value) }"
    // What is to be something else where it stands is that.
    let anything = generics.isEmpty ? "<Value>" : "\(generics.dropLast()), Value>"
    let general =
      "@_disfavoredOverload func \(name.escaped)\(anything)(\(parameters)) -> Value "
      + "{ HeadlessUIKit.standingIn(for: \"\(name)\") }"
    add(
      ofValue: type, isOptional, "\(function); \(general)", naming: names(of: call, name),
      called: name, refusal, place)
    return true
  }

  private mutating func add(
    ofValue type: String, _ isOptional: Bool, _ member: String, naming enumerations: [String],
    called name: String, _ refusal: RewritingTask.Refusal, _ place: Place
  ) {
    let extended = isOptional ? "Optional where Wrapped == \(type)" : type
    add(
      extension: (extended, member), naming: enumerations, called: "\(type).\(name)", refusal, place
    )
  }

  private static func isValue(_ type: String) -> Bool {
    [texts, wholes, fractions, others].contains { $0.contains(type) }
  }

  /// What a member is, as its name and what it is asked of say; nil where they say that it is
  /// something of which nothing is known.
  private static func result(
    of name: String, on type: String, isOptional: Bool
  ) -> (type: String, value: String)? {
    let lowercased = name.lowercased()
    let standing = "HeadlessUIKit.standingIn(for: \"\(name)\")"
    if name.isTruthName { return ("Bool", standing) }
    for (word, kind) in [("color", "UIColor"), ("image", "UIImage"), ("cgfloat", "CGFloat")]
    where lowercased.hasSuffix(word) {
      let isNumber = kind == "CGFloat" && !texts.contains(type) && !others.contains(type)
      let number =
        type == "Decimal" ? "NSDecimalNumber(decimal: self).doubleValue" : "self"
      return (kind, isNumber && !isOptional ? "CGFloat(\(number))" : standing)
    }
    if isOptional { return texts.contains(type) ? (type, "self ?? \"\"") : nil }
    if ["url", "attributedstring"].contains(where: lowercased.hasSuffix) { return nil }
    if texts.contains(type) {
      return lowercased.hasSuffix("date") ? nil : ("String", "String(self)")
    }
    if type == "Date" {
      if parts.contains(name) { return ("Int", standing) }
      let makesDate = ["start", "end", "add", "next", "previous"].contains(where: name.hasPrefix)
      if makesDate || lowercased.hasSuffix("date") { return ("Date", "self") }
    }
    if others.contains(type), type != "CGFloat" { return ("String", standing) }
    let isText = wholes.contains(type) || textWords.contains(where: lowercased.contains)
    return isText ? ("String", "\"\\(self)\"") : (type, "self")
  }

  /// What is there once for the app of types that extensions have names for.
  private static let shared = [
    "NumberFormatter": "NumberFormatter()", "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "ISO8601DateFormatter": "ISO8601DateFormatter()",
    "DateComponentsFormatter": "DateComponentsFormatter()",
    "ByteCountFormatter": "ByteCountFormatter()", "Calendar": ".current", "Locale": ".current",
    "TimeZone": ".current", "URLSession": ".shared", "DispatchQueue": ".main",
    "Date": "Date(timeIntervalSince1970: 0)", "UserDefaults": ".standard",
    "DateFormatter":
      "{ let made = DateFormatter(); made.dateFormat = \"yyyy-MM-dd\"; return made }()",
  ]

  /// What settings of an app's group are called.
  private static let groups = ["shared", "group", "suite"]

  /// Adds a value that an app has a name for, such as a formatter; whether a type has such.
  mutating func addShared(
    _ name: String, of type: String, _ refusal: RewritingTask.Refusal, _ place: Place
  ) -> Bool {
    guard let value = Self.shared[type], place.token.text == name, !place.token.isCalled,
      type != "UserDefaults" || Self.groups.contains(where: name.lowercased().contains)
    else { return false }
    let member = "static var \(name.escaped): \(type) { \(value) }"
    add(extension: (type, member), called: "\(type).\(name)", refusal, place)
    return true
  }
}

extension FunctionCallExprSyntax {
  /// Whether it calls a member of a name.
  fileprivate func isCall(of name: String) -> Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
  }
}
