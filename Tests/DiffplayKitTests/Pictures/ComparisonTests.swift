import CompositionalLayout
import InMemoryFileSystem
import JSON
import PictureModel
import Testing

@testable import DiffplayKit
@testable import Pictures
@testable import Sessions
@testable import Wording
@testable import WorldModel

/// Two screens compared, in words, as data and as pages.
@Suite struct ComparisonTests {
  private static let grid =
    "append sections main; append a b c; layout main grid 3; apply; checkpoint one"

  private static func comparison(_ more: String = "show") throws -> WorldComparison {
    let before = Playground.after(grid).workbench.world
    let after = Playground.after(grid, more).workbench.world
    return try Workbench.comparison(("one", before), ("two", after))
  }

  @Test func theSameScreensHaveNothingDifferent() throws {
    let comparison = try Self.comparison()
    #expect(comparison.isSame)
    #expect(
      comparison.lines(fitting: 80, limit: 30).map(StylePolicy.plain.text)
        == ["one → two: both show the same"])
    #expect(comparison.pictures.before == comparison.pictures.after)
  }

  @Test func whatCameWentAndMovedIsMarkedOnBothSides() throws {
    let comparison = try Self.comparison("delete a; append d; apply")
    func states(_ picture: Picture) -> [String: Picture.Element.State] {
      Dictionary(uniqueKeysWithValues: picture.elements.map { ($0.name, $0.state) })
    }
    #expect(
      states(comparison.pictures.before) == ["a": .deleted, "b": .moved, "c": .moved])
    #expect(
      states(comparison.pictures.after) == ["b": .moved, "c": .moved, "d": .inserted])
    let told = comparison.lines(fitting: 80, limit: 30).map(StylePolicy.plain.text)
    #expect(told.contains("  - [0, 0] a") && told.contains("  + [0, 2] d"), "\(told)")
  }

  @Test func aViewThatSaysSomethingElseIsADifference() throws {
    let comparison = try Self.comparison("set item b title News; reconfigure b; apply")
    #expect(!comparison.isSame)
    let told = comparison.lines(fitting: 80, limit: 30).map(StylePolicy.plain.text)
    #expect(told.last == "  ~ b shows “News” instead of “b”", "\(told)")
    let text = JSONPrinter.compact(comparison.json)
    #expect(text.contains(#""labels":[{"element":"b","before":"b","after":"News"}]"#), "\(text)")
  }

  @Test func anotherScreenIsADifference() throws {
    let comparison = try Self.comparison("container 320 x 480")
    let told = comparison.lines(fitting: 80, limit: 30).map(StylePolicy.plain.text)
    #expect(told.dropFirst().first == "screen: 393 x 852 → 320 x 480", "\(told)")
  }

  private static let session = """
    #!diffplay session 1
    > append sections main
    pending: +1 section
    > append a b
    pending: +1 section, +2 items
    > apply
    reloaded: 1 section, 2 items (the first apply: nothing is compared)
    cells asked for: a b
    frames: 2 new, content 393 x 88
      +  a  0   0  393  44
      +  b  0  60  393  44
    > show
    main: a <b>

    """

  @Test func aReplayIsDrawnAsItWasExpectedBesideWhatCame() throws {
    let files = InMemoryFileSystem(["x.session": Self.session])
    let replayed = ReplayedWorld.replay("x.session", files: files)
    #expect(replayed.differences.map(\.commandLine) == [6, 12])
    let html = ReplayPage([replayed], files: files, toolchain: nil).html
    #expect(html.contains("<figcaption>expected</figcaption>"))
    #expect(html.contains("translate(0 60)"))
    #expect(html.contains("the lines below say nothing of the screen"))
    #expect(html.contains("main: a &lt;b&gt;") && !html.contains("a <b>"))
    #expect(html == ReplayPage([replayed], files: files, toolchain: nil).html)
  }

  @Test func expectedLinesTellOfFramesAndOfNothingElse() throws {
    let world = Playground.after(Self.grid).workbench.world
    let picture = Picture(try world.scene(), contents: world.contents)
    #expect(ExpectedScreen(["main: a b c"], printed: [], over: picture) == nil)
    let table = ["main  0  0  393  131", "  b  133  50  127  127", "  -  c  0  0  1  1"]
    let screen = try #require(ExpectedScreen(table, printed: [], over: picture)).pictures
    #expect(screen.expected.elements.map(\.name) == ["a", "b"])
    #expect(screen.expected.elements[1].frame.origin.y == 50)
    #expect(screen.expected.elements.map(\.state) == [.same, .moved])
    #expect(screen.actual.elements.map(\.state) == [.same, .moved, .inserted])
  }

  /// What a file ran is in the film, by the file's name.
  @Test func aFilmHasTheCommandsOfTheFilesThatItRuns() throws {
    let files = InMemoryFileSystem([
      "x.session": "#!diffplay session 1\n> append sections main\n> source more.txt\n> apply\n",
      "more.txt": "append a b\nlayout main grid 2\n",
    ])
    let film = try Workbench.film(ofSession: "x.session", files: files, toolchain: nil)
    #expect(
      film.steps.map(\.command) == [
        "append sections main", "append a b", "layout main grid 2", "source more.txt", "apply",
      ])
    #expect(film.steps.map(\.file) == [nil, "more.txt", "more.txt", nil, nil])
    #expect(film.steps.last?.picture?.elements.count == 2)
  }
}
