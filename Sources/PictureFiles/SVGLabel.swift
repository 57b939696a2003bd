import TextMetrics
import TextWidth
import Wording

/// Words set in lines that fit a box, by the advances of the system's font.
struct SVGLabel {
  /// The sizes that are tried, the largest first, in points.
  private static let sizes = [15.0, 13, 11, 9.5, 8]
  /// What other fonts may be wider than the one that is reckoned with.
  private static let slack = 1.06
  /// The points from one baseline to the next for each point of size.
  static let leading = 1.22

  var lines: [String] = []
  var size = 0.0

  /// Sets `words` in a box; nothing where not even two characters fit.
  ///
  /// - Parameters:
  ///   - width: The points that a line may take.
  ///   - height: The points that all lines may take.
  ///   - largest: The largest size to try.
  init(_ words: String, width: Double, height: Double, largest: Double = 15) {
    let words = words.singleLine
    guard !words.isEmpty else { return }
    for size in Self.sizes where size <= largest {
      let rows = Int((height / (size * Self.leading) + 0.05).rounded(.down))
      guard rows > 0 else { continue }
      let lines = Self.wrapped(words, size: size, width: width)
      guard lines.count <= min(rows, 3) else { continue }
      guard lines.allSatisfy({ Self.width(of: $0, size: size) <= width }) else { continue }
      (self.lines, self.size) = (lines, size)
      return
    }
    guard let least = Self.sizes.last(where: { $0 * Self.leading <= height + 0.5 && $0 <= 11 })
    else { return }
    let cut = Self.truncated(words, size: least, width: width)
    guard cut.count > 2 || cut == words else { return }
    (lines, size) = ([cut], least)
  }

  /// The width of a line.
  static func width(of line: String, size: Double) -> Double {
    let font = TextFont(size: size)
    return line.reduce(0) { $0 + font.advance(of: $1) } * slack
  }

  /// The words in lines broken at spaces; a word that is too long makes its line so.
  private static func wrapped(_ words: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in words.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if lines.isEmpty {
        lines = [String(word)]
      } else if Self.width(of: longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// As much of the words as fits before `…`.
  private static func truncated(_ words: String, size: Double, width: Double) -> String {
    if Self.width(of: words, size: size) <= width { return words }
    var room = width - Self.width(of: "…", size: size)
    var kept = ""
    for character in words {
      room -= Self.width(of: String(character), size: size)
      if room < 0 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
