import Foundation
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the program shows when it waits for a line.
let prompt = "diffplay> "

/// The keys of a keyboard that are no characters, as xterm sends them.
enum Key {
  static let enter = "\r"
  static let tab = "\t"
  static let backspace = "\u{7F}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"

  /// The key `letter` held with Control.
  static func control(_ letter: Character) -> String {
    String(UnicodeScalar(letter.asciiValue! & 0x1F))
  }
}

/// The program on a pseudo-terminal, with someone who types and reads the screen.
final class TerminalSession {
  private let master: Int32
  /// Held open so that the screen can be read, and the mode asked for, after the program's end.
  private let slave: Int32
  let process: pid_t
  var screen: Screen
  private let initialMode: termios
  private var hasEnded = false

  /// Seconds that the screen is given to show what a test waits for: many, for a busy machine.
  private static let patience: TimeInterval = 60

  /// Starts the program in a session of its own, whose terminal is the pseudo-terminal.
  ///
  /// - Parameter claimed: The size that the terminal says it has, if it is not the one it has.
  init(
    arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24, claiming claimed: (columns: Int, rows: Int)? = nil
  ) throws {
    var size = winsize(
      ws_row: UInt16(claimed?.rows ?? rows), ws_col: UInt16(claimed?.columns ?? columns),
      ws_xpixel: 0, ws_ypixel: 0)
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.master, &ends.slave, nil, nil, &size) == 0,
      ttyname_r(ends.slave, &name, name.count) == 0
    else { throw SessionError("no pseudo-terminal: \(String(cString: strerror(errno)))") }
    (master, slave) = ends
    let path = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    var mode = termios()
    tcgetattr(slave, &mode)
    initialMode = mode
    screen = Screen(columns: columns, rows: rows)
    process = try Program.spawn(arguments: arguments, environment: environment) { actions in
      // The first terminal that a session's leader opens becomes the session's own.
      posix_spawn_file_actions_addopen(actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(actions, 0, 1)
      posix_spawn_file_actions_adddup2(actions, 0, 2)
    }
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(master)
    close(slave)
  }

  /// Types keys as they are.
  func type(_ keys: String) {
    var rest = Array(keys.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Types a line, waits until it can be seen, and enters it.
  func enter(_ line: String) throws {
    type(line)
    try wait("the line “\(line)”") { $0.line == prompt + line }
    type(Key.enter)
    try waitForPrompt()
  }

  /// Pastes text as a terminal does that was asked to mark pastes.
  func paste(_ text: String) {
    type("\u{1B}[200~" + text + "\u{1B}[201~")
  }

  /// Reads the screen until it is as expected.
  func wait(_ expectation: String, until isAsExpected: (Screen) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while !isAsExpected(screen) {
      guard Date() < deadline else {
        throw SessionError("never saw \(expectation); the screen:\n\(screen.text)")
      }
      readOutput()
    }
  }

  /// Waits until the cursor stands behind an empty prompt.
  func waitForPrompt() throws {
    try wait("the prompt") { $0.line + " " == prompt && $0.cursor.column == prompt.count }
  }

  /// Waits until the row of the cursor reads `line`, which must not end in a blank.
  func waitForLine(_ line: String) throws {
    try wait("“\(line)”") { $0.line == line }
  }

  /// Reads the screen until nothing more comes for a while.
  func settle() throws {
    var before = screen.text
    var quiet = 0
    while quiet < 3 {
      readOutput()
      quiet = screen.text == before ? quiet + 1 : 0
      before = screen.text
    }
  }

  /// The exit status, once the program has ended; 128 and the signal if one ended it.
  func waitForExit() throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) != process {
      guard Date() < deadline else {
        throw SessionError("the program never ended; the screen:\n\(screen.text)")
      }
      readOutput()
    }
    hasEnded = true
    try settle()
    return Program.exitStatus(status)
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) { kill(process, number) }

  /// Gives the terminal another size, of which the program hears by SIGWINCH.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    claim(columns: columns, rows: rows)
  }

  /// Says of the terminal that it has a size which it has not.
  func claim(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal echoes and gathers lines as it did before the program began.
  var isModeRestored: Bool {
    var mode = termios()
    guard tcgetattr(slave, &mode) == 0 else { return false }
    return mode.c_lflag == initialMode.c_lflag && mode.c_iflag == initialMode.c_iflag
      && mode.c_oflag == initialMode.c_oflag
  }

  /// Feeds the screen with what has come, waiting a little for something to come.
  private func readOutput() {
    var end = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&end, 1, 20) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    if count > 0 {
      screen.feed(bytes[..<count])
    } else {
      // The program has ended, and `poll` no longer waits.
      poll(nil, 0, 20)
    }
  }
}

/// Why a session could not go on.
struct SessionError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
