// swift-format-ignore-file
actor Cache {
    private var storage: [String: Int] = [:]
    func value(for key: String) -> Int? { storage[key] }
    func set(_ value: Int, for key: String) { storage[key] = value }
}
let cache = Cache()
Task {
    await cache.set(3, for: "a")
    print(await cache.value(for: "a") ?? 0)
}
