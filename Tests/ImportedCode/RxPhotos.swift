import RxCocoa
import RxSwift
import UIKit

final class RxPhotosViewController: UIViewController {
  private let disposeBag = DisposeBag()
  private let viewModel: PhotosViewModelType
  lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(columns: 3))
    view.backgroundColor = UIColor(displayP3Red: 0.9, green: 0.9, blue: 0.9, alpha: 1)
    view.rx.itemSelected.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    return view
  }()

  init(viewModel: PhotosViewModelType = PhotosViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    viewModel.photos
      .bind(to: collectionView.rx.items(cellIdentifier: "Photo")) { _, photo, cell in
        cell.tag = photo
      }
      .disposed(by: disposeBag)
  }

  static func layout(columns: Int) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: photosSection(column: columns))
  }

  static func photosSection(column: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(column)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1 / CGFloat(column))),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}

protocol PhotosViewModelType { var photos: Observable<[Int]> { get } }

struct PhotosViewModel: PhotosViewModelType {
  let photos = Observable.just([1, 2, 3])
}
