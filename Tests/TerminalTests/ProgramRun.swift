import Foundation

/// One run of the program without a terminal: what it wrote, and how it ended.
struct ProgramRun {
  let output: String
  let errors: String
  let status: Int32

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - input: What it reads from a pipe.
  ///   - environment: All there is beside a path and a home that does not exist.
  init(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    folder: URL? = nil
  ) throws {
    try self.init(
      arguments: arguments, input: input, environment: environment, folder: folder)
  }

  /// Runs the program to its end, with these arguments.
  init(
    arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LANG": "C.UTF-8"]
    variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    process.environment = variables.merging(environment) { $1 }
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), try TemporaryFolder())
    let errorPath = standardError.path("errors")
    try Data().write(to: URL(filePath: errorPath))
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle(forWritingAtPath: errorPath)
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let written = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    output = String(decoding: written, as: UTF8.self)
    errors = standardError.text("errors") ?? ""
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The output, line by line.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}
