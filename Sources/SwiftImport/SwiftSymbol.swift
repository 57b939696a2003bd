import JSON

/// A declaration of a Swift module, as the compiler's symbol graph describes it.
struct SwiftSymbol: Hashable {
  /// A parameter of a function.
  struct Parameter: Hashable {
    /// The label that a call writes; nil for `_`.
    var label: String?
    /// The name inside the function.
    var name: String
    /// The type, without attributes.
    var type: String
    var hasDefault: Bool
    var isOptional = false

    /// The parameter with another type.
    func with(type: String) -> Self {
      var other = self
      other.type = type
      return other
    }
  }

  /// A type that a declaration is generic over.
  struct Generic: Hashable {
    var name: String
    /// The protocols that it has to conform to; none where it has to be anything else as well.
    var bounds: [String]
    /// The class that it has to be below; nil where it need not.
    var superclass: String?
  }

  /// The last part of the compiler's word for its kind, such as `func` or `type.method`.
  var kind: String
  /// The names that lead to it, its own last, as in `["Builder", "rows(count:)"]`.
  var path: [String]
  /// What stands for it in relations between symbols.
  var identifier: String
  /// The file's path as the compiler was told it, and the line, from 1.
  var file: String
  var line: Int
  /// The place in its line, from 0.
  var column: Int
  var isPrivate: Bool
  /// The type of a property, or what a function gives.
  var type = ""
  var parameters: [Parameter] = []
  var isGeneric = false
  /// The types that it is generic over.
  var generics: [Generic] = []
  /// The types that an extension says those are that its type is generic over.
  var sameTypes: [String: String] = [:]
  var isAsync = false
  var isThrowing = false
  /// Whether it is an initializer that calls another of its class.
  var isConvenience = false
  /// Whether it is a property that is nil until it is set, and taken to be.
  var isImplicitlyUnwrapped = false
  /// Whether it is an initializer that may give nothing.
  var isFailable = false

  /// The declaration that a symbol of the graph describes; nil where its source is not the user's.
  init?(_ value: JSONValue) {
    guard case .string(let kind)? = value["kind"]?["identifier"],
      case .array(let path)? = value["pathComponents"],
      case .string(let identifier)? = value["identifier"]?["precise"]
    else { return nil }
    self.kind = kind.hasPrefix("swift.") ? String(kind.dropFirst("swift.".count)) : kind
    self.path = path.compactMap(\.text)
    self.identifier = identifier
    let access = value["accessLevel"]?.text ?? ""
    isPrivate = access == "private" || access == "fileprivate"
    file = Self.path(of: value["location"]?["uri"]?.text ?? "")
    line = (value["location"]?["position"]?["line"]?.integer ?? 0) + 1
    column = value["location"]?["position"]?["character"]?.integer ?? 0
    isGeneric = value["swiftGenerics"] != nil
    readGenerics(value["swiftGenerics"])
    readSameTypes(value["swiftExtension"])
    guard case .array(let fragments)? = value["declarationFragments"] else { return }
    let name = fragments.firstIndex {
      ["identifier", "keyword"].contains($0["kind"]?.text) && $0["spelling"]?.text == baseName
    }
    isConvenience = fragments.contains { $0["spelling"]?.text == "convenience" }
    let spelled = fragments[((name ?? -1) + 1)...].compactMap { $0["spelling"]?.text }.joined()
    isFailable = self.kind == "init" && spelled.hasPrefix("?")
    let rest = spelled.drop { $0 == "?" || $0 == "!" }
    if rest.hasPrefix("(") { readSignature(String(rest)) } else { readType(String(rest)) }
  }

  private mutating func readGenerics(_ value: JSONValue?) {
    guard case .array(let names)? = value?["parameters"] else { return }
    var constraints: [JSONValue] = []
    if case .array(let all)? = value?["constraints"] { constraints = all }
    generics = names.compactMap { $0["name"]?.text }.map { name in
      let own = constraints.filter { $0["lhs"]?.text == name }
      func named(_ kind: String) -> [String] {
        own.filter { $0["kind"]?.text == kind }.compactMap { $0["rhs"]?.text }
      }
      let (protocols, superclasses) = (named("conformance"), named("superclass"))
      let isKnown = protocols.count + superclasses.count == own.count
      return Generic(
        name: name, bounds: isKnown ? protocols : [], superclass: isKnown ? superclasses.first : nil
      )
    }
  }

  private mutating func readSameTypes(_ value: JSONValue?) {
    guard case .array(let all)? = value?["constraints"] else { return }
    for constraint in all where constraint["kind"]?.text == "sameType" {
      if let name = constraint["lhs"]?.text { sameTypes[name] = constraint["rhs"]?.text }
    }
  }

  /// The path in a URL, whose bytes may be written as `%20`.
  private static func path(of url: String) -> String {
    var bytes: [UInt8] = []
    var rest = (url.hasPrefix("file://") ? url.dropFirst("file://".count) : url[...]).utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name without its parameters.
  var baseName: String { String((path.last ?? "").prefix { $0 != "(" }) }
  /// The path to the type that it is a member of; empty at the top of a file.
  var scope: [String] { Array(path.dropLast()) }
  /// Whether it stands inside the body of a function or a getter, whose path names only the type.
  var isLocal: Bool {
    scope.contains { $0.contains("(") } || !scope.isEmpty && ["var", "func"].contains(kind)
      || isInClosure
  }
  /// Whether its mangled name says that it is local, by `L` and a number, `L_` for the first.
  ///
  /// A closure that gives a property its value is not in the path.
  private var isInClosure: Bool {
    guard scope.isEmpty, let range = identifier.firstRange(of: "\(baseName)L") else { return false }
    return identifier[range.upperBound...].drop(while: \.isNumber).first == "_"
  }
  /// Whether the rewriter made it, of a type that is not given.
  var isStandIn: Bool { file == "standins" }
  var isType: Bool { ["struct", "class", "enum", "actor", "protocol"].contains(kind) }
  /// Whether it is asked of a value, not of a type.
  var isInstanceMember: Bool { kind == "method" || kind == "property" }

  private mutating func readType(_ text: String) {
    let type = text.drop { $0 == ":" || $0 == " " }
    let spelled = Self.parts(of: String(type), at: "{").first ?? ""
    isImplicitlyUnwrapped = spelled.last { $0 != " " } == "!"
    self.type = Self.plainType(spelled)
  }

  private mutating func readSignature(_ text: String) {
    guard let end = Self.endOfParentheses(in: text) else { return }
    let list = text[text.index(after: text.startIndex)..<end]
    let rest = text[text.index(after: end)...]
    parameters = Self.parts(of: String(list), at: ",").compactMap(Self.parameter)
    let arrow = rest.firstRange(of: "->")
    let effects = rest[..<(arrow?.lowerBound ?? rest.endIndex)]
    isAsync = effects.contains("async")
    isThrowing = effects.contains("throws")
    guard let arrow else { return }
    let result = rest[arrow.upperBound...]
    type = Self.plainType(
      String(result[..<(result.firstRange(of: " where ")?.lowerBound ?? result.endIndex)]))
  }

  private static func parameter(_ text: String) -> Parameter? {
    let halves = parts(of: text, at: ":")
    // What comes with a case may have no name.
    if halves.count == 1, let type = halves.first, type.contains(where: { $0 != " " }) {
      return Parameter(
        label: nil, name: "_", type: plainType(type), hasDefault: false,
        isOptional: isOptional(type))
    }
    guard halves.count >= 2 else { return nil }
    let names = halves[0].split(separator: " ").map(String.init)
    guard let first = names.first, let last = names.last else { return nil }
    let rest = parts(of: halves[1...].joined(separator: ":"), at: "=")
    return Parameter(
      label: first == "_" ? nil : first, name: last, type: plainType(rest[0]),
      hasDefault: rest.count > 1, isOptional: isOptional(rest[0]))
  }

  /// Whether a value of a type may be nothing: a function that may give nothing is there.
  private static func isOptional(_ type: String) -> Bool {
    type.last.map { "?!".contains($0) } == true
      && !parts(of: type, at: "-").dropFirst().contains { $0.hasPrefix(">") }
  }

  /// A type without attributes, `any` and optionality.
  private static func plainType(_ text: String) -> String {
    var words = text.split(separator: " ")
    while let word = words.first,
      word.hasPrefix("@") || ["any", "some", "inout", "sending"].contains(word)
    {
      words.removeFirst()
    }
    var type = words.joined(separator: " ")
    while isOptional(type) { type.removeLast() }
    return type
  }

  /// Where the parenthesis closes that a text begins with.
  private static func endOfParentheses(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of a text between separators that stand in no brackets and no string.
  private static func parts(of text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var isInString = false
    var before: Character = " "
    for character in text {
      if character == "\"", before != "\\" { isInString.toggle() }
      if !isInString {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) || (character == ">" && before != "-") { depth -= 1 }
      }
      if character == separator, depth == 0, !isInString {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      before = character
    }
    return parts.map { String($0.drop { $0 == " " }) }
  }
}

/// What a module declares, and which class inherits from which.
struct SymbolGraph {
  /// The declarations in the order of their places.
  private(set) var symbols: [SwiftSymbol] = []
  /// The superclass of each class: the identifier, or for one of another module its name.
  private(set) var superclasses: [String: String] = [:]
  /// What the types conform to, by identifier.
  private(set) var conformances: [String: Set<String>] = [:]

  /// Takes in one file of the compiler's.
  mutating func add(_ document: JSONValue) {
    if case .array(let values)? = document["symbols"] {
      symbols += values.compactMap(SwiftSymbol.init).filter { !$0.isLocal }
    }
    guard case .array(let relations)? = document["relationships"] else { return }
    for relation in relations {
      guard let source = relation["source"]?.text, let target = relation["target"]?.text else {
        continue
      }
      let name = relation["targetFallback"]?.text
      switch relation["kind"]?.text {
      case "inheritsFrom": superclasses[source] = name ?? target
      case "conformsTo":
        conformances[source, default: []].formUnion([target, name].compactMap { $0 })
      default: continue
      }
    }
  }

  /// Gives files the names that `name` knows for what the compiler calls them.
  ///
  /// What the compiler repeats of other modules, whose files `name` does not know, goes: it would
  /// come before or after the user's own by where those modules are built.
  mutating func nameFiles(_ name: (String) -> String?) {
    symbols = symbols.compactMap { symbol in
      var symbol = symbol
      if let file = name(symbol.file) {
        symbol.file = file
      } else if !symbol.isStandIn, !symbol.file.isEmpty {
        return nil
      }
      return symbol
    }
  }

  /// Gives types that several others have of one name within them their whole paths, where they are
  /// named within these.
  mutating func tellTypesApart() {
    let paths = symbols.filter { $0.isType && $0.path.count > 1 }.map(\.path)
    let shared = Dictionary(grouping: paths) { $0.last ?? "" }.filter { $0.value.count > 1 }
    guard !shared.isEmpty else { return }
    func path(of name: String, within scope: [String]) -> String? {
      guard let known = shared[name] else { return nil }
      return (0...scope.count).reversed().lazy.map { scope.prefix($0) + [name] }
        .first { known.contains(Array($0)) }?.joined(separator: ".")
    }
    for index in symbols.indices {
      let scope = symbols[index].scope
      for place in symbols[index].parameters.indices {
        let name = symbols[index].parameters[place].type
        if let path = path(of: name, within: scope) {
          symbols[index].parameters[place].type = path
        }
      }
      if let path = path(of: symbols[index].type, within: scope) { symbols[index].type = path }
    }
  }

  /// Puts the declarations in the order of their places.
  mutating func sort() {
    symbols.sort {
      ($0.file, $0.line, $0.column, $0.path.joined())
        < ($1.file, $1.line, $1.column, $1.path.joined())
    }
  }

  /// The names of a class's ancestors in other modules.
  func ancestor(of identifier: String) -> String? {
    var identifier = identifier
    for _ in 0..<superclasses.count {
      guard let next = superclasses[identifier] else { return nil }
      guard superclasses[next] != nil else { return next }
      identifier = next
    }
    return nil
  }
}

extension JSONValue {
  /// The text of a string; nil for other values.
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  /// A whole number; nil for other values.
  fileprivate var integer: Int? {
    if case .number(let number) = self { number.integer } else { nil }
  }
}
