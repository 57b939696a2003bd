package import Doctor
package import Wording
package import WorldModel

/// Something that can be laid out, as one of two states of a project has it.
package struct ComparedScreen: Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    /// A view controller's collection view.
    case screen
    /// A function or property that gives a layout, shown with items made up.
    case layout
    /// A layout document, or a case of one.
    case document
    /// The screen that a session ends with.
    case session
    /// A function or property that gives a snapshot, which no layout belongs to.
    case snapshot
  }

  /// Where it is written.
  package struct Place: Hashable, Sendable {
    /// The file's path from the folder that is compared.
    package var file: String
    /// From 1.
    package var line: Int

    /// A line of a file.
    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  /// What came of laying it out.
  package enum State: Sendable {
    case world(World)
    /// Why there is nothing to look at.
    case refused(Message)
  }

  /// A command of a session with its answer.
  package struct Answer: Hashable, Sendable {
    /// The command as it is typed.
    package var command: String
    /// What the program printed.
    package var text: String
    /// Where it stands.
    package var place: Place

    /// An answer at a place.
    package init(command: String, text: String, place: Place) {
      (self.command, self.text, self.place) = (command, text, place)
    }
  }

  /// What it is.
  package var kind: Kind
  /// What it is called, by which both states know it: its declaration, or its file.
  package var name: String
  /// What it is laid out on; empty for a container of its own.
  package var device = ""
  /// Where it is written; nil where that is not known.
  package var place: Place?
  /// The text of the file that it is written in, of a case in a document its own; nil where that is
  /// not known.
  package var source: String?
  /// What came of laying it out.
  package var state: State
  /// What will surprise in it.
  package var findings: [Finding] = []
  /// What a session's commands answered.
  package var answers: [Answer] = []

  /// Something by its name.
  package init(_ kind: Kind, _ name: String, state: State, place: Place? = nil) {
    (self.kind, self.name, self.state, self.place) = (kind, name, state, place)
  }

  /// By what it is known again.
  struct Key: Hashable {
    var name: String
    var device: String
  }

  var key: Key { Key(name: name, device: device) }
}

extension ComparedScreen {
  /// The first line of its declaration that is not as it was in `old`; the declaration's own line
  /// where all of it is.
  ///
  /// A declaration ends at the first line after it that is set in no further, as formatted code has
  /// it. It is a place to look at, and decides nothing.
  ///
  /// - Complexity: O(*n*) for *n* lines of both files.
  func changedPlace(since old: ComparedScreen) -> Place? {
    let (now, then) = (written, old.written)
    guard var place, !now.isEmpty, !then.isEmpty else { return place }
    let same = zip(now, then).prefix { $0 == $1 }.count
    if same < now.count { place.line += same }
    return place
  }

  /// The lines in which it is declared; of a document or a session all; none where that is not known.
  ///
  /// - Complexity: O(*n*) for *n* lines of the file.
  var written: [Substring] {
    guard let place, let source else { return [] }
    switch kind {
    case .screen, .layout, .snapshot:
      return Array(Self.declaration(at: place.line, of: source))
    case .document, .session:
      return source.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
  }

  private static func declaration(at line: Int, of text: String) -> ArraySlice<Substring> {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard line >= 1, line <= lines.count else { return [] }
    let start = line - 1
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
    let end = lines[(start + 1)...].firstIndex { line in
      !line.allSatisfy(\.isWhitespace) && depth(line) <= depth(lines[start])
    }
    guard let end else { return lines[start...] }
    // Its own bracket belongs to it, the next declaration does not.
    let closes = lines[end].first { !$0.isWhitespace }.map { "}])".contains($0) } ?? false
    return lines[start..<(closes ? end + 1 : end)]
  }
}
