/// The textual interface of swift-syntax, whose reading is most of what building the rewriter takes.
enum SyntaxInterface {
  /// An interface without what makes syntax trees or is spelled anew, to be compiled unoptimized.
  ///
  /// The initializers of nodes have dozens of parameters with default values, each of which is
  /// checked, and a second one for every former spelling: two thirds of the time. Of the rest nearly
  /// half goes into the nodes that stand where a file is wrong, three for every part of every node,
  /// and into two classes that visit all nodes. The library that the program is linked with is the
  /// same, and what is left out of its interface is not called.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func forReading(_ text: String) -> String {
    var kept: [Substring] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("// swift-module-flags:") {
        kept.append(line.replacing(" -O ", with: " -Onone ", maxReplacements: 1))
      } else if line.hasPrefix("  @available(*, deprecated") {
        dropDeclaration(from: &lines)
      } else if visitsAll(line) {
        while let attribute = kept.last, attribute.hasPrefix("@") { kept.removeLast() }
        drop(upTo: "}", from: &lines)
      } else if line.hasPrefix("  public var unexpected"), line.hasSuffix("{") {
        drop(upTo: "  }", from: &lines)
      } else if makesNode(line) {
        // What stands above it is about it.
        while let attribute = kept.last, attribute.hasPrefix("  @available") { kept.removeLast() }
      } else {
        kept.append(line)
      }
    }
    return kept.joined(separator: "\n")
  }

  /// Whether a line is the initializer of a node by its parts.
  private static func makesNode(_ line: Substring) -> Bool {
    line.hasPrefix("  public init(leadingTrivia")
      || line.hasPrefix("  @_disfavoredOverload public init(leadingTrivia")
  }

  /// Whether a line begins one of the classes that visit all nodes, or an extension of one.
  private static func visitsAll(_ line: Substring) -> Bool {
    guard line.hasSuffix("{") else { return false }
    return ["SyntaxAnyVisitor", "SyntaxRewriter"].contains { name in
      line.hasPrefix("extension SwiftSyntax.\(name) ") || line.contains("open class \(name) ")
    }
  }

  /// Leaves out all that stands before a line, and that line.
  private static func drop(upTo end: Substring, from lines: inout ArraySlice<Substring>) {
    while let line = lines.popFirst(), line != end {}
  }

  /// Leaves out the declaration that an attribute stands above, with its body.
  private static func dropDeclaration(from lines: inout ArraySlice<Substring>) {
    while let line = lines.popFirst() {
      // An attribute on a line of its own belongs to the same declaration.
      if line.hasPrefix("  @"), !line.contains(" public ") { continue }
      guard line.hasSuffix("{") else { return }
      return drop(upTo: "  }", from: &lines)
    }
  }
}
