import ArgumentParser
import DiffplayKit
import Dispatch

/// The subcommand `replay PATH…`.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replay session files, or folders of them, as tests.",
    discussion: "Each session runs in a fresh world; its output is compared exactly.")

  @Flag(help: "Rewrite what the sessions expect to what they print; never with CI set.")
  var update = false

  @Option(help: "Write the results as JUnit XML to this file.", completion: .file())
  var junit: String?

  @Option(name: .customShort("j"), help: "How many sessions to replay at once.")
  var jobs: Int = 1

  @Argument(help: "Session files or folders.", completion: .file())
  var paths: [String]

  func validate() throws {
    guard (1...256).contains(jobs) else { throw ValidationError("-j takes 1 to 256") }
  }

  func run() throws {
    let files = POSIXFileSystem()
    do {
      let found = try SessionDiscovery.files(at: paths, in: files)
      var sessions = Self.replay(found, jobs: jobs)
      if update {
        try Self.update(sessions, files)
        sessions = Self.replay(found, jobs: jobs)
      }
      let summary = ReplaySummary(sessions)
      if let junit { try files.write(JUnitReport.text(of: sessions), to: junit) }
      print(summary.text)
      throw ExitCode(summary.exitStatus)
    } catch let error as FileError {
      Terminal.writeError(SessionFault(error).description)
      throw ExitCode(ExitStatus.badArguments)
    }
  }

  /// Replays files, several at once, and gives the results in the files' order.
  private static func replay(_ paths: [String], jobs: Int) -> [ReplayedSession] {
    guard jobs > 1 else { return paths.map { ReplayedWorld.replay($0, files: POSIXFileSystem()) } }
    let results = Results(count: paths.count)
    let workers = min(jobs, max(1, paths.count))
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for index in stride(from: worker, to: paths.count, by: workers) {
        results.set(ReplayedWorld.replay(paths[index], files: POSIXFileSystem()), at: index)
      }
    }
    return results.all
  }

  private static func update(
    _ sessions: [ReplayedSession], _ files: POSIXFileSystem
  ) throws(FileError) {
    let isCI = Terminal.environment("CI") != nil
    for session in sessions {
      switch try SessionUpdate.update(session, files: files, isCI: isCI) {
      case .unchanged: break
      case .written: print("updated \(session.path)")
      case .refusedInCI:
        Terminal.writeError("\(session.path): not updated, because CI is set")
      }
    }
  }
}

/// The results of workers, each at its place.
private final class Results: @unchecked Sendable {
  private let lock = DispatchQueue(label: "results")
  private var sessions: [ReplayedSession?]

  init(count: Int) { sessions = Array(repeating: nil, count: count) }

  func set(_ session: ReplayedSession, at index: Int) {
    lock.sync { sessions[index] = session }
  }

  var all: [ReplayedSession] { lock.sync { sessions.compactMap { $0 } } }
}
