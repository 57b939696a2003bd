import CompositionalLayout
import TextWidth
import Wording
import WorldModel
import WorldWording

extension Scene {
  /// How what is on screen behaves, which no frame of a moment tells: the sections that scroll on
  /// their own, and the views that stay in sight.
  struct Manners: Hashable {
    /// How sections scroll on their own; `none` where they do not.
    var behaviors: [Identifier: OrthogonalScrollingBehavior] = [:]
    /// Whether headers and footers stay in sight.
    var pins: [Subject: Bool] = [:]
  }

  /// How what the layout has laid out behaves.
  var manners: Manners {
    var manners = Manners()
    for (identifier, section) in zip(sections, solution.sections.map(\.section)) {
      manners.behaviors[identifier] = section.orthogonalScrollingBehavior
      for item in section.boundarySupplementaryItems {
        let subject = Subject.supplementary(kind: item.elementKind, section: identifier, index: 0)
        manners.pins[subject] = item.pinToVisibleBounds
      }
    }
    for item in screen.configuration.boundarySupplementaryItems {
      let subject = Subject.supplementary(kind: item.elementKind, section: nil, index: 0)
      manners.pins[subject] = item.pinToVisibleBounds
    }
    return manners
  }

  /// The sign of a section that scrolls on its own: where to, with a bar where it comes to rest at
  /// groups or pages; nil where it does not.
  func sign(of behavior: OrthogonalScrollingBehavior) -> String? {
    let isMirrored = screen.container.direction == .rightToLeft
    let arrow = solution.axis == .horizontal ? "↓" : isMirrored ? "←" : "→"
    return switch behavior {
    case .none: nil
    case .continuous: arrow
    default: isMirrored ? "|" + arrow : arrow + "|"
    }
  }

  /// The sign of a view that stays in sight.
  static let pinSign = "↑"

  /// The signs that stand behind names in a drawing: at the first cell of a section that scrolls on
  /// its own, and at each view that stays in sight.
  var signs: [Subject: String] {
    let manners = manners
    var signs = manners.pins.filter(\.value).mapValues { _ in Self.pinSign }
    var marked: Set<Identifier> = []
    for element in visibleElements where element.category == .cell {
      let section = sections[element.indexPath.section]
      guard let sign = manners.behaviors[section].flatMap(sign), marked.insert(section).inserted
      else { continue }
      signs[subject(of: element)] = sign
    }
    return signs
  }

  /// What the signs mean, in the words of the layout language, a sign a line.
  ///
  /// - Parameter other: What behaves otherwise there is marked with `*`.
  func legend(beside other: Manners) -> [String] {
    let manners = manners
    var lines = sections.compactMap { section -> String? in
      guard let behavior = manners.behaviors[section], let sign = sign(of: behavior) else {
        return nil
      }
      let mark = other.behaviors[section, default: behavior] == behavior ? "" : "*"
      return "\(sign) \(section.shown): scroll \(behavior.rawValue)\(mark)"
    }
    let pinned = manners.pins.filter(\.value).keys
    lines += pinned.sorted { $0.fullName < $1.fullName }.map { subject in
      "\(Self.pinSign) \(subject.fullName): pin\(other.pins[subject, default: true] ? "" : "*")"
    }
    return lines
  }

  /// What stands in both scenes and behaves otherwise in the other, in the order of the sections.
  func differencesOfManners(
    to other: Scene
  ) -> [(name: String, now: String, then: String)] {
    let (now, then) = (manners, other.manners)
    var found = other.sections.compactMap { section -> (name: String, now: String, then: String)? in
      guard let old = now.behaviors[section], let new = then.behaviors[section], old != new else {
        return nil
      }
      return (section.shown, "scroll \(old.rawValue)", "scroll \(new.rawValue)")
    }
    let subjects = then.pins.keys.sorted { $0.fullName < $1.fullName }
    found += subjects.compactMap { subject in
      guard let old = now.pins[subject], let new = then.pins[subject], old != new else {
        return nil
      }
      return (subject.fullName, old ? "pin" : "no pin", new ? "pin" : "no pin")
    }
    return found
  }
}
