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

extension ImportReport {
  /// The only screen of a view that is made, loaded and laid out in the container, unless that ended
  /// the program before.
  public func screen<Content: UIView>(showing make: () -> Content) -> ViewScreen<Content> {
    unloaded.contains("\(Content.self)")
      ? ViewScreen(of: make()) : screen { ViewScreen(of: make()) }
  }
}
