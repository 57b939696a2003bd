package import ConsoleTexts
import TextWidth
package import Wording

extension ConsoleFinding {
  /// What `why` adds to a refusal that UIKit words so: what it says, what leads to it, what mends
  /// it, where to read on.
  package func lines(below message: Message, width: Int, in language: Language) -> [StyledText] {
    func wrapped(_ message: Message) -> [StyledText] {
      message.text(in: language).wrapped(toWidth: width).map { StyledText($0) }
    }
    var lines = meaning.english == message.english ? [] : wrapped(meaning)
    lines += wrapped(cause) + mend.map { StyledText("    " + $0, .dim) }
    if let page { lines += wrapped("`explain \(page)` tells more") }
    return lines
  }

  /// What is said of a text whose words are known from hearsay.
  private static let doubt: Message =
    "How sure: low. The words are commonly quoted; no log that holds them was at hand."

  /// What a person reads about a text of the console: what it says, with its own numbers, what
  /// leads to it, what mends it, who says it, and how to see it happen.
  package func page(width: Int, in language: Language) -> [StyledText] {
    func wrapped(_ message: Message) -> [StyledText] {
      message.text(in: language).wrapped(toWidth: width).map { StyledText($0) }
    }
    var lines = isToldByShape ? wrapped(Self.shapeNote) : []
    lines += meaning.text(in: language).wrapped(toWidth: width).map { StyledText($0, .heading) }
    lines += wrapped(cause)
    lines += mend.map { StyledText("    " + $0, .dim) }
    if let releases { lines += wrapped("Said by: \(releases.message)") }
    if text?.confidence == .low { lines += wrapped(Self.doubt) }
    switch text?.provocation {
    case .lines(let commands)?:
      lines += wrapped("See it happen here:")
      lines += commands.map { StyledText("  > " + $0, .heading) }
    case .impossible(let reason)?: lines += wrapped(reason)
    case nil: break
    }
    if let page { lines += wrapped("`explain \(page)` tells more") }
    if let lesson { lines += wrapped("`lesson \(lesson)` is about it") }
    return lines
  }
}
