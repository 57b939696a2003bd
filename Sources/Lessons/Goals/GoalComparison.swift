import CompositionalLayout
import Pictures
import TextWidth
package import Wording
package import WorldModel
import WorldWording

/// Two scenes side by side: what is, and what is to be.
package struct GoalComparison {
  /// The most differences that are listed.
  package static let usualRows = 8
  /// The narrowest that one picture of the two may be.
  private static let narrowest = 24
  private static let gap = "   "

  private let present: (scene: Scene, contents: Contents)
  private let goal: (scene: Scene, contents: Contents)
  /// What is in only one of the scenes, or elsewhere in the other.
  private let different: Set<Scene.Subject>
  /// What scrolls on its own, or stays in sight, in one of the scenes alone.
  private let manners: [(name: String, now: String, then: String)]

  package init(_ present: Scene, goal: Scene, contents: Contents, goalContents: Contents) {
    self.present = (present, contents)
    self.goal = (goal, goalContents)
    let (now, then) = (present.framesOnScreen, goal.framesOnScreen)
    different = Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }
    manners = present.differencesOfManners(to: goal)
  }

  /// Whether both show the same.
  private var isSame: Bool { different.isEmpty && manners.isEmpty }

  /// Both pictures, the present on the left, what differs marked with `*`, and under each what its
  /// signs mean; nothing where both show the same or there is no room.
  package func picture(columns: Int, in language: Language) -> [StyledText] {
    let width = min(FrameDrawing.usualColumns, (columns - Self.gap.count) / 2)
    guard !isSame, width >= Self.narrowest else { return [] }
    let (now, then): (Message, Message) = ("now", "the goal")
    let left =
      [now.text(in: language)] + lines(of: present, beside: goal.scene, width, in: language)
    let right =
      [then.text(in: language)] + lines(of: goal, beside: present.scene, width, in: language)
    let rows = (0..<max(left.count, right.count)).map { row in
      let left = row < left.count ? left[row] : ""
      let right = row < right.count ? right[row] : ""
      return StyledText(left.padded(toWidth: width) + Self.gap + right).trimmingTrailingSpaces()
    }
    let legend: Message = "`*` marks what differs."
    return rows + [legend.styled(in: language)]
  }

  private func lines(
    of side: (scene: Scene, contents: Contents), beside other: Scene, _ columns: Int,
    in language: Language
  ) -> [String] {
    let drawing = FrameDrawing(
      side.scene, contents: side.contents, marked: different, signs: side.scene.signs,
      companion: other)
    let lines = drawing.lines(columns: columns).map { $0.told(in: language).plain }
    return (lines + side.scene.legend(beside: other.manners)).flatMap {
      $0.displayWidth <= columns ? [$0] : $0.wrapped(toWidth: columns)
    }
  }

  /// What differs, an element a line.
  ///
  /// Frames are those in the content, as `frames` and the goals have them, not those in the picture.
  package func differences(limit: Int, in language: Language) -> [StyledText] {
    let (now, then) = (present.scene.framesInContent, goal.scene.framesInContent)
    let subjects = (goal.scene.subjectsOnScreen + present.scene.subjectsOnScreen)
      .filter(different.contains)
    var seen: Set<Scene.Subject> = []
    let ordered = subjects.filter { seen.insert($0).inserted }
    var lines = manners.map { manner in
      let words: Message =
        "\(manner.name) has \(manner.now), the goal has \(manner.then)"
      return words.styled(in: language)
    }
    lines += ordered.prefix(limit).map { subject in
      difference(of: subject, now[subject], then[subject]).styled(in: language)
    }
    return lines
      + StyledText.rest(of: ordered.count, beyond: limit, margin: "").map { $0.told(in: language) }
  }

  /// Where something is now, and where the goal has it, both in the content.
  private func difference(of subject: Scene.Subject, _ now: LayoutRect?, _ then: LayoutRect?)
    -> Message
  {
    let name = subject.fullName
    switch (now, then) {
    case (let now?, let then?) where now != then:
      return "\(name) is at \(now.words), the goal has it at \(then.words)"
    case (.some, .some):
      let (isSeen, isToBeSeen) = (
        present.scene.framesOnScreen[subject] != nil, goal.scene.framesOnScreen[subject] != nil
      )
      if isSeen, isToBeSeen { return "\(name) is in its place, and the goal has it scrolled" }
      return isSeen
        ? "\(name) is in sight, the goal has it out of sight"
        : "\(name) is out of sight, the goal has it in sight"
    case (nil, let then?): return "\(name) is missing, the goal has it at \(then.words)"
    case (let now?, nil): return "\(name) is at \(now.words), the goal does not have it"
    case (nil, nil): return ""
    }
  }
}

extension Scene {
  /// What is on screen, in the order in which a person reads.
  fileprivate var subjectsOnScreen: [Subject] {
    visibleElements.sorted {
      ($0.frame.origin.y, $0.frame.origin.x) < ($1.frame.origin.y, $1.frame.origin.x)
    }.map(subject)
  }

  /// The frames of what is on screen.
  fileprivate var framesOnScreen: [Subject: LayoutRect] {
    Dictionary(
      visibleElements.map { (subject(of: $0), $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}

extension LayoutRect {
  /// The frame as a sentence names it: `0, 44, 393 x 44`.
  fileprivate var words: String {
    "\(numbers[0]), \(numbers[1]), \(numbers[2]) x \(numbers[3])"
  }
}
