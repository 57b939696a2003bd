import CommandLanguage
import HostSystem
import Wording

/// What the steps of building what imports need have in common.
struct BuildSteps {
  let toolchain: any Toolchain
  let work: any WorkObserver
  let isInBackground: Bool

  /// The folder of a kind that was kept for inputs, or one that is made now; gives its path.
  ///
  /// It is kept under a name that tells inputs apart, so that neither an old nor a half-made one is
  /// ever taken. What is being prepared in the background is waited for.
  ///
  /// - Parameter begin: Is called where none was kept, before somebody waits.
  func kept(
    _ kind: String, of inputs: (inout Digest) throws(FileError) -> Void,
    beginning begin: () -> Void = {}, making make: (String) throws(CommandError) -> Void
  ) throws(CommandError) -> String {
    try kept(kind, of: inputs, beginning: begin) { folder, _ throws(CommandError) in
      try make(folder)
    }
  }

  /// The same, where what makes the folder is given the name under which it will be kept, too.
  func kept(
    _ kind: String, of inputs: (inout Digest) throws(FileError) -> Void,
    beginning begin: () -> Void = {}, making make: (String, String) throws(CommandError) -> Void
  ) throws(CommandError) -> String {
    do {
      var digest = Digest()
      try inputs(&digest)
      let name = "\(kind)-\(digest.text)"
      if let folder = try toolchain.keptFolder(named: name) { return folder }
      if !isInBackground {
        begin()
        toolchain.waitForPreparation(for: work)
        if let folder = try toolchain.keptFolder(named: name) { return folder }
      }
      let folder = try toolchain.makeFolderToKeep()
      defer { toolchain.removeTemporaryFolder(folder) }
      try make(folder, name)
      return try toolchain.keep(folder, as: name)
    } catch let error as CommandError {
      throw error
    } catch let error as FileError {
      throw CommandError("\(error.path): \(error.told)")
    } catch {
      throw CommandError("the library cannot be built: \(String(describing: error))")
    }
  }

  /// The Swift files in a folder and those in it.
  func swiftFiles(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try toolchain.files.names(in: folder) {
      let path = "\(folder)/\(name)"
      if toolchain.files.isFolder(path) == true {
        found += try swiftFiles(in: path)
      } else if name.hasSuffix(".swift") {
        found.append(path)
      }
    }
    return found
  }

  /// Runs a step that must not fail.
  func run(_ call: ProgramCall) throws(CommandError) -> ProgramEnd { try run([call])[0] }

  /// Runs steps side by side, none of which must fail; tells how many are done of `task`, if given.
  ///
  /// - Parameter others: What is run instead where the compiler refuses one of `calls`.
  @discardableResult
  func run(
    _ calls: [ProgramCall], orElse others: [ProgramCall]? = nil, told task: Message? = nil
  ) throws(CommandError) -> [ProgramEnd] {
    let calls = calls.map { call in
      var call = call
      call.isInBackground = isInBackground
      if let task { call.progress = Progress(task, done: 0, of: calls.count) }
      return call
    }
    let ends = toolchain.run(calls, for: work)
    if let others, ends.contains(where: \.isRefusal) { return try run(others, told: task) }
    // Where one fails, the others are interrupted.
    let failed = zip(calls, ends).filter { !$1.succeeded }
    guard let (call, end) = failed.first(where: { $1.cause != .interrupted }) ?? failed.first else {
      return ends
    }
    switch end.cause {
    case .interrupted: throw CommandError("interrupted while \(call.progress.task)")
    case .notStarted(let reason):
      throw CommandError(
        "there is no Swift compiler: \(call.program): \(reason)",
        fix: "install Swift from swift.org and put `swiftc` on the PATH")
    default:
      var error = CommandError("\(call.progress.task) failed")
      error.details = CompilerOutput(end.errors).shown().map { StyledText(telling: $0) }
      throw error
    }
  }
}

extension ProgramEnd {
  /// Whether the program came to its end, and did not do what it was asked.
  fileprivate var isRefusal: Bool {
    if case .exited(let status) = cause { status != 0 } else { false }
  }
}
