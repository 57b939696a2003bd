/// What a command answers when it succeeds.
public struct Reply: Sendable {
  /// What a person reads, line by line.
  public var lines: [StyledText]
  /// What an apply did, for JSON.
  public var apply: JSONValue?
  /// The cells that the provider was asked for, for JSON.
  public var cells: JSONValue?
  /// What a query answers, for JSON.
  public var value: JSONValue?
  /// The section snapshot that a command edited, for JSON.
  public var outline: JSONValue?
  /// The answer as a table, for CSV.
  var table: CSVTable?
  /// Whether the program is to end.
  public var quits = false

  /// The answer that reads `lines`.
  public init(_ lines: [StyledText] = []) { self.lines = lines }

  /// The answer of one line.
  init(_ line: StyledText) { self.init([line]) }
}
