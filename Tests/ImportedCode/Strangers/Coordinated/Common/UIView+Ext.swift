// swift-format-ignore-file
import UIKit

extension UIView {
  func fillSuperview(padding: CGFloat = 0) {
    guard let superview = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    [
      topAnchor.constraint(equalTo: superview.topAnchor, constant: padding),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -padding),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: padding),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -padding),
    ].forEach { $0.isActive = true }
  }
}

extension UIColor {
  static var accent: UIColor { UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1) }
}
