import CommandLanguage
import CompositionalLayout
import DiffableDataSource
import HostSystem
import ImportRecords
import SwiftExport
import SwiftImport
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Workbench {
  /// Brings what Swift files define into the world.
  ///
  /// A screen takes the world's place; without one, a snapshot becomes the working snapshot, and
  /// layouts go to the sections that they name.
  ///
  /// - Parameters:
  ///   - name: The class of the screen to show; nil for the app's first.
  ///   - values: What parameters are that nothing else tells.
  mutating func importSwift(
    _ files: [Token], showing name: Token? = nil, with values: ImportValues = ImportValues()
  ) throws(CommandError) -> Reply {
    var imported = try definitions(in: files, with: values)
    let naming = SourceNaming(of: files.map(\.text), with: imported.takenAlong)
    let choice = try name.map { name throws(CommandError) in
      try imported.putFirst(screen: name, naming: naming)
    }
    guard !imported.results.isEmpty else {
      throw refusal(of: imported, from: files)
    }
    heard = imported.heard
    return try bringIn(imported, from: files.map(\.text), choice: choice)
  }

  /// Why nothing is there to bring in: what ended the program, or that nothing gives a layout, with
  /// all that was left out.
  private func refusal(of imported: ImportedDefinitions, from files: [Token]) -> CommandError {
    var error =
      imported.failure
      ?? CommandError(
        "nothing in \(files.map(\.text.singleLine).joined(separator: ", ")) gives a layout or a snapshot",
        at: files.first?.range,
        fix: imported.lacksTypes
          ? "import it with the file of the screen that uses it, or import their folder"
          : "such as a function that gives an NSCollectionLayoutSection")
    let naming = SourceNaming(of: files.map(\.text), with: imported.takenAlong)
    error.details += imported.screensWithoutItems.map { "\($0.definition.title): \($0.state)" }
    error.details += imported.leftOut.map { $0.note(naming: naming) }
    error.details += imported.codeNotes(naming: naming)
    if imported.isWithoutRewriting { error.details.append(ImportedDefinitions.withoutRewriting) }
    return error
  }

  /// What Swift files define, asked for on this world's screen; folders stand for projects.
  func definitions(
    in files: [Token], with values: ImportValues = ImportValues()
  ) throws(CommandError) -> ImportedDefinitions {
    guard let first = files.first else { throw CommandError("FILE is missing") }
    var texts: [(path: String, text: String)] = []
    var unread: [FileError] = []
    var apps: [AppFiles] = []
    for file in files {
      if toolchain != nil, fileSystem.isFolder(file.text) == true {
        let found = try projectFiles(in: file)
        if files.count == 1, found.apps.count > 1 { apps = found.apps }
        texts += found.apps.flatMap(\.files)
        unread += found.unread
        continue
      }
      guard file.text.hasSuffix(Self.ending) else {
        throw CommandError(
          "\(file.text.singleLine) is not a Swift file", at: file.range,
          fix: fix(forNoFile: file.text, isFirst: file == first))
      }
      texts.append((file.text, try text(of: file)))
    }
    guard let toolchain else {
      throw CommandError("Swift code is not compiled and run here", at: first.range)
    }
    var importer = importer(with: toolchain)
    importer.values = values
    importer.isDark = world.screen.isDark == true
    var imported =
      apps.isEmpty
      ? try importer.definitions(of: texts, around: first.text)
      : try importer.definitions(of: apps)
    let along = imported.takenAlong.compactMap { try? fileSystem.text(of: $0) }
    if let refusal = values.refusal(in: texts.map(\.text) + along) { throw refusal }
    imported.unread = unread
    return imported
  }

  private static let wordsBehindFiles = ["screen", "with"]
  private static let ending = ".swift"

  /// What may have been meant by what is no Swift file: a module, a document, or a word behind one.
  private func fix(forNoFile text: String, isFirst: Bool) -> Message {
    if let near = fileNear(text, ending: Self.ending) {
      return "did you mean `\(Identifier(near).quoted)`?"
    }
    if text.contains(where: { $0 == "." || $0 == "/" }) {
      return "`layout SECTION from FILE` reads a layout document"
    }
    if isFirst { return "UIKit's calls are here without an import" }
    if text == "screen" { return "such as `import App screen CartViewController`" }
    let near = Suggestion.nearest(to: text, among: Self.wordsBehindFiles)
    return near.map { "did you mean `\($0)`?" } ?? "UIKit's calls are here without an import"
  }

  /// What compiles and asks code for this world's screen.
  func importer(with toolchain: any Toolchain) -> SwiftImporter {
    SwiftImporter(
      toolchain: toolchain, files: fileSystem, work: work,
      container: world.screen.surroundings ?? world.screen.container,
      sectionCount: max(world.snapshot.numberOfSections, world.applied.numberOfSections),
      limits: importLimits)
  }

  /// The Swift files of a project's folder, and those that cannot be read.
  private func projectFiles(
    in folder: Token
  ) throws(CommandError) -> (apps: [AppFiles], unread: [FileError]) {
    let found = try SwiftImporter.projectFiles(in: folder, of: fileSystem, for: work)
    guard found.apps.contains(where: { !$0.files.isEmpty }) else {
      throw CommandError(
        "there is no Swift file in \(folder.text.singleLine)", at: folder.range)
    }
    return found
  }

  /// Brings what was found in `files` into the world.
  ///
  /// - Parameters:
  ///   - choice: What is said of the screen that was chosen; nil where none was.
  ///   - told: How the answer begins, of what was found.
  mutating func bringIn(
    _ imported: ImportedDefinitions, from files: [String], choice: [StyledText]? = nil,
    told: ((Message) -> StyledText)? = nil
  ) throws(CommandError) -> Reply {
    let naming = SourceNaming(of: files, with: imported.takenAlong)
    let before = try scene()
    let layouts = imported.layouts
    var screens = imported.results.filter { $0.definition.isScreen && $0.record.snapshot != nil }
    let first = imported.first(of: screens, isChosen: choice != nil)
    if let first { screens.swapAt(0, first) }
    let snapshots = imported.results.filter {
      $0.definition.isSnapshot && $0.record.snapshot?.isEmpty == false
    }
    for layout in layouts { define(layout) }

    var heading: [Message] = []
    let screenCount = screens.count + imported.screensWithoutItems.count
    if screenCount > 0 { heading.append(Message(counting: screenCount, "screen")) }
    if !layouts.isEmpty { heading.append(Message(counting: layouts.count, "layout")) }
    if !snapshots.isEmpty { heading.append(Message(counting: snapshots.count, "snapshot")) }
    if heading.isEmpty { heading.append("nothing to show") }
    let names = files.map(\.singleLine).joined(separator: ", ")
    let found = heading.listed
    let summary = told.map { $0(found) } ?? "imported \(names): \(found)"
    var shown: Reply
    if let screen = screens.first {
      shown = try show(screen.definition, screen.record, before: before)
      world.screen.leftOutOfCells = imported.leftOut(ofCellsIn: screen.record)
      world.screen.leftOutOfHeaders = imported.leftOut(ofHeadersIn: screen.record)
      world.screen.leftOutOfLayoutHeaders = imported.leftOut(
        ofKinds: screen.record.layoutHeaderTypes)
      world.screen.leftOutOfBackgrounds = imported.leftOut(ofKinds: screen.record.backgroundTypes)
      takeChanges(of: screen.record, in: try scene())
      let others = ImportedDefinitions.notShown(screens.map(\.definition), naming: naming)
      let notes = [others].compactMap(\.self) + screen.record.notes
      shown.lines = (choice ?? []) + notes + shown.lines
      if let sections = imported.pendingSnapshot(of: screen.definition) {
        shown.lines += takePending(sections, layouts)
      } else if world.snapshot.numberOfSections == 0 {
        shown.lines += assign(layouts)
      }
    } else {
      shown = try take(snapshots.first?.record.snapshot, layouts, before: before)
    }
    let (width, rest) = (settings.width, shown.lines)
    var reply = Reply(inEach: { language in
      [summary.told(in: language)]
        + imported.lines(layouts, fitting: width, naming: naming, in: language)
        + rest.map { $0.told(in: language) }
    })
    (reply.apply, reply.cells) = (shown.apply, shown.cells)
    return reply
  }

  /// Takes a snapshot and layouts that no screen shows.
  private mutating func take(
    _ sections: [ImportedSection]?, _ layouts: [ImportedLayout], before: Scene
  ) throws(CommandError) -> Reply {
    var lines: [StyledText] = []
    if let sections {
      world.contents = Contents()
      take(sections)
      lines.append(pendingLine)
    }
    lines += assign(layouts)
    world.screen.measuredSizes = MeasuredSizes()
    let clamped = try clampOffsets(since: before)
    updateViews(from: before, to: try scene())
    return Reply(try lines + sceneChangeLines(since: before) + clamped)
  }

  /// Keeps a layout under its name, in place of an older one.
  private mutating func define(_ layout: ImportedLayout) {
    world.importedLayouts.removeAll { $0.name == layout.name }
    world.importedLayouts.append(layout)
  }

  /// Makes an imported snapshot the working one, and its texts the contents of items.
  private mutating func take(_ sections: [ImportedSection]) {
    world.snapshot = Snapshot(sections)
    for item in sections.flatMap(\.items) {
      for (field, text) in item.fields {
        world.contents.set(field, of: Identifier(item.name), to: text)
      }
    }
  }

  /// Makes what a screen keeps for its next apply the working snapshot.
  private mutating func takePending(
    _ sections: [ImportedSection], _ layouts: [ImportedLayout]
  ) -> [StyledText] {
    take(sections)
    let shown = world.applied
    let added = world.snapshot.sectionIdentifiers.filter { shown.indexOfSection($0) == nil }
    return [pendingLine] + assign(layouts, toThoseNamedIn: added)
  }

  /// Puts an imported screen in the place of the world's.
  private mutating func show(
    _ definition: ImportDefinition, _ record: ImportRecord, before: Scene
  ) throws(CommandError) -> Reply {
    let sections = record.snapshot ?? []
    world.contents = Contents()
    take(sections)
    world.dataSource = DataSourceState()
    world.screen.layouts = [:]
    world.screen.orthogonalOffsets = [:]
    world.screen.preferredSizes = [:]
    world.screen.cellSums = nil
    world.screen.cellContents = nil
    world.screen.otherCellContents = nil
    world.screen.unaskedCells = nil
    world.screen.brokenConstraints = nil
    world.screen.changedViews = nil
    world.screen.preferredHeaderSizes = [:]
    world.screen.preferredLayoutHeaderSizes = nil
    world.screen.measuredSizes = MeasuredSizes()
    takeSizes(record)
    takeBounds(record)
    world.screen.configuration = record.configuration ?? LayoutConfiguration()
    record.setMargins(of: &world.screen.container)
    for (index, section) in world.snapshot.sectionIdentifiers.enumerated() {
      guard let layouts = record.layouts, layouts.indices.contains(index),
        let layout = layouts[index]
      else { continue }
      world.screen.layouts[section] = SectionLayout(
        section: layout.withoutEmptySpacings, titles: record.titles?[index] ?? [:])
    }
    let result: ApplyResult<Identifier, Identifier>
    do {
      result = try world.dataSource.apply(world.snapshot, animatingDifferences: false)
      for section in sections {
        let outline = section.outline
        guard outline.isTree else { continue }
        _ = try world.dataSource.apply(
          outline, to: Identifier(section.name), animatingDifferences: false)
      }
    } catch {
      throw CommandError("the screen cannot be shown", uikit: error.uikitReason)
    }
    let shown = try finish(
      result, before: before, manner: "", reason: "the screen \(definition.title)")
    world.views = nil
    return shown
  }

  /// Takes the bounds of a collection view that is a part of a screen, or those of the screen again.
  private mutating func takeBounds(_ record: ImportRecord) {
    let whole = world.screen.surroundings ?? world.screen.container
    world.screen.container = whole
    world.screen.surroundings = record.bounds == nil ? nil : whole
    guard let bounds = record.bounds else { return }
    world.screen.container.size = bounds
    world.screen.container.safeAreaInsets = record.coveredInsets
    world.screen.container.contentOffset = .zero
  }

  /// Takes what cells and headers answered when they were asked for their size.
  private mutating func takeSizes(_ record: ImportRecord) {
    let sections = record.snapshot ?? []
    let unasked = sections.flatMap(\.items).filter { $0.isUnasked == true }
    if !unasked.isEmpty {
      world.screen.unaskedCells = Set(unasked.map { Identifier($0.name) })
    }
    for item in sections.flatMap(\.items) {
      if let contents = item.otherContents {
        world.screen.otherCellContents = world.screen.otherCellContents ?? [:]
        world.screen.otherCellContents?[Identifier(item.name)] = contents
      }
      if let contents = item.contents {
        world.screen.cellContents = world.screen.cellContents ?? [:]
        world.screen.cellContents?[Identifier(item.name)] = contents
      }
      world.screen.setBrokenConstraints(item.brokenConstraints ?? [], of: Identifier(item.name))
      guard let size = item.size, size.isMeasurable else { continue }
      world.screen.preferredSizes[Identifier(item.name)] = .size(size)
      guard let sum = item.sum else { continue }
      world.screen.cellSums = world.screen.cellSums ?? [:]
      world.screen.cellSums?[Identifier(item.name)] = CellSum(
        isHeight: sum.isHeight, total: sum.total,
        parts: sum.parts.map { CellSum.Part(value: $0.value, origin: $0.origin) })
    }
    for (kind, size) in record.layoutHeaderSizes ?? [:] where size.isMeasurable {
      world.screen.preferredLayoutHeaderSizes = world.screen.preferredLayoutHeaderSizes ?? [:]
      world.screen.preferredLayoutHeaderSizes?[kind] = size
    }
    for (index, sizes) in record.headerSizes ?? [:] where sections.indices.contains(index) {
      for (kind, size) in sizes where size.isMeasurable {
        world.screen.preferredHeaderSizes[Identifier(sections[index].name), default: [:]][kind] =
          size
      }
    }
  }

  /// Gives layouts to the sections that they name; a layout of the whole view goes to all.
  private mutating func assign(_ layouts: [ImportedLayout]) -> [StyledText] {
    var sections = world.snapshot.sectionIdentifiers
    sections += world.applied.sectionIdentifiers.filter { !sections.contains($0) }
    var lines = assign(layouts, toThoseNamedIn: sections)
    if lines.isEmpty, let whole = layouts.first(where: \.isWhole) {
      lines += assign(whole, to: sections)
    }
    if lines.isEmpty, let layout = layouts.first {
      lines.append("`layout SECTION from \(layout.name)` takes it for a section")
    }
    return lines
  }

  private mutating func assign(
    _ layouts: [ImportedLayout], toThoseNamedIn sections: [Identifier]
  ) -> [StyledText] {
    sections.compactMap { section in
      let layout = layouts.first {
        !$0.isWhole && $0.name.lowercased() == SwiftSource.name(section.name).lowercased()
      }
      guard let layout, let found = layout.section(at: 0) else { return nil }
      world.screen.layouts[section] = SectionLayout(section: found)
      return "layout \(section.quoted): from \(layout.name)"
    }
  }

  private mutating func assign(
    _ layout: ImportedLayout, to sections: [Identifier]
  ) -> [StyledText] {
    if let configuration = layout.configuration { world.screen.configuration = configuration }
    if layout.sections.count == 1, let section = layout.section(at: 0) {
      world.screen.layouts = [Screen.anySection: SectionLayout(section: section)]
      return ["layout of every section: from \(layout.name)"]
    }
    return sections.enumerated().compactMap { index, section in
      guard let found = layout.section(at: index) else { return nil }
      world.screen.layouts[section] = SectionLayout(section: found)
      return "layout \(section.quoted): from \(layout.name), section \(index)"
    }
  }

  /// The imported layout that a token names, as `section` has it; nil when none has that name.
  func importedLayout(named token: Token, for section: Identifier) -> SectionLayout? {
    guard let layout = world.importedLayouts.first(where: { $0.name == token.text }) else {
      return nil
    }
    let index =
      world.snapshot.indexOfSection(section) ?? world.applied.indexOfSection(section) ?? 0
    return layout.section(at: index).map { SectionLayout(section: $0) }
  }
}
