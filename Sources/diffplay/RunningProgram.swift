import HostSystem

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A program that runs in a process group of its own, watched until it ends or must be ended.
struct RunningProgram {
  private let process: pid_t
  private var streams: [Stream]

  /// One of the two streams that it writes.
  private struct Stream {
    var descriptor: Int32
    var bytes: [UInt8] = []
  }

  /// How often, in milliseconds, the clock and the keyboard are looked at.
  private static let tick: Int32 = 50

  /// Runs a program to its end, or until `work` is stopped.
  static func run(_ call: ProgramCall, for work: any WorkObserver) -> ProgramEnd {
    work.progressed(call.progress)
    // Where nobody listens for Ctrl-C, it ends the program that runs, not this one.
    var interrupt = sigset_t()
    var previous = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupt, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    switch start(call) {
    case .failure(let error): return ProgramEnd(.notStarted(error.reason))
    case .success(var running): return running.watch(call, work, interrupt: &interrupt)
    }
  }

  // MARK: Starting

  private static func start(_ call: ProgramCall) -> Result<RunningProgram, FileError> {
    var (output, errors) = ([Int32](repeating: -1, count: 2), [Int32](repeating: -1, count: 2))
    func failure(_ number: Int32) -> Result<RunningProgram, FileError> {
      for descriptor in output + errors where descriptor >= 0 { close(descriptor) }
      let reason = String(cString: strerror(number))
      return .failure(FileError(path: call.program, reason: reason))
    }
    guard pipe(&output) == 0, pipe(&errors) == 0 else { return failure(errno) }
    for descriptor in output + errors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let arguments = ([call.program] + call.arguments).map { strdup($0) } + [nil]
    let variables = variables(changedBy: call.environment).map { strdup($0) } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let error = posix_spawnp(
      &process, call.program, &actions, &attributes, arguments, variables)
    guard error == 0 else { return failure(error) }
    close(output[1])
    close(errors[1])
    for descriptor in [output[0], errors[0]] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    return .success(
      RunningProgram(
        process: process,
        streams: [Stream(descriptor: output[0]), Stream(descriptor: errors[0])]))
  }

  /// This program's environment with some variables set, as `NAME=value`.
  private static func variables(changedBy changes: [String: String]) -> [String] {
    var variables: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if changes[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
      next += 1
    }
    return variables + changes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  // MARK: Watching

  private mutating func watch(
    _ call: ProgramCall, _ work: any WorkObserver, interrupt: inout sigset_t
  ) -> ProgramEnd {
    let start = Self.seconds
    var cause: ProgramEnd.Cause?
    while cause == nil {
      let isOpen = read(for: Self.tick)
      let elapsed = Self.seconds - start
      if streams.reduce(0, { $0 + $1.bytes.count }) > call.outputLimit {
        cause = .tooMuchOutput
      } else if elapsed > call.timeLimit {
        cause = .outOfTime
      } else if work.isStopped || Self.takeInterrupt(&interrupt) {
        cause = .interrupted
      } else if !isOpen {
        // Nobody holds the streams any more: it has ended, or is about to.
        break
      }
    }
    if cause != nil { kill(-process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, cause == nil ? WNOHANG : 0) == 0 {
      if Self.seconds - start > call.timeLimit {
        cause = .outOfTime
        kill(-process, SIGKILL)
      }
      poll(nil, 0, 5)
    }
    // What it started and left behind goes with it.
    kill(-process, SIGKILL)
    for stream in streams where stream.descriptor >= 0 { close(stream.descriptor) }
    let signal = status & 0x7F
    return ProgramEnd(
      cause ?? (signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)),
      output: String(decoding: streams[0].bytes, as: UTF8.self),
      errors: String(decoding: streams[1].bytes, as: UTF8.self))
  }

  /// Reads what there is, waiting for it; gives whether there may be more.
  private mutating func read(for milliseconds: Int32) -> Bool {
    var polled = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return isOpen }
    for index in polled.indices where polled[index].revents != 0 {
      var chunk = [UInt8](repeating: 0, count: 65536)
      #if canImport(Darwin)
        let count = Darwin.read(streams[index].descriptor, &chunk, chunk.count)
      #elseif canImport(Glibc)
        let count = Glibc.read(streams[index].descriptor, &chunk, chunk.count)
      #else
        let count = Musl.read(streams[index].descriptor, &chunk, chunk.count)
      #endif
      if count > 0 {
        streams[index].bytes += chunk[..<count]
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        close(streams[index].descriptor)
        streams[index].descriptor = -1
      }
    }
    return isOpen
  }

  private var isOpen: Bool { streams.contains { $0.descriptor >= 0 } }

  /// Whether Ctrl-C was pressed; it counts as handled then.
  private static func takeInterrupt(_ interrupt: inout sigset_t) -> Bool {
    var pending = sigset_t()
    guard sigpending(&pending) == 0, sigismember(&pending, SIGINT) == 1 else { return false }
    var number: Int32 = 0
    sigwait(&interrupt, &number)
    return true
  }

  /// A clock that only goes forward.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
