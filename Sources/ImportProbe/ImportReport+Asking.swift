import Foundation
import HeadlessUIKit
import ImportRecords

// The views that a screen's code is asked for, which may end the program.
extension ImportReport {
  /// The kinds and sections of views that ended the program, by screens: a line of `DIFFPLAY_UNASKED`
  /// for each.
  static var unaskedViews: [Int: Set<String>] {
    let text = ProcessInfo.processInfo.environment["DIFFPLAY_UNASKED"] ?? ""
    return text.split(separator: "\n").reduce(into: [:]) { views, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let definition = Int(parts[0]) else { return }
      views[definition, default: []].insert(String(parts[1]))
    }
  }

  /// Has each view of code that something was left out of announced before it is asked for, and a plain
  /// one stand for those that ended the program.
  func announceViews() {
    guard isLeftOut else { return }
    AskedViews.mayAsk = { [weak self] kind, indexPath in
      self?.announce("\(indexPath.first ?? 0) \(kind)") ?? true
    }
    AskedViews.wasGiven = { [weak self] in
      guard let self else { return }
      giving.insert(current)
      write(asked: nil)
    }
  }

  /// Announces that a view is asked for; whether it may be.
  private func announce(_ view: String) -> Bool {
    if unasked[current]?.contains(view) == true {
      partlyPlain.insert(current)
      return false
    }
    write(asked: view)
    return true
  }

  private func write(asked view: String?) {
    var record = ImportRecord(beginning: current)
    record.asked = view
    write(record)
  }

  /// Tells of a screen that plain views stand for some of its own, or for all where it gave none.
  func tellPlainViews(of definition: Int, in record: inout ImportRecord) {
    guard partlyPlain.contains(definition) else { return }
    if (record.placeholders ?? 0) > 0, !giving.contains(definition) {
      record.isPlain = true
    } else {
      record.isPartlyPlain = true
    }
  }
}
