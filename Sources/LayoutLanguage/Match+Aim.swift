package import CommandLanguage
package import CompositionalLayout

extension Match {
  /// The offset that was asked for, when the present one is `current`.
  package func offset(from current: Double) -> Double {
    let number = number("OFFSET") ?? 0
    return has("by") ? current + number : number
  }

  /// Where a scroll or a swipe of a section aims, when its present offset is `current`.
  package func aim(of scrolling: OrthogonalScrolling, from current: Double) -> Double {
    guard let side = text("SIDE") else { return offset(from: current) }
    let direction = side == "left" ? 1.0 : -1
    return current + direction * scrolling.swipeDistance(from: current, direction: direction)
  }
}

extension OrthogonalScrolling {
  /// How far one swipe aims: a viewport, or where groups page just to the next group's stop.
  fileprivate func swipeDistance(from offset: Double, direction: Double) -> Double {
    guard behavior == .groupPaging || behavior == .groupPagingCentered else { return viewport }
    // The nearest stop beyond the present one, found by aiming farther and farther.
    var distance = 1.0
    while distance < viewport {
      let stop = restingOffset(for: offset + direction * distance)
      if abs(stop - offset) > 0.001 { return abs(stop - offset) }
      distance += 1
    }
    return viewport
  }
}
