import Foundation

/// The frames of a flow layout: items in lines, one below the other or one beside the other.
struct FlowLines {
  struct Section {
    var sizes: [CGSize]
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  /// The room of a line.
  let width: CGFloat
  private let isVertical: Bool
  private(set) var items: [[CGRect]] = []
  private(set) var headers: [CGRect?] = []
  private(set) var footers: [CGRect?] = []
  private var length: CGFloat = 0

  init(width: CGFloat = 0, isVertical: Bool = true) {
    self.width = width
    self.isVertical = isVertical
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
  }

  mutating func add(_ section: Section) {
    headers.append(boundary(section.header))
    let insets = section.insets
    length += isVertical ? insets.top : insets.left
    let room =
      width - (isVertical ? insets.left + insets.right : insets.top + insets.bottom)
    var frames: [CGRect] = []
    var gap = section.itemSpacing
    var line = section.sizes.startIndex..<section.sizes.startIndex
    while line.upperBound < section.sizes.endIndex {
      line = section.line(from: line.upperBound, room: room) { self.along($0) }
      if line.lowerBound > 0 { length += section.lineSpacing }
      let isLast = line.upperBound == section.sizes.endIndex
      let used = section.sizes[line].reduce(0) { $0 + along($1) }
      let isFull = !isLast || fills(section, line, used, room)
      if isFull { gap = line.count > 1 ? (room - used) / CGFloat(line.count - 1) : 0 }
      let lead = line.count == 1 && isFull ? (room - used) / 2 : 0
      frames += place(Array(section.sizes[line]), gap: gap, from: start(insets) + lead)
    }
    items.append(frames)
    length += isVertical ? insets.bottom : insets.right
    footers.append(boundary(section.footer))
  }

  /// Whether another item like the last would not fit into the line.
  private func fills(
    _ section: Section, _ line: Range<Int>, _ used: CGFloat, _ room: CGFloat
  ) -> Bool {
    guard let next = section.sizes[line].last else { return false }
    return used + CGFloat(line.count) * section.itemSpacing + along(next) > room + 0.001
  }

  /// Puts one line at the end of what is there.
  private mutating func place(_ sizes: [CGSize], gap: CGFloat, from start: CGFloat) -> [CGRect] {
    let height = sizes.map { across($0) }.max() ?? 0
    var position = start
    let frames = sizes.map { size in
      let shift = length + (height - across(size)) / 2
      let origin =
        isVertical ? CGPoint(x: position, y: shift) : CGPoint(x: shift, y: position)
      position += along(size) + gap
      return CGRect(origin: origin, size: size)
    }
    length += height
    return frames
  }

  private mutating func boundary(_ size: CGSize) -> CGRect? {
    let extent = across(size)
    guard extent > 0 else { return nil }
    defer { length += extent }
    return isVertical
      ? CGRect(x: 0, y: length, width: width, height: extent)
      : CGRect(x: length, y: 0, width: extent, height: width)
  }

  /// A header or footer kept on screen as long as its section is.
  func pinned(_ frame: CGRect, ofHeader: Bool, section: Int, in visible: CGRect) -> CGRect {
    var frame = frame
    let start = headers[section].map { isVertical ? $0.minY : $0.minX }
    let end = footers[section].map { isVertical ? $0.maxY : $0.maxX }
    let cells = items[section].map { isVertical ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
    let first = start ?? cells.map(\.0).min() ?? 0
    let last = end ?? cells.map(\.1).max() ?? 0
    let extent = isVertical ? frame.height : frame.width
    let near = isVertical ? visible.minY : visible.minX
    let far = isVertical ? visible.maxY : visible.maxX
    let natural = isVertical ? frame.minY : frame.minX
    let position =
      ofHeader
      ? min(max(natural, near), last - extent) : max(min(natural, far - extent), first)
    if isVertical { frame.origin.y = position } else { frame.origin.x = position }
    return frame
  }

  private func start(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}

extension FlowLines.Section {
  /// The items of the line that begins with an item: as many as fit, one at least.
  fileprivate func line(
    from first: Int, room: CGFloat, along: (CGSize) -> CGFloat
  ) -> Range<Int> {
    var end = first
    var used: CGFloat = 0
    while end < sizes.endIndex {
      let next = along(sizes[end]) + (end > first ? itemSpacing : 0)
      if end > first, used + next > room + 0.001 { break }
      used += next
      end += 1
    }
    return first..<end
  }
}
