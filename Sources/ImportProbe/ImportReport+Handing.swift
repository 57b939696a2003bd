import Foundation
import HeadlessUIKit
import ImportRecords

// Screens that others fill by methods of theirs, where none of these is given.
extension ImportReport {
  /// What stands for what others would hand a method that fills a screen, as what it calls it.
  ///
  /// - Parameter place: Which of the records that are handed it is, from 1.
  /// - Throws: `UnmadeValue` where nothing can stand for it.
  public func handed<Value>(_ name: String, _ place: Int) throws -> Value {
    let value = PlaceholderValue(
      number: place, listCount: Self.placeholderCount, depth: 1, handed: handedLists)
    let wrapped = (Value.self as? any HandedOptional.Type)?.made(of: value, named: name) as? Value
    guard let made = wrapped ?? value.made(Value.self, named: name) else { throw UnmadeValue() }
    return made
  }

  /// A value that nothing can stand for.
  private struct UnmadeValue: Error {}

  /// Whether screens are handed something though they show something of their own.
  private static let handsAlways = ProcessInfo.processInfo.environment["DIFFPLAY_HANDED"] != nil

  /// Has a view that shows nothing, or any, filled by its screen's own methods; tells how many items that
  /// gave it, or nil where it shows its own or none of them did.
  func hand(
    to view: any ItemsView, of definition: Int, _ calls: () -> [() -> Void]
  ) -> Int? {
    let always = Self.handsAlways
    guard Self.placeholderCount > 0, view.itemCounts.isEmpty || always,
      !unhanded.contains(definition), !unfilled.contains(definition)
    else { return nil }
    let calls = calls()
    guard !calls.isEmpty else { return nil }
    write(handingOf: definition)
    view.showsPlainViews = unshown.contains(definition)
    StandInValues.listCount = Self.placeholderCount
    for call in calls where always || !view.showsItems {
      handedLists = HandedLists()
      call()
      Self.runPutOff()
      view.layoutIfNeeded()
    }
    guard view.showsItems else { return nil }
    return view.itemCounts.reduce(0, +)
  }

  private func write(handingOf definition: Int) {
    var record = ImportRecord(beginning: definition)
    (record.isHanding, record.isFilling) = (true, true)
    write(record)
  }
}

/// What may be handed, or nothing: it is there.
private protocol HandedOptional {
  static func made(of value: PlaceholderValue, named name: String) -> Any?
}

extension Optional: HandedOptional {
  fileprivate static func made(of value: PlaceholderValue, named name: String) -> Any? {
    value.made(Wrapped.self, named: name)
  }
}
