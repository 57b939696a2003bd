import ArgumentParser
import DiffplayKit

/// The subcommand `run FILE…`.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the commands of session files, whatever the files expect.",
    discussion: "Each file runs in a fresh world; included files run too.")

  @OptionGroup var options: PlayOptions

  @Argument(help: "Session files.", completion: .file(extensions: ["session"]))
  var files: [String]

  func run() throws {
    var status: Int32 = 0
    for file in files {
      let plan: SessionPlan
      do {
        plan = try SessionPlan(path: file, files: POSIXFileSystem())
      } catch {
        Terminal.writeError(error.description)
        throw ExitCode(ExitStatus.badArguments)
      }
      let repl = options.play.repl(isInteractive: false, width: plan.settings.width)
      steps: for step in plan.steps {
        switch repl.run(step.step.command, file: step.path, line: step.line) {
        case .done: continue
        case .quit: break steps
        case .failed:
          status = ExitStatus.failed
          if !repl.settings.keepsGoing { throw ExitCode(status) }
        }
      }
    }
    throw ExitCode(status)
  }
}
