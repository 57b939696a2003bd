import Foundation
import InMemoryFileSystem
import Testing
import Wording

@testable import DiffplayKit
@testable import PictureFiles
@testable import PictureModel

/// Films as pages, in a browser where one is installed.
@Suite struct FilmPageTests {
  private static let browser = ["chromium", "chromium-browser", "google-chrome"]
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private func film() -> Film {
    Playground.after(
      "append sections main", "append a b c", "layout main grid 3", "apply",
      "move c before a; delete b; append \"</script><script>document.title=1</script>\"", "apply",
      "scroll to 0"
    ).workbench.film(title: "<a film>")
  }

  @Test func aFilmHoldsEachCommandWithItsPicture() throws {
    let film = film()
    #expect(film.steps.map(\.command).last == "scroll to 0" && film.steps.count == 7)
    #expect(film.steps[0].picture == nil && film.steps[3].picture?.elements.count == 3)
    #expect(
      film.steps.map { $0.motion != nil } == [false, false, false, false, false, true, false])
    #expect(film.steps[4].isPending && !film.steps[5].isPending)
    let why = try #require(film.steps[3].derivations["item \"a\""])
    #expect(why.first?.hasPrefix("width ") == true, "\(why)")
    #expect(film.steps[4].derivations.isEmpty)
  }

  @Test func aPageHoldsAllThatItNeedsAndNothingThatRuns() {
    let html = FilmPage(film()).html
    #expect(!html.contains("</script><script>document"))
    #expect(html.contains("<title>&lt;a film&gt;</title>"))
    #expect(!html.contains("src=\"") && !html.contains("http://") || html.contains("w3.org"))
    #expect(FilmPage(film()).html == html)
  }

  /// What the browser has on the page after a script ran in it.
  private func answer(of script: String) throws -> String {
    let browser = try #require(Self.browser)
    let page = FileManager.default.temporaryDirectory
      .appending(path: "film-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: page) }
    let html = FilmPage(film()).html.replacing(
      "<script type=\"application/json\" id=\"film\">",
      with: "<script>window.faults = []; onerror = (text) => faults.push(text);</script>"
        + "<script type=\"application/json\" id=\"film\">"
    ).replacing(
      "</body>",
      with: "<script>document.title = JSON.stringify([faults, \(script)])</script></body>")
    try html.write(to: page, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = [
      "60", browser, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=200",
      "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let start = try #require(text.range(of: "<title>"))
    return String(text[start.upperBound...].prefix { $0 != "<" })
  }

  /// The apply of step 5 by its plan, then a click.
  @Test(.enabled(if: FilmPageTests.browser != nil, "no Chromium is installed"))
  func viewsTravelAsPlannedAndTellWhy() throws {
    let places = ["0", "0.15", "0.999"].map { part in
      """
      (Film.seek(5 + \(part)), [...document.querySelectorAll('.view')].filter(
        (view) => ['item "a"', 'item "b"', 'item "c"'].includes(view.dataset.id)).map((view) =>
        view.dataset.id + view.getAttribute('transform') + view.getAttribute('opacity')).sort())
      """
    }
    let click = """
      ([...document.querySelectorAll('.view')].find((view) => view.dataset.id === 'item "c"')
        .querySelector('.surface').dispatchEvent(new MouseEvent('click', { bubbles: true })),
        document.getElementById('inspected').textContent)
      """
    let answer = try answer(of: (places + [click]).joined(separator: ", "))
    let told = try JSONDecoder().decode(
      [Told].self, from: Data(answer.replacing("&amp;", with: "&").utf8))
    #expect(
      told == [
        .list([]),
        .list([
          "item \"a\"translate(2 2)1", "item \"b\"translate(133 2)1",
          "item \"c\"translate(264 2)1",
        ]),
        .list([
          "item \"a\"translate(67.5 2)1", "item \"b\"translate(133 2)0.5",
          "item \"c\"translate(133 2)1",
        ]),
        .list([
          "item \"a\"translate(133 2)1", "item \"b\"translate(133 2)0",
          "item \"c\"translate(2 2)1",
        ]),
        .word("why frame c"),
      ])
  }

  private enum Told: Decodable, Equatable {
    case word(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let word = try? container.decode(String.self) {
        self = .word(word)
      } else {
        // What floating point adds behind the second decimal is no place.
        self = .list(
          try container.decode([String].self).map {
            $0.replacing(/\d+\.\d+/) {
              NumberText.rounded(((Double($0.output) ?? 0) * 100).rounded() / 100)
            }
          })
      }
    }
  }
}
