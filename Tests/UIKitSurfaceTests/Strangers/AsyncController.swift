// swift-format-ignore-file
// show: LoadVC
class LoadVC: UIViewController {
    var items: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        Task { [weak self] in
            guard let self else { return }
            let loaded = await self.load()
            await MainActor.run { self.show(loaded) }
        }
    }
    func load() async -> [String] {
        try? await Task.sleep(nanoseconds: 1_000)
        return ["a", "b"]
    }
    @MainActor func show(_ items: [String]) { self.items = items; print("loaded", items.count) }
}
