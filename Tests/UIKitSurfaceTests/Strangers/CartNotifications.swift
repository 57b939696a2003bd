// swift-format-ignore-file
extension Notification.Name { static let cartDidChange = Notification.Name("cartDidChange") }
final class Cart {
    private(set) var lines: [(sku: String, count: Int)] = []
    func add(_ sku: String) {
        if let i = lines.firstIndex(where: { $0.sku == sku }) { lines[i].count += 1 } else { lines.append((sku, 1)) }
        NotificationCenter.default.post(name: .cartDidChange, object: self, userInfo: ["count": lines.reduce(0) { $0 + $1.count }])
    }
}
let token = NotificationCenter.default.addObserver(forName: .cartDidChange, object: nil, queue: .main) { note in
    print("cart", note.userInfo?["count"] as? Int ?? 0)
}
let cart = Cart()
["a", "b", "a"].forEach(cart.add)
NotificationCenter.default.removeObserver(token)

// prints:
// cart 1
// cart 2
// cart 3
