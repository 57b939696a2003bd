import CompositionalLayout
import HeadlessCollectionView
import PictureModel
import Wording

/// Writes a movement as keyframes of CSS, which run also where a file is shown as an image.
///
/// Attributes show the end. The movement is ten times as slow as on a device, then stands still,
/// and begins anew; where less motion is preferred the end alone is shown.
struct SVGAnimation {
  /// The seconds from one start to the next.
  private static let period = 4.0
  /// When the movement begins and when it ends, in percent of that.
  private static let stretch = (start: 20, end: 55)

  private let motion: Motion
  private let prefix: String
  /// The rules of the style sheet so far.
  private(set) var rules = ""

  init(_ motion: Motion, prefix: String) {
    self.motion = motion
    self.prefix = prefix
  }

  /// Writes every view, and the rules by which it moves.
  mutating func write(
    elements: inout SVGElements, inks: inout SVGInks, to xml: inout XMLWriter
  ) {
    var moving = ""
    for (index, moved) in motion.elements.enumerated() {
      let drawable = moved.start.frame.isDrawable && moved.end.frame.isDrawable
      guard drawable else { continue }
      guard moved.change != .stay else {
        elements.write(moved.element, inks: &inks, to: &xml)
        continue
      }
      let name = "\(prefix)m\(index)"
      var attributes = elements.attributes(of: moved.element, at: moved.end)
      attributes.add("class", XMLValue(name))
      xml.begin("g", attributes)
      let resizes = moved.start.frame.size != moved.end.frame.size
      elements.writeInside(
        moved.element, size: moved.end.frame.size,
        moving: resizes ? ("\(name)s", "\(name)w") : nil, inks: &inks, to: &xml)
      xml.end()
      moving += rule(name, from: Self.pose(moved.start), to: Self.pose(moved.end))
      if resizes {
        moving += rule(
          "\(name)s", from: Self.size(moved.start.frame.size), to: Self.size(moved.end.frame.size))
        moving += rule(
          "\(name)w", from: Self.offset(of: moved), to: "transform: none")
      }
    }
    rules = "@media (prefers-reduced-motion: no-preference) {\n\(moving)}\n"
  }

  /// A class with its keyframes: it stands, moves, and stands.
  private func rule(_ name: String, from start: String, to end: String) -> String {
    let (begin, finish) = Self.stretch
    let period = NumberText.rounded(Self.period)
    return """
        .\(name) { animation: \(name) \(period)s ease-in-out infinite; transform-box: view-box }
        @keyframes \(name) { 0%, \(begin)% { \(start) } \(finish)%, 100% { \(end) } }

      """
  }

  private static func pose(_ pose: Picture.Pose) -> String {
    let origin = pose.frame.origin
    var transform = "translate(\(points(origin.x)), \(points(origin.y)))"
    if pose.transform != .identity {
      let (x, y) = (pose.frame.size.width / 2, pose.frame.size.height / 2)
      let numbers = [0, 1, 4, 5, 12, 13].map { NumberText.exact(pose.transform.elements[$0]) }
      transform +=
        " translate(\(points(x)), \(points(y))) matrix(\(numbers.joined(separator: ", ")))"
        + " translate(\(points(-x)), \(points(-y)))"
    }
    return "transform: \(transform); opacity: \(NumberText.rounded(pose.opacity))"
  }

  private static func size(_ size: LayoutExtent) -> String {
    "width: \(points(max(0.3, size.width - 1))); height: \(points(max(0.3, size.height - 1)))"
  }

  /// Where the words of a view stand at its start, seen from where they stand at its end.
  private static func offset(of moved: Motion.Element) -> String {
    let (start, end) = (moved.start.frame.size, moved.end.frame.size)
    let across = moved.element.role == .boundary ? 0 : (start.width - end.width) / 2
    return "transform: translate(\(points(across)), \(points((start.height - end.height) / 2)))"
  }

  private static func points(_ value: Double) -> String { "\(NumberText.rounded(value))px" }
}
