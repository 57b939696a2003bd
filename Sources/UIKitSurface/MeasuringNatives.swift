import AutoLayout
import CompositionalLayout
import DiffableDataSource
import SwiftInterpreter
import TextMetrics
import ViewContents
package import WorldModel

/// What the constraints of a program's cells come to.
enum MeasuringNatives<Host: CollectionViewHost> {
  static var all: [String: NativeFunction] {
    fitting.merging(answers, uniquingKeysWith: { $1 })
  }

  // MARK: Fitting

  private static var fitting: [String: NativeFunction] {
    [
      "_ceiledToPixel(_:)": { call throws(Interruption) in
        let scale = try call.container(of: Host.self).scale
        return .double(TextLayout.ceiled(try call.number(call.arguments[0]), scale: scale))
      },
      "_rowHeight(_:)": { call throws(Interruption) in
        let scale = try call.container(of: Host.self).scale
        let row = ListRowHeight(numbers: try call.lengths(call.arguments[0]))
        return .double(row?.total { TextLayout.ceiled($0, scale: scale) } ?? 0)
      },
      "_symbolSize(_:_:_:)": { call throws(Interruption) in
        let shape = SymbolShape(named: call.arguments[0].asString ?? "")
        let size = shape.size(
          pointSize: call.arguments[1].asDouble ?? 0,
          weight: FontWeight(Double(call.arguments[2].asInt ?? 4) * 100))
        return try call.make(
          "CGSize", [("width", .double(size.width)), ("height", .double(size.height))])
      },
      "_labelSize(_:_:_:_:_:_:_:)": { call throws(Interruption) in
        // What a list sets goes up to a pixel as a whole.
        let isExact = call.arguments[6].asBool == true
        let scale = isExact ? 0 : try call.container(of: Host.self).scale
        let size = labelSize(call, scale: scale)
        return try call.make(
          "CGSize", [("width", .double(size.width)), ("height", .double(size.height))])
      },
      "_fittingSize(_:_:_:_:_:)": { call throws(Interruption) in
        let numbers = call.arguments.dropFirst().map { $0.asDouble ?? 0 }
        let reading = try call.reading(call.arguments[0], of: Host.self)
        // Without constraints and content there is nothing to solve, and the target is answered.
        var size = (width: numbers[0], height: numbers[1])
        if reading.hasConstraints || reading.tree.views.first?.content != nil {
          let solving = try reading.solved(
            width: .wanted(numbers[0], priority: numbers[2]),
            height: .wanted(numbers[1], priority: numbers[3]))
          try call.logConflicts(of: solving, in: reading, on: Host.self)
          size = solving.fittingSize
        }
        return try call.make(
          "CGSize", [("width", .double(size.width)), ("height", .double(size.height))])
      },
    ]
  }

  /// The size of a label's text, up to the next pixel.
  private static func labelSize(_ call: NativeCall, scale: Double) -> (
    width: Double, height: Double
  ) {
    let font = TextFont(
      size: call.arguments[1].asDouble ?? 0, weight: FontWeight(call.arguments[2].asDouble ?? 400),
      family: FontFamily(number: call.arguments[3].asInt ?? 0),
      hasTabularDigits: call.arguments[3].asInt == 3)
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .truncatingTail
    paragraph.keepsHangulWords = true
    let layout = TextLayout(
      StyledText(call.arguments[0].asString ?? "", font: font, paragraph: paragraph),
      width: call.arguments[4].asDouble, lineLimit: call.arguments[5].asInt)
    return (
      TextLayout.ceiled(layout.width, scale: scale), TextLayout.ceiled(layout.height, scale: scale)
    )
  }

  // MARK: Answers

  private static var answers: [String: NativeFunction] {
    [
      "_proposed(_:)": { call throws(Interruption) in
        let path = try call.indexPath(call.arguments[0])
        let found = try call.withScene(of: Host.self) { scene, _ in
          scene.solution.cell(item: path.item, section: path.section)
        }
        guard let element = found ?? nil, !element.selfSizingAxes.isEmpty else { return .none }
        let attributes = try call.attributes(of: element, at: call.arguments[0])
        let axes = element.selfSizingAxes
        try call.setProperty(
          "_estimatedAxes", of: attributes,
          to: .int((axes.contains(.horizontal) ? 1 : 0) + (axes.contains(.vertical) ? 2 : 0)))
        return .optional(attributes)
      },
      "_proposedView(_:_:)": { call throws(Interruption) in
        let (path, kind) = (try call.indexPath(call.arguments[1]), call.arguments[0].asString)
        let found = try call.withScene(of: Host.self) { scene, _ in
          scene.solution.element(.supplementary, kind: kind, at: path)
        }
        guard let element = found ?? nil, !element.selfSizingAxes.isEmpty else { return .none }
        let attributes = try call.attributes(of: element, at: call.arguments[1])
        try call.setProperty("representedElementKind", of: attributes, to: call.arguments[0])
        return .optional(attributes)
      },
      "_takeSize(_:_:_:)": { call throws(Interruption) in
        try take(call)
        return .void
      },
      "_keep(_:_:)": { call throws(Interruption) in
        let (cell, path) = (call.arguments[0], try call.indexPath(call.arguments[1]))
        _ = try call.withScene(of: Host.self) { scene, host in
          guard let item = scene.snapshot.itemIdentifier(at: path),
            let element = scene.solution.cell(item: path.item, section: path.section)
          else { return }
          host.objects.cells[item.name] = MeasuredCell(cell: cell, given: element.givenSize)
        }
        return .void
      },
      "_takeResizedCells()": { call throws(Interruption) in
        let resized = try call.withScene(of: Host.self) { scene, host in
          scene.elementsOnScreen.compactMap { host.objects.takeResized($0, in: scene) }
        }
        var values: [Value] = []
        for (path, cell) in resized ?? [] {
          values.append(
            try call.make(
              "_ResizedCell", [("cell", cell), ("indexPath", try call.indexPath(path))]))
        }
        return .array(values)
      },
      "_takesSizes()": { call throws(Interruption) in
        let answers = try call.withHost(Host.self) { host throws(Interruption) in
          defer { host.objects.answers = [] }
          return host.objects.answers.filter { !host.world.screen.knows($0) }
        }
        if answers.isEmpty { return .bool(false) }
        try call.perform(.measure(answers), on: Host.self)
        return .bool(true)
      },
    ]
  }

  /// Keeps what a cell answers, if it has anything to answer with.
  private static func take(_ call: NativeCall) throws(Interruption) {
    let (cell, attributes) = (call.arguments[0], call.arguments[1])
    let proposed = try call.numbers(call.arguments[2])
    let answer = try call.numbers(try call.property("size", of: attributes))
    let path = try call.indexPath(try call.property("indexPath", of: attributes))
    let reading = try call.reading(cell, of: Host.self)
    let measuresItself = try call.flag("_measuresItself", of: cell)
    guard measuresItself || answer != proposed else { return }
    let axes = try call.integer(try call.property("_estimatedAxes", of: attributes))
    let size = LayoutExtent(
      width: axes & 1 != 0 ? answer[0] : proposed[0],
      height: axes & 2 != 0 ? answer[1] : proposed[1])
    var sum: CellSum?
    if reading.hasConstraints {
      sum = try reading.sum(fitting: proposed, isHeight: axes & 2 != 0)
    } else if axes & 2 != 0, call.isInstance(cell, of: "UICollectionViewCell") {
      sum = try call.rowSum(of: cell, scale: try call.container(of: Host.self).scale)
    }
    let kind = try call.property("representedElementKind", of: attributes).unwrapped?.asString
    try call.withHost(Host.self) { host throws(Interruption) in
      let data = host.world.applied
      if let kind {
        guard data.sectionIdentifiers.indices.contains(path.section) else { return }
        let section = data.sectionIdentifiers[path.section]
        host.objects.answers.append(
          CellAnswer(subject: .header(section: section, kind: kind), size: size))
      } else if let item = data.itemIdentifier(at: path) {
        host.objects.answers.append(
          CellAnswer(subject: .item(Identifier(item.name)), size: size, sum: sum))
      }
    }
  }
}

extension ViewReading {
  /// What the fitted view's height or width adds up from.
  fileprivate func sum(fitting size: [Double], isHeight: Bool) throws(Interruption) -> CellSum? {
    let (fitting, required) = (50.0, 1_000.0)
    let solving = try solved(
      width: .wanted(size[0], priority: isHeight ? required : fitting),
      height: .wanted(size[1], priority: isHeight ? fitting : required))
    guard let derivation = solving.derivation(along: isHeight ? .vertical : .horizontal) else {
      return nil
    }
    var parts: [CellSum.Part] = []
    for part in derivation.parts {
      parts.append(CellSum.Part(value: part.value, origin: try words(part.origin)))
    }
    return CellSum(isHeight: isHeight, total: derivation.total, parts: parts)
  }
}

extension ListRowHeight {
  /// A row of the eight numbers that the prelude has of one.
  fileprivate init?(numbers: [Double]) {
    guard numbers.count == 8 else { return nil }
    self.init(top: numbers[0], bottom: numbers[1], least: numbers[2])
    (text, secondaryText, textPadding) = (numbers[3], numbers[4], numbers[5])
    (isSideBySide, image) = (numbers[6] != 0, numbers[7])
  }
}

extension NativeCall {
  /// The numbers of an array.
  fileprivate func lengths(_ value: Value) throws(Interruption) -> [Double] {
    var lengths: [Double] = []
    for length in value.asArray ?? [] { lengths.append(try number(length)) }
    return lengths
  }

  /// What the height of a list's row adds up from; nil for any other cell.
  fileprivate func rowSum(of cell: Value, scale: Double) throws(Interruption) -> CellSum? {
    guard let row = ListRowHeight(numbers: try lengths(try property("_row", of: cell))) else {
      return nil
    }
    func ceiled(_ length: Double) -> Double { TextLayout.ceiled(length, scale: scale) }
    return CellSum(
      isHeight: true, total: row.total(ceiled: ceiled),
      parts: row.parts(ceiled: ceiled).map { CellSum.Part(value: $0.value, origin: $0.origin) })
  }

  /// The views inside one, as they are on the screen of the world.
  func reading<Host: CollectionViewHost>(
    _ view: Value, of host: Host.Type
  ) throws(Interruption) -> ViewReading {
    let container = try container(of: Host.self)
    return try ViewReading(
      view, scale: container.scale, isRightToLeft: container.direction == .rightToLeft, from: self)
  }

  /// The view's bounds and traits in the world.
  func container<Host: CollectionViewHost>(
    of host: Host.Type
  ) throws(Interruption) -> LayoutContainer {
    try withHost(Host.self) { host throws(Interruption) in host.world.screen.container }
  }
}

extension CollectionViewObjects {
  /// The cell of an element that the layout gives another extent than when it was asked last.
  fileprivate mutating func takeResized(
    _ element: LayoutElement, in scene: Scene
  ) -> (ItemIndexPath, Value)? {
    let path = ItemIndexPath(item: element.indexPath.item, section: element.indexPath.section)
    guard element.category == .cell, let name = scene.snapshot.itemIdentifier(at: path)?.name,
      let known = cells[name], known.given != element.givenSize
    else { return nil }
    cells[name]?.given = element.givenSize
    return (path, known.cell)
  }
}

extension LayoutElement {
  /// Its extents along the axes on which the layout decides, else zero.
  fileprivate var givenSize: LayoutExtent {
    var size = frame.size
    for axis in selfSizingAxes { size[axis] = 0 }
    return size
  }
}

extension CellAnswer {
  /// The item whose cell answers; nil for a header or footer.
  package var item: Identifier? {
    if case .item(let item) = subject { item } else { nil }
  }
}

extension Screen {
  /// Whether that is what is known already.
  fileprivate func knows(_ answer: CellAnswer) -> Bool {
    switch answer.subject {
    case .item(let item):
      preferredSizes[item] == .size(answer.size) && cellSums?[item] == answer.sum
    case .header(let section, let kind):
      preferredHeaderSizes[section]?[kind] == answer.size
    }
  }

  /// Takes what cells and headers answer in place of what they answered before.
  package mutating func take(_ answers: [CellAnswer]) {
    cellSums = cellSums ?? [:]
    for answer in answers {
      switch answer.subject {
      case .item(let item):
        preferredSizes[item] = .size(answer.size)
        cellSums?[item] = answer.sum
        measuredSizes.cells[item] = nil
      case .header(let section, let kind):
        preferredHeaderSizes[section, default: [:]][kind] = answer.size
        measuredSizes.headers[section] = nil
      }
    }
  }
}
