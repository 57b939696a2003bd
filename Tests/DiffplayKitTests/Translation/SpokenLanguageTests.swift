import Testing

@testable import DiffplayKit

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
    #expect(Reply("pending").lines(in: .korean).map(\.plain) == ["pending"])
  }

  @Test func anErrorIsToldInTheLanguageOfTheReader() {
    var playground = koreanPlayground()
    let korean = playground.answer(to: "apend a", language: .korean).output
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
    return copy.answer(to: entry).output
  }

  fileprivate func jsonOf(_ entry: String) -> [String] {
    var copy = self
    return copy.json(entry)
  }
}
