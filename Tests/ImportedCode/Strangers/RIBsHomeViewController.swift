// swift-format-ignore-file
import ModernRIBs
import SnapKit
import UIKit

protocol HomePresentableListener: AnyObject {
  func didSelectWidget(at index: Int)
}

final class RIBsHomeViewController: UIViewController, HomePresentable, HomeViewControllable {
  weak var listener: HomePresentableListener?
  private let widgets = ["날씨", "일정", "할 일", "가계부"]

  private lazy var collectionView: UICollectionView = {
    let cv = UICollectionView(frame: .zero, collectionViewLayout: self.layout)
    cv.register(WidgetCell.self, forCellWithReuseIdentifier: "WidgetCell")
    cv.showsVerticalScrollIndicator = false
    cv.delegate = self
    return cv
  }()
  private var layout: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in
      // 두 칸짜리 위젯
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collectionView
  ) { cv, indexPath, name in
    guard
      let cell = cv.dequeueReusableCell(withReuseIdentifier: "WidgetCell", for: indexPath)
        as? WidgetCell
    else { return UICollectionViewCell() }
    cell.bind(name)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.trailing.equalToSuperview().inset(0)
      make.bottom.equalToSuperview()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(widgets)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}
protocol HomeViewControllable: ViewControllable {}

extension RIBsHomeViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    listener?.didSelectWidget(at: indexPath.item)
  }
}

final class WidgetCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    contentView.backgroundColor = .secondarySystemBackground
    contentView.addSubview(nameLabel)
    nameLabel.snp.makeConstraints {
      $0.center.equalToSuperview()
      $0.width.lessThanOrEqualToSuperview().multipliedBy(0.9)
    }
  }
  required init?(coder: NSCoder) { fatalError() }
  func bind(_ name: String) { nameLabel.text = name }
}
