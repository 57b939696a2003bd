// swift-format-ignore-file
import Alamofire
import Lottie
import SDWebImage
import SVProgressHUD
import UIKit

struct GifResponse: Codable {
  let data: [Gif]
}

struct Gif: Codable, Hashable {
  let id: String
  let title: String
  let urlString: String
}

enum NetworkError: Error { case decoding, server(AFError) }

final class APIClient {
  static let shared = APIClient()
  private init() {}
  private let session = Session(configuration: .default)

  func fetch<T: Decodable>(_ type: T.Type, from url: String, completion: @escaping (Result<T, NetworkError>) -> Void) {
    session.request(url, method: .get, parameters: ["limit": 25], encoding: URLEncoding.default)
      .validate()
      .responseDecodable(of: T.self) { response in
        switch response.result {
        case .success(let value): completion(.success(value))
        case .failure(let error): completion(.failure(.server(error)))
        }
      }
  }
}

final class GifCell: UICollectionViewCell {
  @IBOutlet weak var unused: UILabel?
  let imageView = SDAnimatedImageView()
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.sd_imageIndicator = SDWebImageActivityIndicator.gray
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(with gif: Gif) {
    titleLabel.text = gif.title
    imageView.sd_setImage(with: URL(string: gif.urlString), placeholderImage: UIImage(named: "placeholder"), options: [.retryFailed]) { _, error, _, _ in
      if let error = error { print(error.localizedDescription) }
    }
  }
}

class GifsViewController: UIViewController {
  private var gifs: [Gif] = []
  private let animationView = LottieAnimationView(name: "loading")
  lazy var collectionView: UICollectionView = {
    let cv = UICollectionView(frame: view.bounds, collectionViewLayout: GifsViewController.createLayout())
    cv.register(GifCell.self, forCellWithReuseIdentifier: "GifCell")
    cv.dataSource = self
    cv.delegate = self
    return cv
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    animationView.loopMode = .loop
    animationView.play()
    view.addSubview(animationView)
    SVProgressHUD.show()
    APIClient.shared.fetch(GifResponse.self, from: "https://api.example.com/trending") { [weak self] result in
      SVProgressHUD.dismiss()
      guard let self = self else { return }
      switch result {
      case .success(let response):
        self.gifs = response.data
        self.collectionView.reloadData()
      case .failure(let error):
        print(error)
      }
    }
  }

  static func createLayout() -> UICollectionViewCompositionalLayout {
    let leading = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
    leading.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
      subitems: [leading, trailing])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

extension GifsViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { gifs.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "GifCell", for: indexPath) as! GifCell
    cell.configure(with: gifs[indexPath.item])
    return cell
  }
}
