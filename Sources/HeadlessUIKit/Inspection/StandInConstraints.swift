import Foundation

// What methods of an app's own, which are not given, do to views as their names say.
extension UIView {
  /// Has its edges be those of a view that it stands in, or beside; of its superview where none is
  /// told.
  public func standInPin(to other: UIView? = nil) {
    guard let other = other ?? superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
  }

  /// Has its edges be those of a guide.
  public func standInPin(toGuide guide: UILayoutGuide?) {
    guard let guide else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  /// Has its centre be that of its superview.
  public func standInCenter() {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ])
  }
}
