import ArgumentParser
import DiffplayKit
import HostSystem
import JSON
import Sessions
import Wording

/// The subcommand `replay PATH…`.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay session files, or folders of them, as tests.",
    discussion: """
      Each session runs in a fresh world; its output is compared exactly. With --json, each is an \
      object on a line of its own: session, verdict, ok, steps, and why where it failed.
      """)

  @Flag(help: "Rewrite what the sessions expect to what they print; never with CI set.")
  var update = false

  @Flag(help: "Ask of each difference whether it is to be accepted; never with CI set.")
  var review = false

  @Flag(help: "Replay again whenever a file changes, until Ctrl-C.")
  var watch = false

  @Option(help: "Write the results as JUnit XML to this file.", completion: .file())
  var junit: String?

  @Option(
    help: "Draw each difference, the expected screen beside the actual one, on a page.",
    completion: .file())
  var html: String?

  @Option(
    name: .customShort("j"),
    help: "How many sessions to replay at once; as many as there are processors by default.")
  var jobs: Int?

  @Option(
    help: "When output is coloured: always, never or auto.",
    completion: .list(ColorChoice.allCases.map(\.rawValue)))
  var color = ColorChoice.auto.rawValue

  // `--json` is an option of the program, wherever it stands.
  @ParentCommand var program: Diffplay

  @Argument(help: "Session files or folders.", completion: .file())
  var paths: [String]

  func validate() throws {
    guard jobs.map((1...256).contains) ?? true else { throw ValidationError("-j takes 1 to 256") }
    guard ColorChoice(rawValue: color) != nil else {
      throw ValidationError("--color takes always, never or auto, not '\(color)'")
    }
    guard [update, review, watch].count(where: \.self) <= 1 else {
      throw ValidationError("--update, --review and --watch are not for one replay")
    }
  }

  func run() throws {
    try ExitStatus.ofFiles {
      if watch { try ReplayWatch(paths: paths, replay: replayAndReport).run() }
      throw ExitCode(try replayAndReport(POSIXFileSystem()))
    }
  }

  /// Replays what the paths name and does with it what the options say.
  ///
  /// - Returns: The exit status.
  private func replayAndReport(_ files: any FileSystem) throws(FileError) -> Int32 {
    let found = try SessionDiscovery.files(at: paths, in: files)
    var sessions = ReplayJobs.replay(found, jobs: jobs, files: files)
    var status: Int32?
    if update {
      try Self.update(sessions, files)
      sessions = ReplayJobs.replay(found, jobs: jobs, files: files)
    } else if review {
      let conversation = ReviewConversation(sessions, files: files, style: style)
      (sessions, status) = conversation.run()
    }
    let summary = ReplaySummary(sessions)
    if let junit { try files.write(JUnitReport.text(of: sessions), to: junit) }
    if let html {
      let page = ReplayPage(sessions, files: files, toolchain: POSIXToolchain())
      try files.write(page.html, to: html)
    }
    if program.options.json {
      let objects = sessions.map { JSONPrinter.compact($0.json) + "\n" }
      Terminal.write(objects.joined())
      return status ?? summary.exitStatus
    }
    let lines = review ? [StyledText(summary.countsLine)] : summary.lines
    Terminal.write(lines.map { style.text($0) + "\n" }.joined())
    return status ?? summary.exitStatus
  }

  private var style: StylePolicy {
    Terminal.usesColor(ColorChoice(rawValue: color) ?? .auto) ? .ansi : .plain
  }

  private static func update(
    _ sessions: [ReplayedSession], _ files: any FileSystem
  ) throws(FileError) {
    for session in sessions {
      switch try SessionUpdate.update(session, files: files, isCI: Terminal.isCI) {
      case .unchanged: break
      case .written: Terminal.write("updated \(session.path)\n")
      case .refusedInCI:
        Terminal.writeError("\(session.path): not updated, because CI is set")
      }
    }
  }
}
