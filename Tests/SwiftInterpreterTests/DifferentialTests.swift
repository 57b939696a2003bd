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
    let rounds = fuzzRounds(100, many: 2000)
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed: \(seed)")
    var generator = RandomProgram(seed: seed)
    let programs = (0..<rounds).map { generator.function(named: "program\($0)") }
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
    _ = try start(compiler, ["-Onone", "-suppress-warnings", file.path, "-o", program])
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

/// Writes functions of the part of Swift that both know, which trap nowhere.
struct RandomProgram {
  private var random: SeededGenerator
  private var names: [(name: String, type: String)] = []
  private var count = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func function(named name: String) -> String {
    names = []
    count = 0
    var lines = ["func \(name)() {"]
    for type in ["Int", "Double", "String", "Bool", "[Int]"] { lines.append(declaration(type)) }
    for _ in 0..<6 { lines += statement(depth: 0) }
    for (name, type) in names where type != "Double" { lines.append("  print(\(name))") }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func declaration(_ type: String) -> String {
    let value = literal(type)
    count += 1
    names.append(("v\(count)", type))
    return "  var v\(count): \(type) = \(value)\n"
  }

  private mutating func statement(depth: Int) -> [String] {
    switch Int.random(in: 0..<(depth < 2 ? 7 : 3), using: &random) {
    case 0:
      let target = pick(names)
      let value = expression(target.type, 2)
      return value == target.name ? [] : ["  \(target.name) = \(value)"]
    case 1: return ["  print(\(expression(pick(["Int", "Bool", "String", "[Int]"]), 2)))"]
    case 2: return ["  print(\"\\(\(expression("Int", 2)))|\\(\(expression("Bool", 2)))\")"]
    case 3:
      return ["  if \(expression("Bool", 2)) {"] + statement(depth: depth + 1) + ["  } else {"]
        + statement(depth: depth + 1) + ["  }"]
    case 4:
      count += 1
      let name = "i\(count)"
      let body = statement(depth: depth + 1)
      return ["  for \(name) in 0..<\(Int.random(in: 1...4, using: &random)) {"] + body
        + ["    print(\(name), \(expression("Int", 1)))", "  }"]
    case 5:
      return [
        "  switch \(expression("Int", 2)) {", "  case ..<0: print(\"below\")",
        "  case 0, 1: print(\(expression("String", 1)))",
        "  case let n where n % 2 == 0: print(\"even\", n)", "  default: print(\"odd\")", "  }",
      ]
    default:
      return [
        "  if let first = (\(expression("[Int]", 2))).first(where: { $0 > \(expression("Int", 1)) }) {",
        "    print(first)", "  }",
      ]
    }
  }

  private mutating func expression(_ type: String, _ depth: Int) -> String {
    let known = names.filter { $0.type == type }.map(\.name)
    if depth == 0 || Int.random(in: 0..<5, using: &random) == 0 {
      // Compilers take long over many literals.
      return known.isEmpty ? literal(type) : pick(known)
    }
    let next = depth - 1
    switch type {
    case "Int":
      switch Int.random(in: 0..<7, using: &random) {
      case 0: return "(\(expression("Int", next)) &+ \(expression("Int", next)))"
      case 1: return "(\(expression("Int", next)) &- \(expression("Int", next)))"
      case 2: return "(\(expression("Int", next)) &* \(expression("Int", next)))"
      case 3: return "(\(expression("Int", next)) % \(Int.random(in: 2...9, using: &random)))"
      case 4: return "\(expression("[Int]", next)).count"
      case 5: return "\(expression("[Int]", next)).reduce(0, &+)"
      default:
        return
          "(\(expression("Bool", next)) ? \(expression("Int", next)) : \(expression("Int", next)))"
      }
    case "Double":
      return
        "(\(expression("Double", next)) \(pick(["+", "-", "*"])) \(expression("Double", next)))"
    case "Bool":
      let compared = pick(["Int", "Double", "String"])
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        return "(\(expression("Bool", next)) \(pick(["&&", "||"])) \(expression("Bool", next)))"
      case 1: return "(!\(expression("Bool", next)))"
      case 2: return "\(expression("[Int]", next)).contains(\(expression("Int", next)))"
      default:
        return
          "(\(expression(compared, next)) \(pick(["<", "<=", "==", "!=", ">"])) \(expression(compared, next)))"
      }
    case "String":
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return "(\(expression("String", next)) + \(expression("String", next)))"
      case 1: return "String(\(expression("Int", next)))"
      default: return "\(expression("String", next)).uppercased()"
      }
    default:
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return "\(expression("[Int]", next)).map { $0 &+ \(expression("Int", next)) }"
      case 1: return "\(expression("[Int]", next)).filter { $0 % 2 == \(pick([0, 1])) }"
      case 2: return "\(expression("[Int]", next)).sorted(by: \(pick(["<", ">"])))"
      case 3: return "(\(expression("[Int]", next)) + \(expression("[Int]", next)))"
      default:
        return "Array(\(expression("[Int]", next)).\(pick(["prefix", "suffix", "dropFirst"]))(2))"
      }
    }
  }

  private mutating func literal(_ type: String) -> String {
    switch type {
    case "Int": return String(Int.random(in: 0...20, using: &random))
    case "Double": return pick(["0.5", "2", "1.25", "10", "3.75"])
    case "Bool": return pick(["true", "false"])
    case "String": return pick(["\"a\"", "\"bc\"", "\"\"", "\"x y\""])
    default: return pick(["[1, 2, 3]", "[4]", "[7, 5, 6, 5]", "Array(0..<4)"])
    }
  }
}
