import Foundation
import TestSupport
import Testing

/// The rules of layouts, which comments name by number.
@Suite struct RuleTests {
  /// A reader who meets a number finds its sentence, and no sentence is without a reader.
  @Test func theRulesThatCommentsNameAreTheOnesThatAreListed() throws {
    let module = "Sources/CompositionalLayout"
    let page = try Page(path: "\(module)/CompositionalLayout.docc/Rules.md")
    let listed = page.text.matches(of: /\*\*(L-[\d.]*\d)\*\*/).map { String($0.1) }
    #expect(Set(listed).count == listed.count, "a rule is listed twice")

    let root = Fixtures.packageRoot.appending(path: module)
    let files = FileManager.default.enumerator(atPath: root.path)
    var named: Set<String> = []
    for case let file as String in try #require(files) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      named.formUnion(text.matches(of: /\bL-[\d.]*\d/).map { String($0.0) })
    }
    #expect(!named.isEmpty)
    #expect(named.symmetricDifference(listed).sorted() == [])
  }
}
