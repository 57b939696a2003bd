import ArgumentParser
import DiffplayKit
import WorldModel
import WorldWording

/// The subcommand `open LINE…`.
struct OpenShared: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open the playground with what a line of `share` holds.",
    discussion: """
      A world is there as it was when it was shared; a lesson begins. A line that a mail or a chat \
      has broken may come in pieces.
      """)

  @OptionGroup var options: PlayOptions

  @Argument(help: "The line, as it was sent.")
  var line: [String]

  func run() throws {
    let words = line.map { Identifier($0).quoted }.joined(separator: " ")
    throw ExitCode(options.play.readInput(after: "open \(words)"))
  }
}
