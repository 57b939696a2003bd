package import CommandLanguage

extension Block {
  /// The description of a section's layout.
  package static let layout = Block("layout", title: "`layout SECTION { … }`") {
    LayoutGrammar.section
  }

  /// What a layout says of all its sections.
  package static let configuration = Block(
    "configuration", title: "`layout configuration { … }`"
  ) { LayoutGrammar.configuration }

  /// The contents of a group.
  package static let group = Block("group", title: "`group … { … }`") { LayoutGrammar.group }

  /// What is attached to an item.
  package static let item = Block("item", title: "`item … { … }`") { LayoutGrammar.item }
}
