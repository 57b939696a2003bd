import ArgumentParser
import CommandLanguage
import DiffplayKit
import HostSystem
import JSON
import Wording

/// The subcommand `doctor FILE…`.
struct Examine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look in layout documents and Swift files for what will surprise.",
    discussion: """
      Swift files are compiled and run apart, as by import. Exit status 1 where there is a warning or \
      an error, 2 where a file cannot be read or holds no layout; notes alone fail nothing. With \
      --json, each file is an object on a line of its own.
      """)

  @Flag(help: "Print one log of SARIF 2.1.0 for all files.")
  var sarif = false

  // `--json` is an option of the program, wherever it stands.
  @ParentCommand var program: Diffplay

  @Argument(help: "Layout documents and Swift files.", completion: .file())
  var files: [String]

  func run() throws {
    let playground = program.options.play.playground(ofWidth: StyledText.usualWidth)
    var (failed, isUnread) = (false, false)
    var all: [ExaminedFile] = []
    for file in files {
      let examined: ExaminedFile
      do throws(CommandError) {
        examined = try ExaminedFile(file, in: playground)
      } catch {
        Terminal.writeError("\(file): error: \(error.message.english)")
        isUnread = true
        continue
      }
      failed = failed || examined.hasFailure
      all.append(examined)
      if sarif { continue }
      if program.options.json {
        print(JSONPrinter.compact(examined.json))
      } else {
        for line in examined.lines(in: .english) { print(StylePolicy.plain.text(line)) }
      }
    }
    if sarif { print(JSONPrinter.compact(all.sarif)) }
    throw ExitCode(isUnread ? ExitStatus.badArguments : failed ? ExitStatus.failed : 0)
  }
}
