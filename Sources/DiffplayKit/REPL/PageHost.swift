package import PictureFiles

/// What keeps a page in a browser, beside the prompt.
package protocol PageHost: AnyObject {
  /// Whether a page is being kept.
  var isOpen: Bool { get }
  /// Begins to keep a page, and shows it to the person where that is possible.
  ///
  /// - Returns: The address.
  func open(_ page: LivePage) throws(PageRefusal) -> String
  /// Has the page show a state, a row of JSON, from now on.
  func show(_ state: String)
  /// Ends the page.
  func close()
}

/// Why there can be no page.
package enum PageRefusal: Error, Hashable {
  /// The program that serves it is not there.
  case programIsMissing
  /// It is there and does not run, which a missing library explains.
  case libraryIsMissing
}
