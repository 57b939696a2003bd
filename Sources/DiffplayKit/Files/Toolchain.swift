/// A program to run apart from the playground.
public struct ProgramCall: Sendable {
  /// What a person reads while it takes long: how far what it is part of has come.
  public var progress: Progress
  /// The program: a path, or a name that is looked up in `PATH`.
  public var program: String
  /// Its arguments, without the program itself.
  public var arguments: [String]
  /// Variables to set or change in its environment.
  public var environment: [String: String]
  /// The seconds after which it is ended.
  public var timeLimit: Double
  /// The bytes of output after which it is ended.
  public var outputLimit: Int

  /// A call with limits that suit a compiler.
  public init(
    _ progress: Progress, program: String, arguments: [String], environment: [String: String] = [:],
    timeLimit: Double = 600, outputLimit: Int = 4_000_000
  ) {
    self.progress = progress
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }
}

/// How a program ended, and what it wrote.
public struct ProgramEnd: Hashable, Sendable {
  /// Why it ended.
  public enum Cause: Hashable, Sendable {
    case exited(Int32)
    case signal(Int32)
    case outOfTime
    case tooMuchOutput
    /// A person pressed Ctrl-C.
    case interrupted
    /// It could not be started, for the system's reason.
    case notStarted(String)
  }

  /// Why it ended.
  public var cause: Cause
  /// What it wrote to its standard output.
  public var output: String
  /// What it wrote to its standard error.
  public var errors: String

  /// An end with what was written before it.
  public init(_ cause: Cause, output: String = "", errors: String = "") {
    self.cause = cause
    self.output = output
    self.errors = errors
  }

  /// Whether it did what it was asked.
  var succeeded: Bool { cause == .exited(0) }
}

/// What the playground needs to compile and run Swift code of others.
///
/// The program gives the real one; a world without it imports nothing.
public protocol Toolchain: AnyObject, Sendable {
  /// The files of the system, which the compiler sees too.
  var files: any FileSystem { get }
  /// The folder with the sources of the library, by module; nil when there is none.
  var librarySources: String? { get }
  /// The folder for what may be kept from one run to the next.
  var cacheFolder: String { get }
  /// Makes a folder that nobody else uses.
  func makeTemporaryFolder() throws(FileError) -> String
  /// Removes a temporary folder and what is in it.
  func removeTemporaryFolder(_ path: String)
  /// Makes a temporary folder a kept one, unless another was quicker.
  func keep(_ folder: String, as path: String) throws(FileError)
  /// Runs a program to its end, its descendants with it, or until `work` is stopped.
  func run(_ call: ProgramCall, for work: any WorkObserver) -> ProgramEnd
}
