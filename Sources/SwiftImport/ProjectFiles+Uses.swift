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
    let extended = text.split(separator: "\n").filter { $0.hasPrefix("extension ") }.map { line in
      String(line.dropFirst(10).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    let own = extended.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }
    return declarations(in: text).union(own)
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
    ["func \(member)(", "func \(member)<", "var \(member):", "let \(member) ", "var \(member) "]
      .contains { text.contains($0) }
  }
}
