import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Chromium without a window, driven over its debugging pipe: descriptor 3 takes commands as JSON
/// that ends in a zero, descriptor 4 gives answers and events alike.
final class Browser {
  /// Where it is installed; nil where it is not.
  static let path = ["chromium", "chromium-browser", "google-chrome"]
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private let process: pid_t
  private let commands: Int32
  private let answers: Int32
  private let profile: URL
  private var received = Data()
  private var lastNumber = 0
  private var session: String?
  /// What scripts and the network complained of, as JSON.
  private(set) var faults: [String] = []

  /// Starts the browser with an empty page of a size in points.
  init(width: Int = 1280, height: Int = 860) throws {
    guard let program = Self.path else { throw SessionError("no Chromium is installed") }
    profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID())")
    var down: [Int32] = [-1, -1]
    var up: [Int32] = [-1, -1]
    guard pipe(&down) == 0, pipe(&up) == 0 else { throw SessionError("no pipe") }
    // Above those that the browser is to have, so that none is overwritten before it is handed on.
    let ends = [fcntl(down[0], F_DUPFD, 20), fcntl(up[1], F_DUPFD, 20)]
    (commands, answers) = (down[1], up[0])
    for end in [commands, answers] + ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let arguments = [
      program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--user-data-dir=\(profile.path)", "--force-device-scale-factor=1", "--no-first-run",
      "--window-size=\(width),\(height)", "about:blank",
    ]
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 3)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 4)
    var words = arguments.map { strdup($0) } + [nil]
    var child: pid_t = 0
    let status = posix_spawn(&child, program, &actions, nil, &words, environ)
    posix_spawn_file_actions_destroy(&actions)
    for word in words { free(word) }
    for end in [down[0], up[1]] + ends { close(end) }
    guard status == 0 else { throw SessionError("Chromium does not start") }
    process = child
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }?["targetId"]
    session =
      try call("Target.attachToTarget", ["targetId": page ?? "", "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log"] { _ = try call("\(domain).enable") }
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(commands)
    close(answers)
    try? FileManager.default.removeItem(at: profile)
  }

  /// Calls a method of the debugging protocol and gives its result.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = try JSONSerialization.data(withJSONObject: message)
    bytes.append(0)
    let count = bytes.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw SessionError("Chromium is gone") }
    while true {
      let answer = try next()
      if answer["id"] as? Int == lastNumber {
        if let error = answer["error"] { throw SessionError("\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      let event = answer["method"] as? String
      if event == "Runtime.exceptionThrown" || event == "Log.entryAdded" {
        faults.append("\(answer)")
      }
    }
  }

  private func next() throws -> [String: Any] {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 60_000) > 0 else { throw SessionError("Chromium is silent") }
      let count = read(answers, &chunk, chunk.count)
      guard count > 0 else { throw SessionError("Chromium is gone") }
      received += chunk[..<count]
    }
  }

  /// Opens an address.
  func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

  /// What an expression of JavaScript gives, promises awaited.
  @discardableResult
  func value(of script: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let fault = answer["exceptionDetails"] { throw SessionError("\(script): \(fault)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Waits until an expression holds.
  func wait(_ script: String) throws {
    let deadline = Date(timeIntervalSinceNow: 30)
    while try value(of: "Boolean(\(script))") as? Bool != true {
      guard Date() < deadline else { throw SessionError("never came true: \(script)") }
      usleep(10_000)
    }
  }

  /// Moves, presses or releases the mouse.
  func mouse(_ type: String, at place: (x: Double, y: Double), more: [String: Any] = [:]) throws {
    let usual: [String: Any] = [
      "type": type, "x": place.x, "y": place.y, "button": "left", "clickCount": 1,
    ]
    try call("Input.dispatchMouseEvent", usual.merging(more) { $1 })
  }
}
