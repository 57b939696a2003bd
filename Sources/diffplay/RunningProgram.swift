import CSupervisor
import HostSystem

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A program that runs under a supervisor, watched until it ends or must be ended.
struct RunningProgram {
  private let supervisor: pid_t
  private let lifeline: Int32
  /// What it writes to its standard output and error, and what its supervisor reports.
  private var streams: [Stream]

  /// A stream that is read to its end.
  private struct Stream {
    var descriptor: Int32
    var bytes: [UInt8] = []
  }

  /// How often, in milliseconds, the clock and the keyboard are looked at.
  private static let tick: Int32 = 50
  /// How many seconds late a supervisor may be.
  private static let grace = 1.0

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
    func failure(_ number: Int32) -> Result<RunningProgram, FileError> {
      .failure(FileError(path: call.program, reason: String(cString: strerror(number))))
    }
    guard let path = path(of: call.program) else { return failure(ENOENT) }
    let environment = ProgramEnvironment(of: call)
    let names = CStrings([call.program] + call.arguments)
    let variables = CStrings(environment.variables)
    let folder = CStrings([path, call.confinement?.folder ?? ""])
    let readable = CStrings(environment.readable)
    var supervision = Supervision()
    let error = readable.withConstantPointers { readable in
      var confinement = Confinement(
        folder: folder.pointers[1], readable: readable,
        // What it computes is limited a little later than what it waits, which tells why.
        seconds: UInt64(call.timeLimit) + 5, memory: 4 << 30, file_size: 64 << 20, processes: 64)
      return withUnsafePointer(to: &confinement) { confinement in
        var program = SupervisedProgram(
          path: folder.pointers[0], arguments: names.pointers, environment: variables.pointers,
          confinement: call.confinement == nil ? nil : confinement,
          milliseconds: Int64(max(0, call.timeLimit) * 1000),
          niceness: call.isInBackground ? 19 : 0)
        return supervisor_start(&program, &supervision)
      }
    }
    guard error == 0 else { return failure(error) }
    let descriptors = [supervision.output, supervision.errors, supervision.reports]
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    return .success(
      RunningProgram(
        supervisor: supervision.supervisor, lifeline: supervision.lifeline,
        streams: descriptors.map { Stream(descriptor: $0) }))
  }

  /// Where a program is: the path itself, or a name looked up in `PATH`.
  private static func path(of program: String) -> String? {
    if program.contains("/") { return program }
    let folders = (Terminal.environment("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  // MARK: Watching

  private mutating func watch(
    _ call: ProgramCall, _ work: any WorkObserver, interrupt: inout sigset_t
  ) -> ProgramEnd {
    // The supervisor keeps the time; this is for one that code of others could stop.
    let start = Self.seconds
    var cause: ProgramEnd.Cause?
    // The supervisor is the last that ends.
    while cause == nil, read(for: Self.tick) {
      if streams[0].bytes.count + streams[1].bytes.count > call.outputLimit {
        cause = .tooMuchOutput
      } else if Self.seconds - start > call.timeLimit + Self.grace, ending == nil {
        cause = .outOfTime
      } else if work.isStopped || !call.isInBackground && Self.takeInterrupt(&interrupt) {
        cause = .interrupted
      }
    }
    close(lifeline)
    while waitpid(supervisor, nil, 0) < 0, errno == EINTR {}
    for stream in streams where stream.descriptor >= 0 { close(stream.descriptor) }
    let reports = reports
    var end = ProgramEnd(
      cause ?? Self.cause(in: reports), output: String(decoding: streams[0].bytes, as: UTF8.self),
      errors: String(decoding: streams[1].bytes, as: UTF8.self))
    end.gaps = .init(
      rawValue: reports.first { $0.kind == SupervisorReportLacks }?.value ?? 0)
    return end
  }

  private var reports: [SupervisorReport] {
    streams[2].bytes.withUnsafeBytes { bytes in
      let size = MemoryLayout<SupervisorReport>.size
      return (0..<bytes.count / size).map {
        bytes.loadUnaligned(fromByteOffset: $0 * size, as: SupervisorReport.self)
      }
    }
  }

  /// The report that nothing of the program runs any more; nil before it has come.
  private var ending: SupervisorReport? {
    reports.first { $0.kind == SupervisorReportEnded || $0.kind == SupervisorReportOutOfTime }
  }

  /// How a program ended, as its supervisor has it.
  private static func cause(in reports: [SupervisorReport]) -> ProgramEnd.Cause {
    for report in reports where report.kind == SupervisorReportFailed {
      return .notStarted(String(cString: strerror(report.value)))
    }
    if reports.contains(where: { $0.kind == SupervisorReportOutOfTime }) { return .outOfTime }
    guard let status = reports.first(where: { $0.kind == SupervisorReportEnded })?.value else {
      // Somebody ended the supervisor.
      return .signal(SIGKILL)
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signal(signal)
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
