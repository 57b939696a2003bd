package import CommandLanguage
package import Comparisons
import CompositionalLayout
import DiffableDataSource
import Doctor
package import HostSystem
import ImportRecords
import JSON
import Sessions
import SwiftImport
import TextWidth
import Wording
package import WorldModel

/// One state of a project: files, and which of them are compared.
package struct ComparedSide: Sendable {
  /// What it is called.
  package let name: String
  /// What is compared of it: files and folders, found in `files`.
  private let paths: [String]
  private let files: any FileSystem
  /// What the only document or session is called, so that another of another name is its like.
  private let onlyName: String?
  /// The release whose UIKit its sessions follow.
  private let system: SystemRelease

  /// A state called `name`.
  ///
  /// - Parameters:
  ///   - paths: Files and folders; where none is there, nothing is compared.
  ///   - onlyName: What the only document or session is called; nil for its path.
  ///   - system: The release whose UIKit its sessions follow.
  package init(
    _ name: String, paths: [String], files: any FileSystem, onlyName: String? = nil,
    system: SystemRelease = .recorded
  ) {
    (self.name, self.paths, self.files, self.onlyName) = (name, paths, files, onlyName)
    self.system = system
  }

  /// Everything in it that can be laid out: screens and layouts that Swift defines, layout documents,
  /// and the screens that sessions end with; and snapshots that Swift defines without a screen.
  ///
  /// - Parameters:
  ///   - devices: What it is laid out on; nil for the usual ones, and for a container of its own
  ///     where a document or a session has one.
  ///   - toolchain: What compiles and runs Swift code; without it such code is refused.
  /// - Throws: A refusal where a file that is named cannot be read, or code cannot be compiled.
  package func screens(
    on devices: [ComparedDevice]?, toolchain: (any Toolchain)?, work: any WorkObserver
  ) throws(CommandError) -> [ComparedScreen] {
    let isFile = paths.count == 1 && files.isFolder(paths[0]) == false
    let onlyName = isFile ? self.onlyName : nil
    var found = FoundFiles()
    for path in paths { try found.add(path, in: files) }
    var screens: [ComparedScreen] = []
    if !found.sources.isEmpty {
      for device in devices ?? ComparedDevice.usual {
        screens += try imported(found.sources, on: device, toolchain: toolchain, work: work)
      }
    }
    for document in found.documents {
      screens += try self.screens(of: document, named: onlyName ?? document.path, on: devices)
    }
    for session in found.sessions {
      guard !work.isStopped else { throw CommandError("interrupted") }
      screens += self.screens(
        of: session, named: onlyName ?? session, on: devices, toolchain: toolchain)
    }
    return screens
  }

  // MARK: Swift

  private func imported(
    _ sources: [String], on device: ComparedDevice, toolchain: (any Toolchain)?,
    work: any WorkObserver
  ) throws(CommandError) -> [ComparedScreen] {
    var workbench = Workbench(fileSystem: files, toolchain: toolchain)
    workbench.work = work
    _ = try workbench.setContainer(device.container, isDark: device.isDark)
    let tokens = sources.map { Token(kind: .string, text: $0, range: 0..<$0.utf8.count) }
    let imported = try workbench.definitions(in: tokens)
    var texts: [String: String] = [:]
    return workbench.comparedScreens(imported, from: sources).map { screen in
      var screen = screen
      // A snapshot is the same everywhere.
      screen.device = screen.kind == .snapshot ? "" : device.name
      guard let file = screen.place?.file else { return screen }
      if texts[file] == nil { texts[file] = (try? files.text(of: file)) ?? "" }
      screen.source = texts[file]
      return screen
    }
  }

  // MARK: Documents

  private func screens(
    of file: FoundFiles.Document, named name: String, on devices: [ComparedDevice]?
  ) throws(CommandError) -> [ComparedScreen] {
    guard case .array(let cases)? = file.value["cases"] else {
      return screens(of: file.value, in: file.path, named: name, on: devices)
    }
    return cases.enumerated().flatMap { index, value in
      let id: String? = if case .string(let id)? = value["id"] { id } else { nil }
      return screens(
        of: value, in: file.path, named: "\(name): \(id ?? "\(index)")", on: devices)
    }
  }

  private func screens(
    of value: JSONValue, in path: String, named name: String, on devices: [ComparedDevice]?
  ) -> [ComparedScreen] {
    let place = ComparedScreen.Place(file: path, line: 1)
    let document: LayoutDocument
    do {
      document = try JSONValueDecoder().decode(LayoutDocument.self, from: value)
    } catch {
      var screen = ComparedScreen(
        .document, name, state: .refused("it is no layout document: \(error.message)"),
        place: place)
      screen.source = JSONPrinter.compact(value)
      return [screen]
    }
    let own = document.container.map { (device: "", container: $0) }
    let screens =
      devices.map { $0.map { (device: $0.name, container: $0.container) } }
      ?? own.map { [$0] }
      ?? ComparedDevice.usual.map { (device: $0.name, container: $0.container) }
    return screens.map { device, container in
      let state: ComparedScreen.State
      do throws(CommandError) {
        state = .world(try World(showing: document, on: container))
      } catch {
        state = .refused(error.message)
      }
      var screen = ComparedScreen(.document, name, state: state, place: place)
      screen.device = device
      screen.source = JSONPrinter.compact(value)
      var placed = document
      placed.container = container
      screen.findings = Doctor.findings(in: placed)
      return screen
    }
  }

  // MARK: Sessions

  private func screens(
    of path: String, named name: String, on devices: [ComparedDevice]?,
    toolchain: (any Toolchain)?
  ) -> [ComparedScreen] {
    let place = ComparedScreen.Place(file: path, line: 1)
    var answers: [ComparedScreen.Answer] = []
    let workbench: Workbench
    do throws(SessionFault) {
      workbench = try Workbench(havingRun: path, files: files, toolchain: toolchain, system: system)
      {
        entry, outcomes in
        let text = outcomes.reduce(into: "") { $0 += $1.transcript(of: entry.text) }
        answers.append(
          ComparedScreen.Answer(
            command: entry.text, text: text, place: .init(file: entry.path, line: entry.line)))
      }
    } catch {
      var screen = ComparedScreen(
        .session, name, state: .refused(Message(verbatim: error.message)),
        place: .init(file: error.path, line: error.line))
      screen.source = try? files.text(of: path)
      return [screen]
    }
    func screen(_ workbench: Workbench) -> ComparedScreen {
      var screen = ComparedScreen(.session, name, state: .world(workbench.world), place: place)
      screen.findings = Doctor.findings(in: workbench.world, heard: workbench.heard)
      return screen
    }
    guard let devices else {
      var only = screen(workbench)
      only.answers = answers
      return [only]
    }
    return devices.enumerated().map { index, device in
      var placed = workbench
      var found: ComparedScreen
      do throws(CommandError) {
        _ = try placed.setContainer(device.container, isDark: device.isDark)
        found = screen(placed)
      } catch {
        found = ComparedScreen(.session, name, state: .refused(error.message), place: place)
      }
      found.device = device.name
      if index == 0 { found.answers = answers }
      return found
    }
  }
}

extension Workbench {
  /// Each screen and each layout that was found, in a world of its own, and what gives none.
  fileprivate func comparedScreens(
    _ imported: ImportedDefinitions, from files: [String]
  ) -> [ComparedScreen] {
    var screens: [ComparedScreen] = []
    for (definition, record) in imported.results
    where definition.isScreen && record.snapshot != nil {
      var alone = imported
      alone.results = [(definition, record)]
      var inner = self
      let state: ComparedScreen.State
      do throws(CommandError) {
        _ = try inner.bringIn(alone, from: files)
        state = .world(inner.world)
      } catch {
        state = .refused(error.message)
      }
      var screen = ComparedScreen(
        .screen, definition.title, state: state,
        place: .init(file: definition.file, line: definition.line))
      screen.findings = Doctor.findings(in: inner.world, heard: imported.heard)
      screens.append(screen)
    }
    for (definition, record) in imported.results
    where definition.isSnapshot && record.snapshot?.isEmpty == false {
      var alone = imported
      alone.results = [(definition, record)]
      screens.append(comparedSnapshot(definition, alone, from: files))
    }
    let layouts = imported.layouts
    let titles = Dictionary(grouping: layouts, by: \.title)
    for layout in layouts {
      let isAlone = titles[layout.title]?.count == 1
      let state: ComparedScreen.State
      do throws(CommandError) {
        state = .world(try World(showing: layout, on: world.screen.container))
      } catch {
        state = .refused(error.message)
      }
      var screen = ComparedScreen(
        .layout, isAlone ? layout.title : "\(layout.title) (\(layout.name))", state: state,
        place: .init(file: layout.file, line: layout.line))
      screen.findings = Doctor.findings(
        in: layout, container: world.screen.container, system: world.system)
      screens.append(screen)
    }
    screens += imported.screensWithoutItems.map {
      ComparedScreen(
        .screen, $0.definition.title, state: .refused($0.state),
        place: .init(file: $0.definition.file, line: $0.definition.line))
    }
    screens += imported.leftOut.map {
      ComparedScreen(
        .layout, $0.title, state: .refused($0.reason),
        place: .init(file: $0.file, line: $0.line))
    }
    return screens
  }
  /// The snapshot that code defines, applied to nothing.
  private func comparedSnapshot(
    _ definition: ImportDefinition, _ alone: ImportedDefinitions, from files: [String]
  ) -> ComparedScreen {
    var inner = self
    let state: ComparedScreen.State
    do throws(CommandError) {
      _ = try inner.bringIn(alone, from: files)
      try inner.world.showSnapshot()
      state = .world(inner.world)
    } catch {
      state = .refused(error.message)
    }
    return ComparedScreen(
      .snapshot, definition.title, state: state,
      place: .init(file: definition.file, line: definition.line))
  }
}

extension World {
  /// Applies what was brought in.
  fileprivate mutating func showSnapshot() throws(CommandError) {
    do {
      _ = try dataSource.apply(snapshot, animatingDifferences: false)
    } catch {
      throw CommandError("the snapshot cannot be applied", uikit: error.uikitReason)
    }
  }
}
