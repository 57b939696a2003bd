import Foundation
import UIKit

/// Where and when something is recorded: all that is not compared stands here.
public struct RecordingHeader: Sendable {
  /// Who answers: Apple's UIKit, or this project's library.
  public let implementation: String
  /// The system with its version, such as `iOS 26.0`.
  public let system: String
  /// The device with its idiom, such as `iPhone (phone)`.
  public let device: String
  /// Pixels to a point, of the main screen.
  public let scale: Double
  /// The day, in the calendar of ISO 8601.
  public let date: String

  /// The machine that this runs on.
  @MainActor public static var here: RecordingHeader {
    let day = ISO8601DateFormatter().string(from: Date()).prefix(10)
    #if canImport(ObjectiveC)
      let device = UIDevice.current
      let version = ProcessInfo.processInfo.operatingSystemVersion
      #if targetEnvironment(macCatalyst)
        let system = "macOS \(version.majorVersion).\(version.minorVersion), Mac Catalyst"
      #else
        let system = "\(device.systemName) \(device.systemVersion)"
      #endif
      let simulated = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"]
      return RecordingHeader(
        implementation: "UIKit", system: system,
        device: "\(simulated ?? device.model) (\(name(device.userInterfaceIdiom)))",
        scale: Double(UITraitCollection.current.displayScale), date: String(day))
    #else
      return RecordingHeader(
        implementation: "diffplay", system: "Linux", device: "none",
        scale: Double(UIScreen.main.scale), date: String(day))
    #endif
  }

  #if canImport(ObjectiveC)
    private static func name(_ idiom: UIUserInterfaceIdiom) -> String {
      switch idiom {
      case .phone: "phone"
      case .pad: "pad"
      case .mac: "mac"
      default: "other"
      }
    }
  #endif

  var value: Value {
    [
      "implementation": .text(implementation), "system": .text(system), "device": .text(device),
      "scale": .number(scale), "date": .text(date),
    ]
  }

  /// What a case's `source` says of an answer that was recorded here.
  var source: String {
    "recorded by Tests/Recorder on \(implementation) of \(system), \(device), scale \(Value(scale).line)"
  }

  /// The name of the folder for the answers, without what file systems refuse.
  public var folderName: String {
    "\(implementation)-\(system)-\(device)-\(Value(scale).line)x"
      .map { $0.isLetter || $0.isNumber || $0 == "." ? String($0) : "-" }.joined()
      .split(separator: "-").joined(separator: "-")
  }
}

/// The answers to a file of cases.
public struct Recording: Sendable {
  /// The file of answers, in the format of the cases.
  public let answers: Value
  /// What differs from the records, case by case; empty where nothing does.
  public let differences: Value

  /// Carries out all cases of a file.
  ///
  /// - Throws: What reading the file throws.
  @MainActor public init(_ file: CaseFile, on header: RecordingHeader) throws {
    let (about, cases) = try file.read()
    var answered: [Value] = []
    var differing: [Value] = []
    for recorded in cases {
      let answer = Answer.answer(recorded, of: file.kind)
      var value = recorded.value.object ?? [:]
      value["expected"] = answer ?? .null
      value["source"] = .text(header.source)
      value["confidence"] = answer == nil ? "not answered" : "high"
      answered.append(.object(value))
      guard recorded.expected != .null else { continue }
      let found = Differences(recorded.expected, answer).found.map(\.key)
      guard found != KnownDifferences.keys(of: recorded, in: file) else { continue }
      differing.append([
        "id": .text(recorded.id), "keys": Value(found), "recorded": recorded.expected,
        "answer": answer ?? .null,
      ])
    }
    var content = about.object ?? [:]
    content["recorded"] = header.value
    content["cases"] = .list(answered)
    answers = .object(content)
    differences = .list(differing)
  }
}

/// What of the recorded cases public calls cannot reach, or this project answers otherwise.
public enum KnownDifferences {
  private static let all: [String: [RecordedCase]] = {
    let file = CaseFile(
      name: "known-differences.json", kind: .dataSource, folder: "Tests/Recorder/Cases")
    return Dictionary(grouping: (try? file.read().cases) ?? []) { $0.value["file"].text ?? "" }
  }()

  /// The keys of a case that differ, in their order; one without a name where nothing is answered.
  public static func keys(of recorded: RecordedCase, in file: CaseFile) -> [String] {
    if recorded.isForObjectiveC { return [""] }
    return (all[file.name] ?? []).first { $0.id == recorded.id }?.value["keys"].texts ?? []
  }

  /// The reasons, each once.
  public static var reasons: Set<String> {
    Set(all.values.joined().compactMap { $0.value["reason"].text })
  }
}
