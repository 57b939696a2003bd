import DiffplayKit
import HostSystem
import Measuring
import Sessions

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a person waits for at the prompt: the program's start, and each key.
func runPromptBenchmarks() {
  if isWanted("prompt launch") { measureLaunch() }
  if isWanted("prompt question") { measureFirstQuestions() }
  if isWanted("prompt keys") { measureKeys() }
  if isWanted("prompt replay") { measureReplay() }
  if isWanted("prompt undo") { measureUndo() }
}

// MARK: - Launch

/// From the start to the first prompt and to the end that Ctrl-D asks for there, on a
/// pseudo-terminal, beside `sqlite3`, which is quick to start.
private func measureLaunch() {
  let runs = 40
  guard access(".build/release/diffplay", X_OK) == 0 else {
    print("prompt launch: skipped, .build/release/diffplay is not built")
    return
  }
  var times: [[Double]] = [[], []]
  for _ in 0..<runs {
    // In turn, so that both meet the same disturbances.
    let programs = [(".build/release/diffplay", "diffplay> "), ("sqlite3", "sqlite> ")]
    for (index, (program, prompt)) in programs.enumerated() {
      guard let time = secondsOfSession(program, prompt: prompt) else {
        print("prompt launch: skipped, \(program) does not run")
        return
      }
      times[index].append(time)
    }
  }
  let medians = times.map { $0.sorted()[runs / 2] }
  report(
    "prompt launch, in launches of sqlite3", medians[0] / medians[1], limit: 2,
    note: "\(milliseconds(medians[0])), sqlite3 \(milliseconds(medians[1]))")
}

/// Seconds of one session that is left at its first prompt; nil when the program doesn't get there.
private func secondsOfSession(_ program: String, prompt: String) -> Double? {
  var (master, slave): (Int32, Int32) = (-1, -1)
  var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
  guard openpty(&master, &slave, nil, nil, &size) == 0 else { return nil }
  defer { close(master) }
  _ = fcntl(master, F_SETFD, FD_CLOEXEC)
  setenv("TERM", "xterm-256color", 1)
  setenv("DIFFPLAY_HISTORY", "", 1)
  setenv("SQLITE_HISTORY", "/dev/null", 1)
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t? = nil
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  for descriptor: Int32 in 0...2 { posix_spawn_file_actions_adddup2(&actions, slave, descriptor) }
  defer { posix_spawn_file_actions_destroy(&actions) }
  let arguments = [strdup(program), nil]
  defer { free(arguments[0]) }
  let start = ContinuousClock.now
  var process: pid_t = 0
  let error = posix_spawnp(&process, program, &actions, nil, arguments, environ)
  close(slave)
  guard error == 0 else { return nil }
  let isPrompted = read(master, until: prompt)
  write(master, "\u{4}", 1)
  _ = read(master, until: nil)
  var status: Int32 = 0
  waitpid(process, &status, 0)
  let time = start.duration(to: .now).components
  return isPrompted ? Double(time.seconds) + Double(time.attoseconds) * 1e-18 : nil
}

/// Reads until `end` has come, or all there is; false when it has not come.
private func read(_ descriptor: Int32, until end: String?) -> Bool {
  var text = ""
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    text += String(decoding: bytes[..<count], as: UTF8.self)
    // Colours stand between the prompt's characters.
    if let end, text.replacing(sequence, with: "").hasSuffix(end) { return true }
  }
}

nonisolated(unsafe) private let sequence = /\u{1B}\[[0-9;?]*[a-zA-Z]/

/// The least of the processor's time that a run takes, in seconds: what else the machine does is
/// no part of it.
func shortestWork(of runs: Int, _ body: () -> Void) -> Double {
  (0..<runs).reduce(.infinity) { best, _ in
    let start = processorTime()
    body()
    return min(best, processorTime() - start)
  }
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

// MARK: - Questions

/// The first question of a process, for which nothing has been read or made yet: the processor's
/// time of such a run less that of one that asks nothing.
private func measureFirstQuestions() {
  let crash = """
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
    'Invalid update: invalid number of items in section 0.'
    """
  guard let idle = secondsOfWork("show") else {
    print("prompt question: skipped, .build/release/diffplay is not built")
    return
  }
  for (name, line) in [("apropos", "apropos sticky header"), ("a pasted crash", crash)] {
    guard let time = secondsOfWork(line) else { continue }
    let work = max(0, time - idle)
    report(
      "prompt question: first \(name), in 10 ms", work / 0.01, limit: 1, note: milliseconds(work))
  }
}

/// The least processor's time of runs of the program with `-c`; nil where it does not run.
private func secondsOfWork(_ line: String) -> Double? {
  let program = ".build/release/diffplay"
  guard access(program, X_OK) == 0 else { return nil }
  var best: Double?
  for _ in 0..<20 {
    let arguments = [strdup(program), strdup("-c"), strdup(line), nil]
    defer { for case let argument? in arguments { free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    guard posix_spawnp(&process, program, &actions, nil, arguments, environ) == 0 else {
      return nil
    }
    var (status, usage): (Int32, rusage) = (0, rusage())
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    let times = [usage.ru_utime, usage.ru_stime]
    let seconds = times.reduce(0.0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
    best = min(best ?? seconds, seconds)
  }
  return best
}

// MARK: - Keys

/// Completion, hint and colours of each key of some lines, over 100,000 items.
private func measureKeys() {
  let repl = REPL(
    playground: Playground(fileSystem: OneFile("", "")), mode: REPL.Mode(), write: { _, _ in },
    writeError: { _ in })
  _ = repl.run("append sections main ads", file: "", line: 1)
  _ = repl.run("append item{1..100000} to main", file: "", line: 1)
  let lines = [
    "delete item99999", "move item item500 before item7", "append x y z to main",
    "snapshot.deleteItems([\"item777\"])", "set main.section.interGroupSpacing 10",
    "layout main { group horizontal 1w x 44 { item 1w x 1h } }",
  ]
  reportKeys("prompt keys", of: lines, in: repl)
}

/// Measures hint, colours and completion of each key of some lines, and reports the slowest.
func reportKeys(_ name: String, of lines: [String], in repl: REPL) {
  var (worstTab, worstKey) = (0.0, 0.0)
  for line in lines {
    for end in line.indices.dropFirst() {
      let typed = String(line[..<end])
      let cursor = typed.utf8.count
      worstKey = max(
        worstKey,
        shortestWork(of: 3) {
          consume(repl.hint(after: typed, room: 80))
          consume(repl.highlights(of: typed, cursor: cursor))
        })
      worstTab = max(
        worstTab, shortestWork(of: 3) { consume(repl.completions(of: typed, cursor: cursor)) })
    }
  }
  report(
    "\(name): hint and colours, in 10 ms", worstKey / 0.01, limit: 1,
    note: milliseconds(worstKey))
  report(
    "\(name): completion, in 10 ms", worstTab / 0.01, limit: 1, note: milliseconds(worstTab))
}

// MARK: - Replay

private func measureReplay() {
  let round = ["append x to main", "move x before a", "delete x", "append a b to main"]
  measureReplay("100,000 commands on few items") { round[$0 % round.count] }
  measureReplay("100,000 items appended, all pending") { "append new\($0) to main" }
}

/// A session of 100,000 simple commands: read, run, compared.
private func measureReplay(_ name: String, command: (Int) -> String) {
  let commands = 100_000
  let seconds = secondsOfReplay(
    after: ["append sections main", "append a b c d", "apply"],
    of: (0..<commands).map(command))
  report(
    "prompt replay: \(name), in 2 seconds", seconds / 2, limit: 1,
    note: "\(Int(Double(commands) / seconds)) a second")
}

/// The least of the processor's time that a session of commands takes to be replayed.
func secondsOfReplay(after start: [String], of commands: some Sequence<String>) -> Double {
  let files = OneFile("replay.session", "")
  var world = ReplayedWorld(SessionSettings(), files: files)
  var text = "#!diffplay session 1\n"
  for command in start + Array(commands) {
    text += "> \(command)\n\(world.run(command).output)"
  }
  try? files.write(text, to: files.path)
  return shortestWork(of: 3) {
    if ReplayedWorld.replay(files.path, files: files).verdict != .passed {
      print("prompt replay: the session differs")
    }
  }
}

// MARK: - Undo

/// A world of 100,000 items with its history of 10,000 commands, each of which can be undone.
private func measureUndo() {
  var random = SeededGenerator(seed: 7)
  let start = allocatedBytes()
  var playground = Playground(fileSystem: OneFile("", ""))
  _ = playground.run("append sections main ads; append item{1..100000} to main; layout main list")
  _ = playground.run("apply")
  let one = allocatedBytes() - start
  for number in 0..<10_000 {
    let item = Int.random(in: 1...100_000, using: &random)
    let other = Int.random(in: 1...100_000, using: &random)
    let commands = [
      "append new\(number) to ads", "move item\(item) before item\(other)", "delete item\(item)",
      "insert other\(number) after new\(number - 3)", "reload item\(item)",
    ]
    let command = number % 50 == 49 ? "apply" : commands[number % commands.count]
    _ = playground.run(command)
  }
  let all = allocatedBytes() - start
  consume(playground)
  report(
    "prompt undo: 10,000 commands on 100,000 items, in worlds", Double(all) / Double(one), limit: 4,
    note: "\(one) and \(all) bytes")
}

/// A file system of one file in memory.
final class OneFile: FileSystem, @unchecked Sendable {
  let path: String
  private var text: String

  init(_ path: String, _ text: String) { (self.path, self.text) = (path, text) }

  private func nothing(at path: String) -> FileError {
    FileError(path: path, reason: "No such file or directory")
  }

  func text(of path: String) throws(FileError) -> String {
    guard path == self.path else { throw nothing(at: path) }
    return text
  }

  func write(_ text: String, to path: String) throws(FileError) {
    guard path == self.path else { throw nothing(at: path) }
    self.text = text
  }

  func append(_ text: String, to path: String) throws(FileError) { throw nothing(at: path) }
  func isFolder(_ path: String) -> Bool? { path == self.path ? false : nil }
  func names(in folder: String) throws(FileError) -> [String] { throw nothing(at: folder) }
}
