import DiffplayKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a person waits for at the prompt: the program's start, and each key.
func runPromptBenchmarks() {
  if isWanted("prompt launch") { measureLaunch() }
  if isWanted("prompt keys") { measureKeys() }
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

// MARK: - Keys

/// Completion, hint and colours of each key of some lines, over 100,000 items.
private func measureKeys() {
  let repl = REPL(
    playground: Playground(fileSystem: NoFiles()), mode: REPL.Mode(), write: { _, _ in },
    writeError: { _ in })
  _ = repl.run("append sections main ads", file: "", line: 1)
  _ = repl.run("append item{1..100000} to main", file: "", line: 1)
  let lines = [
    "delete item99999", "move item item500 before item7", "append x y z to main",
    "snapshot.deleteItems([\"item777\"])", "set main.section.interGroupSpacing 10",
    "layout main { group horizontal 1w x 44 { item 1w x 1h } }",
  ]
  var (worstTab, worstKey) = (0.0, 0.0)
  for line in lines {
    for end in line.indices.dropFirst() {
      let typed = String(line[..<end])
      let cursor = typed.utf8.count
      worstKey = max(
        worstKey,
        shortest(of: 3) {
          consume(repl.hint(after: typed, room: 80))
          consume(repl.highlights(of: typed, cursor: cursor))
        })
      worstTab = max(
        worstTab, shortest(of: 3) { consume(repl.completions(of: typed, cursor: cursor)) })
    }
  }
  report(
    "prompt keys: hint and colours, in 10 ms", worstKey / 0.01, limit: 1,
    note: milliseconds(worstKey))
  report(
    "prompt keys: completion, in 10 ms", worstTab / 0.01, limit: 1, note: milliseconds(worstTab))
}

/// A file system with nothing in it.
private final class NoFiles: FileSystem {
  private func nothing(at path: String) -> FileError {
    FileError(path: path, reason: "No such file or directory")
  }

  func text(of path: String) throws(FileError) -> String { throw nothing(at: path) }
  func write(_ text: String, to path: String) throws(FileError) { throw nothing(at: path) }
  func append(_ text: String, to path: String) throws(FileError) { throw nothing(at: path) }
  func isFolder(_ path: String) -> Bool? { nil }
  func names(in folder: String) throws(FileError) -> [String] { throw nothing(at: folder) }
}
