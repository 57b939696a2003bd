import ArgumentParser
import DiffplayKit

extension ColorChoice: ExpressibleByArgument {}

/// The options of everything that runs commands.
struct PlayOptions: ParsableArguments {
  @Flag(help: "Answer each command with a JSON object on a line.")
  var json = false

  @Flag(help: "Go on after a command that fails.")
  var keepGoing = false

  @Option(help: "When output is coloured: always, never or auto.")
  var color = ColorChoice.auto

  /// How commands are run with these options.
  var play: Play { Play(printsJSON: json, keepsGoing: keepGoing, color: color) }
}
