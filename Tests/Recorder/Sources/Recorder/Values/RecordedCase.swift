import Foundation

/// A case of a file: what is done, and what came of it where that was recorded.
public struct RecordedCase: Hashable, Sendable, CustomStringConvertible {
  /// The whole case, as the file has it.
  public let value: Value

  public init(_ value: Value) { self.value = value }

  /// Its `id`, a number in some files and a word in others.
  public var id: String { value["id"].text ?? value["id"].number.map { "\(Int($0))" } ?? "" }
  /// What came of it; `null` for an open point.
  public var expected: Value { value["expected"] }
  /// Whether the case passes `nil` where Swift takes none.
  public var isForObjectiveC: Bool { value["objc_only"].bool == true }
  public var description: String {
    [id, value["name"].text].compactMap(\.self).joined(separator: " ")
  }

  /// What is asked: the keys of what was recorded, or those that an open point names.
  var asked: [String] {
    value["asks"].texts ?? expected.object.map { $0.keys.sorted() } ?? []
  }
}

/// A file of cases.
public struct CaseFile: Hashable, Sendable {
  /// What the cases of a file are about, which says how they are carried out.
  public enum Kind: String, Sendable { case snapshot, sectionSnapshot, dataSource, layout, view }

  public let name: String
  public let kind: Kind
  let folder: String

  /// The recorded cases of the project.
  public static let fixtures = [
    CaseFile(name: "uikit-snapshot.json", kind: .snapshot, folder: "Tests/Fixtures"),
    CaseFile(name: "uikit-section-snapshot.json", kind: .sectionSnapshot, folder: "Tests/Fixtures"),
    CaseFile(name: "uikit-data-source.json", kind: .dataSource, folder: "Tests/Fixtures"),
    CaseFile(name: "uikit-layout.json", kind: .layout, folder: "Tests/Fixtures"),
  ]

  /// What nobody has recorded yet.
  public static let openPoints = [
    CaseFile(name: "open-snapshot.json", kind: .snapshot, folder: "Tests/Recorder/Cases"),
    CaseFile(
      name: "open-section-snapshot.json", kind: .sectionSnapshot, folder: "Tests/Recorder/Cases"),
    CaseFile(name: "open-data-source.json", kind: .dataSource, folder: "Tests/Recorder/Cases"),
    CaseFile(name: "open-layout.json", kind: .layout, folder: "Tests/Recorder/Cases"),
    CaseFile(name: "open-view.json", kind: .view, folder: "Tests/Recorder/Cases"),
  ]

  /// The project's folder: `RECORDER_PROJECT`, or that in which this file was compiled.
  public static let projectFolder: URL = {
    if let given = ProcessInfo.processInfo.environment["RECORDER_PROJECT"] {
      return URL(fileURLWithPath: given)
    }
    return (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
  }()

  public var url: URL { Self.projectFolder.appendingPathComponent("\(folder)/\(name)") }

  /// What the file says besides its cases, and these in their order.
  ///
  /// - Throws: What reading or decoding throws.
  public func read() throws -> (header: Value, cases: [RecordedCase]) {
    let file = try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    var header = file.object ?? [:]
    header["cases"] = nil
    return (.object(header), (file["cases"].list ?? []).map { RecordedCase($0) })
  }
}
