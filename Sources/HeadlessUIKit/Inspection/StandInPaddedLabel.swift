public import Foundation

/// A label of an app's own with room around its text, whose class is not given.
open class StandInPaddedLabel: UILabel {
  /// The room.
  public var standInInsets = UIEdgeInsets.zero

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + standInInsets.left + standInInsets.right,
      height: size.height + standInInsets.top + standInInsets.bottom)
  }

  /// Takes the room that it is made with: insets, one number for all edges, or one for each.
  public func standInPad(_ values: KeyValuePairs<String, Any?>) {
    for case (let label, let value?) in values {
      if let insets = value as? UIEdgeInsets {
        standInInsets = insets
        continue
      }
      guard let length = (value as? CGFloat) ?? (value as? Int).map({ CGFloat($0) }) else {
        continue
      }
      let label = label.lowercased()
      func isOf(_ words: String...) -> Bool { words.contains(where: label.contains) }
      let isOfAll = !isOf(
        "top", "vertical", "left", "leading", "horizontal", "bottom", "right", "trail")
      if isOfAll || isOf("top", "vertical") { standInInsets.top = length }
      if isOfAll || isOf("bottom", "vertical") { standInInsets.bottom = length }
      if isOfAll || isOf("left", "leading", "horizontal") { standInInsets.left = length }
      if isOfAll || isOf("right", "trail", "horizontal") { standInInsets.right = length }
    }
  }
}
