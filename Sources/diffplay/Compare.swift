import ArgumentParser
import DiffplayKit
import HostSystem
import JSON
import Sessions
import Wording

/// The subcommand `compare A.session B.session`.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the screens that two sessions end with.",
    discussion: """
      Each session runs in a fresh world, whatever it expects. Exit status 1 where they differ. With \
      --json, what differs is one object.
      """)

  @Option(help: "Draw both screens side by side on a page.", completion: .file())
  var html: String?

  // `--json` is an option of the program, wherever it stands.
  @ParentCommand var program: Diffplay

  @Argument(help: "A session file.", completion: .file())
  var before: String

  @Argument(help: "Another.", completion: .file())
  var after: String

  func run() throws {
    let files = POSIXFileSystem()
    let comparison: SessionComparison
    do {
      comparison = try SessionComparison(
        before, after, files: files, toolchain: POSIXToolchain())
      if let html { try files.write(comparison.html, to: html) }
    } catch let fault as SessionFault {
      Terminal.writeError(fault.description)
      throw ExitCode(ExitStatus.badArguments)
    } catch let error as FileError {
      Terminal.writeError(SessionFault(error).description)
      throw ExitCode(ExitStatus.badArguments)
    }
    if program.options.json {
      print(JSONPrinter.compact(comparison.json))
    } else {
      let style: StylePolicy = Terminal.usesColor(.auto) ? .ansi : .plain
      for line in comparison.lines { print(style.text(line)) }
    }
    throw ExitCode(comparison.isSame ? 0 : ExitStatus.failed)
  }
}
