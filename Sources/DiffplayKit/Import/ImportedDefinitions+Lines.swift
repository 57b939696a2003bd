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

  /// Whether parts of the file that a screen stands in were left out.
  private func isPartial(_ screen: ImportDefinition) -> Bool {
    leftOutCode.contains { $0.file == screen.file }
  }

  /// Whether parts of the declaration that gives a layout were left out.
  private func isPartial(_ layout: ImportedLayout) -> Bool {
    let declaration = String(layout.title.prefix { $0 != "(" })
    return leftOutCode.contains { $0.file == layout.file && $0.reaches(into: declaration) }
  }

  /// What was left out of the code of a screen's cells, by item; nil where nothing was.
  func leftOut(ofCellsIn record: ImportRecord) -> [Identifier: [String]]? {
    var causes: [Identifier: [String]] = [:]
    for item in (record.snapshot ?? []).flatMap(\.items) {
      let found = leftOut(of: item.viewTypes ?? [])
      if !found.isEmpty { causes[Identifier(item.name)] = found }
    }
    return causes.isEmpty ? nil : causes
  }

  /// What was left out of the code of a screen's headers, footers and badges, by section and element
  /// kind; nil where nothing was.
  func leftOut(ofHeadersIn record: ImportRecord) -> [Identifier: [String: [String]]]? {
    var causes: [Identifier: [String: [String]]] = [:]
    for (index, section) in (record.snapshot ?? []).enumerated() {
      let kinds = (record.headerTypes?[index] ?? [:]).mapValues(leftOut)
        .filter { !$0.value.isEmpty }
      if !kinds.isEmpty { causes[Identifier(section.name)] = kinds }
    }
    return causes.isEmpty ? nil : causes
  }

  /// What was left out of the code of views that are of these types, by element kind; nil where
  /// nothing was.
  func leftOut(ofKinds types: [String: [String]]?) -> [String: [String]]? {
    let causes = (types ?? [:]).mapValues(leftOut).filter { !$0.value.isEmpty }
    return causes.isEmpty ? nil : causes
  }

  /// What was left out of the code of types, as names or in the compiler's words, each once.
  private func leftOut(of types: [String]) -> [String] {
    var causes: [String] = []
    for code in leftOutCode where types.contains(where: code.reaches) {
      let cause = code.cause.bounded(lines: 1, bytes: 200)
      if !causes.contains(cause) { causes.append(cause) }
    }
    return causes
  }

  /// The layouts, each under a name of its own.
  var layouts: [ImportedLayout] {
    var layouts: [ImportedLayout] = []
    var names = SwiftNames()
    // A screen without sections has a layout of its own alone.
    let screens = results.filter { $0.definition.isScreen && $0.record.snapshot?.isEmpty == true }
    let others = results.filter { !$0.definition.isScreen && !$0.definition.isSnapshot }
    for (definition, record) in others + screens {
      let sections = (record.layouts ?? []).map { $0?.withoutEmptySpacings }
      guard sections.contains(where: { $0 != nil }) else { continue }
      // A screen often has the same layout twice: the function, and what calls it.
      let isKnown = layouts.contains { known in
        known.sections == sections && known.configuration == record.configuration
          && (known.name == definition.name || definition.isScreen)
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
    _ layouts: [ImportedLayout], fitting width: Int, naming files: SourceNaming,
    in language: Language
  ) -> [StyledText] {
    let table = ImportTable(
      screens: screenRows(naming: files).map { $0.told(in: language) },
      others: otherRows(layouts, naming: files).map { $0.told(in: language) })
    var notes = unread.map { "left out: \($0.path.singleLine) (\($0.told))" as StyledText }
    notes += leftOut.map { $0.note(naming: files) }
    if isWithoutRewriting { notes.append(Self.withoutRewriting) }
    if !takenAlong.isEmpty {
      notes.append("taken along: \(takenAlong.map(\.singleLine).joined(separator: ", "))")
    }
    if !renamings.isEmpty { notes.append(StyledText(telling: renamed)) }
    notes += codeNotes(naming: files)
    notes += lengthNotes + placeholderNotes
    notes += printed.prefix(Self.shownLines).map {
      "\("printed: \($0.singleLine)" as Message, .dim)"
    }
    if printed.count > Self.shownLines {
      notes.append("  … \(printed.count - Self.shownLines) lines more were printed")
    }
    notes += heardLines
    return table.lines(fitting: width) + notes.map { $0.told(in: language) }
  }

  /// The heights and widths that are not given, each once.
  private var lengthNotes: [StyledText] {
    var known: Set<String> = []
    let names = results.flatMap { $0.record.standingLengths ?? [] }
      .map { $0.singleLine.bounded(bytes: 60) }.filter { known.insert($0).inserted }
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(Self.shownLines).joined(separator: ", ")
    return ["not given, 44 stands for it: \(names.count > Self.shownLines ? shown + ", …" : shown)"]
  }

  /// Of the screens that came without items: those that have placeholders, and those that could.
  private var placeholderNotes: [StyledText] {
    func names(_ isMeant: (ImportRecord) -> Bool) -> String? {
      let names = results.filter { isMeant($0.record) }.map {
        String($0.definition.title.prefix { $0 != "(" }).singleLine
      }
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    let filled: StyledText? = names { ($0.placeholders ?? 0) > 0 }.map {
      """
      placeholders stand for the items of \($0), which are not given (`import … with placeholders: 0` \
      shows none)
      """
    }
    let plain: StyledText? = names { $0.isPlain == true }.map {
      "plain views stand for those of \($0), whose code takes no placeholders"
    }
    let listed: StyledText? = names { $0.isListed == true }.map {
      "a plain list stands for the layout of \($0), which is not given"
    }
    let empty: StyledText? = names { $0.placeholders == 0 }.map {
      "\($0) has no items (`import … with placeholders: 4` puts some in each section)"
    }
    return [filled, plain, listed, empty].compactMap(\.self)
  }

  /// A row for each screen.
  private func screenRows(naming files: SourceNaming) -> [ImportTable.Row] {
    var rows: [ImportTable.Row] = []
    for (definition, record) in results where definition.isScreen {
      guard let sections = record.snapshot else { continue }
      rows.append(
        row("  screen", definition, [count(sections, record)], isPartial(definition), files))
    }
    for screen in screensWithoutItems {
      let definition = screen.definition
      rows.append(row("  screen", definition, [screen.state], isPartial(definition), files))
    }
    return rows
  }

  /// A row for each snapshot and layout.
  private func otherRows(
    _ layouts: [ImportedLayout], naming files: SourceNaming
  ) -> [ImportTable.Row] {
    var rows: [ImportTable.Row] = []
    for (definition, record) in results where !definition.isScreen {
      guard let sections = record.snapshot, !sections.isEmpty else { continue }
      rows.append(
        row("  snapshot", definition, [count(sections, record)], isPartial(definition), files))
    }
    for layout in layouts {
      let sections = layout.sections.count
      let count: Message =
        sections == 1 ? "every section" : Message(counting: sections, "section")
      rows.append(
        ImportTable.Row(
          kind: StyledText("  \(layout.name)"), title: layout.title,
          state: state((layout.isWhole ? [count] : []) + (isPartial(layout) ? ["in part"] : [])),
          file: files.name(of: layout.file) ?? ""))
    }
    return rows
  }

  private func row(
    _ kind: StyledText, _ definition: ImportDefinition, _ states: [Message], _ isPartial: Bool,
    _ files: SourceNaming
  ) -> ImportTable.Row {
    ImportTable.Row(
      kind: kind, title: definition.title, state: state(states + (isPartial ? ["in part"] : [])),
      file: files.name(of: definition.file) ?? "")
  }

  private func state(_ parts: [Message]) -> StyledText {
    switch parts.count {
    case 0: StyledText()
    case 1: StyledText(telling: parts[0])
    default: StyledText(telling: "\(parts[0]), \(parts[1])")
    }
  }

  /// How many sections and items a screen or snapshot has.
  private func count(_ sections: [ImportedSection], _ record: ImportRecord) -> Message {
    let items = sections.reduce(0) { $0 + $1.outline.visibleItems.count }
    let placeholders = record.placeholders ?? 0
    let standing = Message(counting: placeholders, "placeholder")
    let own = Message(counting: items - placeholders, "item")
    let told: Message =
      placeholders == 0 ? own : items > placeholders ? "\(own), \(standing)" : standing
    return sections.isEmpty
      ? "no section" : "\(Message(counting: sections.count, "section")), \(told)"
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
