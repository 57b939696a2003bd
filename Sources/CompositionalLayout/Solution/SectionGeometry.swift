/// What a section's groups and boundary items are resolved against (rules L-2.1 and L-6.1).
struct SectionGeometry: Hashable, Sendable {
  /// What the fractions of the section's group are of.
  var groupBase: Amounts
  var groupSize: Amounts
  /// From the container's edge to the cells' area, across the scroll axis.
  var cellsStart: Amount
  /// The room for cells across the scroll axis.
  var viewport: Amount
  /// Where boundary items begin across the scroll axis.
  var boundaryStart: Amount
  /// What the fractions of boundary items are of.
  var boundaryBase: Amounts

  /// The geometry of a section that has no layout.
  static let nothing = SectionGeometry(
    groupBase: .zero, groupSize: .zero, cellsStart: .zero, viewport: .zero,
    boundaryStart: .zero, boundaryBase: .zero)
}

extension SectionSolver {
  func geometry(of section: LayoutSection) -> SectionGeometry {
    let reference = reference(of: section)
    let groupBase = groupBase(of: section, reference: reference)
    let (boundaryStart, boundaryBase) = boundaryBase(of: section, reference: reference)
    let recorder = resolution.recorder
    let start = referenceInset(reference, .start)
    let inset = recorder.start(section.contentInsets, cross, of: "LayoutSection")
    let viewport =
      containerSize[cross] - start - referenceInset(reference, .end) - inset
      - recorder.end(section.contentInsets, cross, of: "LayoutSection")
    return SectionGeometry(
      groupBase: groupBase,
      groupSize: groupSize(of: section, base: groupBase),
      cellsStart: (start + inset).named("section start"),
      viewport: viewport.named("viewport"), boundaryStart: boundaryStart,
      boundaryBase: boundaryBase)
  }

  /// The bounds of the collection view.
  var containerSize: Amounts {
    Amounts {
      resolution.recorder.given(
        container.size[$0], "container \($0.extentName)", "LayoutContainer.size.\($0.extentName)")
    }
  }

  private enum Side { case start, end }

  private func groupSize(of section: LayoutSection, base: Amounts) -> Amounts {
    let size = resolution.size(section.group.layoutSize, of: base, owner: "LayoutGroup")
    return Amounts {
      size[$0].named(
        "group \($0.extentName)", "LayoutGroup.layoutSize.\($0.extentName)Dimension")
    }
  }

  private func referenceInset(
    _ reference: ContentInsetsReference, _ side: Side, along axis: LayoutAxis? = nil
  ) -> Amount {
    let insets = container.insets(reference)
    let axis = axis ?? cross
    let name = side == .start ? axis.startName : axis.endName
    return resolution.recorder.given(
      side == .start ? insets.start(axis) : insets.end(axis), "\(reference) \(name)",
      "LayoutContainer.\(reference == .safeArea ? "safeAreaInsets" : "layoutMargins")")
  }

  private func groupBase(
    of section: LayoutSection, reference: ContentInsetsReference
  ) -> Amounts {
    let recorder = resolution.recorder
    // A row that scrolls across has the whole width; its height is what the insets leave.
    let inset = section.orthogonalScrollingBehavior == .none ? cross : axis
    var base = containerSize
    base[inset] =
      base[inset]
      - (referenceInset(reference, .start, along: inset)
      + referenceInset(reference, .end, along: inset)
      + (recorder.start(section.contentInsets, inset, of: "LayoutSection")
      + recorder.end(section.contentInsets, inset, of: "LayoutSection")).named(
        "section insets")).named("insets")
    return Amounts { base[$0].named("section container's \($0.extentName)") }
  }

  private func boundaryBase(
    of section: LayoutSection, reference: ContentInsetsReference
  ) -> (start: Amount, base: Amounts) {
    var own = section.supplementaryContentInsetsReference
    if own == .automatic { own = reference }
    let recorder = resolution.recorder
    var start = referenceInset(own, .start)
    var insets = start + referenceInset(own, .end)
    if section.supplementariesFollowContentInsets {
      // Edge by edge, as the two insets stand one inside the other.
      start = start + recorder.start(section.contentInsets, cross, of: "LayoutSection")
      insets =
        start
        + (referenceInset(own, .end)
        + recorder.end(section.contentInsets, cross, of: "LayoutSection")).named("end insets")
    }
    var base = containerSize
    let room = base[cross] - insets.named("insets")
    base[cross] = (room.value < 0 ? room.magnitude : room).named("room for boundary items")
    return (start.named("boundary start"), base)
  }
}
