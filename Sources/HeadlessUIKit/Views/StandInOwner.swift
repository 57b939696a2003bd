/// A controller that others give an object whose type may not be given either.
@MainActor public protocol StandInOwner: AnyObject {
  /// Takes what stands in for the object, if nothing gave it one.
  func takeStandIns()
}
