import SwiftExport

// How values of the user's types are made where nothing says how.
extension DefinitionFinder {
  /// Whether a type has an initializer that takes nothing.
  func canBeMade(_ path: String) -> Bool {
    guard let type = types[path], ["class", "struct"].contains(type.kind) else { return false }
    let own = initializers[path] ?? []
    if own.contains(where: { $0.parameters.allSatisfy(\.hasDefault) }) { return true }
    guard type.kind == "class" else { return false }
    // What calls another initializer of the class hides none that is inherited.
    let names = Set(own.filter { !$0.isConvenience }.compactMap(\.path.last))
    let overriding: Set<String> = ["init(nibName:bundle:)", "init(frame:)", "init(coder:)"]
    guard names.isSubset(of: overriding), names != ["init(coder:)"] else { return false }
    guard let parent = graph.superclasses[type.identifier] else { return true }
    if let known = types.first(where: { $0.value.identifier == parent }) {
      return canBeMade(known.key)
    }
    let needing = ["UICollectionViewCompositionalLayout", "UICollectionViewController"]
    return !needing.contains { parent == "HeadlessUIKit.\($0)" }
  }

  /// Whether a type has a property of another of the user's types that is taken to be set: by whoever
  /// makes it, unless it does so itself.
  func isGivenParts(_ path: String) -> Bool {
    graph.symbols.contains { symbol in
      symbol.kind == "property" && symbol.isImplicitlyUnwrapped
        && symbol.scope.joined(separator: ".") == path && isOwn(symbol.type)
    }
  }

  /// Whether a type is one of the user's, or made of those.
  private func isOwn(_ type: String) -> Bool {
    resolved(type).split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
      .contains { types[resolved(String($0))] != nil }
      && !type.contains("<")
  }

  /// The call that makes a type of what its initializers need: of nothing, of empty values, and of
  /// other types of the user's that can be made so; nil where something cannot.
  ///
  /// Texts, numbers and answers are plain values: a screen shows itself without them, a layout that
  /// is reckoned with them would be another's.
  func making(_ path: String, ofPlainValues isPlain: Bool) -> String? {
    making(path, ofPlainValues: isPlain, depth: 0)
  }

  private static let deepest = 8

  private func making(_ path: String, ofPlainValues isPlain: Bool, depth: Int) -> String? {
    guard depth < Self.deepest, let type = types[path] else { return nil }
    if type.kind == "enum" {
      return (cases[path]?.first).map { "\(path).\(SwiftSource.escaped($0))" }
    }
    if type.kind == "protocol" {
      return conforming(to: type).lazy
        .compactMap { making($0, ofPlainValues: isPlain, depth: depth + 1) }.first
    }
    // A protocol of classes counts as generic: it says what its types are.
    guard ["class", "struct"].contains(type.kind), let made = specialized(path) else { return nil }
    if canBeMade(path) { return "\(made)()" }
    if let own = ownValue(path) { return own }
    let own = (initializers[path] ?? []).filter { $0.path.last != "init(coder:)" }
      .filter { !$0.isAsync && !$0.isThrowing && !$0.isFailable && !$0.isPrivate }
      .sorted { $0.parameters.count < $1.parameters.count }
    for initializer in own {
      let needed = initializer.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter in
        var parameter = parameter
        let generic = (type.generics + initializer.generics).first { $0.name == parameter.type }
        if let bound = generic?.bound { parameter.type = bound }
        return value(of: parameter, ofPlainValues: isPlain, depth: depth + 1).map {
          (parameter.label.map { "\($0): " } ?? "") + $0
        }
      }
      if arguments.count == needed.count { return "\(made)(\(arguments.joined(separator: ", ")))" }
    }
    if type.isGeneric { return nil }
    return inherited(type, path, ofPlainValues: isPlain, depth: depth)
  }

  /// A value that a type itself has or makes of nothing, as in `Factory.standard()`.
  private func ownValue(_ path: String) -> String? {
    let known = graph.symbols.first { symbol in
      ["type.method", "type.property"].contains(symbol.kind)
        && symbol.scope.joined(separator: ".") == path && resolved(symbol.type) == path
        && symbol.parameters.allSatisfy(\.hasDefault)
        && !symbol.isGeneric && !symbol.isAsync && !symbol.isThrowing && !symbol.isPrivate
    }
    return known.map {
      "\(path).\(SwiftSource.escaped($0.baseName))" + ($0.kind == "type.method" ? "()" : "")
    }
  }

  /// The types that conform to a protocol; those that stand in for what is not given come last.
  private func conforming(to type: SwiftSymbol) -> [String] {
    types.filter { graph.conformances[$0.value.identifier]?.contains(type.identifier) == true }
      .sorted { ($0.value.isStandIn ? 1 : 0, $0.key) < ($1.value.isStandIn ? 1 : 0, $1.key) }
      .map(\.key)
  }

  /// A type with those that it is generic over: for each, one that conforms as it has to and can be
  /// made; nil where there is none.
  func specialized(_ path: String) -> String? {
    guard let type = types[path] else { return nil }
    guard type.isGeneric else { return path }
    let all = type.generics.compactMap { generic -> String? in
      guard let bound = generic.bound.flatMap({ types[resolved($0)] }) else { return nil }
      return conforming(to: bound).first {
        types[$0]?.isGeneric == false && making($0, ofPlainValues: true) != nil
      }
    }
    guard !all.isEmpty, all.count == type.generics.count else { return nil }
    return "\(path)<\(all.joined(separator: ", "))>"
  }

  /// The call of an initializer that a class without its own has of its superclass.
  private func inherited(
    _ type: SwiftSymbol, _ path: String, ofPlainValues isPlain: Bool, depth: Int
  ) -> String? {
    let own = (initializers[path] ?? []).filter { !$0.isConvenience }
    let parent = graph.superclasses[type.identifier]
    guard own.allSatisfy({ $0.path.last == "init(coder:)" }),
      let known = types.first(where: { $0.value.identifier == parent })
    else { return ofStoryboard(type, path) }
    let all = (initializers[known.key] ?? []).filter {
      $0.path.last != "init(coder:)" && !$0.isAsync && !$0.isThrowing && !$0.isFailable
        && !$0.isPrivate
    }
    for initializer in all.sorted(by: { $0.parameters.count < $1.parameters.count }) {
      let needed = initializer.parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter -> String? in
        // What a generic superclass takes, the compiler knows: it is made of nothing.
        let isOpen = known.value.isGeneric && types[resolved(parameter.type)] == nil
        let made = value(of: parameter, ofPlainValues: isPlain, depth: depth + 1)
        return (made ?? (isOpen ? ".init()" : nil)).map {
          (parameter.label.map { "\($0): " } ?? "") + $0
        }
      }
      if arguments.count == needed.count { return "\(path)(\(arguments.joined(separator: ", ")))" }
    }
    return nil
  }

  /// A controller of a collection view without initializers of its own: storyboards, which make
  /// such, give it a flow layout.
  private func ofStoryboard(_ type: SwiftSymbol, _ path: String) -> String? {
    guard graph.superclasses[type.identifier] == "HeadlessUIKit.UICollectionViewController",
      (initializers[path] ?? []).allSatisfy({ $0.isConvenience || $0.path.last != "init(coder:)" })
    else { return nil }
    return "\(path)(collectionViewLayout: UICollectionViewFlowLayout())"
  }

  private func value(
    of parameter: SwiftSymbol.Parameter, ofPlainValues isPlain: Bool, depth: Int
  ) -> String? {
    let type = resolved(parameter.type)
    let said = values.literal(label: parameter.label, name: parameter.name, type: type)
    if let said { return said }
    if parameter.isOptional { return "nil" }
    if let plain = Self.plainValues[type] { return isPlain ? plain : nil }
    if let known = Self.emptyValues[type] { return known }
    if type.contains("->") { return Self.closure(type) }
    if type.hasPrefix("StoreOf<") { return store(of: String(type.dropFirst(8).dropLast()), depth) }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    return making(type, ofPlainValues: isPlain, depth: depth)
  }

  /// A store of the Composable Architecture, whose state is as it is made.
  private func store(of reducer: String, _ depth: Int) -> String? {
    let path = resolved(reducer)
    guard let state = making("\(path).State", ofPlainValues: true, depth: depth),
      let made = making(path, ofPlainValues: true, depth: depth)
    else { return nil }
    return "Store(initialState: \(state)) { \(made) }"
  }

  /// A closure of a type that does nothing; nil where it has to give something.
  private static func closure(_ type: String) -> String? {
    guard type.hasSuffix("-> Void") || type.hasSuffix("-> ()"), type.hasPrefix("(") else {
      return nil
    }
    let parameters = type.dropFirst().prefix { $0 != ")" }
    guard !parameters.contains("("), !parameters.contains("<") else { return nil }
    let count = parameters.isEmpty ? 0 : parameters.split(separator: ",").count
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    return count == 0 ? "{}" : "{ \(names) in }"
  }

  private static let plainValues = [
    "String": "\"\"", "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "Bool": "false",
  ]

  private static let emptyValues = [
    "URL": "URL(fileURLWithPath: \"/\")", "Date": "Date(timeIntervalSince1970: 0)",
    "UUID": "UUID()", "IndexPath": "IndexPath(item: 0, section: 0)", "CGRect": "CGRect.zero",
    "CGSize": "CGSize.zero", "UIView": "UIView()", "UIImage": "UIImage()",
    "UIViewController": "UIViewController()", "UIWindow": "UIWindow()",
    "UINavigationController": "UINavigationController()",
    "UITabBarController": "UITabBarController()", "NotificationCenter": "NotificationCenter()",
    "UserDefaults": "UserDefaults.standard", "FileManager": "FileManager.default",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
  ]
}

extension String {
  /// The text with its first character in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
