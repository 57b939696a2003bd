public import Foundation

/// The recorded cases, found from the place of this file.
public enum Fixtures {
  /// The bytes of the fixture file `name`, such as `uikit-layout.json`.
  public static func data(_ name: String) throws -> Data {
    try Data(contentsOf: packageRoot.appending(path: "Tests/Fixtures/\(name)"))
  }

  /// The package's folder.
  public static let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
