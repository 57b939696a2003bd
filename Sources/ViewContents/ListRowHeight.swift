/// What the height of a list's row adds up from: margins, and texts or a picture between them.
///
/// Lengths are in points. Origins are named as the members of a list's configuration.
public struct ListRowHeight: Hashable, Sendable {
  /// A summand with what it comes from.
  public struct Part: Hashable, Sendable {
    /// In points.
    public let value: Double
    /// The configuration's member, or why the sum goes on.
    public let origin: String
  }

  /// Above the content.
  public var top: Double
  /// Below the content.
  public var bottom: Double
  /// How high the row is at least.
  public var least: Double
  /// The height of the text; zero for none.
  public var text = 0.0
  /// The height of the text below it; zero for none.
  public var secondaryText = 0.0
  /// Between a text and the one below it.
  public var textPadding = 0.0
  /// Whether the second text stands beside the first, since both fit.
  public var isSideBySide = false
  /// The height of the picture; zero for none.
  public var image = 0.0

  /// A row with margins and without content.
  public init(top: Double, bottom: Double, least: Double) {
    (self.top, self.bottom, self.least) = (top, bottom, least)
  }

  /// The summands from the top down.
  ///
  /// - Parameter ceiled: Takes a length up to the next pixel.
  public func parts(ceiled: (Double) -> Double) -> [Part] {
    var parts = [Part(value: top, origin: "directionalLayoutMargins.top")]
    parts += content
    let sum = content.reduce(0) { $0 + $1.value }
    if ceiled(sum) - sum > 0.005 {
      parts.append(Part(value: ceiled(sum) - sum, origin: "to the next pixel"))
    }
    parts.append(Part(value: bottom, origin: "directionalLayoutMargins.bottom"))
    let missing = least - ceiled(sum) - top - bottom
    if missing > 0.005 { parts.append(Part(value: missing, origin: "to the least height")) }
    return parts
  }

  /// The height of the row.
  ///
  /// - Parameter ceiled: Takes a length up to the next pixel.
  public func total(ceiled: (Double) -> Double) -> Double {
    max(least, ceiled(content.reduce(0) { $0 + $1.value }) + top + bottom)
  }

  /// What is highest between the margins.
  private var content: [Part] {
    let first = Part(value: text, origin: "text")
    let second = Part(value: secondaryText, origin: "secondaryText")
    var texts = [first, second].filter { $0.value > 0 }
    if texts.count == 2 {
      if isSideBySide {
        texts = [text < secondaryText ? second : first]
      } else {
        texts.insert(Part(value: textPadding, origin: "textToSecondaryTextVerticalPadding"), at: 1)
      }
    }
    if image > texts.reduce(0, { $0 + $1.value }) { return [Part(value: image, origin: "image")] }
    return texts
  }
}
