import Foundation
import HeadlessUIKit

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
    ObjectMemory.ownFields(of: owner).contains { field in
      (field.type as? any SourceVariable.Type)?.give(to: field.place, of: view) == true
    }
  }
}
