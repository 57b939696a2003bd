import Foundation
import SwiftInterpreter
import SwiftReading
import TestSupport
import Testing
import Wording

/// Random programs print the same here as compiled.
@Suite struct DifferentialFuzzTests {
  @Test func randomProgramsPrintWhatTheCompilerMakesThemPrint() throws {
    guard let compiler = Self.compiler else {
      print("skipped: no swiftc in PATH")
      return
    }
    let rounds = fuzzRounds(15, many: 400)
    // Some random programs take the compiler too long, so that the usual ones are always the same.
    let isLong = ProcessInfo.processInfo.environment["DIFFPLAY_FUZZ"] != nil
    let seed = isLong ? UInt64.random(in: 0...UInt64.max - UInt64(rounds)) : 0
    print("seed: \(seed)")
    let programs = (0..<rounds).map { index in
      var generator = RandomProgram(seed: seed + UInt64(index))
      return generator.function(named: "program\(index)")
    }
    let calls = programs.indices.map { "print(\"#\($0)\")\nprogram\($0)()" }
    let source = (programs + calls).joined(separator: "\n")
    let compiled = try Self.run(source, with: compiler)
    var interpreter = try Interpreter()
    var host = EmptyHost()
    var lines: [String] = []
    do {
      lines = try interpreter.run(SwiftSource(source).parsed(), host: &host).lines
    } catch {
      let place = source.utf8.dropFirst(max(0, error.range.lowerBound - 60)).prefix(120)
      Issue.record(
        "seed \(seed): \(error.message.english) at \(String(decoding: place, as: UTF8.self))")
    }
    let expected = compiled.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).dropLast()
    for (index, (own, other)) in zip(lines, expected).enumerated() where own != other {
      let program = expected[..<index].last { $0.hasPrefix("#") }?.dropFirst() ?? "0"
      Issue.record("seed \(seed): \(own) for \(other) in \(programs[Int(program) ?? 0])")
      return
    }
    #expect(lines.count == expected.count, "seed \(seed)")
  }

  private static var compiler: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ source: String, with compiler: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("diffplay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("program").path
    _ = try start(
      compiler,
      ["-Onone", "-suppress-warnings", "-lm", "-module-name", "main", file.path, "-o", program])
    return try start(program, [])
  }

  private static func start(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program)")
    return String(decoding: output, as: UTF8.self)
  }
}
