import Foundation
import TestSupport

@testable import CommandLanguage
@testable import CompositionalLayout
@testable import Doctor
@testable import LayoutLanguage
@testable import WorldModel

/// Layouts as the command language writes them.
enum WrittenLayout {
  /// The section that the statements between the braces of `layout` describe.
  static func section(_ source: String) throws -> LayoutSection {
    struct Unreadable: Error {}
    let statements = try Lexer.statements(of: "{\n\(source)\n}")
    guard case .words(let tokens)? = statements.first else { throw Unreadable() }
    var matcher = SyntaxMatcher(tokens: tokens, reserved: [])
    guard let match = matcher.match([.block(.layout)], from: 0) else { throw Unreadable() }
    return try LayoutBuilder.layout(match.block, at: tokens[0].range).section
  }

  /// What a layout surprises with on a phone of 320 x 480 points, two pixels a point.
  static func findings(
    _ sources: String..., width: Double = 320, scale: Double = 2,
    configuration: LayoutConfiguration = LayoutConfiguration(), items: Int = 6
  ) throws -> [Finding] {
    let sections = try sources.map { Optional(try section($0)) }
    return Doctor.findings(
      in: LayoutDescription(configuration: configuration, sections: .each(sections)),
      container: LayoutContainer(size: LayoutExtent(width: width, height: 480), scale: scale),
      itemCounts: sources.map { _ in items }, names: [Identifier("main"), Identifier("ads")])
  }

  /// The blocks of all `layout SECTION { … }` commands in a folder of sessions, with their files.
  static func ofSessions(in folder: String) throws -> [(file: String, source: String)] {
    let root = Fixtures.packageRoot.appending(path: "Sessions/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted().flatMap { name in
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      return blocks(of: text).map { ("\(folder)/\(name)", $0) }
    }
  }

  private static func blocks(of text: String) -> [String] {
    text.ranges(of: /layout [^\s{};]+ \{/).compactMap { range in
      var depth = 1
      let rest = text[range.upperBound...]
      for index in rest.indices {
        if rest[index] == "{" { depth += 1 }
        if rest[index] == "}" { depth -= 1 }
        if depth == 0 { return String(rest[..<index]) }
      }
      return nil
    }
    .map { $0.replacing("\n. ", with: "\n") }
  }
}
