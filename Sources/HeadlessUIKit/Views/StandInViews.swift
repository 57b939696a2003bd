/// Views of a base, or of another view, that is not given.
@MainActor public enum StandInViews {
  /// A view of an owner's, which shows it.
  ///
  /// - Parameters:
  ///   - view: The view, as it was made.
  ///   - owner: A controller or a view that has it in a variable.
  ///   - isWhole: Whether it is all that the owner shows, as a collection view mostly is.
  public static func shown<View: UIView>(
    _ view: View, in owner: AnyObject, asWhole isWhole: Bool = false
  ) -> View {
    registerElsewhere(view)
    NibOutlet.place(view, in: owner)
    if isWhole, let parent = view.superview {
      view.frame = parent.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    return view
  }

  /// Has a view that shows lists take for registered what code asks it for: what registers its cells,
  /// a storyboard or code, is not given.
  public static func registerElsewhere(_ view: Any?) {
    (view as? UICollectionView)?.lacksStoryboard = true
    (view as? UITableView)?.lacksStoryboard = true
  }
}
