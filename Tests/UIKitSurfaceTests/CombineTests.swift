import SwiftInterpreter
import Testing

/// What view models use of Combine, run without a compiler.
@Suite struct CombineTests {
  private func printed(_ source: String) throws -> [String] {
    var session = try Session()
    return try session.run(source).lines
  }

  /// As Combine's own: a subscriber has the value at once, and hears of others before they are set.
  @Test func aPublishedPropertyTellsBeforeItChanges() throws {
    #expect(
      try printed(
        """
        class Model: ObservableObject { @Published var name = "a" }
        let model = Model()
        let changes = model.objectWillChange.sink { print("will change from", model.name) }
        let names = model.$name.sink { print($0, model.name) }
        model.name = "b"
        """) == ["a a", "will change from a", "b a"])
  }

  @Test func operatorsStandBetweenSubjectsAndSubscribers() throws {
    #expect(
      try printed(
        """
        let numbers = PassthroughSubject<Int, Never>()
        var kept: Set<AnyCancellable> = []
        numbers.filter { $0 > 1 }.map { $0 * 10 }.removeDuplicates().sink { print($0) }
          .store(in: &kept)
        for number in [1, 2, 2, 3] { numbers.send(number) }
        let current = CurrentValueSubject<String, Never>("x")
        current.combineLatest(numbers).dropFirst().sink { print($0.0, $0.1) }.store(in: &kept)
        numbers.send(5)
        current.value = "y"
        """) == ["20", "30", "50", "y 5"])
  }

  /// The first value at once, then one an interval: the latest, or the first that waited.
  @Test(arguments: [(true, ["1", "3"]), (false, ["1", "2"])])
  func aThrottleGivesTheFirstAtOnce(_ takesLatest: Bool, _ expected: [String]) throws {
    #expect(
      try printed(
        """
        let words = PassthroughSubject<Int, Never>()
        let kept = words.throttle(
          for: .milliseconds(300), scheduler: RunLoop.main, latest: \(takesLatest)
        ).sink { print($0) }
        for word in [1, 2, 3] { words.send(word) }
        """) == expected)
  }

  @Test func aSubscriptionThatNobodyKeepsEnds() throws {
    #expect(
      try printed(
        """
        let subject = PassthroughSubject<Int, Never>()
        _ = subject.sink { print("lost", $0) }
        var kept: AnyCancellable? = subject.sink { print("kept", $0) }
        subject.send(1)
        kept = nil
        subject.send(2)
        """) == ["kept 1"])
  }

  @Test func whatGoesToTheMainQueueComesLater() throws {
    #expect(
      try printed(
        """
        class Model { @Published var items: [Int] = [] }
        let model = Model()
        var shown: AnyCancellable?
        func set() {
          shown = model.$items.receive(on: DispatchQueue.main).sink { print($0, model.items) }
          model.items = [1]
          print("set")
        }
        set()
        """) == ["set", "[] [1]", "[1] [1]"])
  }

  @Test func completionIsTold() throws {
    #expect(
      try printed(
        """
        enum Failed: Error { case why }
        let subject = PassthroughSubject<Int, Failed>()
        let one = subject.sink(
          receiveCompletion: { print($0) }, receiveValue: { print($0) })
        subject.send(1)
        subject.send(completion: .failure(.why))
        subject.send(2)
        let two = Just(3).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
        """) == ["1", "failure(main.Failed.why)", "3", "finished"])
  }

  @Test func anObjectTakesValuesByAKeyPath() throws {
    #expect(
      try printed(
        """
        class Label { var text: String = "" }
        let label = Label()
        let bound = Just("hello").assign(to: \\.text, on: label)
        print(label.text)
        """) == ["hello"])
  }
}
