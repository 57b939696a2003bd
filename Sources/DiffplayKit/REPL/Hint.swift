/// What is shown behind the cursor as the likely rest of a line.
public struct Hint: Hashable, Sendable {
  /// What the line would go on with, if it is taken over.
  public var insertion: String
  /// What else the grammar has to say; shown behind the insertion and never taken over.
  public var usage: String

  /// A hint that can be taken over as far as `insertion` goes.
  public init(insertion: String = "", usage: String = "") {
    self.insertion = insertion
    self.usage = usage
  }

  /// All that is shown.
  public var text: String { insertion + usage }
}
