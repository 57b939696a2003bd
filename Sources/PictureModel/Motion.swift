package import HeadlessCollectionView
package import WorldModel

/// How one picture becomes the next: where each view starts and ends.
package struct Motion: Hashable, Sendable {
  /// The way of one view.
  package struct Element: Hashable, Sendable {
    /// The view as it looks at its end; at its start, if it disappears.
    package var element: Picture.Element
    /// What happens to it.
    package var change: AnimationPlan.Change
    /// Where it starts.
    package var start: Picture.Pose
    /// Where it ends.
    package var end: Picture.Pose
  }

  /// What moves and what stays, back to front.
  package var elements: [Element]
  /// Whether the views travel; if not, each is at its end at once.
  package var isAnimated: Bool

  /// The way from one picture to another whose views are followed by their identity: what is in one
  /// alone fades.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements.
  package init(from old: Picture, to new: Picture, isAnimated: Bool = true) {
    let before = old.elementsByID
    let after = new.elementsByID
    var elements = old.elements.filter { after[$0.id] == nil }.map { gone in
      Element(element: gone, change: .disappear, start: gone.pose, end: gone.pose.faded)
    }
    elements += new.elements.map { element in
      guard let start = before[element.id]?.pose else {
        return Element(
          element: element, change: .appear, start: element.pose.faded, end: element.pose)
      }
      return Element(
        element: element, change: start == element.pose ? .stay : .move, start: start,
        end: element.pose)
    }
    self.elements = elements.backToFront
    self.isAnimated = isAnimated
  }

  /// What an apply animates, by its own plan.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements on screen before or after.
  package init(
    _ animation: AppliedAnimation, contents: Contents, colors: inout SectionColors
  ) {
    let old = Picture(animation.before, contents: contents, colors: &colors)
    let new = Picture(animation.after, contents: contents, colors: &colors)
    let known = old.elementsByID.merging(new.elementsByID) { _, new in new }
    elements =
      animation.plan.elements.compactMap { planned in
        guard let element = known[animation.subject(of: planned).pictureID] else { return nil }
        return Element(
          element: element, change: planned.change, start: Picture.Pose(planned.start),
          end: Picture.Pose(planned.end))
      }.backToFront
    isAnimated = animation.plan.isAnimated
  }
}

extension [Motion.Element] {
  /// By what stands in front, what disappears behind the rest, otherwise in order.
  fileprivate var backToFront: [Motion.Element] {
    func rank(_ element: Motion.Element) -> Int { element.change == .disappear ? 0 : 1 }
    return enumerated().sorted { one, other in
      (one.element.end.z, rank(one.element), one.offset)
        < (other.element.end.z, rank(other.element), other.offset)
    }.map(\.element)
  }
}

extension Picture.Pose {
  /// The same place, unseen.
  fileprivate var faded: Picture.Pose {
    var pose = self
    pose.opacity = 0
    return pose
  }
}
