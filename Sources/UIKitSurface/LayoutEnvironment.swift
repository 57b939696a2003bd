package import CompositionalLayout
import SwiftInterpreter
import WorldModel

/// The room that something is laid out in, as a provider is told of it.
package struct LayoutEnvironment {
  /// The container's size and what is taken off it.
  var size: LayoutExtent
  var insets = DirectionalEdgeInsets.zero
  /// The traits of the view: their scale and direction.
  var scale = 2.0
  var isRightToLeft = false

  /// The room of a size, with the traits of a view that says none.
  init(size: LayoutExtent) { self.size = size }

  /// What section providers are told: the bounds less the reference insets across the scroll axis.
  package init(_ container: LayoutContainer, configuration: LayoutConfiguration) {
    size = container.providerSize(configuration)
    scale = container.scale
    isRightToLeft = container.direction == .rightToLeft
  }

  /// The environment inside a group of this one.
  func inside(_ layoutSize: LayoutSize, insets: DirectionalEdgeInsets) -> LayoutEnvironment {
    let room = size.less(self.insets)
    var inner = self
    inner.insets = insets
    for axis in LayoutAxis.allCases {
      let dimension = layoutSize[axis]
      inner.size[axis] =
        dimension.fractionAxis.map { room[$0] * dimension.value } ?? dimension.value
    }
    return inner
  }

  /// The object that a program's provider is called with.
  func object(in call: NativeCall) throws(Interruption) -> Value {
    let traits = try call.make(
      "UITraitCollection",
      [("_scale", .double(scale)), ("_isRightToLeft", .bool(isRightToLeft))])
    let numbers = [
      size.width, size.height, insets.top, insets.leading, insets.bottom, insets.trailing,
    ]
    return try call.make(
      "_LayoutEnvironment", numbers.map { (nil, .double($0)) } + [(nil, traits)])
  }
}
