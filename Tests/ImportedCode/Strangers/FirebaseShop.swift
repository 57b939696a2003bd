// swift-format-ignore-file
import Firebase
import FirebaseFirestore
import FirebaseMessaging
import GoogleSignIn
import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate, MessagingDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        FirebaseApp.configure()
        Messaging.messaging().delegate = self
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
        application.registerForRemoteNotifications()
        window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: ShopViewController()),
            UINavigationController(rootViewController: CartViewController(collectionViewLayout: UICollectionViewFlowLayout())),
        ]
        tabs.viewControllers?.first?.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "bag"), tag: 0)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        GIDSignIn.sharedInstance.handle(url)
    }
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) { print(fcmToken ?? "") }
}

struct Product: Hashable { let id: String; let name: String; let price: Decimal }

final class ShopViewController: UIViewController, UICollectionViewDelegate {
    enum Section: String, CaseIterable { case featured = "Featured", all = "All" }
    var collectionView: UICollectionView! = nil
    var dataSource: UICollectionViewDiffableDataSource<Section, Product>! = nil
    private let database = Firestore.firestore()
    private var listener: ListenerRegistration?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
        collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
        collectionView.delegate = self
        view.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource<Section, Product>(collectionView: collectionView) { view, path, product in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "product", for: path) as! ProductCell
            cell.nameLabel.text = product.name
            cell.priceLabel.text = "\(product.price)"
            return cell
        }
        update(with: [Product(id: "a", name: "Mug", price: 12), Product(id: "b", name: "Tote", price: 20), Product(id: "c", name: "Pin", price: 3)])
        listener = database.collection("products").addSnapshotListener { [weak self] query, error in
            guard let documents = query?.documents else { return }
            self?.update(with: documents.compactMap { Product(id: $0.documentID, name: $0["name"] as? String ?? "", price: 0) })
        }
    }

    func update(with products: [Product]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Product>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([products[0]], toSection: .featured)
        snapshot.appendItems(Array(products.dropFirst()), toSection: .all)
        dataSource.apply(snapshot, animatingDifferences: false, completion: nil)
    }

    func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment -> NSCollectionLayoutSection? in
            let section = Section.allCases[index]
            let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let width: NSCollectionLayoutDimension = section == .featured ? .fractionalWidth(0.9) : .fractionalWidth(0.5)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(section == .featured ? 220 : 140)), subitems: [item])
            let result = NSCollectionLayoutSection(group: group)
            result.orthogonalScrollingBehavior = section == .featured ? .groupPagingCentered : .continuous
            return result
        }
    }
}

final class CartViewController: UICollectionViewController {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
}

final class ProductCell: UICollectionViewCell {
    let nameLabel = UILabel(), priceLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        let stack = UIStackView(arrangedSubviews: [nameLabel, UIView(), priceLabel])
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        stack.frame = contentView.bounds
        stack.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        contentView.addSubview(stack)
    }
    required init?(coder: NSCoder) { fatalError() }
}
