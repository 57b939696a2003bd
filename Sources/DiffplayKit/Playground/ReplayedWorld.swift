package import HostSystem
package import Sessions
import Wording

/// The fresh world that a session is replayed in.
///
/// What is written from it stays with it, and relative paths are found from the session's folder.
package struct ReplayedWorld: SessionWorld {
  private var playground: Playground
  private let language: Language

  /// An empty world with a session's settings.
  ///
  /// - Parameter toolchain: What runs imported code; without it, `import` is refused.
  package init(
    _ session: SessionSettings, files: any FileSystem, toolchain: (any Toolchain)? = nil
  ) {
    language = session.language
    var settings = Workbench.Settings(width: session.width)
    settings.writesFiles = false
    let folder = FolderFileSystem(folder: session.folder, of: files)
    playground = Playground(
      settings: settings, fileSystem: OverlaidFileSystem(folder), toolchain: toolchain)
  }

  /// Runs one command of the session.
  package mutating func run(_ command: String) -> SessionReply {
    playground.answer(to: command, language: language)
  }

  /// Replays one session file; the result depends on the files alone.
  package static func replay(
    _ path: String, files: any FileSystem, toolchain: (any Toolchain)? = nil
  ) -> ReplayedSession {
    SessionReplay.replay(path: path, files: files) {
      ReplayedWorld($0, files: files, toolchain: toolchain)
    }
  }
}
