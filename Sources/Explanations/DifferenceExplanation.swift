package import DiffableDataSource
import Pictures
import TextWidth
package import Wording
package import WorldModel
import WorldWording

/// Tells why the operations of a difference are what they are: the two sequences, the longest
/// increasing subsequence that stays, and for each operation the reason in one line.
package struct DifferenceExplanation {
  /// The most elements of a sequence that are shown.
  static let limit = 16

  private let difference: SnapshotDifference<Identifier, Identifier>

  private let language: Language
  private let width: Int

  /// Explains `difference` in `language`, in lines of `width` columns.
  package init(
    _ difference: SnapshotDifference<Identifier, Identifier>, in language: Language, width: Int
  ) {
    self.difference = difference
    self.language = language
    self.width = width
  }

  /// Everything that happens, list by list; none for an empty difference.
  package var lines: [StyledText] {
    var lines: [StyledText] = []
    let sections = difference.explanationOfSections()
    if sections.entries.contains(where: { $0.reason != .stays }) {
      lines += self.lines(of: sections, title: sectionsTitle)
    }
    for section in sectionsInOrder {
      guard let items = difference.explanation(ofSection: section) else { continue }
      let changes = items.entries.contains { $0.reason != .stays && !isCarried($0, section) }
      if changes { lines += self.lines(of: items, title: section.shown) }
    }
    return lines + markLines
  }

  /// What happens to one section or item; none when neither snapshot has it.
  package func lines(of name: Identifier) -> [StyledText] {
    if difference.final.indexOfSection(name) != nil
      || difference.initial.indexOfSection(name) != nil
    {
      return lines(of: difference.explanationOfSections(), title: sectionsTitle, only: name)
        + markLines(of: name)
    }
    let section =
      difference.final.sectionIdentifier(containingItem: name)
      ?? difference.initial.sectionIdentifier(containingItem: name)
    guard let section, let items = difference.explanation(ofSection: section) else { return [] }
    return lines(of: items, title: section.shown, only: name)
      + markLines(of: name)
  }

  // MARK: Lists

  private var sectionsTitle: String { ("sections" as Message).text(in: language) }

  /// The sections of the new snapshot, then those that are gone.
  private var sectionsInOrder: [Identifier] {
    let new = difference.final.sectionIdentifiers
    return new + difference.initial.sectionIdentifiers.filter { !new.contains($0) }
  }

  /// Whether an item comes or goes with its whole section, which needs no operation of its own.
  private func isCarried(
    _ entry: ListExplanation<Identifier>.Entry, _ section: Identifier
  ) -> Bool {
    switch entry.reason {
    case .isInserted: difference.initial.indexOfSection(section) == nil
    case .isDeleted: difference.final.indexOfSection(section) == nil
    case .stays, .moves, .arrives, .leaves: false
    }
  }

  private func lines(
    of list: ListExplanation<Identifier>, title: String, only: Identifier? = nil
  ) -> [StyledText] {
    var lines = [StyledText(title, .heading)]
    if !list.old.isEmpty, !list.new.isEmpty {
      lines += SequenceTable(list, around: only).lines(in: language, width: width)
    }
    for entry in list.entries where only.map({ $0 == entry.element }) ?? (entry.reason != .stays) {
      lines += told(reason(of: entry, in: list))
    }
    return lines
  }

  /// What happens to one element; further lines stand below its name.
  private func told(_ message: Message) -> [StyledText] {
    message.styled(in: language).wrapped(toWidth: width, margin: "    ")
  }

  private func reason(
    of entry: ListExplanation<Identifier>.Entry, in list: ListExplanation<Identifier>
  ) -> Message {
    let name = entry.element.shown
    let (old, new) = (difference.initial.sectionIdentifiers, difference.final.sectionIdentifiers)
    switch entry.reason {
    case .stays where !marks(of: entry.element).isEmpty:
      return "  = \(name) stays: it is in the subsequence, so it is not moved"
    case .stays:
      return "  = \(name) stays: it is in the subsequence, so nothing is done to it"
    case .moves:
      let survivors = list.entries.count { $0.reason == .stays || $0.reason == .moves }
      let places = "\(entry.from ?? 0) → \(entry.to ?? 0)"
      return """
          \(">", .moved) \(name) moves \(places): it is not in the subsequence; \
        \(list.staying.count) of \(survivors) stay, and no choice keeps more
        """
    case .isInserted:
      return "  \("+", .added) \(name) is inserted at \(entry.to ?? 0): it was nowhere before"
    case .isDeleted:
      return "  \("-", .removed) \(name) is deleted at \(entry.from ?? 0): it is nowhere after"
    case .arrives(let section):
      return """
          \(">", .moved) \(name) moves here from \(old[section].shown): \
        an item that changes its section is one move
        """
    case .leaves(let section):
      return "  \(">", .moved) \(name) leaves for \(new[section].shown): told there as a move"
    }
  }

  // MARK: Marks

  private var markLines: [StyledText] {
    let sections = difference.reloads.reloadedSections
      .map { difference.final.sectionIdentifiers[$0] }
    let items = (difference.reloads.reloadedItems + difference.reconfiguredItems)
      .compactMap(difference.final.itemIdentifier(at:))
    let lines = (sections + items).flatMap(markLines(of:))
    let title: Message = "marks"
    return lines.isEmpty ? [] : [StyledText(title.text(in: language), .heading)] + lines
  }

  private func markLines(of name: Identifier) -> [StyledText] {
    marks(of: name).flatMap(told)
  }

  private func marks(of name: Identifier) -> [Message] {
    var lines: [Message] = []
    if let index = difference.final.indexOfSection(name),
      difference.reloads.reloadedSections.contains(index)
    {
      lines.append(
        "  \("~", .reloaded) \(name.shown) is reloaded at [\(index)]: its identifier was marked")
    }
    guard let path = difference.final.indexPath(for: name) else { return lines }
    if difference.reloads.reloadedSections.contains(path.section) {
      let section = difference.final.sectionIdentifiers[path.section]
      lines.append(
        """
          \("~", .reloaded) \(name.shown) gets another cell: its section \(section.shown) is \
        reloaded
        """)
    }
    if difference.reloads.reloadedItems.contains(path) {
      lines.append(
        """
          \("~", .reloaded) \(name.shown) is reloaded at \(path.words), its place after the diff: \
        it was marked, and a diff compares identifiers, never contents
        """)
    }
    if difference.reconfiguredItems.contains(path) {
      lines.append(
        """
          \("=", .reloaded) \(name.shown) is reconfigured at \(path.words): it was marked; \
        its cell stays and is filled anew
        """)
    }
    return lines
  }
}

/// The new list with each element's place before, and which of those places stay in order.
private struct SequenceTable {
  private typealias Column = (element: String, from: String, stays: Bool)

  private let columns: [Column]
  /// The place of the column that is asked about.
  private let center: Int
  private let isCut: Bool

  init(_ list: ListExplanation<Identifier>, around name: Identifier?) {
    let staying = Set(list.staying)
    let new = list.entries.filter { $0.to != nil }
    let center = new.firstIndex { $0.element == name } ?? 0
    let start = max(
      0, min(center - DifferenceExplanation.limit / 2, new.count - DifferenceExplanation.limit))
    let shown = new[start..<min(new.count, start + DifferenceExplanation.limit)]
    isCut = shown.count < new.count
    self.center = center - start
    columns = shown.map { entry in
      let isOwn = entry.reason == .stays || entry.reason == .moves
      let from = isOwn ? "\(entry.from ?? 0)" : "·"
      return (entry.element.shown, from, staying.contains(entry.element))
    }
  }

  /// As many columns as fit, the one that is asked about among them.
  func lines(in language: Language, width: Int) -> [StyledText] {
    let titleWidth = 9
    var (columns, center, isCut) = (columns, center, isCut)
    var widths = columns.map { max($0.element.displayWidth, $0.from.displayWidth) }
    while columns.count > 1,
      2 + titleWidth + widths.reduce(0, +) + columns.count - 1 + (isCut ? 2 : 0) > width
    {
      isCut = true
      let dropped = center == columns.count - 1 ? 0 : columns.count - 1
      columns.remove(at: dropped)
      widths.remove(at: dropped)
      if dropped == 0 { center -= 1 }
    }
    func row(_ title: Message, _ cells: [String]) -> StyledText {
      let padded = zip(cells, widths).map { $0.padded(toWidth: $1) }.joined(separator: " ")
      let head = "  " + title.text(in: language).padded(toWidth: titleWidth)
      return StyledText(head + padded + (isCut ? " …" : ""), .dim).trimmingTrailingSpaces()
    }
    return [
      row("after", columns.map(\.element)), row("was at", columns.map(\.from)),
      row("stay", columns.map { $0.stays ? $0.from : "" }),
    ]
  }
}
