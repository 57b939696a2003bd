import CommandLanguage
import CompositionalLayout
import ConsoleTexts
import DiffableDataSource
import HostSystem
import ImportRecords
import SwiftExport
import SwiftImport
import TextWidth
import Wording
import WorldModel

extension ImportedDefinitions {
  /// The most lines of what the code printed that are shown.
  private static let shownLines = 10

  /// What is said where the toolchain has no swift-syntax.
  static let withoutRewriting: StyledText =
    "the toolchain has no swift-syntax: files are compiled as they are, and nothing is left out of them"

  /// Makes the screen of a name the first.
  mutating func putFirst(screen name: Token) throws(CommandError) {
    let titles = results.filter { $0.definition.isScreen && $0.record.snapshot != nil }
      .map(\.definition.title)
    let found = titles.first { $0 == name.text } ?? titles.first { $0.hasSuffix(".\(name.text)") }
    guard let found else {
      throw CommandError(
        "there is no screen \(name.text.singleLine)", at: name.range,
        fix: titles.isEmpty ? nil : "there are \(titles.joined(separator: ", "))")
    }
    for index in results.indices where results[index].definition.isScreen {
      results[index].record.isFirst = results[index].definition.title == found
    }
  }

  /// Whether parts of the file that a definition stands in were left out.
  private func isPartial(_ definition: ImportDefinition) -> Bool {
    leftOutCode.contains { $0.file == definition.file }
  }

  /// The layouts, each under a name of its own.
  var layouts: [ImportedLayout] {
    var layouts: [ImportedLayout] = []
    var names = SwiftNames()
    for (definition, record) in results where !definition.isScreen && !definition.isSnapshot {
      let sections = (record.layouts ?? []).map { $0?.withoutEmptySpacings }
      guard sections.contains(where: { $0 != nil }) else { continue }
      // A screen often has the same layout twice: the function, and what calls it.
      let isKnown = layouts.contains { known in
        known.sections == sections && known.configuration == record.configuration
          && known.name == definition.name
      }
      guard !isKnown else { continue }
      layouts.append(
        ImportedLayout(
          name: names.unique(definition.name), title: definition.title,
          file: definition.file, line: definition.line, sections: sections,
          configuration: record.configuration))
    }
    return layouts
  }

  /// What the code of a screen keeps for its next apply, under the name that `export` gives it.
  func pendingSnapshot(of screen: ImportDefinition) -> [ImportedSection]? {
    let pending = results.first { definition, _ in
      definition.isSnapshot && definition.scope == screen.title
        && definition.name == SwiftScreenPrinter.pendingSnapshot
    }
    return pending?.record.snapshot
  }

  /// What was found, what was left out and what was printed.
  func lines(
    _ layouts: [ImportedLayout], fitting width: Int, isOneFile: Bool, in language: Language
  ) -> [StyledText] {
    func place(_ file: String, _ line: Int) -> StyledText {
      isOneFile ? "line \(line)" : "\(file):\(line)"
    }
    var table = TextTable([.init("", isShortened: false), .init(""), .init(""), .init("")])
    for (definition, record) in results {
      guard let sections = record.snapshot, !sections.isEmpty else { continue }
      let count = sections.reduce(0) { $0 + $1.outline.visibleItems.count }
      let what: StyledText = definition.isScreen ? "  screen" : "  snapshot"
      table.rows.append([
        what, StyledText(definition.title), place(definition.file, definition.line),
        isPartial(definition)
          ? "\(Message(counting: sections.count, "section")), \(Message(counting: count, "item")), in part"
          : "\(Message(counting: sections.count, "section")), \(Message(counting: count, "item"))",
      ])
    }
    for layout in layouts {
      let sections = layout.sections.count
      table.rows.append([
        "  \(layout.name)", StyledText(layout.title), place(layout.file, layout.line),
        layout.isWhole
          ? (sections == 1 ? "every section" : "\(Message(counting: sections, "section"))") : "",
      ])
    }
    table.rows = table.rows.map { $0.map { $0.told(in: language) } }
    var notes = unread.map { "left out: \($0.path.singleLine) (\($0.told))" as StyledText }
    notes += leftOut.map(\.note)
    if isWithoutRewriting { notes.append(Self.withoutRewriting) }
    if !takenAlong.isEmpty {
      notes.append("taken along: \(takenAlong.map(\.singleLine).joined(separator: ", "))")
    }
    notes += leftOutCode.map { $0.note(isOneFile: isOneFile) }
    notes += printed.prefix(Self.shownLines).map {
      "\("printed: \($0.singleLine)" as Message, .dim)"
    }
    if printed.count > Self.shownLines {
      notes.append("  … \(printed.count - Self.shownLines) lines more were printed")
    }
    notes += heardLines
    return table.lines(fitting: width) + notes.map { $0.told(in: language) }
  }
}

extension ImportedDefinitions {
  /// What UIKit logged while the code ran: each text that is known, once.
  private var heardLines: [StyledText] {
    var known: Set<String> = []
    return heard.flatMap { ConsoleText.findings(in: $0) }.compactMap { finding in
      guard let text = finding.text, known.insert(text.id).inserted else { return nil }
      return "UIKit says: \(finding.meaning) (`explain \(text.page)`)"
    }
  }
}

extension LeftOut {
  /// The refusal in a line.
  var note: StyledText {
    "left out: \(title) (\(file.singleLine):\(line)): \(reason)"
  }
}
