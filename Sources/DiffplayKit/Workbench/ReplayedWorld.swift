import HostSystem
package import Sessions
import Wording

/// The fresh world that a session is replayed in.
///
/// What is written from it stays with it, and relative paths are found from the session's folder.
package struct ReplayedWorld: SessionWorld {
  private var workbench: Workbench
  private let language: Language

  /// An empty world with a session's settings.
  ///
  /// - Parameters:
  ///   - toolchain: What runs imported code; without it, `import` is refused.
  ///   - runner: What runs the session's entries.
  ///   - inclusion: The files around the session.
  ///   - work: Who waits for the session, and may stop it.
  init(
    _ session: SessionSettings, files: any FileSystem, toolchain: (any Toolchain)?,
    runner: any EntryRunner, inclusion: Inclusion = Inclusion(),
    work: any WorkObserver = UnobservedWork()
  ) {
    language = session.language
    var settings = Workbench.Settings(width: session.width)
    settings.writesFiles = false
    let folder = FolderFileSystem(folder: session.folder, of: files)
    workbench = Workbench(
      settings: settings, fileSystem: OverlaidFileSystem(folder), toolchain: toolchain,
      runner: runner)
    workbench.inclusion = inclusion
    workbench.work = StoppableWork(work)
  }

  /// Runs one command of the session.
  package mutating func run(_ command: String) -> SessionReply {
    workbench.answer(to: command, language: language)
  }

  /// Replays one session file; the result depends on the files alone.
  static func replay(
    _ path: String, files: any FileSystem, toolchain: (any Toolchain)?, runner: any EntryRunner,
    inclusion: Inclusion = Inclusion(), work: any WorkObserver = UnobservedWork()
  ) -> ReplayedSession {
    SessionReplay.replay(path: path, files: files) {
      ReplayedWorld(
        $0, files: files, toolchain: toolchain, runner: runner, inclusion: inclusion, work: work)
    }
  }
}

/// Work that can be stopped, and is not told of: its commands are steps of another.
private struct StoppableWork: WorkObserver {
  private let work: any WorkObserver

  init(_ work: any WorkObserver) { self.work = work }

  var isStopped: Bool { work.isStopped }
  func progressed(_ progress: Progress) {}
}
