/// What a list's row shows: a picture, and one or two texts.
public struct ListContents {
  /// The name of the picture and its size in points.
  public var image: (name: String, width: Double, height: Double)?
  /// From the picture to the texts.
  public var imagePadding = 0.0
  /// The texts, the second below the first.
  public var texts: [ContentElement.Text] = []
  /// Whether the second text stands at the end of the first one's line.
  public var isSideBySide = false
  /// From the first text to the one below it.
  public var textPadding = 0.0

  /// A row that shows nothing.
  public init() {}

  /// What is seen in a rectangle: all in the middle of its height, one after the other.
  ///
  /// - Parameters:
  ///   - x: Where the margins begin; the others likewise in points.
  public func elements(x: Double, y: Double, width: Double, height: Double) -> [ContentElement] {
    var elements: [ContentElement] = []
    var start = x
    if let image {
      var place = ContentElement(
        x: x, y: y + (height - image.height) / 2, width: image.width, height: image.height)
      place.image = image.name
      elements.append(place)
      start += image.width + imagePadding
    }
    let room = max(1, x + width - start)
    let heights = texts.map { $0.lineHeight * Double($0.lines.count) }
    let isAside = isSideBySide && texts.count == 2
    let gaps = textPadding * Double(max(0, texts.count - 1))
    let sum = isAside ? heights.max() ?? 0 : heights.reduce(gaps, +)
    var top = y + (height - sum) / 2
    for (index, text) in texts.enumerated() {
      var element = ContentElement(x: start, y: top, width: room, height: heights[index])
      element.text = text
      if isAside, index == 1 { element.text?.alignment = .end }
      elements.append(element)
      if !isAside { top += heights[index] + textPadding }
    }
    return elements
  }
}
