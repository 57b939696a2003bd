import JSON
import Testing

@testable import SwiftImport

/// What the compiler tells of a user's files, with what it repeats of the library for them.
struct SymbolGraphTests {
  private static func member(_ name: String, in file: String) -> String {
    """
    {"kind": {"identifier": "swift.method"}, "pathComponents": ["Shelf", "\(name)"],
     "identifier": {"precise": "\(name)"}, "location": {"uri": "file://\(file)",
     "position": {"line": 3, "character": 7}}}
    """
  }

  /// Wherever the library was built, before the user's folder in the alphabet or behind it.
  @Test(arguments: ["/a", "/z"]) func membersOfOtherModulesAreNotTheUsers(library: String) throws {
    let symbols = [
      Self.member("scrolled()", in: "\(library)/Library/Scrolling.swift"),
      Self.member("shown()", in: "/m/Shelf.swift"), Self.member("standing()", in: "standins"),
    ]
    var graph = SymbolGraph()
    graph.add(try JSONDocument(parsing: "{\"symbols\": [\(symbols.joined(separator: ","))]}").value)
    graph.nameFiles { $0 == "/m/Shelf.swift" ? "Shelf.swift" : nil }
    graph.sort()
    #expect(graph.symbols.map(\.baseName) == ["shown", "standing"])
    #expect(graph.symbols.map(\.file) == ["Shelf.swift", "standins"])
  }
}
