import Testing
import UIKit

/// What constraints make of views that are laid out.
@MainActor @Suite struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  // MARK: Anchors and guides

  @Test func leadingIsTheRightWhereLinesReadFromTheRight() {
    let view = added(ContentBox(50, 20))
    view.pin(to: root, top: 10, left: 16, bottom: nil, right: nil)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 10, width: 50, height: 20))
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    // 16 inside the right edge: 320 − 16 − 50.
    #expect(view.frame == CGRect(x: 254, y: 10, width: 50, height: 20))
  }

  @Test func theSafeAreaAndTheMarginsInset() {
    root.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let (safe, margins, bare) = (added(UIView()), added(UIView()), added(UIView()))
    safe.pin(to: root.safeAreaLayoutGuide)
    margins.pin(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 59, width: 320, height: 387))
    #expect(margins.frame == CGRect(x: 8, y: 67, width: 304, height: 371))
    #expect(root.safeAreaLayoutGuide.layoutFrame == safe.frame)
    root.insetsLayoutMarginsFromSafeArea = false
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 10)
    bare.pin(to: root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(margins.frame == CGRect(x: 20, y: 0, width: 290, height: 480))
    #expect(bare.frame == margins.frame)
  }

  @Test func theReadableWidthIsBoundedAndInTheMiddle() {
    root.frame.size.width = 1_000
    let view = added(UIView())
    view.pin(to: root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 464))
  }

  @Test func attributesOfTheOlderInitializerMeanTheSame() {
    let view = added(UIView())
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.5, constant: -10),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 85, y: 8, width: 150, height: 44))
  }

  @Test func distancesBetweenAnchorsAreDimensions() {
    let (first, second) = (added(UIView()), added(UIView()))
    for view in [first, second] {
      view.size(20, 20)
      view.pin(to: root, left: nil, bottom: nil, right: nil)
    }
    let before = root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
    let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let after = second.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    before.constraint(equalTo: between).isActive = true
    after.constraint(equalTo: between).isActive = true
    root.layoutIfNeeded()
    // 320 − 40 in three equal parts, 93.33, whose ends are on half points.
    #expect(first.frame.minX == 93.5 && second.frame.minX == 206.5)
  }

  @Test func baselinesAlignTextsOfDifferentSizes() {
    let (large, small) = (added(UILabel()), added(UILabel()))
    large.text = "Large"
    large.font = .systemFont(ofSize: 34)
    small.text = "small"
    small.font = .systemFont(ofSize: 17)
    large.pin(to: root, top: 0, left: 0, bottom: nil, right: nil)
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    small.leadingAnchor.constraint(equalTo: large.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    // An ascender is a part of the size: half the size, half the distance.
    let offset = small.frame.minY
    #expect(offset > 10 && offset < large.frame.height / 2)
  }

  // MARK: Priorities

  @Test func theSmallerHuggingGivesWayFirst() {
    let (label, value) = (added(ContentBox(50, 20)), added(ContentBox(60, 20)))
    value.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(label, value)
    #expect(label.frame.width == 260 && value.frame.width == 60)
  }

  @Test func theSmallerResistanceIsCompressedFirst() {
    let (label, value) = (added(ContentBox(250, 20)), added(ContentBox(150, 20)))
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    row(label, value)
    #expect(label.frame.width == 170 && value.frame.width == 150)
  }

  @Test func betweenEqualPrioritiesTheFirstKeepsItsSize() {
    let (label, value) = (added(ContentBox(50, 20)), added(ContentBox(60, 20)))
    row(label, value)
    #expect(label.frame.width == 50 && value.frame.width == 270)
    #expect(label.hasAmbiguousLayout && value.hasAmbiguousLayout)
  }

  @Test func aChangeOfAConstantOrAPriorityIsLaidOut() {
    let view = added(UIView())
    view.pin(to: root, left: nil, bottom: nil, right: nil)
    let low = view.heightAnchor.constraint(equalToConstant: 30)
    let high = view.heightAnchor.constraint(equalToConstant: 90)
    low.priority = .defaultHigh
    high.priority = .defaultLow
    NSLayoutConstraint.activate([low, high])
    root.layoutIfNeeded()
    #expect(view.frame.height == 30)
    low.constant = 35
    root.layoutIfNeeded()
    #expect(view.frame.height == 35)
    high.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.height == 90)
    high.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.height == 35 && root.constraints.count == 1 && view.constraints == [low])
  }

  // MARK: Conflicts

  @Test func ofConstraintsInConflictTheLastIsLeftOut() {
    let view = added(UIView())
    view.pin(to: root, left: 0, bottom: nil, right: nil)
    view.size(80, 50)
    let broken = view.heightAnchor.constraint(equalToConstant: 70)
    broken.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
    #expect(broken.isActive)
    #expect(
      broken.description == "<NSLayoutConstraint UIView.height == 70   (active)>")
  }

  @Test func withoutACommonAncestorUIKitRaises() {
    let stray = UIView()
    let raised = UIKitException.observe {
      stray.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    #expect(raised.map(\.name) == ["NSGenericException"])
    #expect(
      raised.first?.reason.hasPrefix(
        "Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"UIView.top\"> and ")
        == true)
    #expect(root.constraints.isEmpty)
  }

  @Test func aViewThatLeavesTakesItsConstraintsAlong() {
    let view = added(UIView())
    view.pin(to: root)
    view.size(10, nil)
    #expect(root.constraints.count == 4)
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty && view.constraints.count == 1)
  }

  @Test(arguments: [
    "V:|-10-[view", "H:[nothing]", "V:|-(x)-[view]", "", "H:[view(10@)]", "V:|-10[view]",
  ]) func aFormatThatCannotBeReadIsRaised(format: String) {
    let raised = UIKitException.observe {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["x": "ten"], views: ["view": root])
      #expect(constraints.isEmpty)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func aFormatNamesAnEdgeOfNoView() {
    let raised = UIKitException.observe {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[view]-|", views: ["view": UIView()])
      #expect(constraints.isEmpty)
    }
    #expect(
      raised.map(\.reason) == [
        "Unable to parse constraint format: \nUnable to interpret '|' character, because the related "
          + "view doesn't have a superview \nH:|-[view]-| \n           ^"
      ])
  }

  /// From right to left the second view stands at the left of the first, 8 or more away.
  @Test func aFormatFromRightToLeftKeepsItsLeastRoom() {
    let (first, second) = (added(UIView()), added(UIView()))
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[first(20)]-(>=8)-[second(10)]",
        options: [.directionRightToLeft, .alignAllTop], views: ["first": first, "second": second]))
    let pull = second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 500)
    pull.priority = UILayoutPriority(1)
    pull.isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.maxX == root.bounds.maxX)
    #expect(second.frame.maxX == first.frame.minX - 8)
  }

  /// What a view says of its own content holds for that alone.
  @Test func leadingIsAtTheRightInAViewThatIsForcedTo() {
    let (forced, inner, innermost) = (added(UIView()), UIView(), UIView())
    forced.semanticContentAttribute = .forceRightToLeft
    forced.pin(to: root)
    for (view, outer) in [(inner, forced), (innermost, inner)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4).isActive = true
      view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    }
    inner.size(40, 40)
    innermost.size(10, 10)
    root.layoutIfNeeded()
    #expect(inner.frame.maxX == root.bounds.maxX - 4)
    #expect(innermost.frame.minX == 4)
  }

  // MARK: Shorthand

  private func added<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// Two views side by side from edge to edge.
  private func row(_ left: UIView, _ right: UIView) {
    left.pin(to: root, bottom: nil, right: nil)
    right.pin(to: root, left: nil, bottom: nil)
    right.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
    root.layoutIfNeeded()
  }
}
