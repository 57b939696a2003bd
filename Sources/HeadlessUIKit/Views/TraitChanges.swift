// Handlers of changed traits, as screens register them since iOS 17.

@MainActor @preconcurrency public protocol UITraitChangeRegistration: AnyObject {}

/// What is told of some traits.
@MainActor private final class TraitHandler: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }

  func tell(_ old: UITraitCollection, _ new: UITraitCollection) {
    let differs = traits.contains { new.differs(in: $0, from: old) }
    if differs { tell(old) }
  }
}

@MainActor @preconcurrency public protocol UITraitChangeObservable: UIResponder {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitHandler(traits) { [weak self] old in
      if let observed = self as? Observed { handler(observed, old) }
    }
    traitHandlers.append(registration)
    return registration
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    let registration = TraitHandler(traits) { [weak self] old in
      if let self { _ = RuntimeNames.call(action, of: self, with: [self, old]) }
    }
    traitHandlers.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.removeAll { $0 === registration }
  }
}

extension UIResponder {
  fileprivate var traitHandlers: [TraitHandler] {
    get { kept([]) }
    set { keep(newValue) }
  }
}

extension UIView {
  /// Tells the view, and its controller before it, that traits are no longer `old`.
  func tellTraitChange(from old: UITraitCollection) {
    let new = traitCollection
    new.performAsCurrent {
      for handler in controller?.traitHandlers ?? [] { handler.tell(old, new) }
      for handler in traitHandlers { handler.tell(old, new) }
      controller?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
    }
  }
}
