import SwiftReading

extension Interpreter {
  /// What may be typed at a place of an entry, which counts bytes of UTF-8: members of the value or
  /// type before a dot, members of the type that the place expects behind a dot alone, and else the
  /// labels of an open call, as `name:`, with the names in scope.
  ///
  /// What is typed of a word is the beginning of all of them. First comes what has the type that
  /// the place expects, then what is declared nearer. Statements before that are wrong do not count.
  ///
  /// - Complexity: O(*n* log *n*) in the block around it, what it stands in, and the names.
  package func completions(in text: String, at offset: Int) -> [Name] {
    guard let caret = SwiftCaret(in: text, at: offset) else { return [] }
    return answer(at: caret) { compiler in
      let found: [Name]
      switch caret.role {
      case .member(let base, let isOptional):
        found = compiler.members(of: base, isOptional: isOptional)
      case .implicit:
        found = compiler.expectedType(at: caret, in: text).map { compiler.constants(of: $0) } ?? []
      case .name:
        let names = compiler.names(
          beginningWith: caret.word, expecting: compiler.expectedType(at: caret, in: text))
        let call = caret.call.flatMap { $0.isAtStart ? $0 : nil }
        found = (call.map { compiler.labels(of: $0, in: text) } ?? []) + names
      }
      return found.filter { $0.name.hasPrefix(caret.word) }
    }
  }

  /// The parameters that are left at a place of an entry, the one that is typed first.
  ///
  /// Of each function that the open call there may mean; none where an argument's value is begun.
  package func parameters(in text: String, at offset: Int) -> [[Name]] {
    guard let caret = SwiftCaret(in: text, at: offset), let call = caret.call, caret.word.isEmpty,
      call.isAtStart || call.isAtValue
    else { return [] }
    return answer(at: caret) { $0.parameters(leftOf: call, in: text) }
  }

  /// What a question about a place comes to, asked where the compiler knows what is in scope there:
  /// the first answer that has something in it.
  private func answer<Element>(
    at caret: SwiftCaret, _ question: @escaping (Compiler) -> [Element]
  ) -> [Element] {
    var answer: [Element] = []
    let compiler = Compiler(program)
    let asked = CaretQuestion(at: caret.markStart) { compiler in
      answer = question(compiler)
      return !answer.isEmpty
    }
    compiler.caret = asked
    if let statements = try? SwiftSource(caret.surroundings).parsed() {
      _ = try? compiler.compileEntry(statements)
    }
    if !asked.isAnswered { answer = question(Compiler(compiler.program)) }
    return answer
  }
}

/// A question that is put to the compiler when it comes to a place.
final class CaretQuestion {
  /// The place of `SwiftCaret.mark` in what is compiled.
  let place: Int
  private let ask: (Compiler) -> Bool
  private(set) var isAnswered = false

  init(at place: Int, _ ask: @escaping (Compiler) -> Bool) {
    (self.place, self.ask) = (place, ask)
  }

  /// Asks unless it is answered: an expression may be compiled in several ways.
  func reach(_ compiler: Compiler) {
    if !isAnswered { isAnswered = ask(compiler) }
  }
}
