import AutoLayout
import CompositionalLayout
import DiffableDataSource
import SwiftInterpreter
import TextMetrics
import ViewContents
import WorldModel

/// What can be seen in a program's cells.
enum ContentNatives<Host: CollectionViewHost> {
  static var all: [String: NativeFunction] {
    [
      "_isDarkScreen()": { call throws(Interruption) in
        .bool(
          try call.withHost(Host.self) { host throws(Interruption) in
            host.world.screen.isDark == true
          })
      },
      "_takeContents()": { call throws(Interruption) in
        let found = try call.withScene(of: Host.self) { scene, host in
          scene.elementsOnScreen.compactMap { host.objects.takeUnseen($0, in: scene) }
        }
        for unseen in found ?? [] {
          var reading = try call.reading(unseen.cell, of: Host.self)
          if try reading.layOutOwn(unseen.size) {
            reading = try call.reading(unseen.cell, of: Host.self)
          }
          let solving = try reading.solved(
            width: .fixed(unseen.size.width), height: .fixed(unseen.size.height))
          try call.logConflicts(of: solving, in: reading, on: Host.self)
          try call.noteOpenLayout(in: reading, unseen.size, given: unseen.given, on: Host.self)
          let contents = try contents(in: reading, solving, size: unseen.size, from: call)
          let broken = try reading.brokenConstraints(of: solving)
          try call.withHost(Host.self) { host throws(Interruption) in
            host.world.screen.cellContents = host.world.screen.cellContents ?? [:]
            host.world.screen.cellContents?[unseen.item] = contents
            host.world.screen.setBrokenConstraints(broken, of: unseen.item)
          }
        }
        return .void
      },
    ]
  }

  /// What can be seen in a cell that is so large.
  private static func contents(
    in reading: ViewReading, _ solving: LayoutSolving, size: LayoutExtent, from call: NativeCall
  ) throws(Interruption) -> CellContents {
    let cell = reading.views[0]
    var contents = CellContents(width: size.width, height: size.height, elements: [])
    if try call.flag("_isDark", of: cell) { contents.isDark = true }
    for (index, view) in reading.views.enumerated() {
      if try call.flag("isHidden", of: view) { continue }
      let rect = solving.rect(ofView: index)
      var element = ContentElement(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      try call.readSurface(of: view, into: &element)
      try call.readContent(of: view, into: &element)
      if element.isVisible { contents.elements.append(element) }
    }
    contents.elements += try call.listElements(
      of: cell, size: size, isDark: contents.isDark == true)
    contents.elements.removeFirst(max(0, contents.elements.count - CellContents.most))
    return contents
  }
}

extension ViewReading {
  /// Lets a cell of that size be laid out where views of it do so themselves; whether any does.
  fileprivate func layOutOwn(_ size: LayoutExtent) throws(Interruption) -> Bool {
    guard let cell = views.first,
      views.contains(where: { call.overrides("layoutSubviews()", in: $0) })
    else { return false }
    let bounds = try call.make(
      "CGRect",
      [("x", 0), ("y", 0), ("width", size.width), ("height", size.height)].map {
        (Optional($0.0), .double($0.1))
      })
    try call.setProperty("bounds", of: cell, to: bounds)
    _ = try call.callMethod("layoutIfNeeded()", of: cell, with: [])
    return true
  }
}

extension CollectionViewObjects {
  fileprivate struct UnseenCell {
    var item: Identifier
    var cell: Value
    var size: LayoutExtent
    /// The extents that the layout decided, zero where the cell did.
    var given: LayoutExtent
  }

  /// The cell of an element, unless what can be seen in it was written down at that size.
  fileprivate mutating func takeUnseen(_ element: LayoutElement, in scene: Scene) -> UnseenCell? {
    let path = ItemIndexPath(item: element.indexPath.item, section: element.indexPath.section)
    guard element.category == .cell, let name = scene.snapshot.itemIdentifier(at: path)?.name,
      let known = cells[name],
      known.seen != element.frame.size || known.seenDark != (scene.screen.isDark == true)
    else { return nil }
    cells[name]?.seen = element.frame.size
    cells[name]?.seenDark = scene.screen.isDark == true
    return UnseenCell(
      item: Identifier(name), cell: known.cell, size: element.frame.size, given: known.given)
  }
}

extension NativeCall {
  // MARK: Surfaces

  fileprivate func readSurface(
    of view: Value, into element: inout ContentElement
  ) throws(Interruption) {
    let layer = try property("layer", of: view)
    let isDark = try flag("_isDark", of: view)
    element.fill = try color("backgroundColor", of: view, isDark: isDark)
    if element.fill == nil {
      element.fill = try color("backgroundColor", of: layer, isDark: isDark)
    }
    let width = try number(try property("borderWidth", of: layer))
    if width > 0 {
      let color = try color("borderColor", of: layer, isDark: isDark) ?? "#000000"
      element.border = ContentElement.Border(color: color, width: width)
    }
    let radius = try number(try property("cornerRadius", of: layer))
    if radius > 0 { element.cornerRadius = radius }
    guard isInstance(view, of: "UICollectionViewCell"),
      let background = try property("backgroundConfiguration", of: view).unwrapped
    else { return }
    if let fill = try color("backgroundColor", of: background, isDark: isDark) {
      element.fill = fill
    }
    let corner = try number(try property("cornerRadius", of: background))
    if corner > 0 { element.cornerRadius = corner }
  }

  /// A colour that a property has, as style sheets write it; nil where nothing is seen of it.
  private func color(
    _ name: String, of object: Value, isDark: Bool
  ) throws(Interruption) -> String? {
    guard let dynamic = try property(name, of: object).unwrapped else { return nil }
    let color = try property(isDark ? "_inDark" : "_inLight", of: dynamic)
    return ContentElement.color(
      red: try number(try property("_red", of: color)),
      green: try number(try property("_green", of: color)),
      blue: try number(try property("_blue", of: color)),
      alpha: try number(try property("_alpha", of: color)))
  }

  // MARK: Contents

  fileprivate func readContent(
    of view: Value, into element: inout ContentElement
  ) throws(Interruption) {
    if isInstance(view, of: "UILabel") {
      try readLabel(view, into: &element)
    } else if isInstance(view, of: "UIImageView") {
      if let image = try property("image", of: view).unwrapped {
        element.image = try property("_name", of: image).asString
      }
    } else if isInstance(view, of: "UIButton") {
      try readButton(view, into: &element)
    } else if isInstance(view, of: "UISwitch") {
      element.control = ContentElement.Control(
        .switch, value: try flag("isOn", of: view) ? 1 : 0)
    } else if isInstance(view, of: "UISlider") {
      element.control = ContentElement.Control(
        .slider, value: try number(try property("value", of: view)))
    } else if isInstance(view, of: "UIProgressView") {
      element.control = ContentElement.Control(
        .progress, value: try number(try property("progress", of: view)))
    } else if isInstance(view, of: "UISegmentedControl") {
      element.control = ContentElement.Control(
        .segments, count: try integer(try property("numberOfSegments", of: view)))
    } else if isInstance(view, of: "UIPageControl") {
      element.control = ContentElement.Control(
        .pages, value: try number(try property("currentPage", of: view)),
        count: try integer(try property("numberOfPages", of: view)))
    } else if isInstance(view, of: "UIStepper") {
      element.control = ContentElement.Control(.stepper)
    } else if isInstance(view, of: "UITextField") {
      element.control = ContentElement.Control(.field)
    } else if isInstance(view, of: "UIActivityIndicatorView") {
      element.control = ContentElement.Control(.activity)
    }
  }

  private func readLabel(
    _ label: Value, into element: inout ContentElement
  ) throws(Interruption) {
    let attributed = try property("_attributed", of: label).unwrapped
    var text = try property("text", of: label).unwrapped?.asString ?? ""
    if let attributed { text = try property("string", of: attributed).asString ?? text }
    let limit = try integer(try property("numberOfLines", of: label))
    element.text = try words(
      text, font: try property("font", of: label),
      color: try color("textColor", of: label, isDark: try flag("_isDark", of: label)),
      width: element.width, limit: limit)
    element.text?.alignment =
      switch try caseName("textAlignment", of: label) {
      case "center": .middle
      case "right": .end
      default: .start
      }
  }

  private func readButton(
    _ button: Value, into element: inout ContentElement
  ) throws(Interruption) {
    let configuration = try property("configuration", of: button).unwrapped
    let isDark = try flag("_isDark", of: button)
    var title = try property("_title", of: button).unwrapped?.asString
    if let configuration {
      title = try property("title", of: configuration).unwrapped?.asString ?? title
      if let fill = try color("baseBackgroundColor", of: configuration, isDark: isDark) {
        element.fill = fill
        element.cornerRadius = element.cornerRadius ?? min(element.height / 4, 8)
      }
    }
    guard let title, !title.isEmpty,
      let label = try property("titleLabel", of: button).unwrapped
    else { return }
    var color: String?
    if let configuration {
      color = try self.color("baseForegroundColor", of: configuration, isDark: isDark)
    }
    element.text = try words(
      title, font: try property("font", of: label),
      color: color ?? (isDark ? "#0a84ff" : "#007aff"),
      width: element.width, limit: 1)
    element.text?.alignment = .middle
  }

  /// A text in the lines that it is set in; nil for none.
  private func words(
    _ text: String, font: Value, color: String?, width: Double, limit: Int
  ) throws(Interruption) -> ContentElement.Text? {
    guard !text.isEmpty, let color, let font = font.unwrapped else { return nil }
    let number = try integer(try property("_family", of: font))
    let weight = try property("_weight", of: font)
    let known = TextFont(
      size: try self.number(try property("pointSize", of: font)),
      weight: FontWeight(try self.number(try property("_value", of: weight))),
      family: FontFamily(number: number), hasTabularDigits: number == 3)
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .truncatingTail
    paragraph.keepsHangulWords = true
    let layout = TextLayout(
      StyledText(text, font: known, paragraph: paragraph), width: width, lineLimit: limit)
    return ContentElement.Text(
      lines: layout.words(of: text), size: known.size, weight: known.weight.value,
      lineHeight: known.lineHeight, color: color)
  }

  // MARK: Lists

  /// What a list configuration shows in a cell that is so large.
  fileprivate func listElements(
    of cell: Value, size: LayoutExtent, isDark: Bool
  ) throws(Interruption) -> [ContentElement] {
    guard isInstance(cell, of: "UICollectionViewCell"),
      let content = try property("contentConfiguration", of: cell).unwrapped,
      typeName(of: content) == "UIListContentConfiguration"
    else { return [] }
    let margins = try insets("directionalLayoutMargins", of: content)
    let beside = try number(try property("_roomBeside", of: cell))
    var list = ListContents()
    list.imagePadding = try number(try property("imageToTextPadding", of: content))
    list.textPadding = try number(try property("textToSecondaryTextVerticalPadding", of: content))
    list.isSideBySide = try flag("prefersSideBySideTextAndSecondaryText", of: content)
    let room = size.width - margins.leading - margins.trailing - beside
    var width = room
    if let image = try property("image", of: content).unwrapped {
      let size = try numbers(try property("_imageSize", of: content))
      let name = try property("_name", of: image).asString ?? ""
      list.image = size[0] > 0 ? (name, size[0], size[1]) : (name, 24, 24)
      width -= (list.image?.width ?? 0) + list.imagePadding
    }
    for (name, properties) in [
      ("text", "textProperties"), ("secondaryText", "secondaryTextProperties"),
    ] {
      let text = try property(name, of: content).unwrapped?.asString ?? ""
      let properties = try property(properties, of: content)
      let words = try words(
        text, font: try property("font", of: properties),
        color: try color("color", of: properties, isDark: isDark),
        width: max(1, width), limit: try integer(try property("numberOfLines", of: properties)))
      if let words { list.texts.append(words) }
    }
    return list.elements(x: margins.leading, y: 0, width: room, height: size.height)
  }
}
