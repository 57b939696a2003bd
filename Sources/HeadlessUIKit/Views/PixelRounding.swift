import Foundation
import TextMetrics

extension UIView {
  /// A length up to the next pixel of the view's screen.
  func ceiledToPixel(_ length: CGFloat) -> CGFloat {
    TextLayout.ceiled(length, scale: traitCollection.displayScale)
  }
}
