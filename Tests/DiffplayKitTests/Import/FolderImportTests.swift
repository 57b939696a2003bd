import DiffableDataSource
import Foundation
import TestSupport
import Testing

@testable import DiffplayKit
@testable import WorldModel

/// Folders of files that need each other, or that nothing else in them needs.
@Suite(.serialized) struct FolderImportTests {
  private static func imported(_ files: [String: String]) -> (playground: Playground, report: String)
  {
    let paths = files.map { ("harbor/\($0.key)", $0.value) }
    var playground = ImportTests.playground(Dictionary(uniqueKeysWithValues: paths))
    let report = playground.text("import harbor").joined(separator: "\n")
    return (playground, report)
  }

  /// A type for a protocol that nothing conforms to names what the file of the protocol imports.
  @Test func whatAFileImportsIsAMatterOfThatFile() {
    let (_, report) = Self.imported([
      "Anchor.swift": """
      import UIKit
      func rows() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      }
      """,
      "Berths.swift": """
      import Combine
      protocol Berths { func free() -> AnyPublisher<[Int], Never> }
      final class Pier {
        private var kept: Set<AnyCancellable> = []
        init(berths: any Berths) { berths.free().sink { print($0) }.store(in: &kept) }
      }
      """,
    ])
    #expect(report.contains("not given: any Berths"), "\(report)")
    #expect(!report.contains("AnyPublisher") && !report.contains("left out"), "\(report)")
  }
}
