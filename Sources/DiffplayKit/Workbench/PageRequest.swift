/// What a command asks of the page in the browser.
///
/// The loop does it, which stands between the person and the world.
enum PageRequest: Hashable, Sendable {
  /// To show it in a browser, to end it, to keep it as files.
  case open, close, keep
}
