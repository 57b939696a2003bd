import CommandLanguage
import CompositionalLayout
import LayoutLanguage
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Command {
  static let container = Command(
    verb: "container", task: .layout,
    summary: "Sets the view's size, scale and insets; alone, shows them.",
    discussion: [
      "`safe` and `margins` are top leading bottom trailing, like all insets.",
      "`rtl` lets lines read from right to left; `dark` gives views the dark appearance.",
    ],
    forms: [
      CommandForm(
        .value(Parameter("WIDTH", .number)), "x", .value(Parameter("HEIGHT", .number)),
        .anyOrder([
          [.value(Parameter("SCALE", .scale))], ["safe", .list(Parameter("SAFE", .number))],
          ["margins", .list(Parameter("MARGINS", .number))], ["rtl"], ["dark"],
        ]), body: setContainer),
      CommandForm(asks: true, body: showContainer),
    ],
    examples: ["container 320 x 480 @2x", "container 393 x 852 @3x safe 59 0 34 0"],
    related: ["device", "layout"])

  static let device = Command(
    verb: "device", task: .layout,
    summary: "Takes the container of a device by its name; alone, lists them.",
    forms: [
      CommandForm(.list(Parameter("DEVICE", .device)), body: setDevice),
      CommandForm(asks: true, body: listDevices),
    ],
    examples: ["device", #"device "iPhone 16""#], related: ["container"])
}

private func setContainer(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  var container = workbench.world.screen.container
  var size = LayoutExtent.zero
  for (axis, name) in [(LayoutAxis.horizontal, "WIDTH"), (.vertical, "HEIGHT")] {
    guard let token = match.token(name), let number = Number(token)?.value else {
      throw CommandError("\(name) is missing", kind: .unfinishedCommand)
    }
    guard number >= 0, number <= 100_000 else {
      throw CommandError(
        "a container is 0 to 100000 points", at: token.range, kind: .badValue)
    }
    size[axis] = number
  }
  container.size = size
  if let scale = match.text("SCALE").flatMap(ScaleWord.scale) { container.scale = scale }
  container.safeAreaInsets = try match.insets("SAFE") ?? .zero
  container.layoutMargins = try match.insets("MARGINS") ?? .zero
  container.direction = match.has("rtl") ? .rightToLeft : .leftToRight
  container.contentOffset = .zero
  return try workbench.setContainer(container, isDark: match.has("dark"))
}

private func showContainer(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  Reply("container: \(workbench.world.screen.containerWords)")
}

private func setDevice(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  let words = match.tokens("DEVICE")
  let name = words.map(\.text).joined(separator: " ")
  guard let device = Device.named(name) else {
    let names = Device.all.map(\.name)
    let isAmbiguous = names.count { $0.hasPrefix(name) } > 1
    let near = isAmbiguous ? nil : Suggestion.nearest(to: name, among: names)
    let place = words.first.map { $0.range.lowerBound..<words[words.count - 1].range.upperBound }
    throw CommandError(
      "there is no device \(Identifier.quote(name))", at: place,
      fix: near.map { "did you mean \(Identifier.quote($0))?" } ?? "`device` lists them",
      kind: .unknownName)
  }
  return try workbench.setContainer(device.container)
}

private func listDevices(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  Reply(Device.all.map { "  \($0.name.padded(toWidth: 18)) \($0.container.words)" })
}
