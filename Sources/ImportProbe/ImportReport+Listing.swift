import Foundation
import HeadlessUIKit
import ImportRecords

// What decides which sections and items a screen has and is not given: lists, and what holds or not.
extension ImportReport {
  /// Whether lists that are not given have elements from the beginning, of which the code makes its
  /// own items.
  static let fillsLists = ProcessInfo.processInfo.environment["DIFFPLAY_LISTED"] != nil

  /// Takes what was said of whether something holds that is not given, or holds of half of the elements
  /// of lists: names and values in `DIFFPLAY_TRUTHS`.
  static func takeSaidTruths() {
    let text = ProcessInfo.processInfo.environment["DIFFPLAY_TRUTHS"] ?? ""
    for pair in text.split(separator: " ") {
      let parts = pair.split(separator: ":").map(String.init)
      guard parts.count == 2 else { continue }
      if parts[1] == "half" {
        StandInValues.halved.append(parts[0])
      } else {
        StandInValues.truths[parts[0]] = parts[1] == "true"
      }
    }
  }

  /// How many elements all the lists of a screen have at most: code may go through lists in lists
  /// without an end.
  private static let mostListed = 400

  /// Begins a screen: its lists are its own.
  func beginLists() {
    StandInValues.listCount = Self.fillsLists ? Self.placeholderCount : 0
    listed = [:]
    guard Self.fillsLists, Self.placeholderCount > 0 else { return }
    StandInValues.makesElements = { type in
      nonisolated(unsafe) var elements: [Any] = []
      MainActor.assumeIsolated { [weak self] in elements = self?.elements(of: type) ?? [] }
      return elements
    }
  }

  /// The elements of one list more.
  private func elements(of type: any Any.Type) -> [Any] {
    guard listed.values.reduce(0, +) + Self.placeholderCount <= Self.mostListed else { return [] }
    let first = listed[ObjectIdentifier(type), default: 0]
    listed[ObjectIdentifier(type)] = first + Self.placeholderCount
    func made<Element>(_ type: Element.Type) -> [Any] {
      (1...Self.placeholderCount).compactMap {
        PlaceholderValue(number: first + $0).made(type, named: "item")
      }
    }
    return _openExistential(type, do: made)
  }

  /// Counts the items that the code made of elements that stand in lists as placeholders.
  func countListed(in view: any ItemsView, into record: inout ImportRecord) {
    let made = listed.values.reduce(0, +)
    guard made > 0 else { return }
    let shown = view.itemCounts.reduce(0, +)
    record.placeholders = min(shown, (record.placeholders ?? 0) + made)
  }

  /// The sections that show items of the code's own before a view is filled, where a list was asked for
  /// that is not given.
  func ownSections(of view: any ItemsView) -> [Int] {
    guard StandInValues.isListMissing else { return [] }
    return view.itemCounts.indices.filter { view.itemCounts[$0] > 0 }
  }

  /// Tells what was not said that may decide what a screen shows.
  func tellUnsaid(_ ownSections: [Int], in record: inout ImportRecord) {
    guard isLeftOut else { return }
    let sections = record.snapshot ?? []
    let names = ownSections.filter { sections.indices.contains($0) }.map { sections[$0].name }
    if !names.isEmpty { record.ownSections = names }
    let unsaid = StandInUses.noted.truths.subtracting(StandInValues.truths.keys)
      .subtracting(StandInValues.halved).sorted()
    if !unsaid.isEmpty { record.unsaidTruths = unsaid }
  }
}
