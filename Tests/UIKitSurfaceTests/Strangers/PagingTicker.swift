// swift-format-ignore-file
// show: TickerVC
class TickerVC: UIViewController {
    private var timer: Timer?
    private var page = 0
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] _ in self?.next() }
    }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); timer?.invalidate(); timer = nil }
    private func next() { page = (page + 1) % 3 }
}
