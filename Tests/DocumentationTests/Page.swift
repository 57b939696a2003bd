import Foundation
import TestSupport
import Testing

/// A page of the documentation, and the Swift code in it.
struct Page: Sendable, CustomTestStringConvertible {
  /// From the package's folder.
  let path: String
  let text: String

  init(path: String) throws {
    self.path = path
    text = try String(contentsOf: Fixtures.packageRoot.appending(path: path), encoding: .utf8)
  }

  var testDescription: String { path }

  /// The pages of the catalogues below `Sources` that hold code.
  static let catalogues: [Page] = {
    let sources = Fixtures.packageRoot.appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { path in
      path.contains(".docc/") && path.hasSuffix(".md")
    }
    return paths.sorted().compactMap { try? Page(path: "Sources/\($0)") }
      .filter { !$0.listings.isEmpty }
  }()

  /// The pages whose listings are one program: those of the catalogues, and the package's own.
  static let all: [Page] = catalogues + [try? Page(path: "README.md")].compactMap(\.self)

  /// The blocks that are marked as Swift, in their order.
  var listings: [String] {
    var listings: [String] = []
    var listing: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = listing {
        if line == "```" { listings.append(lines) }
        listing = line == "```" ? nil : lines + line + "\n"
      } else if line == "```swift" {
        listing = ""
      }
    }
    return listings
  }

  /// The listings as the body of a function that may throw, on the actor that UIKit is on.
  var program: String {
    let lines = listings.joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let imports = Set(lines.filter { $0.hasPrefix("import ") }).sorted()
    let body = lines.filter { !$0.hasPrefix("import ") }
    return (imports + ["@MainActor func listings() throws {"] + body + ["}"])
      .joined(separator: "\n") + "\n"
  }
}
