import CommandLanguage
import CompositionalLayout
import JSON
import Pictures
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Command {
  static let visible = Command(
    verb: "visible", task: .layout,
    summary: "Shows what a section's handler of visible items is told now.",
    discussion: [
      "UIKit calls `visibleItemsInvalidationHandler` on every layout and every step of the section's"
        + " own scrolling, with the items that are visible, the offset and the environment.",
      "Frames are unscrolled, as layout attributes give them; `distance` is that of a cell's middle"
        + " from the middle of the container once the offset is taken off: what carousels that"
        + " shrink their sides reckon with.",
      "What is on screen is decided by these frames: a cell that a handler moves with a transform goes"
        + " when its own frame leaves.",
    ],
    forms: [CommandForm(.value(Parameter("SECTION", .section)), asks: true, body: showVisible)],
    examples: [
      "append sections main", "append a{1..9}", "apply", "layout main carousel",
      "scroll main to 200", "visible main",
    ],
    related: ["scroll", "swipe", "frames"], isUndoable: false)
}

private func showVisible(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  let scene = try workbench.scene()
  let name = try match.required("SECTION")
  guard let index = scene.sections.firstIndex(of: name),
    let told = try? scene.solution.visibleItemsInvalidation(
      inSection: index, orthogonalOffset: scene.orthogonalOffset(ofSection: index))
  else { throw match.token("SECTION").map(workbench.notOnScreen) ?? CommandError("no SECTION") }
  let point = [told.offset.x, told.offset.y].map(NumberText.rounded).joined(separator: ", ")
  let axis = scene.solution.sections[index].scrollingAxis
  var table = TextTable([
    .init("item"), .init("x", .right), .init("y", .right), .init("width", .right),
    .init("height", .right), .init("distance", .right),
  ])
  let middle = told.offset[axis] + told.containerSize[axis] / 2
  var items: [JSONValue] = []
  for element in told.items {
    let itemName = scene.subject(of: element).name
    let distance = element.frame.start(axis) + element.frame.size[axis] / 2 - middle
    let isCell = element.category == .cell
    table.rows.append(
      [StyledText(itemName)] + element.frame.numbers.map { StyledText($0) }
        + [StyledText(isCell ? NumberText.rounded(distance) : "")])
    items.append([.string(itemName), element.frame.json])
  }
  var reply = Reply([
    "offset \(point)",
    "environment container \(told.containerSize.words)",
  ])
  reply.lines +=
    told.items.isEmpty
    ? ["visibleItems none"] : table.lines(fitting: workbench.settings.width)
  if let note = told.note { reply.lines.append("\("UIKit:", .error) \(note)") }
  reply.value = [
    "visibleItems": .array(items),
    "offset": [JSONValue(told.offset.x), JSONValue(told.offset.y)],
    "containerSize": [JSONValue(told.containerSize.width), JSONValue(told.containerSize.height)],
  ]
  return reply
}
