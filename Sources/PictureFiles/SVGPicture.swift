import CompositionalLayout
package import PictureModel
import TextWidth
package import Wording

/// Writes a picture as a file of SVG 1.1, to scale: a point is a pixel.
///
/// Attributes alone show it in light colours, in any renderer; a style sheet has the dark ones, and
/// the movement where there is one. The same picture gives the same bytes.
package struct SVGPicture {
  /// The points around the device.
  static let margin = 16.0
  /// The points that the device's frame is thick.
  static let bezel = 8.0
  /// The points of a line of the caption.
  static let captionLine = 18.0

  /// The system's font, and what stands for it elsewhere.
  private static let fonts =
    "-apple-system, 'SF Pro Text', 'Helvetica Neue', 'Noto Sans', 'Noto Sans KR', Arial, sans-serif"

  let picture: Picture
  let motion: Motion?
  private let title: Message
  private let language: Language
  /// What stands before identifiers, where several files are shown on one page.
  private let prefix: String
  private var inks = SVGInks()
  private var xml = XMLWriter()

  /// A file that shows `picture`, and how it came about where `motion` is given.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - prefix: What its identifiers begin with; another one for each file on a page.
  package init(
    _ picture: Picture, motion: Motion? = nil, title: Message, in language: Language = .english,
    prefix: String = ""
  ) {
    self.picture = picture
    self.motion = motion?.isAnimated == true ? motion : nil
    self.title = title
    self.language = language
    self.prefix = prefix
  }

  /// The file.
  ///
  /// - Complexity: O(*n* · *m*) at most for *n* elements, *m* of them backgrounds.
  package var text: String {
    var copy = self
    return copy.written()
  }

  /// The size of the file's picture in pixels.
  package var size: (width: Int, height: Int) {
    (Int(min(width, 100_000).rounded(.up)), Int(min(height, 100_000).rounded(.up)))
  }

  /// Whether the picture has a whole screen, and so a device around it.
  private var hasDevice: Bool { picture.bounds.size == picture.screen }

  private var frameWidth: Double { hasDevice ? Self.bezel : 1 }
  /// From the file's edge to the screen's.
  private var inset: Double { Self.margin + frameWidth }
  private var width: Double { max(160, picture.bounds.size.width + 2 * inset) }
  private var captionLines: [String] {
    let room = Int((width - 2 * Self.margin) / 6.6)
    return picture.caption.flatMap { $0.text(in: language).wrapped(toWidth: max(16, room)) }
  }
  private var screenEnd: Double { picture.bounds.size.height + 2 * inset }
  private var height: Double {
    screenEnd + Double(captionLines.count) * Self.captionLine
      + (captionLines.isEmpty ? 0 : Self.margin / 2)
  }

  private mutating func written() -> String {
    xml.begin("defs")
    clip()
    if !picture.overlays.isEmpty { SVGOverlays.writePatterns(prefix: prefix, &xml) }
    xml.end()
    device()
    xml.begin(
      "g", ["clip-path": "url(#\(prefix)screen)", "font-size": "13"])
    let origin = picture.bounds.origin
    xml.begin(
      "g", ["transform": XMLValue(Self.translation(inset - origin.x, inset - origin.y))])
    var elements = SVGElements(picture, isFaded: !picture.overlays.isEmpty)
    var keyframes = ""
    if let motion {
      var animation = SVGAnimation(motion, prefix: prefix)
      animation.write(elements: &elements, inks: &inks, to: &xml)
      keyframes = animation.rules
    } else {
      for element in picture.elements { elements.write(element, inks: &inks, to: &xml) }
    }
    SVGOverlays(picture, prefix: prefix).write(inks: &inks, to: &xml)
    xml.end()
    xml.end()
    bezelLine()
    caption()
    let body = xml.text
    xml = XMLWriter()
    xml.begin("svg", rootAttributes)
    xml.words("title", ["id": "\(prefix)title"], title.text(in: language))
    xml.words("desc", ["id": "\(prefix)desc"], description)
    xml.raw("<style>\n\(inks.darkRules)\(keyframes)</style>\n")
    xml.raw(body)
    xml.end()
    return xml.text
  }

  private var rootAttributes: XMLAttributes {
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": XMLValue(width), "height": XMLValue(height),
      "viewBox": "0 0 \(NumberText.rounded(width)) \(NumberText.rounded(height))", "role": "img",
      "aria-labelledby": "\(prefix)title \(prefix)desc",
      "font-family": XMLValue(Self.fonts),
    ]
  }

  /// What is seen, in words, for who cannot see it.
  private var description: String {
    let named = picture.elements.prefix(40).map { element in
      element.label == element.name ? element.name : "\(element.name) “\(element.label)”"
    }
    let rest = picture.elements.count - named.count
    let names = named.joined(separator: ", ") + (rest > 0 ? ", … (+\(rest))" : "")
    return (picture.caption.map { $0.text(in: language) } + [names]).joined(separator: "; ")
  }

  // MARK: The device

  private var cornerRadius: Double { hasDevice ? (picture.safeArea.bottom > 0 ? 38 : 10) : 3 }

  private mutating func clip() {
    xml.begin("clipPath", ["id": "\(prefix)screen"])
    xml.empty("rect", screenRect)
    xml.end()
  }

  private var screenRect: XMLAttributes {
    let size = picture.bounds.size
    return [
      "x": XMLValue(inset), "y": XMLValue(inset), "width": XMLValue(size.width),
      "height": XMLValue(size.height), "rx": XMLValue(cornerRadius),
    ]
  }

  private mutating func device() {
    var attributes = screenRect
    for (name, value) in inks.attributes(fill: .screen) { attributes.add(name, value) }
    xml.empty("rect", attributes)
  }

  private mutating func bezelLine() {
    let half = frameWidth / 2
    let size = picture.bounds.size
    var attributes: XMLAttributes = [
      "x": XMLValue(inset - half), "y": XMLValue(inset - half),
      "width": XMLValue(size.width + frameWidth), "height": XMLValue(size.height + frameWidth),
      "rx": XMLValue(cornerRadius + half),
    ]
    for (name, value) in inks.attributes(line: .bezel, width: frameWidth) {
      attributes.add(name, value)
    }
    xml.empty("rect", attributes)
  }

  private mutating func caption() {
    for (index, line) in captionLines.enumerated() {
      var attributes: XMLAttributes = [
        "x": XMLValue(width / 2),
        "y": XMLValue(screenEnd + Double(index + 1) * Self.captionLine - 6),
        "font-size": "12", "text-anchor": "middle",
      ]
      for (name, value) in inks.attributes(fill: .caption) { attributes.add(name, value) }
      xml.words("text", attributes, line)
    }
  }

  static func translation(_ x: Double, _ y: Double) -> String {
    "translate(\(NumberText.rounded(x)) \(NumberText.rounded(y)))"
  }
}
