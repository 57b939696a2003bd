package import HostSystem
package import Sessions
import Wording

/// The command language over a workbench: text in, text out.
///
/// A terminal, a pipe, a script and a replayed session all go through here.
package struct Playground: Sendable {
  /// The world, its history and the doors to the outside.
  package var workbench: Workbench

  /// The language over an empty world.
  package init(
    settings: Workbench.Settings = .init(), fileSystem: any FileSystem,
    toolchain: (any Toolchain)? = nil
  ) {
    workbench = Workbench(settings: settings, fileSystem: fileSystem, toolchain: toolchain)
  }

  /// Runs the statements of `entry` in order, up to the first that fails.
  ///
  /// An entry that cannot be read runs nothing, nor does one that ends in a question mark: it asks
  /// what can follow. Where a session is being recorded, the entry and its answers are written to
  /// it, as they are to the journal.
  ///
  /// - Parameter observer: Sees each outcome as it happens, but for notes that come at the end.
  package mutating func run(
    _ entry: String, observer: (Outcome) -> Void = { _ in }
  ) -> [Outcome] {
    var outcomes = workbench.perform(entry) { outcome, _ in observer(outcome) }
    workbench.record(entry, &outcomes)
    return outcomes
  }
}

/// Runs entries as the playground does.
private struct StatementRunner: EntryRunner {
  func run(_ entry: String, on workbench: inout Workbench) -> [Outcome] {
    var outcomes = workbench.perform(entry) { _, _ in }
    workbench.record(entry, &outcomes)
    return outcomes
  }
}

extension Workbench {
  /// An empty world.
  package init(
    settings: Settings = Settings(), fileSystem: any FileSystem, toolchain: (any Toolchain)? = nil
  ) {
    self.init(
      settings: settings, fileSystem: fileSystem, toolchain: toolchain, runner: StatementRunner())
  }
}

extension ReplayedWorld {
  /// An empty world with a session's settings.
  ///
  /// - Parameter toolchain: What runs imported code; without it, `import` is refused.
  package init(
    _ session: SessionSettings, files: any FileSystem, toolchain: (any Toolchain)? = nil
  ) {
    self.init(session, files: files, toolchain: toolchain, runner: StatementRunner())
  }

  /// Replays one session file; the result depends on the files alone.
  package static func replay(
    _ path: String, files: any FileSystem, toolchain: (any Toolchain)? = nil
  ) -> ReplayedSession {
    replay(path, files: files, toolchain: toolchain, runner: StatementRunner())
  }
}
