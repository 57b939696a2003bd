package import HostSystem
package import PictureModel
package import Sessions
import Wording
package import WorldModel

extension Workbench {
  /// A world in which the commands of a file ran, whatever a session expects of them.
  ///
  /// What they write stays in it, and relative paths are found from the file's folder.
  ///
  /// - Parameters:
  ///   - system: The release whose UIKit the world follows, unless the file says another.
  ///   - hearing: Hears what each entry came to.
  /// - Throws: `SessionFault` where the file cannot be read, or is no session.
  package init(
    havingRun path: String, files: any FileSystem, toolchain: (any Toolchain)?,
    system: SystemRelease = .recorded,
    hearing: (Script.Entry, [Outcome]) -> Void = { _, _ in }
  ) throws(SessionFault) {
    let script = try Script(path: path, files: files)
    let session = SessionSettings(
      width: script.width ?? StyledText.usualWidth, folder: FilePath.folder(of: path),
      language: script.language ?? .english)
    var settings = Settings(width: session.width)
    settings.writesFiles = false
    settings.language = session.language
    self.init(
      settings: settings,
      fileSystem: OverlaidFileSystem(FolderFileSystem(folder: session.folder, of: files)),
      toolchain: toolchain)
    if system != .recorded { world.screen.system = system }
    for entry in script.entries {
      let outcomes = run(entry.text)
      hearing(entry, outcomes)
      if case .success(let reply) = outcomes.last?.result, reply.quits { break }
    }
  }

  /// The film of a file's commands, which run in a fresh world.
  ///
  /// - Throws: `SessionFault` where the file cannot be read, or is no session.
  package static func film(
    ofSession path: String, files: any FileSystem, toolchain: (any Toolchain)?
  ) throws(SessionFault) -> Film {
    try Workbench(havingRun: path, files: files, toolchain: toolchain).film(title: path)
  }
}
