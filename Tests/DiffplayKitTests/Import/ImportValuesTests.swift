import InMemoryFileSystem
import Testing

@testable import CommandLanguage
@testable import DiffplayKit
@testable import SwiftImport
@testable import Wording

/// What is said of parameters when files are imported.
struct ImportValuesTests {
  private static func refusal(of entry: String) throws -> CommandError {
    var playground = Playground(fileSystem: InMemoryFileSystem(["a.swift": "import UIKit"]))
    let refusal = playground.refusal(of: entry)
    return try #require(refusal)
  }

  /// Neither order is one of files: both come as far as the compiler, which is not here.
  @Test(arguments: [
    "import a.swift screen Cart with columns: 3", "import a.swift with columns: 3 screen Cart",
  ])
  func valuesMayStandBeforeTheScreen(entry: String) throws {
    let refusal = try Self.refusal(of: entry)
    #expect(refusal.message.english.hasPrefix("Swift code is not compiled"))
  }

  @Test func colonsThatAreMissingArePutThere() throws {
    let refusal = try Self.refusal(of: "import a.swift with placeholders 6")
    #expect(refusal.message.english == "placeholders is no parameter")
    #expect(refusal.fix?.english == "did you mean `placeholders: 6`?")
    let other = try Self.refusal(of: "import a.swift with 6 placeholders")
    #expect(other.fix?.english == "such as `with columns: 3, title: \"New\"`")
  }

  /// Swift has no `.5` and no `5.`, which would not compile.
  @Test(arguments: [
    (".fractionalWidth(.5)", ".fractionalWidth(0.5)"), (".absolute(5.)", ".absolute(5.0)"),
    (".absolute(+90)", ".absolute(90)"), (".estimated(44.5)", ".estimated(44.5)"),
  ])
  func numbersInValuesAreWrittenAsInSwift(said: String, written: String) throws {
    let tokens = ["itemWidth:", said].map { Token(kind: .word, text: $0, range: 0..<1) }
    let values = try ImportValues(tokens)
    let literal = values.literal(label: nil, name: "itemWidth", type: "NSCollectionLayoutDimension")
    #expect(literal == written)
  }
}
