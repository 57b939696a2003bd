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

  /// Of two types called `State` a member's is the one beside it.
  @Test func typesOfOneNameAreToldApart() throws {
    let types = ["Shelf", "Shop"].map { outer in
      """
      {"kind": {"identifier": "swift.enum"}, "pathComponents": ["\(outer)", "State"],
       "identifier": {"precise": "\(outer).State"}}
      """
    }
    let method = """
      {"kind": {"identifier": "swift.method"}, "pathComponents": ["Shop", "show(_:)"],
       "identifier": {"precise": "show"}, "declarationFragments": [
       {"kind": "keyword", "spelling": "func"}, {"kind": "text", "spelling": " "},
       {"kind": "identifier", "spelling": "show"},
       {"kind": "text", "spelling": "(_ state: State) -> State"}]}
      """
    var graph = SymbolGraph()
    let all = (types + [method]).joined(separator: ",")
    graph.add(try JSONDocument(parsing: "{\"symbols\": [\(all)]}").value)
    graph.tellTypesApart()
    let shown = try #require(graph.symbols.last)
    #expect(shown.parameters.map(\.type) == ["Shop.State"])
    #expect(shown.type == "Shop.State")
  }
}
