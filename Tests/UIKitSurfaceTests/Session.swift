import DiffableDataSource
import SwiftInterpreter
import SwiftReading
import UIKitSurface
import Wording
import WorldModel

/// A program that grows entry by entry, with its world.
struct Session {
  private static let empty = Result { () throws(SwiftDiagnostic) in
    try Interpreter(preludes: UIKitSurface<WorldHost>.preludes)
  }

  var interpreter: Interpreter
  var host = WorldHost()

  init() throws {
    do { interpreter = try Self.empty.get() } catch {
      throw Refusal(error, in: UIKitSurface<WorldHost>.preludes[0].source)
    }
  }

  /// Runs an entry, and lays out what it set up.
  @discardableResult
  mutating func run(_ source: String) throws -> Evaluation {
    do throws(SwiftDiagnostic) {
      var evaluation = try interpreter.run(try SwiftSource(source).parsed(), host: &host)
      evaluation.lines += try UIKitSurface.layOut(&interpreter, host: &host)
      return evaluation
    } catch { throw Refusal(error, in: source) }
  }

  mutating func layOut() throws {
    do { _ = try UIKitSurface.layOut(&interpreter, host: &host, isStale: true) } catch {
      throw Refusal(error, in: "")
    }
  }

  mutating func show(_ controller: String) throws {
    do {
      _ = try UIKitSurface.show(controller: controller, in: &interpreter, host: &host)
    } catch { throw Refusal(error, in: "") }
  }

  /// Shows items of some counts that nobody typed.
  mutating func fill(_ counts: [Int]) throws {
    var snapshot = Snapshot<Identifier, Identifier>()
    for (section, count) in counts.enumerated() {
      try snapshot.appendSections([Identifier("s\(section)")])
      try snapshot.appendItems((0..<count).map { Identifier("\(section).\($0)") })
    }
    try host.world.dataSource.apply(snapshot)
  }
}

/// A refusal with the line at fault.
struct Refusal: Error, CustomStringConvertible {
  var diagnostic: SwiftDiagnostic
  var description: String

  init(_ diagnostic: SwiftDiagnostic, in source: String) {
    self.diagnostic = diagnostic
    let before = source.utf8.prefix(diagnostic.range.lowerBound)
    let number = before.count(where: { $0 == 10 })
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.indices.contains(number) ? lines[number] : ""
    description = "\(number + 1): \(line)\n\(diagnostic.message.text(in: .english))"
    if let uikit = diagnostic.uikit { description += "\n\(uikit)" }
  }
}
