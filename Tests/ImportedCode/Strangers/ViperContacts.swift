// swift-format-ignore-file
//
//  ContactsModule.swift
//  Created 12/03/2018.
//
import UIKit
import Alamofire
import SwiftyJSON

protocol ContactsViewInput: class {
    func show(contacts: [ContactEntity])
    func showError(message: String)
}
protocol ContactsViewOutput: class { func viewIsReady(); func didSelect(index: Int) }
protocol ContactsInteractorInput { func fetch() }
protocol ContactsInteractorOutput: class { func fetched(_ contacts: [ContactEntity]) }

struct ContactEntity {
    let name: String
    let phone: String
}

class ContactsInteractor: ContactsInteractorInput {
    weak var output: ContactsInteractorOutput?
    func fetch() {
        Alamofire.request("https://api.example.com/contacts").responseJSON { response in
            guard let value = response.result.value else { return }
            let json = JSON(value)
            self.output?.fetched(json.arrayValue.map { ContactEntity(name: $0["name"].stringValue, phone: $0["phone"].stringValue) })
        }
        output?.fetched([ContactEntity(name: "Ada", phone: "1"), ContactEntity(name: "Grace", phone: "2"), ContactEntity(name: "Barbara", phone: "3")])
    }
}

class ContactsPresenter: ContactsViewOutput, ContactsInteractorOutput {
    weak var view: ContactsViewInput!
    var interactor: ContactsInteractorInput!
    var router: ContactsRouter!
    func viewIsReady() { interactor.fetch() }
    func didSelect(index: Int) { router.openDetail(index) }
    func fetched(_ contacts: [ContactEntity]) { view.show(contacts: contacts) }
}

class ContactsRouter {
    weak var viewController: UIViewController?
    func openDetail(_ index: Int) {
        viewController?.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    static func assembleModule() -> UIViewController {
        let view = ContactsViewController()
        let presenter = ContactsPresenter()
        let interactor = ContactsInteractor()
        let router = ContactsRouter()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view
        return view
    }
}

class ContactsViewController: UIViewController, ContactsViewInput, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var output: ContactsViewOutput!
    fileprivate var contacts = [ContactEntity]()
    fileprivate var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        automaticallyAdjustsScrollViewInsets = false
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsetsMake(16, 16, 16, 16)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = UIColor.white
        collectionView.register(ContactCell.classForCoder(), forCellWithReuseIdentifier: "ContactCell")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        output.viewIsReady()
    }

    func show(contacts: [ContactEntity]) {
        self.contacts = contacts
        collectionView.reloadData()
    }
    func showError(message: String) {
        let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { return 1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return contacts.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ContactCell", for: indexPath) as! ContactCell
        cell.nameLabel.text = contacts[indexPath.item].name
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = (collectionView.frame.width - 16 * 2 - 8) / 2
        return CGSize(width: width, height: 60)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { output.didSelect(index: indexPath.row) }
}

class ContactCell: UICollectionViewCell {
    let nameLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(nameLabel)
        nameLabel.font = UIFont.systemFont(ofSize: 14, weight: UIFont.Weight.medium)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[v]-8-|", options: [], metrics: nil, views: ["v": nameLabel]))
        contentView.addConstraint(NSLayoutConstraint(item: nameLabel, attribute: .centerY, relatedBy: .equal, toItem: contentView, attribute: .centerY, multiplier: 1, constant: 0))
    }
    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: ContactsRouter.assembleModule())
        window?.makeKeyAndVisible()
        return true
    }
}
