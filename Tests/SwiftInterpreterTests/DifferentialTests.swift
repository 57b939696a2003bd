import Foundation
import SwiftInterpreter
import SwiftReading
import TestSupport
import Testing
import Wording

/// Random programs print the same here as compiled.
@Suite struct DifferentialFuzzTests {
  @Test func randomProgramsPrintWhatTheCompilerMakesThemPrint() throws {
    guard let compiler = Compiled.compiler else {
      print("skipped: no swiftc in PATH")
      return
    }
    var seeds = fuzzSeeds(15, many: 400)
    if let value = ProcessInfo.processInfo.environment["DIFFPLAY_FUZZ"], !value.contains("..<") {
      let first = UInt64.random(in: 0...UInt64.max / 2)
      seeds = first..<first + UInt64(seeds.count)
    }
    print("seeds: \(seeds)")
    var first = seeds.lowerBound
    while first < seeds.upperBound {
      let batch = first..<min(first + 25, seeds.upperBound)
      first = batch.upperBound
      try compare(Array(batch), compiler)
    }
  }

  /// Compares the programs of a batch, which are compiled as one.
  private func compare(_ seeds: [UInt64], _ compiler: String) throws {
    let programs = seeds.map { seed in
      var generator = RandomProgram(seed: seed)
      return generator.function(named: "program\(seed)")
    }
    let compiled = try Compiled(
      programs.enumerated().map { index, text in
        text + "\nprint(\"#\(index)\")\nprogram\(seeds[index])()"
      }, with: compiler)
    for (index, program) in programs.enumerated() where !compiled.tooHard.contains(index) {
      let seed = seeds[index]
      let expected = compiled.lines(of: index)
      var lines: [String] = []
      do {
        var interpreter = try Interpreter()
        var host = EmptyHost()
        lines = try interpreter.run(
          SwiftSource(program + "\nprogram\(seed)()").parsed(), host: &host
        ).lines
      } catch {
        let place = program.utf8.dropFirst(max(0, error.range.lowerBound - 60)).prefix(120)
        Issue.record(
          "seed \(seed): \(error.message.english) at \(String(decoding: place, as: UTF8.self))")
        continue
      }
      let different = zip(lines, expected).first { $0 != $1 }
      if let (own, other) = different {
        Issue.record("seed \(seed): \(own) for \(other) in \(program)")
      } else if lines.count != expected.count {
        Issue.record("seed \(seed): \(lines.count) lines for \(expected.count) in \(program)")
      }
    }
    #expect(compiled.tooHard.count < max(2, seeds.count / 2), "of \(seeds)")
  }
}

/// What programs print that were compiled as one file.
private struct Compiled {
  /// The places of the programs that the compiler gives up on, which are left out.
  private(set) var tooHard: Set<Int> = []
  private var output: [Int: [String]] = [:]

  /// What the program at a place prints.
  func lines(of index: Int) -> [String] { output[index] ?? [] }

  static var compiler: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  init(_ programs: [String], with compiler: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("diffplay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    let program = folder.appendingPathComponent("program").path
    while true {
      let texts = programs.enumerated().map { tooHard.contains($0) ? "" : $1 }
      try texts.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      let (isWell, errors) = try Self.start(
        compiler,
        [
          "-Onone", "-suppress-warnings", "-lm", "-module-name", "main", "-Xfrontend",
          "-solver-expression-time-threshold=5", file.path, "-o", program,
        ], in: folder)
      if isWell { break }
      let hard = Self.places(ofErrors: errors, in: texts)
      guard !hard.isEmpty else {
        Issue.record("the compiler refuses a program: \(errors)")
        tooHard = Set(programs.indices)
        return
      }
      tooHard.formUnion(hard)
    }
    let (isWell, printed) = try Self.start(program, [], in: folder)
    #expect(isWell)
    var index = 0
    for line in printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("#"), let next = Int(line.dropFirst()) {
        index = next
        output[index] = []
      } else {
        // Of what is no number the sign is the processor's: 0.0 / 0.0 has one here and none on a phone.
        output[index]?.append(String(line).replacing("-nan", with: "nan"))
      }
    }
  }

  /// The programs in which the compiler gives up; none where it finds another error.
  private static func places(ofErrors text: String, in programs: [String]) -> Set<Int> {
    var found: Set<Int> = []
    for line in text.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":")
      guard line.contains("reasonable time"), parts.count > 2, let number = Int(parts[1]) else {
        return []
      }
      var end = 0
      for (index, program) in programs.enumerated() {
        end += program.split(separator: "\n", omittingEmptySubsequences: false).count
        if number <= end {
          found.insert(index)
          break
        }
      }
    }
    return found
  }

  /// Whether a program ends well, and what it prints: of one that fails, its errors.
  private static func start(
    _ program: String, _ arguments: [String], in folder: URL
  ) throws -> (isWell: Bool, text: String) {
    let process = Process()
    let pipe = Pipe()
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isWell = process.terminationStatus == 0
    let text = isWell ? output : try Data(contentsOf: errors)
    return (isWell, String(decoding: text, as: UTF8.self))
  }
}
