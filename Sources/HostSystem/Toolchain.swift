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
  /// What it is kept to; nil for a program that may do what the user may.
  package var confinement: Confinement?
  /// Whether it gives way to all that somebody waits for.
  package var isInBackground = false
  /// The calls of the same batch, by their places in it, that must have succeeded before it begins.
  package var needs: [Int] = []

  /// What a program of others may do.
  package struct Confinement: Hashable, Sendable {
    /// The one folder that it may change, where it starts and has its home.
    package var folder: String
    /// The files and folders that it may read, beside its own and those of the system.
    package var readable: [String]

    /// A program kept to `folder`, which may read what is in `readable`.
    package init(to folder: String, reading readable: [String]) {
      self.folder = folder
      self.readable = readable
    }

    /// What the system does not keep programs from.
    package struct Gaps: OptionSet, Hashable, Sendable {
      package let rawValue: Int32

      package init(rawValue: Int32) { self.rawValue = rawValue }

      /// Ending their supervisor, and so outliving the program.
      package static let processes = Gaps(rawValue: 1)
      /// Files outside their folder.
      package static let files = Gaps(rawValue: 2)
      /// The network.
      package static let network = Gaps(rawValue: 4)
    }
  }

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
  /// What a confined program was not kept from.
  package var gaps: ProgramCall.Confinement.Gaps = []

  /// An end with what was written before it.
  package init(_ cause: Cause, output: String = "", errors: String = "") {
    self.cause = cause
    self.output = output
    self.errors = errors
  }

  /// Whether it did what it was asked.
  package var succeeded: Bool { cause == .exited(0) }
}

/// A module as the build of the program left it.
package struct BuiltModule: Hashable, Sendable {
  /// The file that other modules import it by.
  package var interface: String
  /// Its code, to be linked.
  package var objects: [String]
  /// The package that it says it is of.
  package var package: String

  /// A module with its files.
  package init(interface: String, objects: [String], package: String) {
    self.interface = interface
    self.objects = objects
    self.package = package
  }
}

/// What the playground needs to compile and run Swift code of others.
///
/// The program gives the real one; a world without it imports nothing.
package protocol Toolchain: AnyObject, Sendable {
  /// The files of the system, which the compiler sees too.
  var files: any FileSystem { get }
  /// The folder with the sources of the library, by module; nil when there is none.
  var librarySources: String? { get }
  /// What tells this build of the program from any other.
  var programStamp: String { get }
  /// A module of these sources as it was built with the program; nil where it was not, or a source
  /// has been changed since.
  func builtModule(_ name: String, of sources: [String]) -> BuiltModule?
  /// Makes a folder that nobody else uses, for this user alone.
  func makeTemporaryFolder() throws(FileError) -> String
  /// Makes such a folder where it can be kept.
  func makeFolderToKeep() throws(FileError) -> String
  /// Removes a folder that was made so, and what is in it.
  func removeTemporaryFolder(_ path: String)
  /// The folder that was kept as `name`, for as long as nothing in it has changed.
  func keptFolder(named name: String) throws(FileError) -> String?
  /// Keeps a folder that was made for it as `name`, unless another was quicker; gives its path.
  func keep(_ folder: String, as name: String) throws(FileError) -> String
  /// Returns once nothing is being prepared in the background any more, or `work` is stopped.
  func waitForPreparation(for work: any WorkObserver)
  /// Hears that the library is built of `sources` while somebody waits, before it is.
  func willBuildLibrary(of sources: [String])
  /// Hears that code which came with files in `folder` will run, before it does.
  func willRunCode(of folder: String)
  /// The text of a file that a program of others may have put there, decoded as UTF-8.
  ///
  /// - Throws: `FileError` for anything but a regular file of at most `limit` bytes; a link is not
  ///   followed, and nothing is waited for.
  func untrustedText(of path: String, limit: Int) throws(FileError) -> String
  /// Runs a program to its end, its descendants with it, or until `work` is stopped.
  ///
  /// It does not outlive this program, whatever ends that.
  func run(_ call: ProgramCall, for work: any WorkObserver) -> ProgramEnd
  /// Runs programs side by side, as many as there are processors; gives their ends.
  ///
  /// Of those whose needs are met the first is begun. What a call needs stands in the batch.
  /// Where one does not do what it was asked, the others are interrupted, or not begun.
  func run(_ calls: [ProgramCall], for work: any WorkObserver) -> [ProgramEnd]
}

extension Toolchain {
  /// None: what is not here was built nowhere.
  package func builtModule(_ name: String, of sources: [String]) -> BuiltModule? { nil }

  /// Says nothing: there is nobody to say it to.
  package func willBuildLibrary(of sources: [String]) {}

  /// Waits for nothing: nothing is prepared.
  package func waitForPreparation(for work: any WorkObserver) {}
}
