package import Comparisons
import PictureFiles
import TextWidth
package import Wording

extension Comparison {
  /// What changed as a page that needs nothing beside it: each screen as it was beside what it is.
  ///
  /// What differs is marked, what is accepted comes last. The same comparison gives the same bytes.
  package func html(in language: Language) -> String {
    let accepted = changes.filter(isAccepted)
    let pairs = (open + accepted).map { pair(of: $0, in: language) }
    return ComparisonPage(
      title: "\(names.before) → \(names.after)", pairs: pairs,
      lead: closing.text(in: language), in: language
    ).html
  }

  private func pair(of change: ScreenChange, in language: Language) -> ComparisonPage.Pair {
    var lines = change.lines(fitting: 100, limit: Self.pageRows, in: language).map(\.plain)
    if let place = change.place { lines.insert("\(place.file):\(place.line)", at: 0) }
    let note: Message = "\(change.summary) (accepted)"
    let summary = isAccepted(change) ? note : change.summary
    return ComparisonPage.Pair(
      heading: summary.text(in: language), left: (names.before, change.pictures.before),
      right: (names.after, change.pictures.after), lines: lines)
  }

  /// How many lines of a kind the page tells of one screen.
  private static let pageRows = 30
}
