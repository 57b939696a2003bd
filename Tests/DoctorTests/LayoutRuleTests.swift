import Testing

@testable import CommandLanguage
@testable import CompositionalLayout
@testable import Doctor
@testable import LayoutLanguage
@testable import Wording
@testable import WorldModel

/// Each rule about layouts sees what it is there for, and leaves what is near it alone.
@Suite struct LayoutRuleTests {
  /// A layout, the rules that object to it, and the sentence of the first.
  struct Example: Sendable, CustomStringConvertible {
    var layout: String
    var rules: [String]
    var subject = ""
    var message = ""

    var description: String { layout }
  }

  static let examples: [Example] = [
    Example(
      layout: "group horizontal 100 x 50 { item 200 x 50 }", rules: ["group-cannot-fit"],
      subject: "main.group", message: "its inner width is 100, and its first subitem needs 200"),
    Example(layout: "group horizontal 1w x 50 { item 1w x 50 }", rules: []),
    Example(
      layout:
        "group horizontal 1w x 50 { item 0.5w x 1h; group vertical 0.5w x 1h { item 1w x 80 } }",
      rules: ["group-cannot-fit"], subject: "main.group.subitems[1]",
      message: "its inner height is 50, and its first subitem needs 80"),
    Example(
      layout: "group vertical 1w x 160 { item 0.5w x 1h; item 0.5w x 1h }",
      rules: ["unreachable-subitem"], subject: "main.group.subitems[1]",
      message: """
        no item ever comes here: with it the run would need 320 of 160, so each run ends before it
        """),
    Example(layout: "group horizontal 1w x 160 { item 0.5w x 1h; item 0.5w x 1h }", rules: []),
    Example(layout: "group horizontal 1w x 160 { item ~200 x 1h; item 200 x 1h }", rules: []),
    Example(
      layout: "group horizontal 1w x 50 spacing 10 { item 160 x 1h; item 160 x 1h }",
      rules: ["unreachable-subitem"], subject: "main.group.subitems[1]",
      message: """
        no item ever comes here: with it the run would need 330 of 320, so each run ends before it
        """),
    Example(layout: "group horizontal 1w x ~50 { item 0.4w x ~50; item 0.4w x ~50 }", rules: []),
    Example(
      layout: "group horizontal 1w x ~50 { item 1w x 1h }", rules: ["fraction-in-estimate"],
      subject: "main.group.subitems[0]",
      message: "its height is 1h of the estimate ~50: it stays 50 and is never measured"),
    Example(
      layout: "group vertical 1w x ~100 count 2 { item 1w x ~50 }",
      rules: ["fraction-in-estimate", "overridden-size"], subject: "main.group.subitems[0]",
      message: "its height is 0.5h of the estimate ~100: it stays 50 and is never measured"),
    Example(layout: "group horizontal 1w x ~50 { item 1w x ~50 }", rules: []),
    Example(layout: "group horizontal 1w x ~50 { item 0.5w x 0.5w }", rules: []),
    Example(
      layout: "group horizontal 1w x 50 { item ~60 x 1h; item 0.5w x 1h }",
      rules: ["fraction-beside-estimate"], subject: "main.group.subitems[0]",
      message: """
        its width is ~60 beside a fraction of the whole 320: a cell that needs more than 160 breaks \
        the run
        """),
    Example(layout: "group horizontal 1w x 50 spacing 8 { item ~60 x 1h }", rules: []),
    Example(
      layout: "group horizontal 1w x 50 { item 0.5w x =~50 }", rules: ["uniform-in-fixed-group"],
      subject: "main.group.subitems[0]",
      message:
        "its height is =~50, but that of its group is 50, 50 points whatever the siblings need"
    ),
    Example(layout: "group horizontal 1w x ~50 { item 0.5w x =~50 }", rules: []),
    Example(
      layout: "group horizontal 1w x 50 count 4 { item 40 x 1h }", rules: ["overridden-size"],
      subject: "main.group.subitems[0]",
      message: "its width 40 does not count: `subitem:count:` gives each of 4 a share of 80"),
    Example(layout: "group horizontal 1w x 50 count 4 { item 1w x 1h }", rules: []),
    Example(layout: "group horizontal 1w x 50 count 4 { item 0.25w x 1h }", rules: []),
    Example(layout: "group horizontal 1w x 50 repeat 4 { item 40 x 1h }", rules: []),
    Example(
      layout: "group horizontal 1w x 50 { item 9.5 x 1h insets 0 7 }", rules: ["insets-eat-item"],
      subject: "main.group.subitems[0]",
      message: "insets of 14 are taken off a width of 9.5, which makes it 4.5"),
    Example(layout: "group horizontal 1w x 50 { item 15 x 1h insets 0 7 }", rules: []),
    Example(
      layout: "group horizontal 1w x 50 { item 100 x 1h; item 100 x 0 }", rules: ["invisible-item"],
      subject: "main.group.subitems[1]", message: "its height 0 comes to 0"),
    Example(
      layout: "group horizontal 1w x 50 { item 1/3w x 1h }", rules: ["lost-pixels"],
      subject: "main.group", message: "3 x 106.5 leave 0.5 of its width 320 over"),
    Example(
      layout: "group horizontal 1w x 50 { item 0.33w x 1h insets 2 }", rules: ["lost-pixels"],
      subject: "main.group", message: "3 x 105.5 leave 3.5 of its width 320 over"),
    Example(layout: "group horizontal 1w x 50 { item 0.25w x 1h }", rules: []),
    Example(layout: "group horizontal 1w x 50 spacing 1 { item 1/3w x 1h }", rules: []),
    Example(layout: "group horizontal 1w x 50 { item 0.49w x 1h }", rules: []),
    Example(
      layout: "group horizontal 0.8w x 1h { item 1w x 1h }\nsection scroll paging\nheader 1w x 44",
      rules: ["row-taller-than-view"], subject: "main",
      message: """
        its row is 1h, 480, and the section comes to 524 in a view of 480: it is never seen whole
        """),
    Example(
      layout: "group horizontal 1w x 1h { item 1w x 1h }\nsection scroll paging", rules: []),
    Example(
      layout: "group horizontal 0.8w x 600 { item 1w x 1h }\nsection scroll paging", rules: []),
    Example(
      layout: "group vertical 1w x 44 { item 1w x 1h }\nheader 1w x 44\nheader second 1w x 30",
      rules: ["overlapping-boundary-items"], subject: "main.second",
      message: "it covers header by 320 x 30"),
    Example(
      layout: "group vertical 1w x 44 { item 1w x 1h }\nheader 1w x 44\nfooter 1w x 30", rules: []),
    Example(
      layout:
        "group vertical 1w x 44 { item 1w x 1h }\nheader 1w x 44\nheader second 1w x 30 zIndex 5",
      rules: []),
    Example(
      layout: "group vertical 1w x 60 { item 1w x 1h }\nheader 80 x 60 align leading",
      rules: ["header-over-cells"], subject: "main.header",
      message: """
        it stands at a side, which takes no room from the cells: it covers 80 x 30 of a cell
        """),
    Example(
      layout: """
        group vertical 1w x 60 { item 1w x 1h }
        header 80 x 60 align leading
        section insets 0 80 0 0 supplementariesFollowInsets false
        """, rules: []),
    Example(
      layout: "group vertical 1w x 60 { item 1w x 1h }\nheader 80 x 60 align trailing inside",
      rules: []),
    Example(
      layout: """
        group horizontal 1w x 60 { item 0.5w x 1h { badge dot 20 x 20 at top trailing fraction 0.5 -0.5 } }
        """, rules: ["badge-cut-off"], subject: "main.dot",
      message: "it reaches 10 points beyond the side of the view and is cut off there"),
    Example(
      layout: """
        group horizontal 1w x 60 { item 0.5w x 1h { badge dot 20 x 20 at top trailing fraction 0.5 -0.5 } }
        section insets 10
        """, rules: []),
    Example(
      layout: """
        group horizontal 0.4w x 60 { item 1w x 1h { badge dot 20 x 20 at top trailing fraction 0.5 -0.3 } }
        section scroll continuous
        """, rules: ["badge-cut-off"], subject: "main.dot",
      message: "it reaches 6 points beyond its row and is cut off there"),
    Example(
      layout: """
        group horizontal 0.4w x 60 { item 1w x 1h { badge dot 20 x 20 at top trailing fraction 0.5 0 } }
        section scroll continuous
        """, rules: []),
    Example(layout: "group custom 1w x 200 { frame 0 0 100 x 200; frame 0 0 90 x 90 }", rules: []),
  ]

  @Test(arguments: examples) func aLayoutIsJudged(_ example: Example) throws {
    let findings = try WrittenLayout.findings(example.layout)
    #expect(findings.map(\.rule.id) == example.rules)
    guard let first = findings.first else { return }
    #expect(first.subject.name == example.subject)
    #expect(first.message.english == example.message)
  }

  @Test func whatIsRefusedIsTheOnlyFinding() throws {
    let findings = try WrittenLayout.findings(
      "group horizontal 1w x ~94 { item 0.25w x ~94 }\nsection insets 0 16", width: 32)
    #expect(findings.map(\.rule.id) == ["refused-layout"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.message.english.hasPrefix("section main leaves its group") == true)
  }

  @Test func aPinnedHeaderOfTheLayoutCoversThatOfASection() throws {
    let title = LayoutBoundaryItem(
      layoutSize: LayoutSize(.fractionalWidth(1), .absolute(60)), elementKind: "title",
      alignment: .top, pinToVisibleBounds: true)
    let configuration = LayoutConfiguration(boundarySupplementaryItems: [title])
    let rows = "group vertical 1w x 44 { item 1w x 1h }"
    let findings = try WrittenLayout.findings(
      rows + "\nheader 1w x 30 pin", configuration: configuration)
    #expect(findings.map(\.rule.id) == ["overlapping-pins"])
    #expect(
      findings.first?.message.english
        == """
        title of the layout (60) and it (30) are pinned to the same edge of the view and lie over \
        each other
        """)
    for silent in [rows + "\nheader 1w x 30", rows + "\nfooter 1w x 30 pin", rows] {
      #expect(try WrittenLayout.findings(silent, configuration: configuration).isEmpty)
    }
  }

  @Test func sectionsThatLookAlikeAreToldOfOnce() throws {
    let rows = "group horizontal 1w x ~50 { item 1w x 1h }"
    #expect(
      try WrittenLayout.findings(rows, rows).map(\.subject.name) == ["main.group.subitems[0]"])
    let other = rows + "\nsection spacing 4"
    #expect(
      try WrittenLayout.findings(rows, other).map(\.subject.section?.name) == ["main", "ads"])
  }

  @Test func presetsAreLeftAlone() throws {
    for preset in LayoutPreset.allCases {
      for count in 1...8 {
        let section = try preset.layout(count: count).section
        for device in Device.all {
          let findings = Doctor.findings(
            in: LayoutDescription(section: section), container: device.container, itemCounts: [9])
          let told = findings.map(\.message.english)
          #expect(told.isEmpty, "\(preset) \(count) on \(device.name): \(told)")
        }
      }
    }
  }

  @Test func listsAreLeftAlone() {
    for appearance in ListConfiguration.Appearance.allCases {
      for mode in ListConfiguration.HeaderMode.allCases {
        let list = ListConfiguration(
          appearance: appearance, headerMode: mode, footerMode: .supplementary)
        for device in Device.all {
          let findings = Doctor.findings(
            in: LayoutDescription(list: list), container: device.container, itemCounts: [3, 0, 7])
          #expect(findings.map(\.message.english) == [], "\(appearance) on \(device.name)")
        }
      }
    }
  }

  /// What the seeds lay out works as it was meant.
  @Test func seedsAreLeftAlone() throws {
    var count = 0
    for (file, source) in try WrittenLayout.ofSessions(in: "seeds") {
      guard let section = try? WrittenLayout.section(source) else { continue }
      count += 1
      let container = LayoutContainer(size: LayoutExtent(width: 375, height: 812), scale: 3)
      let findings = Doctor.findings(
        in: LayoutDescription(section: section), container: container, itemCounts: [6])
      #expect(findings.filter { $0.severity > .note }.map(\.message.english) == [], "\(file)")
    }
    #expect(count > 3)
  }

  /// The faults that lessons show on purpose are found, and nothing else there but a few pixels.
  @Test func lessonsHaveOnlyTheFaultsTheyTeach() throws {
    var bad: Set<String> = []
    for (file, source) in try WrittenLayout.ofSessions(in: "lessons") {
      guard let section = try? WrittenLayout.section(source) else { continue }
      let container = LayoutContainer(size: LayoutExtent(width: 320, height: 480), scale: 2)
      for finding in Doctor.findings(
        in: LayoutDescription(section: section), container: container, itemCounts: [6])
      where finding.rule.id != "lost-pixels" {
        bad.insert("\(file.dropFirst(8).prefix(2)) \(finding.rule.id)")
      }
    }
    #expect(
      bad.sorted() == [
        "24 overridden-size", "25 unreachable-subitem", "34 fraction-in-estimate",
        "53 fraction-in-estimate", "53 overridden-size",
      ])
  }

  /// The groups are reckoned as the solver lays them out.
  @Test(arguments: [
    "group horizontal 1w x 50 spacing 7 { item 0.3w x 1h; item 40 x 1h }",
    "group vertical 1w x 200 { item 1w x 0.25h; group horizontal 1w x 0.25h { item 0.5w x 1h } }",
    "group horizontal 1w x 0.5w { item 2/3w x 1h; group vertical 1/3w x 1h count 2 { item 1w x 1h } }",
    "group horizontal 1w x 50 repeat 3 { item 80 x 1h }",
  ])
  func reckonedSlotsAreThoseOfTheSolver(_ source: String) throws {
    let description = LayoutDescription(section: try WrittenLayout.section(source))
    let container = LayoutContainer(size: LayoutExtent(width: 320, height: 480), scale: 2)
    let solution = try LayoutSolver(description: description, container: container)
      .solve(itemCounts: [100])
    let groups = solution.reckonedGroups(ofSection: 0)
    let outer = try #require(groups.first)
    var leaves = 0
    for slot in 0..<outer.slotCount {
      let path = [slot % outer.subitems.count]
      leaves += groups.first { $0.path == path }?.slotCount ?? 1
      if slot == 0 {
        let inset = outer.subitems[0]
        #expect(solution.frame(item: 0, section: 0)?.size == inset.size)
      }
    }
    #expect(leaves == solution.sections[0].groups.itemsPerGroup)
  }
}
