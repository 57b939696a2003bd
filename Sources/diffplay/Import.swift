import ArgumentParser
import CommandLanguage
import HostSystem
import SwiftImport
import Wording
import WorldModel
import WorldWording

/// The subcommand `import FILE…`.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the playground with what Swift files for iOS define.",
    discussion: """
      Without a file it is the project in the current folder: its screens and layouts are listed, \
      each with its state, and the app's first screen is shown. The files are compiled with the Swift toolchain that is installed and run apart, with a time \
      limit. A view controller's collection view becomes the screen; functions that give layouts \
      become layouts by name. With -c COMMANDS these run after it, and the program ends.
      """)

  @OptionGroup var options: PlayOptions

  /// What takes the option for commands, which it has for itself as well.
  @ParentCommand var program: Diffplay

  @Option(help: ArgumentHelp("Show this screen, and not the first.", valueName: "name"))
  var screen: String?

  @Argument(
    help: "Swift files, or a project's folder; behind them `screen NAME` and `with NAME: VALUE`.",
    completion: .file(extensions: ["swift"]))
  var files: [String] = ["."]

  func run() throws {
    // What stands behind the files says the same as at the prompt.
    let end = files.dropFirst().firstIndex(where: ["screen", "with"].contains) ?? files.endIndex
    let rest = files[end...].map { $0.contains(" ") ? Identifier.quote($0) : $0 }
    var words = ["import"] + files[..<end].map { Identifier.quote($0) } + rest
    if let screen { words += ["screen", Identifier.quote(screen)] }
    let entry = words.joined(separator: " ")
    let status =
      program.commands.isEmpty
      ? options.play.readInput(after: entry)
      : options.play.run(commands: [entry] + program.commands)
    throw ExitCode(status)
  }
}

/// What `make` calls: builds the library for imports into a folder.
struct PrepareImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare-import",
    abstract: "Build the library for imports into a folder.", shouldDisplay: false)

  @Argument(help: "The folder, from the root.", completion: .directory)
  var folder: String

  func validate() throws {
    guard folder.hasPrefix("/") else { throw ValidationError("\(folder) is no path from the root") }
  }

  func run() throws {
    let line = ProgressLine()
    do throws(CommandError) {
      try ImportLibrary.prepare(by: POSIXToolchain(cacheFolder: folder), for: line)
      line.end()
    } catch {
      line.end()
      Terminal.writeError("diffplay: \(error.message.english)\n")
      throw ExitCode(ExitStatus.failed)
    }
  }
}
