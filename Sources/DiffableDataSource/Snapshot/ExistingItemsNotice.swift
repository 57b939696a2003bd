/// What UIKit logs when items to append or insert were already present and have been moved.
///
/// No error: the operation has done its work.
public struct ExistingItemsNotice: Hashable, Sendable, CustomStringConvertible {
  /// The items that were moved, in argument order, as they describe themselves.
  public let identifiers: [String]

  @usableFromInline package init(_ identifiers: [String]) { self.identifiers = identifiers }

  /// What has happened, in one sentence.
  public var description: String {
    "items were there already and have moved: \(identifiers.joined(separator: ", "))"
  }

  /// The line that UIKit logs, to the letter.
  public var uikitLog: String {
    let one = identifiers.count == 1
    return """
      Diffable data source detected an attempt to insert or append \(identifiers.count) item \
      \(one ? "identifier that already exists" : "identifiers that already exist") in the \
      snapshot. The existing item \(one ? "identifier" : "identifiers") will be moved into place \
      instead, but this operation will be more expensive. For best performance, inserted item \
      identifiers should always be unique. Set a symbolic breakpoint on \
      BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
      debugger. Item \(one ? "identifier that already exists" : "identifiers that already exist"): \
      \(one ? identifiers[0] : ObjectiveCDescription.array(identifiers))
      """
  }
}
