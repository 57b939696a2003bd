import Foundation

/// What reads the nibs and storyboards of an app.
@MainActor protocol NibReading: AnyObject {
  /// The objects at the top of a nib, its outlets connected to the owner.
  func objects(of name: String, owner: AnyObject?) -> [Any]
  /// The view of a nib for a controller: of the name that it was given, or of its class's.
  func view(for controller: UIViewController, named name: String?) -> UIView?
  /// The controller that a storyboard begins with.
  func initialController(of name: String, by creator: NibCoder.Creator?) -> UIViewController?
  /// The controller that has an identifier in a storyboard.
  func controller(
    _ identifier: String, of name: String, by creator: NibCoder.Creator?
  ) -> UIViewController?
  /// A controller of a class, from the storyboard that has one.
  func controller(ofClassNamed name: String, by creator: NibCoder.Creator?) -> UIViewController?
}

/// The nibs of the app that runs.
@MainActor enum Nibs {
  /// What reads them; nil until the app tells where they are.
  static var reading: (any NibReading)?
}

/// A coder that tells a controller what its view is made from.
final class NibCoder: NSCoder {
  /// What makes a controller in place of the initializer that takes a coder alone.
  typealias Creator = (NSCoder) -> UIViewController?

  let load: @MainActor (UIViewController) -> Void

  init(load: @escaping @MainActor (UIViewController) -> Void) { self.load = load }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
}
