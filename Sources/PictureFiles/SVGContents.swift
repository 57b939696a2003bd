import ViewContents
import Wording

/// Writes what can be seen in a cell: surfaces, texts in their lines, places of images, controls.
struct SVGContents {
  /// The tint of the cell's section, for places of images and for controls.
  let tint: Int?
  /// Whether overlays stand before the views, which then step back.
  let isFaded: Bool

  /// Writes elements back to front, the cell's corner being the origin.
  func write(_ elements: [ContentElement], inks: inout SVGInks, to xml: inout XMLWriter) {
    for element in elements where element.isDrawable {
      surface(element, to: &xml)
      if let image = element.image { place(of: image, element, inks: &inks, to: &xml) }
      if let control = element.control { write(control, element, inks: &inks, to: &xml) }
      if let words = element.text { write(words, element, to: &xml) }
    }
  }

  // MARK: Surfaces

  private func surface(_ element: ContentElement, to xml: inout XMLWriter) {
    guard element.fill != nil || element.border != nil else { return }
    if let shadow = element.shadow { write(shadow, of: element, to: &xml) }
    var attributes = box(element, radius: element.cornerRadius ?? 0)
    ink("fill", element.fill, to: &attributes)
    if let border = element.border {
      ink("stroke", border.color, to: &attributes)
      attributes.add("stroke-width", XMLValue(border.width))
    }
    if isFaded { attributes.add("opacity", 0.55) }
    xml.empty("rect", attributes)
  }

  /// A shadow without a blur, which few renderers share: surfaces behind each other, each larger by
  /// a part of the radius, that together are as dark as the shadow inside.
  private func write(
    _ shadow: ContentElement.Shadow, of element: ContentElement, to xml: inout XMLWriter
  ) {
    let steps = shadow.radius > 0 ? 3 : 1
    for step in 0..<steps {
      let growth = shadow.radius * (1 - Double(step)) / 2
      var behind = element
      behind.x += shadow.x - growth
      behind.y += shadow.y - growth
      behind.width += 2 * growth
      behind.height += 2 * growth
      guard behind.isDrawable else { continue }
      var attributes = box(behind, radius: max(0, (element.cornerRadius ?? 0) + growth))
      ink("fill", shadow.color, to: &attributes)
      let share = (isFaded ? 0.55 : 1) / Double(steps)
      if share < 1 { attributes.add("opacity", XMLValue(share)) }
      xml.empty("rect", attributes)
    }
  }

  private func box(_ element: ContentElement, radius: Double) -> XMLAttributes {
    [
      "x": XMLValue(element.x), "y": XMLValue(element.y), "width": XMLValue(element.width),
      "height": XMLValue(element.height),
      "rx": XMLValue(min(radius, min(element.width, element.height) / 2)),
    ]
  }

  /// A colour of `#rrggbb` or `#rrggbbaa`, which not every renderer reads.
  private func ink(_ name: String, _ color: String?, to attributes: inout XMLAttributes) {
    guard let color else {
      attributes.add(name, "none")
      return
    }
    attributes.add(name, XMLValue(String(color.prefix(7))))
    guard color.count == 9, let alpha = Int(color.suffix(2), radix: 16) else { return }
    attributes.add("\(name)-opacity", XMLValue(Double(alpha) / 255))
  }

  // MARK: Words

  private func write(
    _ words: ContentElement.Text, _ element: ContentElement, to xml: inout XMLWriter
  ) {
    let height = words.lineHeight * Double(words.lines.count)
    let x =
      switch words.alignment {
      case .start: element.x
      case .middle: element.x + element.width / 2
      case .end: element.x + element.width
      }
    // The ascent is what a line has above its baseline, of the system's font four fifths.
    var baseline = element.y + (element.height - height) / 2 + words.lineHeight * 0.8
    for line in words.lines {
      var attributes: XMLAttributes = [
        "x": XMLValue(x), "y": XMLValue(baseline), "font-size": XMLValue(words.size),
      ]
      if words.weight > 450 { attributes.add("font-weight", XMLValue(words.weight)) }
      if words.alignment != .start {
        attributes.add("text-anchor", XMLValue(words.alignment.rawValue))
      }
      ink("fill", words.color, to: &attributes)
      if isFaded { attributes.add("opacity", 0.55) }
      xml.words("text", attributes, line)
      baseline += words.lineHeight
    }
  }

  // MARK: Images and controls

  /// A frame with the name of the image, where there is room for it.
  private func place(
    of image: String, _ element: ContentElement, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    var attributes = box(element, radius: element.cornerRadius ?? min(element.width, 16) / 4)
    for (name, value) in inks.attributes(fill: .strong(tint)) { attributes.add(name, value) }
    if isFaded { attributes.add("opacity", 0.55) }
    xml.empty("rect", attributes)
    let name = SVGLabel(
      image, width: element.width - 4, height: min(element.height, 30), largest: 11)
    for (index, line) in name.lines.enumerated() {
      var attributes: XMLAttributes = [
        "x": XMLValue(element.x + element.width / 2),
        "y": XMLValue(
          element.y + element.height / 2 + name.size * 0.35 + name.size * Double(index)),
        "font-size": XMLValue(name.size), "text-anchor": "middle",
      ]
      for (name, value) in inks.attributes(fill: .text(tint)) { attributes.add(name, value) }
      xml.words("text", attributes, line)
    }
  }

  private func write(
    _ control: ContentElement.Control, _ element: ContentElement, inks: inout SVGInks,
    to xml: inout XMLWriter
  ) {
    let middle = element.y + element.height / 2
    switch control.kind {
    case .switch:
      pill(element, element.height, share: 1, isOn: control.value > 0.5, inks: &inks, to: &xml)
      let radius = element.height / 2
      let x = control.value > 0.5 ? element.x + element.width - radius : element.x + radius
      knob(x, middle, radius - 2, inks: &inks, to: &xml)
    case .slider:
      pill(element, 4, share: 1, isOn: false, inks: &inks, to: &xml)
      pill(element, 4, share: control.value, isOn: true, inks: &inks, to: &xml)
      knob(element.x + element.width * control.value, middle, 9, inks: &inks, to: &xml)
    case .progress:
      pill(element, 4, share: 1, isOn: false, inks: &inks, to: &xml)
      pill(element, 4, share: control.value, isOn: true, inks: &inks, to: &xml)
    case .pages:
      for page in 0..<min(max(control.count, 0), 20) {
        let x = element.x + element.width / 2 + 17 * (Double(page) - Double(control.count - 1) / 2)
        dot(x, middle, 4, isOn: Double(page) == control.value, inks: &inks, to: &xml)
      }
    case .stepper, .segments, .field:
      outline(element, parts: control.kind == .stepper ? 2 : control.count, inks: &inks, to: &xml)
    case .activity:
      dot(element.x + element.width / 2, middle, 8, isOn: false, inks: &inks, to: &xml)
    case .disclosure: sign("›", element, inks: &inks, to: &xml)
    case .checkmark: sign("✓", element, inks: &inks, to: &xml)
    case .detail: sign("•", element, inks: &inks, to: &xml)
    }
  }

  /// A bar in the middle of an element, as long as a share of it.
  private func pill(
    _ element: ContentElement, _ height: Double, share: Double, isOn: Bool, inks: inout SVGInks,
    to xml: inout XMLWriter
  ) {
    var bar = element
    bar.y += (element.height - height) / 2
    bar.height = height
    bar.width *= min(1, max(0, share))
    var attributes = box(bar, radius: height / 2)
    for (name, value) in inks.attributes(fill: isOn ? .stroke(tint) : .strong(tint)) {
      attributes.add(name, value)
    }
    xml.empty("rect", attributes)
  }

  private func knob(
    _ x: Double, _ y: Double, _ radius: Double, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    var circle: XMLAttributes = [
      "cx": XMLValue(x), "cy": XMLValue(y), "r": XMLValue(max(1, radius)),
    ]
    for (name, value) in inks.attributes(fill: .cell, line: .stroke(tint)) {
      circle.add(name, value)
    }
    xml.empty("circle", circle)
  }

  private func dot(
    _ x: Double, _ y: Double, _ radius: Double, isOn: Bool, inks: inout SVGInks,
    to xml: inout XMLWriter
  ) {
    var circle: XMLAttributes = ["cx": XMLValue(x), "cy": XMLValue(y), "r": XMLValue(radius)]
    for (name, value) in inks.attributes(fill: isOn ? .stroke(tint) : .strong(tint)) {
      circle.add(name, value)
    }
    xml.empty("circle", circle)
  }

  /// A frame, with lines between its parts.
  private func outline(
    _ element: ContentElement, parts: Int, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    var attributes = box(element, radius: 6)
    for (name, value) in inks.attributes(line: .stroke(tint)) { attributes.add(name, value) }
    xml.empty("rect", attributes)
    for part in 1..<max(1, min(parts, 20)) {
      let x = element.x + element.width * Double(part) / Double(parts)
      var line: XMLAttributes = [
        "x1": XMLValue(x), "y1": XMLValue(element.y + 4), "x2": XMLValue(x),
        "y2": XMLValue(element.y + element.height - 4),
      ]
      for (name, value) in inks.attributes(line: .stroke(tint)) { line.add(name, value) }
      xml.empty("line", line)
    }
  }

  private func sign(
    _ sign: String, _ element: ContentElement, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    var attributes: XMLAttributes = [
      "x": XMLValue(element.x + element.width / 2),
      "y": XMLValue(element.y + element.height / 2 + 6), "font-size": 18, "text-anchor": "middle",
    ]
    for (name, value) in inks.attributes(fill: .text(tint)) { attributes.add(name, value) }
    xml.words("text", attributes, sign)
  }
}

extension ContentElement {
  /// Whether it can be drawn: real numbers and an extent.
  fileprivate var isDrawable: Bool {
    [x, y, width, height].allSatisfy(\.isFinite) && width > 0 && height > 0
  }
}
