import Foundation

/// What stands in the place of a value whose making was left out of a copy of code.
///
/// Nothing that a layout could be measured by is made up: only views, empty lists and texts, what
/// shows nothing, and what need not be there.
public func leftOut<Value>() -> Value {
  if let nothing: Value = valueLeftOut() { return nothing }
  fatalError("what was left out of the code is needed here: \(Value.self)")
}

/// The same in a function that may fail, which it does where nothing can stand there.
///
/// - Throws: `CocoaError.featureUnsupported`.
public func leftOutOrFailed<Value>() throws -> Value {
  guard let nothing: Value = valueLeftOut() else { throw CocoaError(.featureUnsupported) }
  return nothing
}

/// The same; nil where nothing can stand there.
func valueLeftOut<Value>() -> Value? {
  if let nothing = () as? Value { return nothing }
  if let made: Value = StandInKinds.made() { return made }
  if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
    let nothing = none(optional) as? Value
  {
    return nothing
  }
  if let list = Value.self as? any RangeReplaceableCollection.Type,
    let empty = emptied(list) as? Value
  {
    if Thread.isMainThread { StandInValues.isListMissing = true }
    return (list as? any MissingList.Type)?.missing() as? Value ?? empty
  }
  if let empty = [AnyHashable: Any]() as? Value { return empty }
  if let silent = (Value.self as? any SilentSequence.Type)?.silent as? Value { return silent }
  if let empty = (Value.self as? any StandInMaking.Type)?.init() as? Value { return empty }
  if let no = false as? Value { return no }
  let unseen: [Any] = [
    UIColor.clear, UIImage(), URL(fileURLWithPath: "/"), NSAttributedString(string: ""),
  ]
  for nothing in unseen { if let nothing = nothing as? Value { return nothing } }
  if let parts = StandInValues.makesTuple?(Value.self) as? Value { return parts }
  return Thread.isMainThread ? plainObject(as: Value.self) : nil
}

/// A list of the code's that is not given.
private protocol MissingList {
  static func missing() -> Any
}

extension Array: MissingList {
  fileprivate static func missing() -> Any { StandInValues.missingList() as Self }
}

/// Values over time, of which there may be none.
package protocol SilentSequence {
  /// One of the type that gives nothing.
  static var silent: Any { get }
}

/// Ends the program at a case that was left out.
public func leftOutCase() -> Never {
  fatalError("a case that was left out of the code is needed here")
}

private func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
  Value(nilLiteral: ())
}

private func emptied<List: RangeReplaceableCollection>(_ type: List.Type) -> Any { List() }

/// What shows nothing: a plain view, a header that no layout has, an empty menu, a bar's button without a
/// title, another object that is made of nothing.
private func plainObject<Value>(as type: Value.Type) -> Value? {
  nonisolated(unsafe) var view: Value?
  MainActor.assumeIsolated {
    // Rows in the place of a layout are told of.
    if type is UICollectionViewLayout.Type, let layout = StandInLayout() as? Value {
      view = layout
    } else if let supplement: Value = standInSupplement() {
      view = supplement
    } else if let reusable = type as? UICollectionReusableView.Type {
      view = reusable.init(dequeuedAt: .zero) as? Value
    } else if let cell = type as? UITableViewCell.Type {
      view = cell.init(dequeuedAs: "") as? Value
    } else if type is UIView.Type {
      view = UIView(frame: .zero) as? Value
    } else {
      let made = (type as? AnyClass).flatMap(RuntimeNames.madeObject)
      view = UIMenu(children: []) as? Value ?? UIBarButtonItem() as? Value ?? made as? Value
      if view == nil, let controller = type as? UIViewController.Type {
        view = controller.init(coder: EmptyCoder()) as? Value
      }
    }
  }
  return view
}
