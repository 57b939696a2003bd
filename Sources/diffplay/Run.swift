import ArgumentParser
import DiffplayKit
import Sessions

/// The subcommand `run FILE…`.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the commands of text, Swift or session files, whatever sessions expect.",
    discussion: """
      Each file runs in a fresh world; included files run too. `diffplay FILE.swift` is short for \
      `diffplay run FILE.swift`.
      """)

  @OptionGroup var options: PlayOptions

  @Argument(help: "Files of commands, a line each, or session files.", completion: .file())
  var files: [String]

  func run() throws {
    var status: Int32 = 0
    for file in files {
      let script: Script
      do {
        script = try Script(path: file, files: POSIXFileSystem())
      } catch {
        Terminal.writeError(error.description)
        throw ExitCode(ExitStatus.badArguments)
      }
      let repl = options.play.repl(isInteractive: false, width: script.width)
      entries: for entry in script.entries {
        switch repl.run(entry.text, file: entry.path, line: entry.line) {
        case .done: continue
        case .quit: break entries
        case .failed:
          status = ExitStatus.failed
          if !repl.settings.keepsGoing { throw ExitCode(status) }
        }
      }
    }
    throw ExitCode(status)
  }
}
