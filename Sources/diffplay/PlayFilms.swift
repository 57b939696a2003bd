import ArgumentParser
import DiffplayKit
import HostSystem
import PictureFiles
import PictureModel
import Sessions

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The subcommand `play PATH -o FILE`.
struct PlayFilms: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Write sessions as films: pages that need nothing beside them.",
    discussion: """
      Each session runs in a fresh world, whatever it expects. A session becomes the page of -o; the \
      sessions of a folder become pages in the folder of -o, with an index.
      """)

  @Option(
    name: .customShort("o"),
    help: ArgumentHelp("The page, or the folder of pages.", valueName: "page"),
    completion: .file())
  var output: String

  @Argument(help: "A session file, or a folder of them.", completion: .file())
  var path: String

  func run() throws {
    let files = POSIXFileSystem()
    try ExitStatus.ofFiles {
      guard files.isFolder(path) == true else {
        try write(try film(path, files), to: output, files)
        return
      }
      let count = try writeFolder(files)
      print("\(count) films in \(FilePath.join(output, "index.html"))")
    }
  }

  private func film(_ path: String, _ files: POSIXFileSystem) throws(SessionFault) -> Film {
    try Workbench.film(ofSession: path, files: files, toolchain: POSIXToolchain())
  }

  private func write(_ film: Film, to page: String, _ files: POSIXFileSystem) throws(FileError) {
    try files.write(FilmPage(film, in: film.language).html, to: page)
  }

  /// Writes a page for each session below the folder, and the index.
  ///
  /// - Returns: How many sessions there are.
  private func writeFolder(_ files: POSIXFileSystem) throws -> Int {
    let sessions = try SessionDiscovery.files(at: [path], in: files)
    if files.isFolder(output) == nil, mkdir(output, 0o777) != 0 {
      throw FileError(path: output, reason: String(cString: strerror(errno)))
    }
    var entries: [FilmIndexPage.Entry] = []
    for session in sessions {
      let film = try film(session, files)
      let inside = session.dropFirst(path.count).drop { $0 == "/" }
      let name =
        String(inside).replacing("/", with: "-").replacing(SessionDiscovery.suffix, with: "")
        + ".html"
      try write(film, to: FilePath.join(output, name), files)
      entries.append(
        FilmIndexPage.Entry(page: name, session: session, commands: film.steps.count))
    }
    try files.write(
      FilmIndexPage(title: path, entries: entries).html, to: FilePath.join(output, "index.html"))
    return sessions.count
  }
}
