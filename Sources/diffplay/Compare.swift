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
    let comparison = try ExitStatus.ofFiles {
      let comparison = try SessionComparison(
        before, after, files: files, toolchain: POSIXToolchain())
      if let html { try files.write(comparison.html, to: html) }
      return comparison
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
