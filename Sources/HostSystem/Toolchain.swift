/// A program to run apart from the playground.
package struct ProgramCall: Sendable {
  /// What a person reads while it takes long: how far what it is part of has come.
  package var progress: Progress
  /// The program: a path, or a name that is looked up in `PATH`.
  package var program: String
  /// Its arguments, without the program itself.
  package var arguments: [String]
  /// Variables to set or change in its environment.
  package var environment: [String: String]
  /// The seconds after which it is ended.
  package var timeLimit: Double
  /// The bytes of output after which it is ended.
  package var outputLimit: Int

  /// A call with limits that suit a compiler.
  package init(
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
package struct ProgramEnd: Hashable, Sendable {
  /// Why it ended.
  package enum Cause: Hashable, Sendable {
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
  package var cause: Cause
  /// What it wrote to its standard output.
  package var output: String
  /// What it wrote to its standard error.
  package var errors: String

  /// An end with what was written before it.
  package init(_ cause: Cause, output: String = "", errors: String = "") {
    self.cause = cause
    self.output = output
    self.errors = errors
  }

  /// Whether it did what it was asked.
  package var succeeded: Bool { cause == .exited(0) }
}

/// What the playground needs to compile and run Swift code of others.
///
/// The program gives the real one; a world without it imports nothing.
package protocol Toolchain: AnyObject, Sendable {
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
