package import RewritingRecords
package import Wording

/// A declaration that gives a layout but cannot be asked for.
package struct LeftOut: Hashable {
  package var title: String
  package var file: String
  package var line: Int
  package var reason: Message
}

extension LeftOut {
  /// A definition that gives nothing.
  init(_ definition: ImportDefinition, _ reason: Message) {
    self.init(
      title: definition.title, file: definition.file, line: definition.line, reason: reason)
  }

  /// An app of several that cannot be imported.
  init(_ app: AppFiles, _ reason: Message) {
    self.init(title: app.folder, file: app.files.first?.path ?? app.folder, line: 1, reason: reason)
  }

  /// What is not compiled because there is more of it than a compiler comes to the end of.
  static func beyondBounds(of sources: [ImportProgram.Source]) -> [LeftOut] {
    sources.flatMap { source in
      source.bounded.cuts.map { cut in
        LeftOut(
          title: cut.title.bounded(lines: 1, bytes: 40), file: source.path, line: cut.line,
          reason: cut.reason.told)
      }
    }
  }
}

/// A controller that was made and has no collection view.
package struct ScreenWithoutItems: Hashable {
  package var definition: ImportDefinition
  /// How many rows the sections of its table view have; nil where it has none.
  package var rows: [Int]?
}

/// Parts of the user's code that were taken out, all for one cause.
package struct LeftOutCode: Hashable {
  /// What kind of parts they are.
  package var whole: RewritingCut.Whole
  /// What is not there: a name, or what the compiler said.
  package var cause: String
  /// What a superclass, a prototype or what is registered was replaced by; else empty.
  package var name: String
  /// The file's path and the lines of the parts.
  package var file: String
  package var lines: [Int]
  /// The declarations that the parts are of, in the order of the file, each once.
  package var places: [String] = []

  /// How many parts there are: those of one line count once.
  package var count: Int { lines.count }

  /// Whether a part is of a declaration, or of what is in it.
  package func reaches(into declaration: String) -> Bool {
    places.contains { $0 == declaration || $0.hasPrefix(declaration + ".") }
  }

  /// Parts in their order, those of one kind, cause and file together.
  static func grouped(
    _ cuts: [RewritingCut], of sources: [ImportProgram.Source]
  ) -> [LeftOutCode] {
    var groups: [LeftOutCode] = []
    for cut in cuts.sorted(by: { $0.line < $1.line }) {
      guard cut.whole != .repair, let source = sources.first(where: { $0.mark == cut.mark }) else {
        continue
      }
      let name = [.superclass, .prototype, .registration].contains(cut.whole) ? cut.name : ""
      let known = groups.firstIndex {
        $0.whole == cut.whole && $0.cause == cut.cause && $0.name == name && $0.file == source.path
      }
      let index = known ?? groups.count
      if known == nil {
        groups.append(
          LeftOutCode(whole: cut.whole, cause: cut.cause, name: name, file: source.path, lines: []))
      }
      if groups[index].lines.last != cut.line { groups[index].lines.append(cut.line) }
      let place = cut.declaration
      if !groups[index].places.contains(place) { groups[index].places.append(place) }
    }
    return groups
  }
}

extension RewritingCut {
  /// The declaration that it is, or is a part of, as a person would call it; empty at the top of a
  /// file.
  fileprivate var declaration: String {
    let isNamed = [.property, .function, .type, .element, .parameter].contains(whole)
    return [place, isNamed ? name : ""].filter { !$0.isEmpty }.joined(separator: ".")
  }
}
