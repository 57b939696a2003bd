package import CompositionalLayout

/// What answers in Swift have declared so far, so that the next ones can build on it.
///
/// It is what a reader has in hand, which no `undo` takes away.
package struct SpelledSwift: Hashable, Sendable {
  /// What the functions that give sections return, by their names.
  package var functions: [String: LayoutSection] = [:]
  /// The layout as it was given to the view last; nil before the first.
  package var layout: SpelledLayout?
  /// Whether there is a variable for the outline.
  package var hasOutline = false
  /// Whether there is one for the arrays of a view that is kept in step by hand.
  package var hasModel = false
  /// The commands of which it was said that they have no call.
  package var withoutCall: Set<String> = []

  /// Nothing yet.
  package init() {}

  /// Forgets what was declared, where the world went elsewhere than by what was answered.
  package mutating func forgetDeclarations() {
    functions = [:]
    hasOutline = false
    hasModel = false
  }
}

/// A layout of a whole view, as Swift gave it to the view.
package struct SpelledLayout: Hashable, Sendable {
  /// The layouts of the sections that the provider names.
  package var sections: [Identifier: LayoutSection]
  /// The layout of all others; nil where the provider has none.
  package var others: LayoutSection?
  package var configuration: LayoutConfiguration
  /// The width that lists were reckoned with; nil where there is none among the sections.
  package var listWidth: Double?

  /// A layout made of its parts.
  package init(
    sections: [Identifier: LayoutSection], others: LayoutSection?,
    configuration: LayoutConfiguration, listWidth: Double?
  ) {
    self.sections = sections
    self.others = others
    self.configuration = configuration
    self.listWidth = listWidth
  }

  /// What a view shows that was given no layout.
  package static let none = SpelledLayout(
    sections: [:], others: SectionLayout.plain.section, configuration: LayoutConfiguration(),
    listWidth: nil)

  /// What the provider answers for a section.
  package func layout(of section: Identifier) -> LayoutSection? { sections[section] ?? others }
}
