// swift-format-ignore-file
extension UIView {
    @discardableResult
    func pin(to other: UIView, insets: UIEdgeInsets = .zero) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ])
        return self
    }
}
let box = UIView()
view.addSubview(box)
box.pin(to: view, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)).backgroundColor = .systemBlue
