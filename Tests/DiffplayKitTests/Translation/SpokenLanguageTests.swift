import InMemoryFileSystem
import Testing

@testable import DiffplayKit
@testable import Sessions
@testable import Wording

/// The language that is asked for reaches the words, and nothing else.
@Suite struct SpokenLanguageTests {
  /// A playground for a person who reads Korean.
  private func koreanPlayground() -> Playground {
    var settings = Workbench.Settings()
    settings.language = .korean
    return Playground(settings: settings, fileSystem: InMemoryFileSystem())
  }

  @Test func aReplyInWordsIsToldInEachLanguage() {
    let reply = Reply(inEach: { [StyledText($0.rawValue)] })
    #expect(reply.lines.map(\.plain) == ["en"])
    #expect(reply.lines(in: .korean).map(\.plain) == ["ko"])
    #expect(Reply("pending: nothing").lines(in: .korean).map(\.plain) == ["대기 중: 없음"])
    let typed = "pending: nothing"
    #expect(Reply([StyledText(typed)]).lines(in: .korean).map(\.plain) == [typed])
  }

  @Test func aLineIsToldWithTheStylesOfItsParts() {
    let frame: StyledText = "  \(">", .moved) \("was \(44)" as Message, .dim)"
    #expect(frame.told(in: .korean).plain == "  > 이전 44")
    #expect(frame.told(in: .korean).spans.map(\.style) == [nil, .moved, nil, .dim])
  }

  @Test func whatIsJoinedIsToldInItsParts() {
    var line = StyledText("a ", .heading)
    line.append("was \(1)" as StyledText)
    #expect(line.plain == "a was 1")
    #expect(line.told(in: .korean).plain == "a 이전 1")
    let table = TextTable([.init(""), .init("")], rows: [["a", line], ["bbb", ""]])
    #expect(
      table.lines(fitting: 40).map { $0.told(in: .korean).plain } == ["a    a 이전 1", "bbb"])
  }

  @Test func aQuietReplyIsQuietInEveryLanguage() {
    var reply = Reply(inEach: { [StyledText($0.rawValue)] })
    reply.lines = []
    #expect(reply.lines(in: .korean).isEmpty)
  }

  @Test func anErrorIsToldInTheLanguageOfTheReader() {
    var playground = koreanPlayground()
    let korean = playground.workbench.answer(to: "apend a", language: .korean).output
    #expect(korean.contains("`apend`"))
    #expect(korean != Playground.after().answerInEnglish(to: "apend a"))
  }

  @Test func jsonIsTheSameInEveryLanguage() {
    var playground = koreanPlayground()
    #expect(playground.json("apend a") == Playground.after().jsonOf("apend a"))
    #expect(playground.json("help") == Playground.after().jsonOf("help"))
  }

  @Test func aSessionSaysItsLanguage() throws {
    let files = InMemoryFileSystem()
    let english = "#!diffplay session 1\n> explain identity\n...\n"
    for (name, language) in [("en", ""), ("ko", "#!language ko\n")] {
      let text = english.replacing("> explain", with: language + "> explain")
      try files.write(text, to: name)
    }
    let replayed = ["en", "ko"].map { ReplayedWorld.replay($0, files: files).steps.first?.output }
    #expect(replayed[0] == Playground.after().answerInEnglish(to: "explain identity"))
    #expect(replayed[1]?.contains("예제") == true)
  }
}

extension Playground {
  fileprivate func answerInEnglish(to entry: String) -> String {
    var copy = self
    return copy.workbench.answer(to: entry).output
  }

  fileprivate func jsonOf(_ entry: String) -> [String] {
    var copy = self
    return copy.json(entry)
  }
}
