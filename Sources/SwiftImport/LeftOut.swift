package import RewritingRecords
package import Wording

/// A declaration that gives a layout but cannot be asked for.
package struct LeftOut: Hashable {
  package var title: String
  package var file: String
  package var line: Int
  package var reason: Message
}

/// Parts of the user's code that were taken out, all for one cause.
package struct LeftOutCode: Hashable {
  /// What kind of parts they are.
  package var whole: RewritingCut.Whole
  /// What is not there: a name, or what the compiler said.
  package var cause: String
  /// What a superclass was replaced by; else empty.
  package var name: String
  /// The file's path and the lines of the parts.
  package var file: String
  package var lines: [Int]

  /// Parts in their order, those of one kind, cause and file together.
  static func grouped(
    _ cuts: [RewritingCut], of sources: [ImportProgram.Source]
  ) -> [LeftOutCode] {
    var groups: [LeftOutCode] = []
    for cut in cuts {
      guard cut.whole != .repair, let source = sources.first(where: { $0.mark == cut.mark }) else {
        continue
      }
      let name = cut.whole == .superclass ? cut.name : ""
      let index = groups.firstIndex {
        $0.whole == cut.whole && $0.cause == cut.cause && $0.name == name && $0.file == source.path
      }
      if let index {
        groups[index].lines.append(cut.line)
      } else {
        groups.append(
          LeftOutCode(
            whole: cut.whole, cause: cut.cause, name: name, file: source.path, lines: [cut.line]))
      }
    }
    for index in groups.indices { groups[index].lines = Array(Set(groups[index].lines)).sorted() }
    return groups
  }
}
