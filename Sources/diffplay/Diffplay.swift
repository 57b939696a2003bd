import ArgumentParser
private import CLibedit
import DiffplayKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program.
///
/// Without arguments it goes straight to the playground: reading them takes longer than starting.
@main
enum Main {
  static func main() {
    // A file that may not grow further is a full disk, not an end. A handler, unlike ignoring, is
    // not handed on to programs that are started.
    signal(SIGXFSZ) { _ in }
    // A runtime may print where the program was, as if Ctrl-\ were a crash, and wait for a
    // terminal that Ctrl-S has stopped.
    signals_let_quit_end()
    thread_go_on({ @Sendable _ in Main.run() }, nil)
  }

  /// Does what the arguments say, on a stack for values that are nested deep.
  private nonisolated static func run() {
    guard CommandLine.arguments.count > 1 else {
      exit(Play(settings: .fromEnvironment).readInput())
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let question = Diffplay.question(in: arguments) {
      let status = Play(settings: .fromEnvironment).run(commands: [question])
      exit(status == 0 ? 0 : ExitStatus.badArguments)
    }
    do {
      var command = try Diffplay.parseAsRoot(Diffplay.runningSwift(in: arguments))
      try command.run()
    } catch {
      if Diffplay.exitCode(for: error) == .validationFailure {
        let advice = Diffplay.advice(on: arguments).map { "\n" + $0 } ?? ""
        Terminal.writeError(Diffplay.fullMessage(for: error) + advice)
        exit(ExitStatus.badArguments)
      }
      Diffplay.exit(withError: error)
    }
  }
}

/// The exit statuses of the program.
enum ExitStatus {
  static let failed: Int32 = 1
  static let badArguments: Int32 = 2
}

/// The command line.
struct Diffplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diffplay",
    abstract: "Learn diffable data sources and compositional layouts at a prompt.",
    usage: """
      diffplay [<options>] [-c <commands>] ...
      diffplay [<options>] <file>.swift
      diffplay <subcommand>
      """,
    discussion: """
      Without a subcommand it opens the playground. When standard input is not a terminal, the \
      commands it reads there are run.

      Exit status: 0 all well; 1 a command failed or a session differed; 2 the arguments are wrong \
      or a file cannot be read or parsed; 130 and 143 ended by a signal.
      """,
    version: Workbench.version,
    subcommands: [
      Run.self, Replay.self, PlayFilms.self, Compare.self, Import.self, PrepareImport.self,
      Solve.self, Examine.self, Learn.self, OpenShared.self, ShowClass.self, Reference.self,
    ])

  @OptionGroup var options: PlayOptions

  @Flag(name: .customLong("no-init"), help: "Do not run the start-up file.")
  var skipsStartupFile = false

  @Flag(name: .customLong("page"), help: "Open the page in the browser that follows the prompt.")
  var opensPage = false

  @Option(
    name: .customShort("c"), parsing: .singleValue,
    help: ArgumentHelp("Run these commands and end; may be given again.", valueName: "commands"))
  var commands: [String] = []

  func run() throws {
    var play = options.play
    play.runsStartupFile = !skipsStartupFile
    let status =
      commands.isEmpty
      ? play.readInput(after: opensPage ? "page" : nil) : play.run(commands: commands)
    throw ExitCode(status)
  }
}

extension Diffplay {
  private static let subcommandNames = configuration.subcommands.map {
    $0.configuration.commandName ?? "\($0)".lowercased()
  }

  /// The `help WORD` of the playground's language that the arguments ask for; nil where they ask
  /// for a subcommand's page, or for something else.
  static func question(in arguments: [String]) -> String? {
    guard arguments.count > 1, arguments[0] == "help", !arguments[1].hasPrefix("-"),
      !subcommandNames.contains(arguments[1])
    else { return nil }
    return arguments.joined(separator: " ")
  }

  /// The arguments, with the subcommand that a file of Swift alone stands for.
  static func runningSwift(in arguments: [String]) -> [String] {
    let names = arguments.filter { !$0.hasPrefix("-") }
    guard names.contains(where: { $0.hasSuffix(".swift") }), !arguments.contains("-c"),
      names.allSatisfy({ !subcommandNames.contains($0) && $0 != "help" })
    else { return arguments }
    return ["run"] + arguments
  }

  /// What people mean who name a file or a command where a subcommand is expected.
  static func advice(on arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-"), !subcommandNames.contains(first)
    else { return nil }
    if access(first, F_OK) == 0 {
      return "  `diffplay run FILE` runs the commands of a file, `diffplay replay FILE` tests it."
    }
    return CommandTable.command(first).map { "  `diffplay -c '\($0.verb) …'` runs commands." }
  }
}

/// Prints docs/commands.md, or the manual page.
struct Reference: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the command reference in Markdown.", shouldDisplay: false)

  @Flag(help: "Print the manual page instead.")
  var man = false

  @Flag(help: "Print the table of errata that docs/fidelity.md ends with instead.")
  var errata = false

  func run() throws {
    if errata { return print(ErrataReference.markdown, terminator: "") }
    guard man else { return print(CommandReference.markdown, terminator: "") }
    print(
      try ManualPage.text(help: Diffplay._dumpHelp(), version: Workbench.version), terminator: "")
  }
}
