import DiffplayKit
import PictureFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The program that serves the page, at the other end of a socket: it ends when this one does,
/// whatever ends it.
final class PageProcess: PageHost {
  /// This side of the socket; -1 while there is no page.
  private(set) var descriptor: Int32 = -1
  private var process: pid_t = 0
  private var address = ""
  /// What came and is not whole yet.
  private var heard: [UInt8] = []
  private var acts: [String] = []

  /// How many seconds the program may take to begin, and a state to be taken.
  private static let patience = 3
  /// The most acts that wait; more are not a person's.
  private static let mostActs = 100

  deinit { close() }

  // MARK: Life

  var isOpen: Bool { descriptor >= 0 }

  func open(_ page: LivePage) throws(PageRefusal) -> String {
    if isOpen {
      Self.show(address)
      return address
    }
    try start()
    for file in page.files { send("file \(file.name)", file.text) }
    send("listen", "")
    guard isOpen, let told = line(), told.hasPrefix("listening ") else {
      close()
      throw .libraryIsMissing
    }
    address = String(told.dropFirst("listening ".count))
    Self.show(address)
    return address
  }

  func close() {
    guard descriptor >= 0 else { return }
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
    closeDescriptor(descriptor)
    descriptor = -1
    (heard, acts) = ([], [])
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  private func start() throws(PageRefusal) {
    let own = POSIXToolchain.ownPath
    let folder = own.lastIndex(of: "/").map { own[...$0] } ?? ""
    let program = "\(folder)diffplay-page"
    guard access(program, X_OK) == 0 else { throw .programIsMissing }
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .programIsMissing }
    defer { closeDescriptor(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    process = try spawn(program, over: ends[1])
    descriptor = ends[0]
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// Starts a program with a socket as its standard input and output, and nothing to complain to.
  private func spawn(_ program: String, over socket: Int32) throws(PageRefusal) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let arguments = CStrings([program])
    let status = posix_spawn(&child, program, &actions, nil, arguments.pointers, environ)
    guard status == 0 else { throw .programIsMissing }
    return child
  }

  /// Shows the page where a person has a desktop; the address is told in any case.
  private static func show(_ address: String) {
    #if os(macOS)
      let opener = "open"
    #else
      guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { Terminal.environment($0) != nil })
      else { return }
      let opener = "xdg-open"
    #endif
    // The shell ends at once, and nobody has to wait for the browser.
    let script = "command -v \(opener) >/dev/null && \(opener) \"$1\" >/dev/null 2>&1 </dev/null &"
    let arguments = CStrings(["sh", "-c", script, "sh", address])
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, arguments.pointers, environ) == 0 else { return }
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  // MARK: Down

  func show(_ state: String) { send("state", state) }

  /// Says that an act waits, for a line is being typed.
  func tellThatLineIsTaken() { send("event", #"{"isBusy":true}"#) }

  /// Sends a frame; a page that does not take it ends.
  private func send(_ kind: String, _ text: String) {
    let bytes = Array("\(kind) \(text.utf8.count)\n\(text)".utf8)
    var sent = 0
    while sent < bytes.count, isOpen {
      let count = bytes[sent...].withUnsafeBytes {
        #if canImport(Darwin)
          Darwin.send(descriptor, $0.baseAddress, $0.count, 0)
        #elseif canImport(Glibc)
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #else
          Musl.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return close()
      }
    }
  }

  // MARK: Up

  /// Whether an act waits to be run.
  var hasAct: Bool { !acts.isEmpty }

  /// The next act, which is then run.
  func takeAct() -> String? { acts.isEmpty ? nil : acts.removeFirst() }

  /// Takes what has come; false at the end.
  func hear() -> Bool {
    guard receive() else {
      close()
      return false
    }
    while let act = frame() {
      if acts.count < Self.mostActs, act.isOneRow { acts.append(act) }
    }
    return true
  }

  /// Takes an act that has come whole: `act LENGTH`, and the bytes.
  private func frame() -> String? {
    guard let end = heard.firstIndex(of: 0x0A) else { return nil }
    let words = String(decoding: heard[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == "act", let length = Int(words[1]), length <= 1 << 16 else {
      close()
      return nil
    }
    guard heard.count >= end + 1 + length else { return nil }
    let text = String(decoding: heard[(end + 1)..<(end + 1 + length)], as: UTF8.self)
    heard.removeFirst(end + 1 + length)
    return text
  }

  /// The first row that the program writes; nil where it ends without one.
  private func line() -> String? {
    while !heard.contains(0x0A) {
      guard receive() else { return nil }
    }
    let row = heard.prefix { $0 != 0x0A }
    heard.removeFirst(row.count + 1)
    return String(decoding: row, as: UTF8.self)
  }

  private func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 8192)
    while isOpen {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count > 0 { heard += chunk[..<count] }
      if count >= 0 || errno != EINTR { return count > 0 }
    }
    return false
  }
}

extension String {
  /// Whether it may stand in a line as if it were typed: no break, no control character.
  fileprivate var isOneRow: Bool {
    !unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }
}

/// `close`, which a method here is called too.
private func closeDescriptor(_ descriptor: Int32) {
  #if canImport(Darwin)
    Darwin.close(descriptor)
  #elseif canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Musl.close(descriptor)
  #endif
}
