import CommandLanguage
import JSON
import LayoutLanguage
import SwiftExport
import Wording
import WorldModel
import WorldWording

extension Command {
  static let set = Command(
    verb: "set", task: .program,
    summary: "Changes a setting, a property of a layout, or an item's field.",
    discussion: [
      "Alone it lists the settings, of which `help settings` tells; undo leaves them alone.",
      "A path begins with the section's name, then `section`, `group`, `item` or the KIND of a"
        + " header, background or badge; `configuration` begins the properties of the whole layout."
        + " `help properties` lists them, with what each takes.",
      "`set system ios14` follows the UIKit of iOS 14 where it is known to differ from what is"
        + " recorded; `set system mac` is what is recorded. The system belongs to the world, so that"
        + " undo and saved files have it too.",
      "`set item a title \"…\"` changes what an item's cell will show when it is configured next.",
      "`set heading main header \"…\"` changes what a header is to say; it says so when it is asked for.",
    ],
    forms: [
      CommandForm(
        "item", .value(Parameter("ITEM", .item)), .value(Parameter("FIELD", .newItem)),
        .value(Parameter("VALUE", .text)), body: setField),
      CommandForm(
        "heading", .value(Parameter("SECTION", .section)), .value(Parameter("KIND", .text)),
        .value(Parameter("VALUE", .text)), body: setHeading),
      CommandForm(
        .value(Parameter("SETTING", .choice(["system"]))),
        .value(Parameter("RELEASE", .choice(SystemRelease.allCases.map(\.rawValue)))),
        body: setSystem),
      CommandForm(
        .value(Parameter("SETTING", .choice(["system"]))), asks: true, body: tellSystem),
      CommandForm(
        .value(Parameter("PROPERTY", .property)), .list(Parameter("VALUE", .text)),
        body: setProperty),
    ]
      + Setting.all.map { setting in
        CommandForm(
          .value(Parameter("SETTING", .choice([setting.name]))),
          .value(Parameter("VALUE", .choice(setting.values))), asks: true, body: changeSetting)
      } + [
        CommandForm(
          .optional([.value(Parameter("SETTING", .choice(Setting.all.map(\.name))))]), asks: true,
          body: tellSettings)
      ],
    examples: [
      "set", "set swift on", "append sections main", "append a b c", "apply",
      "set main.section.interGroupSpacing 10", "set configuration.interSectionSpacing 20",
      "set output csv", "frames",
    ],
    related: ["layout", "show"])
}

private func setProperty(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply
{
  guard let path = match.token("PROPERTY") else {
    throw CommandError("PROPERTY is missing", kind: .unfinishedCommand)
  }
  let values = match.tokens("VALUE")
  return try workbench.changeScreen { screen throws(CommandError) in
    let property = try LayoutProperty.named(path, on: screen)
    try property.set(&screen, path, values)
    return ["\(path.text) = \(values.map(\.text).joined(separator: " "))"]
  } note: { workbench in
    let isOfLayout = path.text.hasPrefix("configuration.")
    return isOfLayout ? [] : workbench.unusedLayoutNote(LayoutProperty.section(of: path))
  }.calling(.layOut)
}

private func changeSetting(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let setting = match.text("SETTING").flatMap(Setting.named),
    let value = match.token("VALUE"), setting.set(value.text, in: &workbench.settings)
  else {
    throw CommandError(
      "this is no value of the setting", at: match.token("VALUE")?.range, kind: .badValue)
  }
  return Reply("\(setting.name): \(value.text)")
}

private func setSystem(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply {
  guard let release = match.text("RELEASE").flatMap(SystemRelease.init) else {
    throw CommandError(
      "this is no value of the setting", at: match.token("RELEASE")?.range, kind: .badValue)
  }
  return try workbench.setSystem(release)
}

private func tellSystem(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply
{
  var reply = Reply(telling: workbench.world.system)
  reply.value = .string(workbench.world.system.rawValue)
  return reply
}

private func tellSettings(
  _ match: Match, _ workbench: inout Workbench
) throws(CommandError) -> Reply {
  guard let setting = match.text("SETTING").flatMap(Setting.named) else {
    return Setting.all.reply(of: workbench.settings, on: workbench.world.system)
  }
  var reply = [setting].reply(of: workbench.settings)
  reply.lines = ["\(setting.name): \(setting.value(in: workbench.settings))"]
  return reply
}
