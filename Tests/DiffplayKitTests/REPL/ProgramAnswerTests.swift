import CommandLanguage
import Testing
import Wording

@testable import DiffplayKit

/// What a program's own snapshots and items are answered with.
@Suite struct ProgramAnswerTests {
  private let playground = Playground.after(
    """
    enum Section { case main, other }
    var s = NSDiffableDataSourceSnapshot<Section, String>()
    """)

  @Test func anEditSaysWhatItDid() {
    var playground = playground
    #expect(playground.text("s.appendSections([.main])") == ["s: +1 section"])
    #expect(playground.text("s.appendItems([\"a\", \"b\"])") == ["s: +2 items"])
    #expect(playground.text("s.moveItem(\"b\", beforeItem: \"a\")") == ["s: 1 item moved"])
    #expect(playground.text("s.deleteItems([\"a\"]); s.appendSections([.other])").count == 1)
    #expect(playground.text("s.numberOfItems") == ["1"])
    #expect(playground.text("var t = s") == ["declared: t"])
    #expect(playground.text("print(s.numberOfItems)") == ["1"])
  }

  @Test func outlinesAreOneForWordsAndPrograms() {
    var playground = playground
    _ = playground.run("outline append fruit nuts")
    _ = playground.run("outline append apple to fruit")
    #expect(playground.text("outline.items.count + 0") == ["3"])
    #expect(playground.text("var copy = outline") == ["declared: copy"])
    #expect(
      playground.text("copy.append([\"pear\"], to: \"fruit\")").first?.hasSuffix(
        "4 items, 2 visible") == true)
    #expect(playground.text("outline").first?.hasPrefix("outline: 3 items") == true)
    #expect(playground.text("outline = copy").first?.hasPrefix("outline: 4 items") == true)
    #expect(playground.text("outline delete pear").first?.hasPrefix("outline: 3 items") == true)
  }

  @Test func aTypeWithAClosureIsSwift() {
    var playground = playground
    #expect(playground.text("Array<Int>()") == ["[]"])
    _ = playground.run("var title: String? = \"a\"")
    #expect(playground.text("title?.count").first == "Optional(1)")
    #expect(playground.text("title!.count") == ["1"])
    #expect(playground.text("Set([1]).map { $0 + 1 }") == ["[2]"])
    #expect(
      playground.refusal(of: "UICollectionViewCompositionalLayout { index, env in nil }") == nil)
  }

  /// A mend that would not mend is worse than none.
  @Test(arguments: [
    ("let z = CGSize(width: 1, height: 1)\nz.width = 2", "declare it with 'var'"),
    ("[1].count = 2", nil), ("struct P { var q: Int { 1 } }; var p = P(); p.q = 2", nil),
    ("func f() -> Int { let a = 1; a }", "write 'return' before the last expression"),
    ("func f() -> Int { print(1); if true {} }", "end each way through it with 'return …'"),
  ])
  func mendsAreThoseThatHelp(_ entry: String, _ fix: String?) {
    var playground = playground
    let refusal = playground.refusal(of: entry)
    #expect(refusal != nil)
    #expect(refusal?.fix?.english == fix, "\(entry)")
  }

  /// Who sees items called 00000000-0000-0000-0000-000000000001 has seen nothing.
  @Test func itemsWithAnIdOfNoMeaningAreCalledByTheirText() {
    var playground = Playground.after(
      """
      struct Photo: Hashable { let id = UUID(); let width = 3; var caption: String; var title: String }
      class Plain: Hashable {
        let id = UUID()
        static func == (a: Plain, b: Plain) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      var photos = NSDiffableDataSourceSnapshot<Int, Photo>()
      photos.appendSections([0])
      photos.appendItems([Photo(caption: "x", title: "고양이"), Photo(caption: "y", title: "개"),
                          Photo(caption: "z", title: "개")])
      dataSource.apply(photos)
      """)
    #expect(playground.text("show") == ["0: 고양이 개 개#2"])
    _ = playground.run(
      """
      var plain = NSDiffableDataSourceSnapshot<Int, Plain>()
      plain.appendSections([0]); plain.appendItems([Plain(), Plain()])
      dataSource.apply(plain)
      """)
    #expect(playground.text("show") == ["0: Plain Plain#2"])
    _ = playground.run(
      """
      var ids = NSDiffableDataSourceSnapshot<Int, UUID>()
      ids.appendSections([0]); ids.appendItems([UUID()])
      dataSource.apply(ids)
      """)
    #expect(playground.text("show").first?.hasPrefix("0: uuid") == true)
  }
}
