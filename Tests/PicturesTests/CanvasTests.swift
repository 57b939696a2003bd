import Pictures
import TestSupport
import Testing
import TextWidth

@Suite struct CanvasTests {
  @Test func framesThatTouchShareTheirLines() {
    let third = 320.0 / 3
    let boxes = (0..<6).map { item in
      CanvasBox(
        x: Double(item % 3) * third, y: Double(item / 3) * 60, width: third, height: 60,
        label: "\(item)")
    }
    #expect(
      picture(boxes, width: 320, height: 160, columns: 40) == """
        ╭────────────┬────────────┬────────────╮
        │            │            │            │
        │     0      │     1      │     2      │
        │            │            │            │
        ├────────────┼────────────┼────────────┤
        │            │            │            │
        │     3      │     4      │     5      │
        │            │            │            │
        ├────────────┴────────────┴────────────┤
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
        """)
  }

  /// A gap too small for a cell still parts the lines, everywhere alike.
  @Test func smallGapsStayVisibleAndAlike() {
    let boxes = (0..<6).map { item in
      CanvasBox(
        x: 2 + Double(item % 3) * 106.5, y: 2 + Double(item / 3) * 64, width: 104.5, height: 62,
        label: "항목 \(item)")
    }
    #expect(
      picture(boxes, width: 321.5, height: 130, columns: 50) == """
        ╭────────────────────────────────────────────────╮
        │┌──────────────┐┌──────────────┐┌──────────────┐│
        ││              ││              ││              ││
        ││    항목 0    ││    항목 1    ││    항목 2    ││
        ││              ││              ││              ││
        ││              ││              ││              ││
        │└──────────────┘└──────────────┘└──────────────┘│
        │┌──────────────┐┌──────────────┐┌──────────────┐│
        ││              ││              ││              ││
        ││    항목 3    ││    항목 4    ││    항목 5    ││
        ││              ││              ││              ││
        ││              ││              ││              ││
        │└──────────────┘└──────────────┘└──────────────┘│
        ╰────────────────────────────────────────────────╯
        """)
  }

  @Test func insetsLeaveTheSameRoomOnBothSides() {
    let boxes = [40, 66, 80].enumerated().map { row, columns in
      CanvasBox(
        x: 16, y: 10 + Double(row) * 100, width: 393 - 32, height: 80, label: "\(columns)",
        labelPlacement: .topLeft)
    }
    for columns in 40...90 {
      let canvas = Canvas(
        viewport: CanvasRect(x: 0, y: 0, width: 393, height: 300), columns: columns)
      for line in canvas.lines(drawing: boxes).dropFirst().dropLast() {
        guard line.contains("┌") || line.contains("└") else { continue }
        let left = line.prefix { !"┌└".contains($0) }.count
        let right = line.reversed().prefix { !"┐┘".contains($0) }.count
        #expect(left == right, "\(columns): \(line)")
      }
    }
  }

  @Test func aStoreScreenAtEightyColumns() {
    #expect(
      picture(storeScreen, width: 393, height: 400, columns: 80) == """
        ╭──────────────────────────────────────────────────────────────────────────────╮
        ├─┐  ┌───────────────────────────────────────────────────────────────────┐  ┌──┤
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                        지금 주목해야 할 앱                        │  │  ┊
        ┊…│  │                             337.7×120                             │  │… ┊
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                                                                   │  │  ┊
        ┊ │  │                                                                   │  │  ┊
        ├─┘  └───────────────────────────────────────────────────────────────────┘  └──┤
        ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │  ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓  │
        │  ┃ 유료 순위                                                              ┃  │
        │  ┃                                                                        ┃  │
        │  ┃                                                                        ┃  │
        │  ┡━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┯━┹──┤
        │  │                                                                      │    ┊
        │  │                                                                      │rank┊
        │  │                                rank 1                                │ 4  ┊
        │  │                                                                      │    ┊
        │  │                                                                      │    ┊
        │  ├──────────────────────────────────────────────────────────────────────┼────┤
        │  │                                                                      │    ┊
        │  │                                                                      │rank┊
        │  │                                rank 2                                │ 5  ┊
        │  │                                                                      │    ┊
        │  │                                                                      │    ┊
        │  ├──────────────────────────────────────────────────────────────────────┼────┤
        │  │                                                                      │    ┊
        │  │                                                                      │rank┊
        │  │                                rank 3                                │ 6  ┊
        │  │                                                                      │    ┊
        │  │                                                                      │    ┊
        │  └──────────────────────────────────────────────────────────────────────┴────┤
        │  ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓  │
        │  ┃                            테마별 카테고리                             ┃  │
        ╰──┸┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┸──╯
        """)
  }

  @Test func aStoreScreenAtSixtyColumns() {
    #expect(
      picture(storeScreen, width: 393, height: 400, columns: 60) == """
        ╭──────────────────────────────────────────────────────────╮
        ├─┐ ┌──────────────────────────────────────────────────┐ ┌─┤
        ┊ │ │                                                  │ │ ┊
        ┊ │ │                                                  │ │ ┊
        ┊ │ │                                                  │ │ ┊
        ┊…│ │               지금 주목해야 할 앱                │ │…┊
        ┊ │ │                    337.7×120                     │ │ ┊
        ┊ │ │                                                  │ │ ┊
        ┊ │ │                                                  │ │ ┊
        ┊ │ │                                                  │ │ ┊
        ├─┘ └──────────────────────────────────────────────────┘ └─┤
        ┝━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┥
        │ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ │
        │ ┃ 유료 순위                                            ┃ │
        │ ┃                                                      ┃ │
        │ ┡━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┯┹─┤
        │ │                                                     │  ┊
        │ │                       rank 1                        │r…┊
        │ │                                                     │  ┊
        │ │                                                     │  ┊
        │ ├─────────────────────────────────────────────────────┼──┤
        │ │                                                     │  ┊
        │ │                       rank 2                        │r…┊
        │ │                                                     │  ┊
        │ │                                                     │  ┊
        │ ├─────────────────────────────────────────────────────┼──┤
        │ │                                                     │  ┊
        │ │                       rank 3                        │r…┊
        │ │                                                     │  ┊
        │ │                                                     │  ┊
        │ └─────────────────────────────────────────────────────┴──┤
        │ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ │
        │ ┃                   테마별 카테고리                    ┃ │
        ╰─┸┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┸─╯
        """)
  }

  @Test func laterBoxesHideWhatIsBeneathAndLabelsStayFree() {
    let boxes = [
      CanvasBox(
        x: 10, y: 10, width: 300, height: 140, label: "background", stroke: .dashed,
        fill: .pattern("·")),
      CanvasBox(x: 30, y: 30, width: 120, height: 100, label: "카드"),
      CanvasBox(x: 170, y: 30, width: 120, height: 100, label: "card 2"),
      CanvasBox(x: 120, y: 15, width: 50, height: 40, label: "badge", stroke: .heavy),
    ]
    #expect(
      picture(boxes, width: 320, height: 160, columns: 50) == """
        ╭────────────────────────────────────────────────╮
        │ ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐ │
        │ ╎···············┏━━━━━━━┓ background ········╎ │
        │ ╎··┌────────────┨ badge ┠─────────────────┐··╎ │
        │ ╎··│            ┃       ┃                 │··╎ │
        │ ╎··│            ┗━━━━┯━━┩                 │··╎ │
        │ ╎··│                 │··│                 │··╎ │
        │ ╎··│      카드       │··│     card 2      │··╎ │
        │ ╎··│                 │··│                 │··╎ │
        │ ╎··│                 │··│                 │··╎ │
        │ ╎··│                 │··│                 │··╎ │
        │ ╎··└─────────────────┘··└─────────────────┘··╎ │
        │ └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘ │
        ╰────────────────────────────────────────────────╯
        """)
  }

  @Test func smallBoxesBecomeLinesAndDots() {
    let boxes = [
      CanvasBox(x: 10, y: 10, width: 300, height: 1, label: "line", stroke: .heavy),
      CanvasBox(x: 10, y: 30, width: 300, height: 12, label: "세로로 좁은 헤더"),
      CanvasBox(x: 10, y: 50, width: 1, height: 100, label: "v"),
      CanvasBox(x: 50, y: 60, width: 2, height: 2, label: "dot"),
      CanvasBox(x: 70, y: 60, width: 8, height: 60, label: "narrow"),
      CanvasBox(x: 100, y: 60, width: 20, height: 60, label: "한글"),
      CanvasBox(x: 150, y: 60, width: 24, height: 60, label: "한글"),
    ]
    #expect(
      picture(boxes, width: 320, height: 160, columns: 50) == """
        ╭────────────────────────────────────────────────╮
        │ ╺━━━━━━━━━━━━━━━━━━━ line ━━━━━━━━━━━━━━━━━━━╸ │
        │ ┌────────────────────────────────────────────┐ │
        │ │              세로로 좁은 헤더              │ │
        │ └────────────────────────────────────────────┘ │
        │ ╷     ▪  ┌┐  ┌──┐    ┌───┐                     │
        │ │        ││  │  │    │   │                     │
        │ │        ││  │… │    │한…│                     │
        │ │        ││  │  │    │   │                     │
        │ │        ││  │  │    │   │                     │
        │ │        └┘  └──┘    └───┘                     │
        │ │                                              │
        │ │                                              │
        │ ╵                                              │
        ╰────────────────────────────────────────────────╯
        """)
  }

  @Test func theBorderShowsWhatGoesOnOutside() {
    let boxes = [
      CanvasBox(x: -80, y: -40, width: 120, height: 80, label: "up left"),
      CanvasBox(x: 240, y: 60, width: 200, height: 40, label: "to the right"),
      CanvasBox(x: 100, y: 110, width: 60, height: 200, label: "down"),
      CanvasBox(x: 400, y: 20, width: 50, height: 20),
      CanvasBox(x: 400, y: 70, width: 50, height: 20),
      CanvasBox(x: -50, y: 110, width: 50, height: 20),
      CanvasBox(x: 150, y: -90, width: 90, height: 20),
      CanvasBox(x: 200, y: 200, width: 100, height: 20),
      CanvasBox(x: 900, y: 900, width: 9, height: 9),
    ]
    #expect(
      picture(boxes, width: 320, height: 160, columns: 50) == """
        ╭┈┈┈┈┈┬───────────────────────▴──────────────────╮
        ┊ up  │                                          │
        ┊left │                                          ▸
        ├─────┘                                          │
        │                                                │
        │                                    ┌───────────┤
        │                                    │  to the   ┊
        │                                    │   right   ┊
        │                                    └───────────┤
        │              ┌─────────┐                       │
        ◂              │         │                       │
        │              │  down   │                       │
        │              │         │                       │
        ╰──────────────┴┈┈┈┈┈┈┈┈┈┴────────────▾──────────╯
        """)
  }

  @Test func aScrolledViewportShowsItsPart() {
    let boxes = (0..<20).map {
      CanvasBox(x: 0, y: Double($0) * 44, width: 320, height: 44, label: "row \($0)")
    }
    let canvas = Canvas(viewport: CanvasRect(x: 0, y: 100, width: 320, height: 120), columns: 40)
    #expect(
      canvas.lines(drawing: boxes).joined(separator: "\n") == """
        ╭┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈╮
        │                row 2                 │
        ├──────────────────────────────────────┤
        │                row 3                 │
        │                                      │
        ├──────────────────────────────────────┤
        │                row 4                 │
        │                                      │
        ╰───────────────────▾──────────────────╯
        """)
  }

  @Test func aClearBoxLeavesWhatIsBeneath() {
    let boxes = [
      CanvasBox(x: 20, y: 20, width: 120, height: 60, label: "a"),
      CanvasBox(x: 160, y: 20, width: 120, height: 60, label: "b"),
      CanvasBox(
        x: 8, y: 8, width: 284, height: 84, label: "group", stroke: .dashed, fill: .clear,
        labelPlacement: .topLeft),
    ]
    #expect(
      picture(boxes, width: 300, height: 100, columns: 50) == """
        ╭────────────────────────────────────────────────╮
        │┌╌ group ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐│
        │╎ ┌───────────────────┐  ┌───────────────────┐ ╎│
        │╎ │                   │  │                   │ ╎│
        │╎ │         a         │  │         b         │ ╎│
        │╎ │                   │  │                   │ ╎│
        │╎ │                   │  │                   │ ╎│
        │╎ └───────────────────┘  └───────────────────┘ ╎│
        │└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘│
        ╰────────────────────────────────────────────────╯
        """)
  }

  @Test func severalLabelLinesNeedRoomForAll() {
    let boxes = [
      CanvasBox(x: 0, y: 0, width: 150, height: 80, label: "a\n150×80"),
      CanvasBox(x: 150, y: 0, width: 30, height: 80, label: "b\n30×80"),
      CanvasBox(x: 180, y: 0, width: 120, height: 80, label: "c\n120×80", labelPlacement: .topLeft),
    ]
    #expect(
      picture(boxes, width: 300, height: 80, columns: 50) == """
        ╭────────────────────────┬───┬───────────────────╮
        │                        │   │ c                 │
        │                        │   │ 120×80            │
        │           a            │ b │                   │
        │         150×80         │   │                   │
        │                        │   │                   │
        │                        │   │                   │
        ╰────────────────────────┴───┴───────────────────╯
        """)
  }

  /// A text goes on below where a box has rows left, and ends in an ellipsis where it has no more.
  @Test func longLabelsGoOnBelow() {
    let text = "오늘의 할 일을 모두 끝낸 사람들의 목록"
    let boxes = [(0.0, 60.0), (60, 40)].map { y, height in
      CanvasBox(x: 0, y: y, width: 160, height: height, label: text)
    }
    let lines = picture(boxes, width: 160, height: 100, columns: 20).split(separator: "\n")
    let words = lines.map { $0.filter { $0.isLetter || $0 == "…" } }.filter { !$0.isEmpty }
    #expect(words.prefix(3).joined() == text.filter(\.isLetter))
    #expect(words.dropFirst(3).last?.hasSuffix("…") == true)
    #expect(lines.allSatisfy { $0.displayWidth == 20 })
  }

  @Test func hostileNumbersDrawNothing() {
    let boxes = [
      CanvasBox(x: .nan, y: 0, width: 10, height: 10), CanvasBox(x: 0, y: 0, width: -5, height: 10),
      CanvasBox(x: 0, y: 0, width: 10, height: .nan),
      CanvasBox(x: .infinity, y: 0, width: 1, height: 1),
    ]
    #expect(picture(boxes, width: 10, height: 4, columns: 4) == "╭──╮\n│  │\n╰──╯")
    #expect(picture([], width: 0, height: 10, columns: 10) == "")
    #expect(picture([], width: .infinity, height: 10, columns: 10) == "")
    #expect(picture([], width: 10, height: .nan, columns: 10) == "")
    let far = CanvasRect(x: 1e20, y: 0, width: 10, height: 10)
    #expect(Canvas(viewport: far, columns: 10).lines(drawing: boxes) == [])
    let endless = CanvasBox(
      x: -1e300, y: 0, width: .greatestFiniteMagnitude, height: 40, label: "x")
    #expect(
      picture([endless], width: 40, height: 40, columns: 9) == """
        ╭───────╮
        ┊       ┊
        ┊   x   ┊
        ┊       ┊
        ╰───────╯
        """)
  }

  @Test func aTallViewportIsCompressed() {
    let canvas = Canvas(
      viewport: CanvasRect(x: 0, y: 0, width: 100, height: 10_000), columns: 20, maximumRows: 11)
    #expect(canvas.rows == 11)
    #expect(canvas.pointsPerRow == 1000)
    #expect(canvas.lines(drawing: []).count == 11)
  }

  @Test(arguments: [31, 32, 33, 34] as [UInt64])
  func noLineIsWiderThanAskedAndDrawingRepeats(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let labels = ["", "a", "지금 주목해야 할 앱", "👨‍👩‍👧‍👦\n🇰🇷", "e\u{301}\u{200B}", "\u{1B}[31m", "ᄒ"]
    let strokes: [CanvasBox.Stroke] = [.light, .heavy, .dashed]
    let fills: [CanvasBox.Fill] = [.blank, .clear, .pattern("░"), .pattern("가")]
    for _ in 0..<150 {
      let columns = Int.random(in: 4...70, using: &generator)
      let boxes = (0..<Int.random(in: 0...25, using: &generator)).map { _ in
        CanvasBox(
          x: Double.random(in: -100...400, using: &generator).rounded(),
          y: Double.random(in: -100...400, using: &generator).rounded(),
          width: Double.random(in: 0...300, using: &generator).rounded(),
          height: Double.random(in: 0...120, using: &generator).rounded(),
          label: labels.randomElement(using: &generator)!,
          stroke: strokes.randomElement(using: &generator)!,
          fill: fills.randomElement(using: &generator)!,
          labelPlacement: Bool.random(using: &generator) ? .center : .topLeft)
      }
      let canvas = Canvas(
        viewport: CanvasRect(x: 0, y: 0, width: 320, height: 300), columns: columns)
      let lines = canvas.lines(drawing: boxes)
      #expect((3...canvas.maximumRows).contains(lines.count), "seed \(seed)")
      for line in lines {
        #expect(line.displayWidth == columns, "seed \(seed), \(columns) columns: \(line)")
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 }, "seed \(seed)")
      }
      #expect(lines == canvas.lines(drawing: boxes), "seed \(seed)")
    }
  }

  private func picture(
    _ boxes: [CanvasBox], width: Double, height: Double, columns: Int
  ) -> String {
    Canvas(viewport: CanvasRect(x: 0, y: 0, width: width, height: height), columns: columns)
      .lines(drawing: boxes).joined(separator: "\n")
  }

  /// A wide card between its neighbours, a header, three rows a page, and the next section.
  private var storeScreen: [CanvasBox] {
    let page = 353.7
    let apps = ["유령 앱", "지금 주목해야 할 앱", "이번 주 새로운 앱"].enumerated().map { index, name in
      CanvasBox(
        x: 27.65 + Double(index - 1) * page, y: 8, width: page - 16, height: 120,
        label: "\(name)\n337.7×120")
    }
    let ranks = (0..<6).map { rank in
      CanvasBox(
        x: 16 + Double(rank / 3) * page, y: 190 + Double(rank % 3) * 60, width: page, height: 60,
        label: "rank \(rank + 1)")
    }
    return apps + [
      CanvasBox(x: 0, y: 140, width: 393, height: 1, stroke: .heavy),
      CanvasBox(
        x: 16, y: 150, width: 361, height: 40, label: "유료 순위", stroke: .heavy,
        labelPlacement: .topLeft),
    ] + ranks + [
      CanvasBox(x: 16, y: 380, width: 361, height: 44, label: "테마별 카테고리", stroke: .heavy),
      CanvasBox(x: 16, y: 424, width: 361, height: 44, label: "theme 1"),
    ]
  }
}
