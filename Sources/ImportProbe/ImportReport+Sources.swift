import Foundation
import HeadlessUIKit
@_spi(Reflection) import Swift

// Screens whose data source is set up in a file that is not given.
extension ImportReport {
  /// Gives a view without a data source one for the variable that its controller, or a view around it,
  /// has for one.
  func giveSource(to view: any ItemsView, of controller: UIViewController) {
    guard Self.placeholderCount > 0, view.itemSource == nil || view.itemSource === controller,
      !view.showsItems
    else { return }
    var owners: [AnyObject] = [controller]
    var around: UIView? = view
    while let found = around {
      owners.append(found)
      around = found === controller.view ? nil : found.superview
    }
    if owners.contains(where: { Self.give(sourceOf: view, to: $0) }) {
      sourcesGiven.insert(ObjectIdentifier(view))
    }
  }

  private static func give(sourceOf view: any ItemsView, to owner: AnyObject) -> Bool {
    var names: Set<String> = []
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let found = mirror, ObjectMemory.isOwn(found.subjectType) {
      names.formUnion(found.children.compactMap(\.label))
      mirror = found.superclassMirror
    }
    guard !names.isEmpty else { return false }
    let start = Unmanaged.passUnretained(owner).toOpaque()
    var isGiven = false
    _ = _forEachField(of: type(of: owner), options: PlaceholderValue.ofClass) {
      name, offset, type, _ in
      if !isGiven, names.contains(String(cString: name)),
        let variable = type as? any SourceVariable.Type
      {
        isGiven = variable.give(to: start + offset, of: view)
      }
      return true
    }
    return isGiven
  }
}
