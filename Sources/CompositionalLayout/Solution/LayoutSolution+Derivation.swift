/// Why an element is where it is: one derivation for each of the four numbers of its frame, and one
/// for its place in front of others.
public struct FrameDerivation: Hashable, Sendable {
  /// From the left edge of the content, mirrored where the container is.
  public let x: Derivation
  /// From the top of the content.
  public let y: Derivation
  /// Insets already taken off.
  public let width: Derivation
  /// Insets already taken off.
  public let height: Derivation
  /// How many items one run of the innermost group takes and why not one more; `nil` for what is
  /// no cell.
  public let itemsInRun: Derivation?
  /// What stands in front of what: the element's own number and what the section adds.
  public let zIndex: Derivation

  /// The frame the four add up to.
  public var frame: LayoutRect {
    LayoutRect(x: x.value, y: y.value, width: width.value, height: height.value)
  }
}

extension LayoutSolution {
  /// Why an item's cell has its frame, or `nil` when there is no such cell.
  ///
  /// The numbers are made again by the same code that made the frame, which this time writes down
  /// where each came from.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - index: The index of the section.
  /// - Complexity: O(*s* + *r*) for *s* sections and *r* items in a run, plus O(*m*) for *m*
  ///   measured groups before.
  public func derivation(ofItem item: Int, section index: Int) -> FrameDerivation? {
    guard sections.indices.contains(index), item >= 0, item < sections[index].cellCount else {
      return nil
    }
    let solution = recorded(section: index)
    let section = solution.sections[index]
    let place = section.groups.place(ofItem: item)
    let run = section.groups.recordedRun(ofGroup: place.group, leaf: place.leaf)
    let origin = section.origin(ofGroup: place.group)
    var frame = run.leaves[place.leaf].frame
    for axis in LayoutAxis.allCases {
      frame.origin[axis] =
        origin[axis].named("group's \(axis.originName)")
        + frame.origin[axis].named("\(axis.originName) in the group")
    }
    return solution.derivation(
      of: frame, zIndex: section.cellZIndex(run.leaves[place.leaf]), itemsInRun: run.slotCount)
  }

  /// Why a view tied to an item or group, such as a badge, stands where it does.
  ///
  /// - Parameters:
  ///   - kind: The view's element kind.
  ///   - number: Which of its kind in the section, as the item of its index path says.
  ///   - index: The index of the section.
  /// - Complexity: As for an item.
  public func derivation(
    ofSupplementaryItem kind: String, number: Int, section index: Int
  ) -> FrameDerivation? {
    guard sections.indices.contains(index), number >= 0 else { return nil }
    let groups = sections[index].groups
    guard let group = groups.group(holdingView: number, ofKind: kind) else { return nil }
    let offset = number - groups.flowed.views(beforeGroup: group)[kind, default: 0]
    func found(in run: GroupRun) -> GroupRun.Supplementary? {
      run.supplementaries.filter { $0.elementKind == kind }.dropFirst(offset).first
    }
    guard let host = found(in: groups.run(ofGroup: group)) else { return nil }
    let solution = recorded(section: index)
    let section = solution.sections[index]
    let run = section.groups.recordedRun(ofGroup: group, leaf: host.firstLeaf)
    guard let view = found(in: run) else { return nil }
    let origin = section.origin(ofGroup: group)
    var frame = view.frame
    for axis in LayoutAxis.allCases {
      frame.origin[axis] =
        origin[axis].named("group's \(axis.originName)")
        + frame.origin[axis].named("\(axis.originName) in the group")
    }
    let zIndex = solution.resolution.recorder.given(
      Double(view.zIndex), "z-index", "LayoutSupplementaryItem.zIndex")
    return solution.derivation(of: frame, zIndex: zIndex, itemsInRun: nil)
  }

  /// Why the background of a kind is as large as it is, or `nil` when the section shows none.
  ///
  /// - Parameters:
  ///   - kind: The background's element kind.
  ///   - index: The index of the section.
  /// - Complexity: As for an item.
  public func derivation(
    ofDecorationItem kind: String, section index: Int
  ) -> FrameDerivation? {
    guard sections.indices.contains(index), sections[index].length > 0 else { return nil }
    let solution = recorded(section: index)
    let section = solution.sections[index]
    guard let item = section.section.decorationItems.first(where: { $0.elementKind == kind })
    else { return nil }
    let recorder = solution.resolution.recorder
    let frame = section.amountFrame.inset(
      by: item.contentInsets, of: "LayoutDecorationItem", recorder)
    let zIndex = recorder.given(Double(item.zIndex), "z-index", "LayoutDecorationItem.zIndex")
    return solution.derivation(of: frame, zIndex: zIndex, itemsInRun: nil)
  }

  /// Why a boundary item of a section stands where it does, pinned for `contentOffset`.
  ///
  /// - Parameters:
  ///   - kind: The item's element kind.
  ///   - index: The section's index; `nil` means the layout's own boundary items.
  ///   - contentOffset: What it is pinned against; `nil` means the container's offset.
  /// - Complexity: As for an item.
  public func derivation(
    ofBoundaryItem kind: String, section index: Int?, contentOffset: LayoutPoint? = nil
  ) -> FrameDerivation? {
    if let index, !sections.indices.contains(index) { return nil }
    let solution = recorded(section: index)
    let pinning = solution.pinning(contentOffset: contentOffset)
    let placed = index.map { solution.sections[$0].boundaryItems } ?? solution.boundaryItems
    guard let found = placed.first(where: { $0.item.elementKind == kind }) else { return nil }
    var frame = found.frame
    var content = solution.sectionsStretch
    if let index {
      frame = solution.sections[index].boundaryFrame(found)
      content = solution.sections[index].cellsStretch
    }
    frame.origin[axis] = pinning.start(frame, of: found.item, content: content)
    let zIndex = pinning.zIndex(of: found.item, at: frame.rect, solution.resolution.recorder)
    return solution.derivation(of: frame, zIndex: zIndex, itemsInRun: nil)
  }

  /// Why a section is as long as it is, or `nil` when there is none.
  ///
  /// - Complexity: As for an item.
  public func derivation(ofSection index: Int) -> Derivation? {
    guard sections.indices.contains(index) else { return nil }
    return recorded(section: index).sections[index].totalLength.named("section length").term
  }

  /// Why a scroll across a section that aims at `proposed` comes to rest where it does, or `nil`
  /// when the section does not scroll.
  ///
  /// - Parameters:
  ///   - proposed: Where the scroll aims at, from the leading rest position.
  ///   - index: The index of the section.
  /// - Complexity: O(*r* + log² *n*) for *r* items in a group and *n* groups of the section.
  public func derivation(ofRestingOffsetFor proposed: Double, section index: Int) -> Derivation? {
    guard sections.indices.contains(index) else { return nil }
    return sections[index].orthogonalScrolling?.derivation(ofRestingOffsetFor: proposed)
  }

  /// The solution with the numbers of one section made again, to be asked about.
  private func recorded(section index: Int?) -> LayoutSolution {
    var solution = self
    solution.resolution.recorder = .on
    if let index { solution.sections[index].record() }
    solution.stack(focus: index)
    return solution
  }

  private func derivation(
    of frame: AmountFrame, zIndex: Amount, itemsInRun: Amount?
  ) -> FrameDerivation {
    let recorder = resolution.recorder
    var x = frame.origin[.horizontal]
    if container.direction == .rightToLeft {
      x =
        recorder.given(contentSize.width, "content width") - x.named("distance from the right")
        - frame.size[.horizontal].named("width")
    }
    return FrameDerivation(
      x: x.derivation(named: "x"), y: frame.origin[.vertical].derivation(named: "y"),
      width: frame.size[.horizontal].derivation(named: "width"),
      height: frame.size[.vertical].derivation(named: "height"),
      itemsInRun: itemsInRun?.derivation(named: "items in a run"),
      zIndex: zIndex.derivation(named: "z-index"))
  }
}

extension Amount {
  /// The derivation under a name; a number without one, a zero, was given.
  fileprivate func derivation(named label: String) -> Derivation {
    if let derivation { return derivation.label == label ? derivation : named(label).term }
    return Derivation(label: label, unrounded: value, value: value)
  }
}
