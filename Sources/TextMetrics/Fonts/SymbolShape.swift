/// How large a symbol is beside the font that it is set with, in ems.
///
/// An estimate: the proportions are those that symbols have in the files of Interface Builder, the
/// sizes rest on a few that UIKit has been seen to give.
public struct SymbolShape: Hashable, Sendable {
  /// In ems.
  public var width: Double
  /// In ems, too.
  public var height: Double

  private init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The shape of a symbol by its name, as `chevron.right` or `xmark.circle.fill`.
  ///
  /// What is enclosed is as large as what encloses it; names that are not known have the shape that
  /// most symbols have.
  public init(named name: String) {
    let words = name.split(separator: ".").filter { $0 != "fill" && $0 != "slash" }
    if words.count > 1, let last = words.last, let around = Self.enclosures[String(last)] {
      self = around
    } else {
      self = Self.shapes[words.joined(separator: ".")] ?? SymbolShape(width: 1.2, height: 1.15)
    }
  }

  /// The size in a font, to half a point; heavier ones are larger by two percent for each step.
  public func size(
    pointSize: Double, weight: FontWeight = .regular
  ) -> (width: Double, height: Double) {
    let scale = pointSize * (1 + (weight.value - 400) / 5000)
    return ((width * scale * 2).rounded() / 2, (height * scale * 2).rounded() / 2)
  }

  // MARK: Shapes

  private static let enclosures = [
    "circle": SymbolShape(width: 1.19, height: 1.15),
    "square": SymbolShape(width: 1.12, height: 1.09),
    "rectangle": SymbolShape(width: 1.47, height: 1.12),
  ]

  private static let shapes: [String: SymbolShape] = [
    "circle": SymbolShape(width: 1.19, height: 1.15),
    "square": SymbolShape(width: 1.12, height: 1.09),
    "rectangle": SymbolShape(width: 1.47, height: 1.12),
    "star": SymbolShape(width: 1.2, height: 1.09),
    "heart": SymbolShape(width: 1.19, height: 1.01), "plus": SymbolShape(width: 1.09, height: 0.97),
    "minus": SymbolShape(width: 1.09, height: 0.22), "xmark": SymbolShape(width: 1, height: 0.88),
    "checkmark": SymbolShape(width: 1.06, height: 0.94),
    "ellipsis": SymbolShape(width: 1.15, height: 0.32),
    "chevron.left": SymbolShape(width: 0.74, height: 0.98),
    "chevron.right": SymbolShape(width: 0.74, height: 0.98),
    "chevron.backward": SymbolShape(width: 0.74, height: 0.98),
    "chevron.forward": SymbolShape(width: 0.74, height: 0.98),
    "chevron.up": SymbolShape(width: 1.06, height: 0.6),
    "chevron.down": SymbolShape(width: 1.06, height: 0.6),
    "photo": SymbolShape(width: 1.38, height: 1.03),
    "camera": SymbolShape(width: 1.41, height: 1.06),
    "envelope": SymbolShape(width: 1.38, height: 1),
    "person": SymbolShape(width: 1.15, height: 1.06),
    "person.2": SymbolShape(width: 1.65, height: 1.03),
    "trash": SymbolShape(width: 1.12, height: 1.23),
    "bookmark": SymbolShape(width: 0.88, height: 1.12),
    "folder": SymbolShape(width: 1.38, height: 1.04),
    "doc": SymbolShape(width: 1.03, height: 1.18), "house": SymbolShape(width: 1.35, height: 1.12),
    "square.and.arrow.up": SymbolShape(width: 1.12, height: 1.28),
    "line.3.horizontal": SymbolShape(width: 1.09, height: 0.71),
  ]
}
