import LayoutLanguage
package import Wording
package import WorldModel
import WorldWording

/// Something that will surprise.
package struct Finding: Sendable {
  /// The rule that found it.
  package let rule: DoctorRule
  /// How bad it is.
  package let severity: DoctorRule.Severity
  /// What it is about.
  package let subject: FindingSubject
  /// One sentence, with the numbers.
  package let message: Message
  /// What mends it.
  package let mend: Message
  /// The same in Swift, one line each, where a rule knows it.
  package let swift: [String]
  /// The page of `explain`.
  package let page: String

  init(rule: DoctorRule, complaint: Complaint) {
    self.rule = rule
    severity = complaint.severity ?? rule.severity
    subject = complaint.subject
    message = complaint.message
    mend = complaint.mend
    swift = complaint.swift
    page = complaint.page ?? rule.page
  }

  /// Whether it is bad enough for a check to fail.
  package var isFailure: Bool { severity >= .warning }

  /// The finding as it is shown: what, where, and below it the mend and the page.
  package func lines(in language: Language) -> [StyledText] {
    let place = subject.name.isEmpty ? "" : "\(subject.name): "
    var lines = [
      StyledText("\(severity.rawValue): ", severity == .note ? .heading : .error)
        + StyledText(place)
        + message.styled(in: language) + StyledText(" [\(rule.id)]", .dim)
    ]
    let advice: Message = "\(mend); `explain \(page)` tells more"
    lines.append(StyledText("  ") + advice.styled(in: language))
    lines += swift.map { StyledText("      " + $0, .dim) }
    return lines
  }
}

/// What a finding is about: the whole world, a section, a group or subitem of its layout, a view of
/// a kind, or an item.
package struct FindingSubject: Hashable, Sendable {
  /// The section; nil where it is about none, or about all.
  package var section: Identifier?
  /// The way from the section's group down, an index of a subitem for each step; nil where it is
  /// not about a part of the group.
  package var path: [Int]?
  /// The kind of the header, footer or badge.
  package var kind: String?
  /// The item of the data.
  package var item: Identifier?

  /// The subject as a path of the API's names: `main.group.subitems[1]`, `main.header`.
  package var name: String {
    var names = [section?.quoted].compactMap(\.self)
    if let path {
      names.append((["group"] + path.map { "subitems[\($0)]" }).joined(separator: "."))
    }
    if let kind { names.append(Identifier(kind).quoted) }
    if let item { names.append(item.quoted) }
    return names.joined(separator: ".")
  }

  /// What the name stands for, in a word.
  package var sort: String {
    if item != nil { return "item" }
    if kind != nil { return "supplementary" }
    if path != nil { return "group" }
    return section == nil ? "world" : "section"
  }
}
