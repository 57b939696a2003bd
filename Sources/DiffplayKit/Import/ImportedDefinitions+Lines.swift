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

  /// The columns that a title keeps where there is room, and those that a file must have to be told.
  private static let (wholeTitle, legibleFile) = (32, 8)

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
    for code in leftOutCode where !code.isMethodOfViews && types.contains(where: code.reaches) {
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
    let rows = rows(layouts, naming: files).map { $0.map { $0.told(in: language) } }
    var notes = unread.map { "left out: \($0.path.singleLine) (\($0.told))" as StyledText }
    notes += leftOut.map { $0.note(naming: files) }
    if isWithoutRewriting { notes.append(Self.withoutRewriting) }
    if !takenAlong.isEmpty {
      let names = takenAlong.map { files.name(of: $0) ?? $0.singleLine }
      let (shown, count) = (Self.first(of: names), Message(counting: names.count, "file"))
      notes.append(
        names.count > Self.shownLines
          ? "taken along: \(shown) (\(count))" : "taken along: \(shown)")
    }
    if !renamings.isEmpty { notes.append(StyledText(telling: renamed)) }
    notes += codeNotes(naming: files)
    notes += standingNotes + placeholderNotes + assumptionNotes
    notes += printed.prefix(Self.shownLines).map {
      "\("printed: \($0.singleLine)" as Message, .dim)"
    }
    if printed.count > Self.shownLines {
      notes.append("  … \(printed.count - Self.shownLines) lines more were printed")
    }
    notes += heardLines
    let table = table(of: rows, fitting: width)
    return table.lines(fitting: width) + notes.map { $0.told(in: language) }
  }

  /// What stands for nibs and outlets, heights and widths, and distances that are not given, each once.
  private var standingNotes: [StyledText] {
    func names(_ named: (ImportRecord.Standing) -> [String]) -> String? {
      var known: Set<String> = []
      let names = results.compactMap(\.record.standing).flatMap(named)
        .map { $0.singleLine.bounded(bytes: 60) }.filter { known.insert($0).inserted }
      return names.isEmpty ? nil : Self.first(of: names)
    }
    let nibs: StyledText? = names(\.nibs).map {
      "nibs not given, empty views of their classes stand for them: \($0)"
    }
    let outlets: StyledText? = names(\.outlets).map {
      "outlets not connected, empty views stand for theirs: \($0)"
    }
    let lengths: StyledText? = names(\.lengths).map { "not given, 44 stands for it: \($0)" }
    let distances: StyledText? = names(\.distances).map { "not given, 0 stands for it: \($0)" }
    let ones: StyledText? = names(\.ones).map { "not given, 1 stands for it: \($0)" }
    let supplements: StyledText? = names(\.supplements).map {
      "not given, layouts are shown without it: \($0)"
    }
    return [nibs, outlets, lengths, distances, ones, supplements].compactMap(\.self)
  }

  /// Names in one line, no more of them than a person reads.
  static func first(of names: [String]) -> String {
    names.prefix(shownLines).joined(separator: ", ") + (names.count > shownLines ? ", …" : "")
  }

  /// Of the screens that came without items: those that have placeholders, and those that could.
  private var placeholderNotes: [StyledText] {
    func names(_ isMeant: (ImportRecord) -> Bool) -> String? {
      let names = results.filter { isMeant($0.record) }.map {
        String($0.definition.title.prefix { $0 != "(" }).singleLine
      }
      return names.isEmpty ? nil : Self.first(of: names)
    }
    let filled: StyledText? = names { ($0.placeholders ?? 0) > 0 && $0.awaited == nil }.map {
      """
      placeholders stand for the items of \($0), which are not given (`import … with placeholders: 0` \
      shows none)
      """
    }
    let plain: StyledText? = names { $0.isPlain == true }.map {
      "plain views stand for those of \($0), whose code takes no placeholders"
    }
    let partly: StyledText? = names { $0.isPartlyPlain == true && $0.isPlain != true }.map {
      "plain views stand for some of those of \($0), whose code needs what is not there"
    }
    let listed: StyledText? = names { $0.isListed == true }.map {
      "a plain list stands for the layout of \($0), which is not given"
    }
    let alone: StyledText? = names { $0.isOfCells == true }.map {
      "no layout is given: each cell is shown alone, in a row of its own (\($0))"
    }
    let groups = results.map(\.definition).filter(\.isOfGroup).map(\.title.singleLine)
    let around: StyledText? =
      groups.isEmpty
      ? nil
      : "no section is given for a group: one of that alone is shown (\(Self.first(of: groups)))"
    let empty: StyledText? = names { $0.placeholders == 0 }.map {
      "\($0) has no items (`import … with placeholders: 4` puts some in each section)"
    }
    return ([filled] + awaitedNotes(names) + [plain, partly, listed, alone, around, empty])
      .compactMap(\.self)
  }

  /// Of the screens that wait for requests: those whose empty sections have placeholders, and those that
  /// have them not.
  private func awaitedNotes(
    _ names: ((ImportRecord) -> Bool) -> String?
  ) -> [StyledText?] {
    func hosts(_ isMeant: (ImportRecord) -> Bool) -> String? {
      let hosts = Set(results.map(\.record).filter(isMeant).flatMap { $0.awaited ?? [] })
      return hosts.isEmpty
        ? nil : Self.first(of: hosts.sorted().map { $0.singleLine.bounded(bytes: 60) })
    }
    func isFilled(_ record: ImportRecord) -> Bool {
      record.awaited != nil && (record.placeholders ?? 0) > 0
    }
    func isEmpty(_ record: ImportRecord) -> Bool {
      record.awaited != nil && (record.placeholders ?? 0) == 0
    }
    let filled = names(isFilled).map { names -> StyledText in
      guard let hosts = hosts(isFilled) else {
        return """
          placeholders stand for items of \(names), whose code waits for requests that are not answered \
          here (`import … with placeholders: 0` shows none)
          """
      }
      return """
        placeholders stand for items of \(names), whose code waits for requests that are not answered \
        here: \(hosts) (`import … with placeholders: 0` shows none)
        """
    }
    let empty = names(isEmpty).map { names -> StyledText in
      guard let hosts = hosts(isEmpty) else {
        return """
          some sections of \(names) are empty, as its code waits for requests that are not answered here
          """
      }
      return """
        some sections of \(names) are empty, as its code waits for requests that are not answered here: \
        \(hosts)
        """
    }
    return [filled, empty]
  }

  /// The rows as a table that never cuts the class's name of a screen, by which it is chosen.
  ///
  /// Where there is not room for all, longer titles give way, then the files.
  private func table(of rows: [[StyledText]], fitting width: Int) -> TextTable {
    func longest(_ column: Int) -> Int { rows.map { $0[column].displayWidth }.max() ?? 0 }
    let screens = results.map(\.definition).filter(\.isScreen)
    let longestScreen =
      (screens + screensWithoutItems.map(\.definition))
      .map { definition in
        // What stands behind the name is cut to the mark of that.
        let name = definition.title.prefix { $0 != "(" }
        return String(name).displayWidth + (name.endIndex == definition.title.endIndex ? 0 : 1)
      }.max() ?? 0
    let room = width - longest(0) - longest(2) - 2 * TextTable.gap
    let (whole, file) = (longest(1), longest(3))
    let least = max(longestScreen, min(whole, Self.wholeTitle, room))
    let hasFiles = file > 0 && room - least >= TextTable.gap + min(file, Self.legibleFile)
    let title =
      hasFiles && whole + TextTable.gap + file > room ? least : min(whole, max(room, least))
    let columns = [false, false, false, true].map { TextTable.Column("", isShortened: $0) }
    return TextTable(
      hasFiles ? columns : Array(columns.dropLast()),
      rows: rows.map { [$0[0], $0[1].truncated(toWidth: title), $0[2], $0[3]] })
  }

  /// A row for each screen, snapshot and layout: its kind or name, its title, state and file; not
  /// one that is called as its class.
  private func rows(
    _ layouts: [ImportedLayout], naming files: SourceNaming
  ) -> [[StyledText]] {
    let titles =
      results.map(\.definition.title) + screensWithoutItems.map(\.definition.title)
    func row(
      _ kind: StyledText, _ title: String, _ file: String, _ state: [Message]
    ) -> [StyledText] {
      let all: Message =
        switch state.count {
        case 0: ""
        case 1: state[0]
        default: "\(state[0]), \(state[1])"
        }
      let isOne = titles.filter { $0 == title }.count <= 1
      let file = isOne && isNamed(file, after: title) ? nil : files.name(of: file)
      return [kind, StyledText(title), StyledText(telling: all), StyledText(file ?? "")]
    }
    var rows: [[StyledText]] = []
    // What came along is not what was asked for.
    let ownFirst = [false, true].flatMap { isAlong in
      results.filter { takenAlong.contains($0.definition.file) == isAlong }
    }
    for (definition, record) in ownFirst {
      guard let sections = record.snapshot, definition.isScreen || !sections.isEmpty else {
        continue
      }
      let items = sections.reduce(0) { $0 + $1.outline.visibleItems.count }
      let placeholders = record.placeholders ?? 0
      let standing = Message(counting: placeholders, "placeholder")
      let own = Message(counting: items - placeholders, "item")
      let told: Message =
        placeholders == 0 ? own : items > placeholders ? "\(own), \(standing)" : standing
      let count: Message =
        sections.isEmpty
        ? "no section" : "\(Message(counting: sections.count, "section")), \(told)"
      rows.append(
        row(
          definition.isScreen ? "  screen" : "  snapshot", definition.title, definition.file,
          [count] + (isPartial(definition) || record.lacksViews ? ["in part"] : [])))
    }
    for screen in screensWithoutItems {
      let definition = screen.definition
      rows.append(
        row(
          "  screen", definition.title, definition.file,
          [screen.state] + (isPartial(definition) ? ["in part"] : [])))
    }
    for layout in layouts {
      let sections = layout.sections.count
      let count: Message =
        sections == 1 ? "every section" : Message(counting: sections, "section")
      rows.append(
        row(
          "  \(layout.name)", layout.title, layout.file,
          (layout.isWhole ? [count] : []) + (isPartial(layout) ? ["in part"] : [])))
    }
    return rows
  }

  /// Whether a file is called as the type that a title begins with, or as what extends it.
  private func isNamed(_ file: String, after title: String) -> Bool {
    let type = title.prefix { !".(<".contains($0) }
    return FilePath.name(of: file).prefix { !".+".contains($0) } == type
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
