import UIKit

/// Carries out the cases of layouts.
@MainActor enum LayoutAnswer {
  /// Frames, sizes, resting offsets, a list's section or texts: what the case asks.
  static func answer(_ recorded: RecordedCase) -> Value? {
    if let scenario = LayoutScenarios.answer(recorded) { return scenario }
    let value = recorded.value
    if recorded.asked.contains("boundarySupplementaryItems") {
      return ListAnswer.answer(value["layout"], container: value["container"])
    }
    do {
      let offsets = value["script"]["setOffsets"].numbers
      if let offsets, value["script"]["handler"] == .null {
        return .object(try OrthogonalAnswer(value, offsets: offsets).answer)
      }
      return .object(try frames(recorded))
    } catch {
      return nil
    }
  }

  private static func frames(
    _ recorded: RecordedCase
  ) throws(UnreadableLayout) -> [String: Value] {
    let value = recorded.value
    let flow = value["layout"]["flow"]
    let layout =
      flow == .null
      ? try LayoutReading.layout(value["layout"]) : LayoutReading.flow(flow)
    register(value["layout"], in: layout)
    var answer: [String: Value] = [:]
    var stage: Stage?
    var exception = Value.null
    let log = logged {
      exception = raised {
        stage = Stage(
          showing: layout, in: value["container"], itemCounts: itemCounts(value),
          preferred: value["preferredSizes"])
      }
    }
    if recorded.asked.contains("errorText") {
      answer["throws"] = exception
      answer["errorText"] =
        exception["reason"].text.map { .text($0) }
        ?? .text(log.trimmingCharacters(in: .newlines))
      return answer
    }
    if recorded.asked.contains("throws") || exception != .null { return ["throws": exception] }
    guard let stage else { return answer }
    let visibleOnly = value["container"]["contentOffset"] != .null
    let elements = LayoutElements(of: stage.view, visibleOnly: visibleOnly)
    answer = elements.views
    answer["contentSize"] = Value(layout.collectionViewContentSize)
    if value["preferredSizes"] != .null {
      answer["visibleCells"] = LayoutElements(of: stage.view, visibleOnly: true).allCellFrames
    } else if visibleOnly {
      answer["cells"] = elements.visibleCells
      answer["onlyElementsIntersectingVisibleBounds"] = true
    } else {
      answer["cells"] = elements.cells
    }
    for (key, fact) in LayoutFacts(elements.frames(in: 0)).facts where recorded.asked.contains(key)
    {
      answer[key] = fact
    }
    if recorded.asked.contains("supplementary"), answer["supplementary"] == nil {
      answer["supplementary"] = [:]
    }
    if recorded.asked.contains("log") {
      answer["log"] = .text(log.trimmingCharacters(in: .newlines))
    }
    if recorded.asked.contains("contentOffset") {
      answer["contentOffset"] = Value(stage.view.contentOffset)
    }
    return answer
  }

  /// The items of each section; one of each where the case leaves that open.
  static func itemCounts(_ value: Value) -> [Int] {
    value["itemCounts"].numbers?.map { Int($0) }
      ?? (value["layout"]["sections"].list ?? [.null]).map { _ in 1 }
  }

  /// Gives the layout a class for each background.
  static func register(_ value: Value, in layout: UICollectionViewLayout) {
    for section in value["sections"].list ?? [] {
      for item in section["decorationItems"].list ?? [] {
        layout.register(
          DecorationView.self, forDecorationViewOfKind: item["elementKind"].text ?? "")
      }
    }
  }
}

/// What cases say of the cells of a section in place of their frames.
struct LayoutFacts {
  /// The names of the cases, with what they come to; in points, but for counts and shares.
  let facts: [String: Value]

  init(_ frames: [CGRect]) {
    guard let first = frames.first else {
      facts = [:]
      return
    }
    let row = frames.prefix { $0.minY == first.minY }
    var facts: [String: Value] = [
      "widths": Value(row.map { Double($0.width) }), "x": Value(row.map { Double($0.minX) }),
      "sum": Value(row.reduce(0) { $0 + $1.width }), "itemsPerRow": Value(row.count),
      "itemsInRow": Value(row.count), "rows": Value(Set(frames.map(\.minY)).count),
      "itemSize": Value(first.size), "itemWidth": Value(first.width), "itemFrame0": Value(first),
      "cellFrame": Value(first), "rowHeight": Value(first.height),
    ]
    // A group ends where the next one begins as the first did, farther down.
    if let period = frames.indices.dropFirst().first(where: {
      frames[$0].minX == first.minX && frames[$0].minY > first.minY
    }) {
      facts["itemsPerGroup"] = Value(period)
      facts["groupHeightPoints"] = Value(frames[period].minY - first.minY)
      let trailing = frames[1..<period]
      if let one = trailing.first {
        facts["trailingItemsShare"] = Value(one.height / trailing.reduce(0) { $0 + $1.height })
      }
    }
    self.facts = facts
  }
}
