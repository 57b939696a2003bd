import UIKit

final class AboutViewController: UIViewController {}

final class ToolsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
}

final class WateringViewController: UIViewController {
    private let pump: Pump

    init(pump: Pump) {
        self.pump = pump
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Pump {
    private init() {}

    static func connected() async -> Pump { Pump() }
}

final class CompostViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        fatalError("compost is not ready")
    }

    func makeHeap() -> UICollectionViewLayout { GardenLayouts.rows() }
}
