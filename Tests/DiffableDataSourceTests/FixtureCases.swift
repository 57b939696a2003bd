import DiffableDataSource
import Foundation
import TestSupport
import Testing

/// A recorded operation on a flat snapshot, and what UIKit made of it.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  struct Section: Sendable {
    var name: String
    var items: [String]
  }

  var testDescription: String
  var sections: [Section]
  var operations: [Call]
  var reason: String?
  var expectedSections: [Section]

  var snapshot: Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    do {
      try snapshot.appendSections(sections.map(\.name))
      for section in sections { try snapshot.appendItems(section.items, toSection: section.name) }
    } catch {
      Issue.record("\(testDescription): \(error)")
    }
    return snapshot
  }

  /// The cases of a file that Swift can write: no nil arguments, no setup in prose.
  static func all(_ file: String) throws -> [SnapshotCase] {
    try Fixture.cases(file).compactMap { fixture in
      guard fixture["objc_only"] == nil, let setup = fixture["setup"] as? [String: Any] else {
        return nil
      }
      let expected = try #require(fixture["expected"] as? [String: Any])
      return SnapshotCase(
        testDescription: "\(fixture["id"] ?? "") \(fixture["name"] ?? "")",
        sections: try sections(setup["sections"]),
        operations: try #require(fixture["operations"] as? [String]).map(Call.init(parsing:)),
        reason: (expected["throws"] as? [String: Any])?["reason"] as? String,
        expectedSections: try sections(expected["sections"]))
    }
  }

  private static func sections(_ json: Any?) throws -> [Section] {
    try #require(json as? [[Any]]).map { pair in
      Section(
        name: try #require(pair[0] as? String), items: try #require(pair[1] as? [String]))
    }
  }
}

/// A recorded operation on a section snapshot, and what UIKit made of it.
struct SectionSnapshotCase: Sendable, CustomTestStringConvertible {
  /// An outline as the fixtures write it.
  struct Outline: Sendable, Equatable {
    var roots: [Node]
    var expanded: [String]
    var lines: [String]
  }

  struct Node: Sendable, Equatable {
    var item: String
    var children: [Node]
  }

  var testDescription: String
  var setup: Outline
  var operation: Call
  var reason: String?
  var expected: Outline
  /// Items, roots and expanded items of the outline the operation answers.
  var answer: [[String]]?

  static func all(_ file: String) throws -> [SectionSnapshotCase] {
    try Fixture.cases(file).compactMap { fixture in
      guard fixture["objc_only"] == nil else { return nil }
      let expected = try #require(fixture["expected"] as? [String: Any])
      let operations = try #require(fixture["operations"] as? [String])
      let answer = expected["sub"] as? [String: [String]]
      return SectionSnapshotCase(
        testDescription: "\(fixture["id"] ?? "") \(fixture["name"] ?? "")",
        setup: try outline(fixture["setup"]),
        operation: Call(parsing: try #require(operations.first)),
        reason: (expected["throws"] as? [String: Any])?["reason"] as? String,
        expected: try outline(expected["after"]),
        answer: answer.map { [$0["items"] ?? [], $0["rootItems"] ?? [], $0["expanded"] ?? []] })
    }
  }

  private static func outline(_ json: Any?) throws -> Outline {
    let json = try #require(json as? [String: Any])
    return Outline(
      roots: try nodes(json["roots"]),
      expanded: try #require(json["expandedInItemOrder"] as? [String]),
      lines: try #require(json["visualDescriptionLines"] as? [String]))
  }

  private static func nodes(_ json: Any?) throws -> [Node] {
    try #require(json as? [[Any]]).map { pair in
      Node(item: try #require(pair[0] as? String), children: try nodes(pair[1]))
    }
  }
}

enum Fixture {
  static func cases(_ file: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Fixtures.data(file))
    return try #require((json as? [String: Any])?["cases"] as? [[String: Any]])
  }
}
