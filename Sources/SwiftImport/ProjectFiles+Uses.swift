// Which of a project's files use or extend what others declare.
extension ProjectFiles {
  /// The files that hold what the app begins with, the nearest first.
  mutating func launchers(in reach: Reach) -> [String] {
    untaken(in: reach) { text in
      text.contains(": UIResponder, UIWindowSceneDelegate")
        || text.contains(": UIResponder, UIApplicationDelegate")
    }
  }

  /// The files that extend a type with a member, the nearest first.
  mutating func files(extending type: String, with member: String, in reach: Reach) -> [String] {
    untaken(in: reach) { text in
      text.contains("extension \(type)") && text.contains(member)
        || text.contains("extension ") && Self.declares(member, in: text)
    }
  }

  /// The files that extend types which a text declares or extends with a member or a type in them,
  /// the nearest first: so `Controller+Row.swift` does, whose names the controller uses as its own.
  ///
  /// A function or a variable may be one that they have of a class or protocol above them.
  mutating func files(
    extendingTypesOf text: String, with member: String, in reach: Reach
  ) -> [String] {
    let types = Self.subjects(of: text)
    return untaken(in: reach) { other in
      guard Self.declares(member, in: other) else { return false }
      let extended = Self.extended(in: other)
      return !types.isDisjoint(with: extended)
        || member.first?.isLowercase == true && !extended.isEmpty
    }
  }

  /// The files that extend a protocol, which may have in them what it asks for, the nearest first.
  mutating func files(extendingProtocol name: String, in reach: Reach) -> [String] {
    untaken(in: reach) { Self.extended(in: $0).contains(name) }
  }

  /// How many files may lie between what is used and the controller: a section is in a data source,
  /// that in a model, and the model in the controller.
  private static let mostSteps = 3

  /// The nearest file with a controller that uses what some texts declare or extend, or has one of
  /// some `calls`, itself or by what does; nil where there is none.
  mutating func controller(
    using texts: [String], _ calls: [String] = [], in reach: Reach
  ) -> String? {
    var calls = calls
    var names = Set(texts.flatMap(Self.subjects))
    var known = names
    for _ in 0..<Self.mostSteps where !names.isEmpty || !calls.isEmpty {
      // A package is used by code that it does not see.
      let users = sources.filter { path in
        guard !reach.taken.contains(path), let text = text(of: path) else { return false }
        return calls.contains { text.contains($0) }
          || !names.isDisjoint(with: Self.words(of: text))
      }.sorted { (distance(to: $0), $0) < (distance(to: $1), $1) }
      let found = users.first { text(of: $0).map(Self.holdsController) ?? false }
      if let found { return found }
      calls = []
      names = Set(users.compactMap { text(of: $0) }.flatMap(Self.subjects)).subtracting(known)
      known.formUnion(names)
    }
    return nil
  }

  /// The types that a text is about: what it declares at its top, and what it extends but for what
  /// every app has.
  private static func subjects(of text: String) -> Set<String> {
    let own = extended(in: text).filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }
    return declarations(in: text).union(own)
  }

  /// The types that a text extends, as lines say that are not set in.
  private static func extended(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") where line.first?.isLetter == true {
      guard let found = line.firstRange(of: "extension ") else { continue }
      let name = line[found.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { names.insert(String(name)) }
    }
    return names
  }

  /// The words of a text; what is no ASCII is part of one.
  private static func words(of text: String) -> Set<String> {
    Set(text.utf8.split { !(isWordByte($0)) }.map { String(decoding: $0, as: UTF8.self) })
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a text declares a controller, by words alone.
  private static func holdsController(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      guard let declared = line.firstRange(of: "class ") else { return false }
      return line[declared.upperBound...].split(separator: ":").dropFirst()
        .contains { $0.contains("Controller") }
    }
  }

  /// Whether a member is declared in an extension, by words alone.
  private static func declares(_ member: String, in text: String) -> Bool {
    [
      "func \(member)(", "func \(member)<", "var \(member):", "let \(member):", "let \(member) ",
      "var \(member) ", "enum \(member):", "enum \(member) ", "struct \(member):",
      "struct \(member) ", "class \(member):", "class \(member) ", "typealias \(member) ",
    ].contains { text.contains($0) }
  }
}
