import ArgumentParser
import DiffplayKit
import HostSystem
import JSON
import Sessions

/// The subcommand `solve [FILE]`.
struct Solve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Solve a layout document: JSON in, frames as JSON out.",
    discussion: "A file of the form {\"cases\": […]} is answered with a line for each case.")

  @Argument(help: "A layout document; standard input without one, or for `-`.", completion: .file())
  var file: String?

  func run() throws {
    let file = file == "-" || file == "/dev/stdin" ? nil : file
    let name = file ?? "<stdin>"
    let text: String
    do throws(FileError) {
      let files = POSIXFileSystem()
      text = file == nil ? try files.standardInput(named: name) : try files.text(of: name)
    } catch {
      Terminal.writeError(SessionFault(FileError(path: name, reason: error.reason)).description)
      throw ExitCode(ExitStatus.badArguments)
    }
    do {
      let answer = try SolvedDocument.solve(text)
      print(answer.text)
      throw ExitCode(answer.failed ? ExitStatus.failed : 0)
    } catch let error as JSONError {
      Terminal.writeError("\(name):\(error.position): error: \(error.message)")
      throw ExitCode(ExitStatus.badArguments)
    }
  }
}
