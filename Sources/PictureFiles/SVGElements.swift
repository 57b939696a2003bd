import CompositionalLayout
import HeadlessCollectionView
import PictureModel
import Wording

/// Writes the views of a picture: surfaces, words, images and controls.
struct SVGElements {
  private let picture: Picture
  /// Whether overlays stand before the views, which then step back.
  private let isFaded: Bool
  /// The frames of what stands before backgrounds.
  private let front: [LayoutRect]

  init(_ picture: Picture, isFaded: Bool) {
    self.picture = picture
    self.isFaded = isFaded
    front = picture.elements.filter { $0.role != .decoration }.map(\.frame)
  }

  /// The tint of a view's section; nil for a view of the whole layout.
  private func tint(_ element: Picture.Element) -> Int? {
    element.section.flatMap {
      picture.sections.indices.contains($0) ? picture.sections[$0].color : nil
    }
  }

  /// Writes a view where it is.
  mutating func write(_ element: Picture.Element, inks: inout SVGInks, to xml: inout XMLWriter) {
    guard element.frame.isDrawable else { return }
    xml.begin("g", attributes(of: element, at: element.pose))
    writeInside(element, size: element.frame.size, inks: &inks, to: &xml)
    xml.end()
  }

  /// The place, opacity and transform of a view.
  func attributes(of element: Picture.Element, at pose: Picture.Pose) -> XMLAttributes {
    let origin = pose.frame.origin
    var place = SVGPicture.translation(origin.x, origin.y)
    if pose.transform != .identity { place += pose.transform.matrix(around: pose.frame.size) }
    var attributes: XMLAttributes = ["transform": XMLValue(place)]
    if pose.opacity < 1 { attributes.add("opacity", XMLValue(pose.opacity)) }
    return attributes
  }

  /// Writes a view of `size` whose corner is the origin.
  ///
  /// - Parameters:
  ///   - surface: Classes of the surface and of the words, where both move.
  mutating func writeInside(
    _ element: Picture.Element, size: LayoutExtent, moving: (surface: String, words: String)? = nil,
    inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    surface(element, size: size, moving: moving?.surface, inks: &inks, to: &xml)
    var group: XMLAttributes = [:]
    if let words = moving?.words { group.add("class", XMLValue(words)) }
    let isMoving = moving != nil
    if isMoving { xml.begin("g", group) }
    if element.role == .decoration {
      if hasFreeCorner(element) { label(element, size: size, inks: &inks, to: &xml) }
    } else if let elements = element.contents?.elements, !elements.isEmpty {
      SVGContents(tint: tint(element), isFaded: isFaded).write(elements, inks: &inks, to: &xml)
    } else if element.contents != nil {
      contents(element, size: size, inks: &inks, to: &xml)
    } else {
      label(element, size: size, inks: &inks, to: &xml)
    }
    if isMoving { xml.end() }
    if element.state != .same { mark(element, size: size, inks: &inks, to: &xml) }
  }

  // MARK: Surfaces

  private func surface(
    _ element: Picture.Element, size: LayoutExtent, moving: String?, inks: inout SVGInks,
    to xml: inout XMLWriter
  ) {
    let tint = tint(element)
    let isTiny = min(size.width, size.height) < 3
    let edge = isTiny ? 0 : 0.5
    var attributes: XMLAttributes = [
      "x": XMLValue(edge), "y": XMLValue(edge), "width": XMLValue(max(0.3, size.width - 2 * edge)),
      "height": XMLValue(max(0.3, size.height - 2 * edge)),
      "rx": XMLValue(radius(element.role, size)),
    ]
    // Cells are shown in the appearance whose colours they were asked for.
    let isSeen = element.contents?.elements.isEmpty == false
    let fill: SVGInk =
      isSeen
      ? (element.contents?.isDark == true ? .darkCell : .cell)
      : element.role == .boundary || element.role == .supplementary
        ? .strong(tint) : .fill(tint)
    let isMarked = element.state != .same
    var inked = inks.attributes(
      fill: isTiny ? .stroke(tint) : fill,
      line: isTiny ? nil : (isMarked ? .mark : .stroke(tint)), width: isMarked ? 2 : 1)
    if let moving {
      let classes = inked.firstIndex { $0.0 == "class" }
      if let classes {
        inked[classes].1 = XMLValue(inked[classes].1.text + " " + moving)
      } else {
        inked.append(("class", XMLValue(moving)))
      }
    }
    for (name, value) in inked { attributes.add(name, value) }
    let isBehind = element.role == .decoration
    if isBehind { attributes.add("stroke-dasharray", "5 4") }
    if isFaded || isBehind { attributes.add("fill-opacity", isFaded ? 0.35 : 0.45) }
    xml.empty("rect", attributes)
  }

  private func radius(_ role: Picture.Element.Role, _ size: LayoutExtent) -> Double {
    let least = min(size.width, size.height)
    return switch role {
    case .supplementary: min(least / 2, 12)
    case .boundary: min(least / 6, 4)
    case .cell, .decoration: min(least / 6, 8)
    }
  }

  /// Whether the corner where a background's words stand is free of other views.
  private func hasFreeCorner(_ element: Picture.Element) -> Bool {
    let corner = LayoutRect(
      origin: element.frame.origin,
      size: LayoutExtent(width: min(80, element.frame.size.width), height: 18))
    return element.frame.size.height >= 18 && !front.contains { $0.intersects(corner) }
  }

  // MARK: Words

  private func label(
    _ element: Picture.Element, size: LayoutExtent, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    let isLeading = element.role == .boundary || element.role == .decoration
    let margin = size.width < 60 ? 3.0 : 10
    let largest = element.role == .decoration ? 11.0 : 15
    let setting = SVGLabel(
      element.label, width: size.width - 2 * margin, height: size.height - 2, largest: largest)
    guard let anchor = isLeading ? leadingAnchor(size, margin) : (size.width / 2, "middle")
    else { return }
    var middle = size.height / 2
    if element.role == .decoration {
      middle = min(middle, 3 + setting.size * SVGLabel.leading * Double(setting.lines.count) / 2)
    }
    text(
      setting, at: anchor, middle: middle, ink: .text(tint(element)),
      isBold: element.role == .boundary, inks: &inks, to: &xml)
  }

  private func leadingAnchor(_ size: LayoutExtent, _ margin: Double) -> (Double, String)? {
    picture.isRightToLeft ? (size.width - margin, "end") : (margin, "start")
  }

  /// Writes lines of words whose middle is at `middle`.
  private func text(
    _ setting: SVGLabel, at anchor: (x: Double, name: String), middle: Double, ink: SVGInk,
    isBold: Bool = false, opacity: Double = 1, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    let step = setting.size * SVGLabel.leading
    let first = middle - step * Double(setting.lines.count - 1) / 2 + setting.size * 0.35
    for (index, line) in setting.lines.enumerated() {
      var attributes: XMLAttributes = [
        "x": XMLValue(anchor.x), "y": XMLValue(first + step * Double(index)),
        "font-size": XMLValue(setting.size),
      ]
      if anchor.name != "start" { attributes.add("text-anchor", XMLValue(anchor.name)) }
      if isBold { attributes.add("font-weight", "600") }
      let shown = isFaded ? 0.55 : opacity
      if shown < 1 { attributes.add("fill-opacity", XMLValue(shown)) }
      for (name, value) in inks.attributes(fill: ink) { attributes.add(name, value) }
      xml.words("text", attributes, line)
    }
  }

  // MARK: Contents

  /// What a cell shows: an image's place, its words under each other, a control at the far side.
  private func contents(
    _ element: Picture.Element, size: LayoutExtent, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    guard let contents = element.contents else { return }
    var room = LayoutRect(origin: .zero, size: size).inset(by: 8)
    if contents.image != nil || contents.color != nil {
      image(contents, tint(element), in: &room, inks: &inks, to: &xml)
    }
    if let control = contents.control {
      self.control(control, tint(element), in: &room, inks: &inks, to: &xml)
    }
    let title = SVGLabel(
      element.label, width: room.size.width,
      height: contents.lines.isEmpty ? room.size.height : room.size.height / 2)
    let rest = contents.lines.map {
      SVGLabel($0, width: room.size.width, height: 14, largest: 11)
    }
    let fitting = rest.prefix(max(0, Int((room.size.height - title.height) / 14)))
    let total = title.height + 14 * Double(fitting.count)
    let isAside = contents.image != nil && room.origin.x > 8 || contents.control != nil
    let anchor =
      isAside || !contents.lines.isEmpty
      ? (room.origin.x, "start") : (room.origin.x + room.size.width / 2, "middle")
    var y = room.origin.y + (room.size.height - total) / 2
    text(
      title, at: anchor, middle: y + title.height / 2, ink: .text(tint(element)),
      isBold: !contents.lines.isEmpty, inks: &inks, to: &xml)
    y += title.height
    for line in fitting {
      text(
        line, at: anchor, middle: y + 7, ink: .text(tint(element)), opacity: 0.85, inks: &inks,
        to: &xml)
      y += 14
    }
  }

  /// The place of an image: at the side of a wide cell, at the top of any other.
  private func image(
    _ contents: Picture.CellContents, _ tint: Int?, in room: inout LayoutRect,
    inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    let isWide = room.size.width > 1.6 * room.size.height
    let side = isWide ? min(room.size.height, 44) : min(room.size.width, room.size.height * 0.55)
    guard side > 8 else { return }
    let x = isWide ? room.origin.x : room.origin.x + (room.size.width - side) / 2
    let y = isWide ? room.origin.y + (room.size.height - side) / 2 : room.origin.y
    var attributes: XMLAttributes = [
      "x": XMLValue(x), "y": XMLValue(y), "width": XMLValue(side), "height": XMLValue(side),
      "rx": XMLValue(side / 6),
    ]
    if let color = contents.color.flatMap(SystemColor.hex) {
      attributes.add("fill", XMLValue(color))
    } else {
      for (name, value) in inks.attributes(fill: .strong(tint)) { attributes.add(name, value) }
    }
    xml.empty("rect", attributes)
    if contents.image != nil {
      let (low, high) = (y + side * 0.75, y + side * 0.35)
      let points = [(0.15, low), (0.42, high), (0.6, (low + high) / 2 + 1), (0.7, high + 3)]
        .map { "\(NumberText.rounded(x + side * $0.0)) \(NumberText.rounded($0.1))" }
      var mountains: XMLAttributes = [
        "d": XMLValue(
          "M" + points.joined(separator: " L")
            + " L\(NumberText.rounded(x + side * 0.85)) \(NumberText.rounded(low)) Z"),
        "fill-opacity": 0.55,
      ]
      for (name, value) in inks.attributes(fill: .text(tint)) { mountains.add(name, value) }
      xml.empty("path", mountains)
    }
    if isWide {
      room.origin.x += side + 10
      room.size.width -= side + 10
    } else {
      room.origin.y += side + 4
      room.size.height -= side + 4
    }
  }

  /// A control, schematically, at the trailing side.
  private func control(
    _ name: String, _ tint: Int?, in room: inout LayoutRect, inks: inout SVGInks,
    to xml: inout XMLWriter
  ) {
    let width = min(46, room.size.width / 3)
    guard width > 12, room.size.height > 12 else { return }
    let isSwitch = name.hasPrefix("switch")
    let height = isSwitch ? width * 0.6 : 6
    let x = room.end(.horizontal) - width
    let y = room.origin.y + (room.size.height - height) / 2
    var attributes: XMLAttributes = [
      "x": XMLValue(x), "y": XMLValue(y), "width": XMLValue(width), "height": XMLValue(height),
      "rx": XMLValue(height / 2),
    ]
    for (name, value) in inks.attributes(fill: .stroke(tint)) { attributes.add(name, value) }
    xml.empty("rect", attributes)
    let isOff = ["off", "false", "0"].contains { name.hasSuffix(" \($0)") }
    let part = isSwitch ? (isOff ? height / 2 : width - height / 2) : width / 2
    var knob: XMLAttributes = [
      "cx": XMLValue(x + part), "cy": XMLValue(y + height / 2),
      "r": XMLValue(isSwitch ? height / 2 - 2 : 7),
    ]
    for (name, value) in inks.attributes(fill: .screen, line: .stroke(tint)) {
      knob.add(name, value)
    }
    xml.empty("circle", knob)
    room.size.width -= width + 10
  }

  // MARK: Marks

  /// A sign in the corner that tells what became of a view, never by colour alone.
  private func mark(
    _ element: Picture.Element, size: LayoutExtent, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    let radius = min(8, size.height / 2 - 1, size.width / 2 - 1)
    guard radius >= 3 else { return }
    var circle: XMLAttributes = [
      "cx": XMLValue(size.width - radius - 3), "cy": XMLValue(radius + 3), "r": XMLValue(radius),
    ]
    for (name, value) in inks.attributes(fill: .mark) { circle.add(name, value) }
    xml.empty("circle", circle)
    var sign: XMLAttributes = [
      "x": XMLValue(size.width - radius - 3), "y": XMLValue(radius * 1.6 + 2),
      "font-size": XMLValue(radius * 1.6), "font-weight": "700", "text-anchor": "middle",
    ]
    for (name, value) in inks.attributes(fill: .screen) { sign.add(name, value) }
    xml.words("text", sign, element.state.sign)
  }
}

extension SVGLabel {
  /// The points that all lines take.
  fileprivate var height: Double { size * Self.leading * Double(lines.count) }
}

extension Picture.Element.State {
  /// The sign by which answers mark it.
  var sign: String {
    switch self {
    case .same: ""
    case .inserted: "+"
    case .deleted: "−"
    case .moved: "›"
    case .changed: "~"
    }
  }
}

extension LayoutRect {
  /// Whether it can be drawn: real numbers and no negative extent.
  var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0
      && size.height >= 0
  }

  /// The rectangle less the same room on each side.
  fileprivate func inset(by room: Double) -> LayoutRect {
    LayoutRect(
      x: origin.x + room, y: origin.y + room, width: max(0, size.width - 2 * room),
      height: max(0, size.height - 2 * room))
  }
}

extension Transform {
  /// The flat part of it as a matrix around the middle of a view.
  func matrix(around size: LayoutExtent) -> String {
    let (x, y) = (size.width / 2, size.height / 2)
    let numbers = [0, 1, 4, 5, 12, 13].map { NumberText.exact(elements[$0]) }
    return " \(SVGPicture.translation(x, y)) matrix(\(numbers.joined(separator: " ")))"
      + " \(SVGPicture.translation(-x, -y))"
  }
}
