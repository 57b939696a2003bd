/// What is shown behind the cursor as the likely rest of a line.
package struct Hint: Hashable, Sendable {
  /// What the line would go on with, if it is taken over.
  package var insertion: String
  /// What else the grammar has to say; shown behind the insertion and never taken over.
  package var usage: String

  /// A hint that can be taken over as far as `insertion` goes.
  package init(insertion: String = "", usage: String = "") {
    self.insertion = insertion
    self.usage = usage
  }

  /// All that is shown.
  package var text: String { insertion + usage }
}
