import CompositionalLayout
import Foundation
public import HeadlessUIKit

/// A screen of one of the user's views alone, whose controller is not given.
public final class ViewScreen<Content: UIView>: UIViewController {
  /// The view.
  public let content: Content

  /// A screen that shows `content`.
  init(of content: Content) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing: no storyboard has such a screen.
  public required init?(coder: NSCoder) { nil }

  public override func loadView() { view = content }
}

/// A screen of a view alone, which may be a part of one only.
@MainActor protocol PartShowing: UIViewController {
  /// The view.
  var part: UIView { get }
}

extension ViewScreen: PartShowing {
  var part: UIView { content }
}

extension ImportReport {
  /// Lays out what a screen of a cell alone shows at the height that the cell asks for, where the
  /// constraints in it say how large the collection view is that it holds.
  func layOutPart(of controller: UIViewController, around view: UICollectionView) {
    guard let part = (controller as? any PartShowing)?.part,
      part is UICollectionReusableView || part is UITableViewCell
    else { return }
    let size = part.systemLayoutSizeFitting(
      CGSize(width: container.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0, size.height < container.size.height else { return }
    part.frame = CGRect(x: 0, y: 0, width: container.size.width, height: size.height)
    part.layoutIfNeeded()
    guard view.frame.width > 0, view.frame.height > 0 else {
      part.frame = container.frame
      return
    }
    keepSize(of: view)
  }

  /// Has a collection view be laid out as large as it is, away from the screen's edges.
  func keepSize(of view: UICollectionView) {
    var own = container
    own.size = LayoutExtent(width: view.frame.width, height: view.frame.height)
    own.safeAreaInsets = .zero
    partContainers[ObjectIdentifier(view)] = own
  }

  /// Has a collection view be as large as its screen's constraints, or its own frame, have it, where it
  /// is smaller than the screen: heights that are fractions are those of the collection view's.
  func layOutInset(_ view: UICollectionView, of controller: UIViewController) {
    guard let whole = controller.view, view !== whole,
      partContainers[ObjectIdentifier(view)] == nil
    else { return }
    guard let own = container(ofPart: frames(of: [view], in: whole)[0]) else { return }
    partContainers[ObjectIdentifier(view)] = own
  }

  /// What a view with a frame on the screen is laid out in; nil where it is as large as the screen, or
  /// nothing lays it out.
  func container(ofPart frame: CGRect) -> LayoutContainer? {
    let (size, insets) = (container.size, container.safeAreaInsets)
    let less = (width: size.width - frame.width, height: size.height - frame.height)
    guard frame.width > 0, frame.height > 0, min(less.width, less.height) > -0.5,
      max(less.width, less.height) > 0.5
    else { return nil }
    var own = container
    own.size = LayoutExtent(width: frame.width, height: frame.height)
    own.safeAreaInsets = DirectionalEdgeInsets(
      top: max(0, insets.top - frame.minY), leading: max(0, insets.leading - frame.minX),
      bottom: max(0, insets.bottom - (size.height - frame.maxY)),
      trailing: max(0, insets.trailing - (size.width - frame.maxX)))
    return own
  }

  /// Lays a view out in its container.
  func layOut(_ itemsView: any ItemsView) {
    let container = container(of: itemsView)
    itemsView.traitOverrides.displayScale = container.scale
    if container.direction == .rightToLeft {
      itemsView.traitOverrides.layoutDirection = .rightToLeft
    }
    itemsView.frame = container.frame
    itemsView.safeAreaInsets = container.coveredInsets
    itemsView.layoutIfNeeded()
  }

  /// What a collection view is laid out in.
  func container(of view: any ItemsView) -> LayoutContainer {
    partContainers[ObjectIdentifier(view)] ?? container
  }

  /// The only screen of a view that is made, loaded and laid out in the container, unless that ended
  /// the program before.
  public func screen<Content: UIView>(showing make: () -> Content) -> ViewScreen<Content> {
    unloaded.contains("\(Content.self)")
      ? ViewScreen(of: make()) : screen { ViewScreen(of: make()) }
  }
}
