// swift-format-ignore-file
import UIKit
import Swinject

protocol ForecastService { func hours() -> [Forecast] }
struct Forecast: Hashable { let hour: Int; let degrees: Double }
final class StubForecastService: ForecastService {
    func hours() -> [Forecast] { (6..<18).map { Forecast(hour: $0, degrees: Double($0) * 1.5) } }
}

extension Container {
    static let app: Container = {
        let container = Container()
        container.register(ForecastService.self) { _ in StubForecastService() }.inObjectScope(.container)
        container.register(ForecastViewModel.self) { r in ForecastViewModel(service: r.resolve(ForecastService.self)!) }
        container.register(ForecastViewController.self) { r in
            let controller = ForecastViewController()
            controller.viewModel = r.resolve(ForecastViewModel.self)!
            return controller
        }
        return container
    }()
}

final class ForecastViewModel {
    let service: ForecastService
    init(service: ForecastService) { self.service = service }
}

final class ForecastViewController: UIViewController, UICollectionViewDataSource {
    var viewModel: ForecastViewModel!
    private let layout: UICollectionViewCompositionalLayout = {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.dataSource = self
        collection.register(HourCell.self, forCellWithReuseIdentifier: "HourCell")
        view.addSubview(collection)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { viewModel.service.hours().count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "HourCell", for: indexPath) as! HourCell
        cell.label.text = "\(viewModel.service.hours()[indexPath.item].hour):00"
        return cell
    }
}
final class HourCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(label) }
    required init?(coder: NSCoder) { fatalError() }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = Container.app.resolve(ForecastViewController.self)
        window?.makeKeyAndVisible()
        return true
    }
}
