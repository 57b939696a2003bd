// swift-format-ignore-file
override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .itemsDidChange, object: nil)
    let refreshControl = UIRefreshControl()
    refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
    collectionView.refreshControl = refreshControl
}

@objc func refresh() {
    var snapshot = dataSource.snapshot()
    snapshot.reloadSections(snapshot.sectionIdentifiers)
    dataSource.apply(snapshot)
    collectionView.refreshControl?.endRefreshing()
}

extension Notification.Name {
    static let itemsDidChange = Notification.Name("itemsDidChange")
}
