import InMemoryFileSystem
import Sessions
import TestSupport
import Testing
import Wording

private let header = "#!diffplay session 1\n"

@Suite struct SessionReviewTests {
  private static let texts = [
    "a": header + "> one\nx\n> two\ntwo\n> three\ny\n",
    "b": header + "> one\none\n",
    "c": header + "text\n",
    "d": header + "> one\nx\n> two\ny\n> three\nz\n",
  ]

  private static func replay(_ path: String, _ files: InMemoryFileSystem) -> ReplayedSession {
    SessionReplay.replay(path: path, files: files, world: AnsweringWorld.factory())
  }

  /// Answers the questions about ``texts`` in order; gives what was asked and the files afterwards.
  private func walk(
    _ answers: [String]
  ) throws -> (asked: [String], files: InMemoryFileSystem, review: SessionReview) {
    let files = InMemoryFileSystem(Self.texts)
    var review = SessionReview(Self.texts.keys.sorted().map { Self.replay($0, files) })
    var asked: [String] = []
    for text in answers {
      let question = try #require(review.question)
      asked.append("\(review.progress) \(question.session.path):\(question.line)")
      let path = question.session.path
      switch try #require(question.answer(text)) {
      case .accept, .acceptFile:
        let toEnd = question.answer(text) == .acceptFile
        let outcome = try SessionUpdate.update(
          question.session, accepting: question.accepted(toEnd: toEnd), files: files, isCI: false)
        #expect(outcome == .written)
        review.accept(toEnd: toEnd, replayed: Self.replay(path, files))
      case .keep: review.keep()
      case .edit:
        try files.write(header + "> new\nnew\n", to: path)
        review.edit(replayed: Self.replay(path, files))
      case .acceptAll, .quit, .help: Issue.record("not the review's own affair")
      }
    }
    return (asked, files, review)
  }

  @Test func asksOfEachFailureInOrder() throws {
    let (asked, files, review) = try walk(["k", "k", "k", "k", "k", "k"])
    #expect(
      asked == [
        "[1 of 6] a:3", "[2 of 6] a:7", "[3 of 6] c:2", "[4 of 6] d:3", "[5 of 6] d:5",
        "[6 of 6] d:7",
      ])
    #expect(review.question == nil)
    #expect(review.closing == "0 accepted, 6 kept")
    #expect(files.writes.isEmpty)
  }

  @Test func acceptedStepsAloneAreRewritten() throws {
    let (asked, files, review) = try walk(["k", "a", "k", "a", "k", "a"])
    #expect(asked.count == 6)
    #expect(try files.text(of: "a") == header + "> one\nx\n> two\ntwo\n> three\nthree\n")
    #expect(try files.text(of: "d") == header + "> one\none\n> two\ny\n> three\nthree\n")
    #expect(review.closing == "3 accepted, 3 kept")
    #expect(review.sessions.map { $0.differences.count } == [1, 0, 0, 1])
  }

  @Test func aFileIsAcceptedFromHereOn() throws {
    let (asked, files, review) = try walk(["f", "k", "k", "f"])
    #expect(asked == ["[1 of 6] a:3", "[3 of 6] c:2", "[4 of 6] d:3", "[5 of 6] d:5"])
    #expect(try files.text(of: "a") == header + "> one\none\n> two\ntwo\n> three\nthree\n")
    #expect(try files.text(of: "d") == header + "> one\nx\n> two\ntwo\n> three\nthree\n")
    #expect(review.question == nil)
  }

  @Test func anEditedFileIsAskedAboutAgain() throws {
    let (asked, _, review) = try walk(["k", "e", "e", "k"])
    #expect(asked == ["[1 of 6] a:3", "[2 of 6] a:7", "[2 of 5] c:2", "[2 of 4] d:3"])
    #expect(review.closing == "0 accepted, 2 kept, 2 not looked at")
  }

  @Test(
    arguments: [
      ("a", .accept), ("accept", .accept), ("ㅁ", .accept), ("k", .keep), ("e", .edit),
      ("f", .acceptFile), ("accept file", .acceptFile), ("A", .acceptAll),
      ("accept all", .acceptAll),
      ("q", .quit), ("?", .help), ("x", nil), ("", nil), ("aa", nil),
    ] as [(String, SessionReview.Answer?)])
  func anAnswerIsAKeyOrAWord(_ text: String, _ answer: SessionReview.Answer?) throws {
    let files = InMemoryFileSystem(Self.texts)
    let review = SessionReview([Self.replay("a", files)])
    #expect(try #require(review.question).answer(text) == answer)
  }

  @Test func aFaultCannotBeAccepted() throws {
    let files = InMemoryFileSystem(Self.texts)
    let question = try #require(SessionReview([Self.replay("c", files)]).question)
    #expect(question.answer("a") == nil)
    #expect(question.answer("f") == nil)
    #expect(!question.prompt.contains("[a]"))
    #expect(question.help.count == question.answers.count)
  }

  @Test func aLaterDifferenceNamesTheFirst() throws {
    let files = InMemoryFileSystem(Self.texts)
    var review = SessionReview([Self.replay("d", files)])
    #expect(
      try #require(review.question).lines.map(\.plain) == [
        "d:3: step 1 of 3 differs", "> one", "- x", "+ one",
      ])
    review.keep()
    #expect(
      try #require(review.question).lines.map(\.plain) == [
        "d:5: step 2 of 3 differs", "> two", "- y", "+ two",
        "  (Perhaps only because of the difference at line 3.)",
      ])
  }

  /// Whatever is answered, the walk ends, asks each question once, and what was accepted passes.
  @Test(arguments: 0..<100)
  func everyWalkEnds(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var texts: [String: String] = [:]
    for file in 0..<3 {
      texts["\(file)"] =
        header
        + (0..<5).map { step in
          "> \(step)\n" + (Bool.random(using: &generator) ? "\(step)\n" : "old\nlines\n")
        }.joined()
    }
    let files = InMemoryFileSystem(texts)
    var review = SessionReview(texts.keys.sorted().map { Self.replay($0, files) })
    let total = review.remaining
    var kept = 0
    while let question = review.question {
      let toEnd = Bool.random(using: &generator)
      if Bool.random(using: &generator) {
        kept += 1
        review.keep()
      } else {
        _ = try SessionUpdate.update(
          question.session, accepting: question.accepted(toEnd: toEnd), files: files, isCI: false)
        review.accept(
          toEnd: toEnd, replayed: Self.replay(question.session.path, files))
      }
    }
    #expect(review.accepted + review.kept == total, "seed \(seed)")
    #expect(review.remaining == 0, "seed \(seed)")
    let differences = texts.keys.reduce(0) { $0 + Self.replay($1, files).differences.count }
    #expect(differences == kept, "seed \(seed)")
  }
}
