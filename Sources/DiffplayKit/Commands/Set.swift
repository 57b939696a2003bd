extension Command {
  static let set = Command(
    verb: "set", task: .layout,
    summary: "Sets a property of a layout by its API name, or an item's field.",
    discussion: [
      "A path begins with the section's name, then `section`, `group`, `item` or a header's KIND;"
        + " `configuration` begins the properties of the whole layout.",
      "`set item a title \"…\"` changes what an item's cell will show when it is configured next.",
      "Properties: " + LayoutProperty.all.map(\.path).joined(separator: ", ") + ".",
    ],
    forms: [
      CommandForm(
        "item", .value(Parameter("ITEM", .item)), .value(Parameter("FIELD", .newItem)),
        .value(Parameter("VALUE", .text)), body: setField),
      CommandForm(
        .value(Parameter("PROPERTY", .property)), .list(Parameter("VALUE", .text)),
        body: setProperty),
    ],
    examples: [
      "append sections main", "append a b c", "apply", "set main.section.interGroupSpacing 10",
      "set configuration.interSectionSpacing 20",
    ],
    related: ["layout"])
}

private func setProperty(_ match: Match, _ workbench: inout Workbench) throws(CommandError) -> Reply
{
  guard let path = match.token("PROPERTY") else { throw CommandError("PROPERTY is missing") }
  let values = match.tokens("VALUE")
  return try workbench.changeScreen { screen throws(CommandError) in
    let property = try LayoutProperty.named(path, on: screen)
    try property.set(&screen, path, values)
    return ["\(path.text) = \(values.map(\.text).joined(separator: " "))"]
  } note: { workbench in
    let isOfLayout = path.text.hasPrefix("configuration.")
    return isOfLayout ? [] : workbench.unusedLayoutNote(LayoutProperty.section(of: path))
  }
}
