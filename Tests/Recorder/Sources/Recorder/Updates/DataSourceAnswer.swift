import UIKit

/// Carries out the cases of data sources.
@MainActor enum DataSourceAnswer {
  /// The batches of the fixtures, by the number of their case.
  private static let batches: [String: Value] = {
    let file = CaseFile(name: "batches.json", kind: .dataSource, folder: "Tests/Recorder/Cases")
    let cases = (try? file.read().cases) ?? []
    return Dictionary(cases.map { ($0.id, $0.value["batch"]) }) { $1 }
  }()

  static func answer(_ recorded: RecordedCase) -> Value? {
    let own = recorded.value["batch"]
    if let batch = own == .null ? batches[recorded.id] : own {
      return Batch(batch).map { ["throws": $0.exception()] }
    }
    return CellRequests.answer(recorded) ?? DataSourceScenarios.answer(recorded)
  }
}
