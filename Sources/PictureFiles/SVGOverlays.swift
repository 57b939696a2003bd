import CompositionalLayout
import PictureModel
import Wording

/// Writes what explains a layout over the views: outlines, hatched space, labels that cover none.
struct SVGOverlays {
  private let picture: Picture
  private let prefix: String
  /// The labels that stand already.
  private var placed: [LayoutRect] = []

  init(_ picture: Picture, prefix: String) {
    self.picture = picture
    self.prefix = prefix
  }

  /// The hatches of insets and of spacings, which differ in direction as well as in colour.
  static func writePatterns(prefix: String, _ xml: inout XMLWriter) {
    for (name, color, turn) in [("inset", "#2c8a56", 45), ("spacing", "#c2185b", -45)] {
      xml.begin(
        "pattern",
        [
          "id": "\(prefix)\(name)", "width": 6, "height": 6, "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(\(turn))",
        ])
      xml.empty(
        "rect", ["width": 6, "height": 6, "fill": XMLValue(color), "fill-opacity": 0.14])
      xml.empty(
        "rect", ["width": 1.6, "height": 6, "fill": XMLValue(color), "fill-opacity": 0.75])
      xml.end()
    }
  }

  /// Writes all overlays, then their labels.
  func write(inks: inout SVGInks, to xml: inout XMLWriter) {
    guard !picture.overlays.isEmpty else { return }
    var copy = self
    let order: [Picture.Overlay.Kind] = [
      .inset, .spacing, .item, .group, .section, .viewport, .estimate, .stop,
    ]
    let drawable = picture.overlays.filter(\.frame.isDrawable)
    for kind in order {
      for overlay in drawable where overlay.kind == kind {
        copy.shape(overlay, inks: &inks, to: &xml)
      }
    }
    // What is smallest has the fewest places to stand.
    let labelled: [Picture.Overlay.Kind] = [
      .section, .spacing, .inset, .estimate, .stop, .viewport, .item, .group,
    ]
    for kind in labelled {
      for overlay in drawable where overlay.kind == kind && !overlay.label.isEmpty {
        copy.label(overlay, inks: &inks, to: &xml)
      }
    }
  }

  private func tint(_ overlay: Picture.Overlay) -> Int? {
    overlay.section.flatMap {
      picture.sections.indices.contains($0) ? picture.sections[$0].color : nil
    }
  }

  // MARK: Shapes

  private func shape(
    _ overlay: Picture.Overlay, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    let frame = overlay.frame
    switch overlay.kind {
    case .inset, .spacing:
      var attributes = Self.rect(frame)
      attributes.add("fill", XMLValue("url(#\(prefix)\(overlay.kind.rawValue))"))
      xml.empty("rect", attributes)
    case .estimate, .stop:
      var attributes: XMLAttributes = [
        "x1": XMLValue(frame.start(.horizontal)), "y1": XMLValue(frame.start(.vertical)),
        "x2": XMLValue(frame.end(.horizontal)), "y2": XMLValue(frame.end(.vertical)),
      ]
      let ink: SVGInk = overlay.kind == .stop ? .text(tint(overlay)) : .mark
      for (name, value) in inks.attributes(line: ink, width: 2) { attributes.add(name, value) }
      attributes.add("stroke-dasharray", overlay.kind == .stop ? "2 3" : "6 3")
      xml.empty("line", attributes)
    case .item, .group, .section, .viewport:
      var attributes = Self.rect(frame, inset: overlay.kind.lineWidth / 2)
      for (name, value) in inks.attributes(
        line: .stroke(tint(overlay)), width: overlay.kind.lineWidth)
      {
        attributes.add(name, value)
      }
      if let dashes = overlay.kind.dashes { attributes.add("stroke-dasharray", XMLValue(dashes)) }
      xml.empty("rect", attributes)
    }
  }

  private static func rect(_ frame: LayoutRect, inset: Double = 0) -> XMLAttributes {
    [
      "x": XMLValue(frame.origin.x + inset), "y": XMLValue(frame.origin.y + inset),
      "width": XMLValue(max(0.3, frame.size.width - 2 * inset)),
      "height": XMLValue(max(0.3, frame.size.height - 2 * inset)),
    ]
  }

  // MARK: Labels

  /// Writes a label on a plate at the first of its places that is free; nothing where none is.
  private mutating func label(
    _ overlay: Picture.Overlay, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    let size = 9.0
    let width = SVGLabel.width(of: overlay.label, size: size) + 6
    let extent = LayoutExtent(width: width, height: 13)
    let free = Self.places(overlay, extent).first { place in
      let inside = picture.bounds
      return place.start(.horizontal) >= inside.start(.horizontal)
        && place.end(.horizontal) <= inside.end(.horizontal)
        && place.start(.vertical) >= inside.start(.vertical)
        && place.end(.vertical) <= inside.end(.vertical)
        && !placed.contains { $0.intersects(place) }
    }
    guard let free else { return }
    placed.append(free)
    var plate = Self.rect(free)
    plate.add("rx", 3)
    let isLoud = [.section, .viewport].contains(overlay.kind)
    let ink: SVGInk = isLoud ? .stroke(tint(overlay)) : .screen
    for (name, value) in inks.attributes(fill: ink, line: isLoud ? nil : .stroke(tint(overlay))) {
      plate.add(name, value)
    }
    xml.empty("rect", plate)
    var words: XMLAttributes = [
      "x": XMLValue(free.origin.x + width / 2), "y": XMLValue(free.origin.y + 9.6),
      "font-size": XMLValue(size), "text-anchor": "middle",
    ]
    if isLoud { words.add("font-weight", "600") }
    for (name, value) in inks.attributes(fill: isLoud ? .screen : .text(tint(overlay))) {
      words.add(name, value)
    }
    xml.words("text", words, overlay.label)
  }

  /// Where a label may stand, the best place first.
  private static func places(_ overlay: Picture.Overlay, _ size: LayoutExtent) -> [LayoutRect] {
    let frame = overlay.frame
    let (left, right) = (frame.start(.horizontal) + 2, frame.end(.horizontal) - size.width - 2)
    let (top, bottom) = (frame.start(.vertical) + 2, frame.end(.vertical) - size.height - 2)
    let middle = (
      x: (frame.start(.horizontal) + frame.end(.horizontal) - size.width) / 2,
      y: (frame.start(.vertical) + frame.end(.vertical) - size.height) / 2
    )
    let points: [(Double, Double)] =
      switch overlay.kind {
      case .section: [(left, top), (right, top), (left, bottom)]
      case .group: [(right, bottom), (left, bottom), (right, top)]
      // In the middle stands the item's own label.
      case .item: [(middle.x, bottom), (middle.x, top)]
      case .viewport: [(right, bottom), (left, bottom)]
      case .estimate, .stop: [(middle.x, middle.y), (middle.x + 14, top), (middle.x, bottom)]
      case .inset, .spacing:
        [(middle.x, middle.y), (middle.x, middle.y + 14), (middle.x, middle.y - 14)]
      }
    return points.map { LayoutRect(origin: LayoutPoint(x: $0.0, y: $0.1), size: size) }
  }
}

extension Picture.Overlay.Kind {
  fileprivate var lineWidth: Double {
    switch self {
    case .section: 2
    case .viewport: 3
    default: 1
    }
  }

  fileprivate var dashes: String? {
    switch self {
    case .section: "8 4"
    case .group: "4 2"
    default: nil
    }
  }
}
