import CompositionalLayout
import Doctor
import Pictures
import TextWidth
package import Wording
import WorldModel
import WorldWording

extension ScreenChange {
  /// What is called so on its device, such as `Feed on iPad Air 11`.
  package var title: Message {
    device.isEmpty ? "\(name.singleLine)" : "\(name.singleLine) on \(device)"
  }

  /// One sentence: what changed, and how much of it.
  package var summary: Message { "\(title): \(counts)" }

  private var counts: Message {
    switch outcome {
    case .same: return "nothing changed"
    case .added: return "only in \(names.after.singleLine)"
    case .removed: return "only in \(names.before.singleLine)"
    case .refused:
      switch refusals {
      case (nil, let reason?): return "there is nothing to lay out any more: \(reason)"
      case (let reason?, nil): return "there was nothing to lay out before: \(reason)"
      case (let before?, let after?) where before.english == after.english:
        return "it is written otherwise and cannot be laid out, as before: \(after)"
      case (let before, let after):
        return "\(after ?? "nothing"); before it was: \(before ?? "nothing")"
      }
    case .changed: break
    }
    var parts: [Message] = []
    if kind == .snapshot, let counts = comparison?.dataCounts, counts != DifferenceCounts() {
      parts.append(counts.words)
    } else if kind != .snapshot, let change = comparison?.change {
      func count(_ kind: SceneChange.Kind) -> Int { change.rows.count { $0.kind == kind } }
      if count(.moved) > 0 { parts.append("\(count(.moved)) of \(change.total) frames changed") }
      let (new, lost) = (count(.appeared), count(.disappeared))
      if new > 0 { parts.append(Message(counting: new, "new frame")) }
      if lost > 0 { parts.append(Message(counting: lost, "lost frame")) }
    }
    let texts = comparison?.labels.count ?? 0
    if texts > 0 { parts.append(Message(counting: texts, "changed text")) }
    if !newFindings.isEmpty {
      parts.append(Message(counting: newFindings.count, "new warning"))
    }
    if !answers.isEmpty { parts.append(Message(counting: answers.count, "changed answer")) }
    if parts.isEmpty {
      parts = [comparison?.screenLine ?? "the data changed and no frame did"]
    }
    return parts.listed
  }

  /// Everything that is told of it below its summary, at most `limit` lines of a kind.
  package func lines(fitting width: Int, limit: Int, in language: Language) -> [StyledText] {
    guard outcome == .changed else { return [] }
    var lines: [StyledText] = []
    if let line = comparison?.screenLine, comparison?.change.rows.isEmpty == false {
      lines.append("  \(line)")
    }
    lines +=
      kind == .snapshot
      ? (comparison?.dataLines(limit: limit) ?? []).map { "  " + $0 }
      : frameLines(fitting: width, limit: limit)
    lines += (comparison?.labels ?? []).prefix(limit).map {
      "  \("~", .reloaded) \("\($0.subject) shows “\($0.after)” instead of “\($0.before)”" as Message)"
    }
    lines += StyledText.rest(of: comparison?.labels.count ?? 0, beyond: limit)
    lines += newFindings.flatMap { $0.lines(in: language) }.map { "  " + $0 }
    lines += answers.prefix(limit).flatMap { $0.lines(limit: limit) }
    lines += StyledText.rest(of: answers.count, beyond: limit)
    lines += layoutLines(limit: limit)
    return lines.map { $0.told(in: language) }
  }

  private func frameLines(fitting width: Int, limit: Int) -> [StyledText] {
    guard let rows = comparison?.change.rows else { return [] }
    var table = TextTable([
      .init("", isShortened: false), .init(""), .init("", isShortened: false),
      .init("", isShortened: false),
    ])
    for row in rows.prefix(limit) {
      let (before, after) = (row.before?.words ?? "", row.after?.words ?? "")
      table.rows.append([
        "  \(row.sign)", StyledText(row.subject.fullName),
        StyledText(row.before == nil ? after : before),
        row.before == nil || row.after == nil ? "" : StyledText("→ \(after)"),
      ])
    }
    return table.lines(fitting: width) + StyledText.rest(of: rows.count, beyond: limit)
  }

  private func layoutLines(limit: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for layout in layouts {
      let sections = layout.sections.prefix(4).joined(separator: ", ")
      lines.append(
        layout.sections.isEmpty
          ? "  why: what the layout says of all sections" : "  why: the layout of \(sections)")
      lines += layout.lines.prefix(limit).map { line in
        StyledText("    \(line)", line.hasPrefix("-") ? .removed : .added)
      }
      lines += StyledText.rest(of: layout.lines.count, beyond: limit, margin: "    ")
    }
    return lines
  }
}

extension SceneChange.Row {
  /// What stands before it: `+` new, `-` gone, `~` of another size, `>` elsewhere.
  fileprivate var sign: StyledText {
    guard let before else { return StyledText("+", .added) }
    guard let after else { return StyledText("-", .removed) }
    return before.size == after.size ? StyledText(">", .moved) : StyledText("~", .reloaded)
  }
}

extension LayoutRect {
  /// The frame as reports write it: `(16, 136; 179 x 120)`.
  fileprivate var words: String {
    let numbers = numbers
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) x \(numbers[3]))"
  }
}

extension ScreenChange.ChangedAnswer {
  /// The command with its line, and what it answered, line by line.
  fileprivate func lines(limit: Int) -> [StyledText] {
    let file = "\(place.file.singleLine):\(place.line)"
    let typed = command.split(separator: "\n").first.map(String.init) ?? ""
    var lines: [StyledText] = ["  \(file, .dim)  > \(typed.singleLine)"]
    let old = (before ?? "").split(separator: "\n").map(String.init)
    let new = (after ?? "").split(separator: "\n").map(String.init)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let gone = old.dropFirst(start).dropLast(end).map {
      StyledText("    - \($0.singleLine)", .removed)
    }
    let come = new.dropFirst(start).dropLast(end).map {
      StyledText("    + \($0.singleLine)", .added)
    }
    lines += gone.prefix(limit)
    lines += come.prefix(limit)
    let count = max(0, gone.count - limit) + max(0, come.count - limit)
    return lines + StyledText.rest(of: count, beyond: 0, margin: "    ")
  }
}

extension Comparison {
  /// How many lines of a kind a report tells of one screen.
  package static let usualRows = 8

  /// The report: a paragraph for each screen that changed, and how many did.
  package func lines(
    fitting width: Int, limit: Int = usualRows, in language: Language
  ) -> [StyledText] {
    var lines: [StyledText] = [
      StyledText(telling: "\(names.before.singleLine) → \(names.after.singleLine)", .heading)
        .told(in: language)
    ]
    for change in open {
      lines.append("")
      lines.append(StyledText(telling: change.summary, .heading).told(in: language))
      if let place = change.place {
        lines.append(StyledText("  \(place.file.singleLine):\(place.line)", .dim))
      }
      lines += change.lines(fitting: width, limit: limit, in: language)
    }
    return lines + ["", closing.styled(in: language)]
  }

  /// How many changed, of how many.
  package var closing: Message {
    let (all, changed) = (screens.count, changes.count)
    let accepted = changed - open.count
    if all == 0 { return "there is nothing to compare" }
    if changed == 0 { return "nothing changed: \(Message(counting: all, "screen"))" }
    let counts: Message = "\(changed) of \(all) changed"
    return accepted == 0 ? counts : "\(counts), \(accepted) accepted"
  }
}
