/// The textual interface of swift-syntax, whose reading is most of what building the rewriter takes.
enum SyntaxInterface {
  /// An interface without what makes syntax trees or is spelled anew, to be compiled unoptimized.
  ///
  /// The initializers of nodes have dozens of parameters with default values, each of which is
  /// checked, and a second one for every former spelling: two thirds of the time. The library that
  /// the program is linked with is the same, and what is left out of its interface is not called.
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

  /// Leaves out the declaration that an attribute stands above, with its body.
  private static func dropDeclaration(from lines: inout ArraySlice<Substring>) {
    while let line = lines.popFirst() {
      // An attribute on a line of its own belongs to the same declaration.
      if line.hasPrefix("  @"), !line.contains(" public ") { continue }
      guard line.hasSuffix("{") else { return }
      while let inner = lines.popFirst(), inner != "  }" {}
      return
    }
  }
}
