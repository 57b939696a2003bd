import SnapKit
import UIKit

final class FittedCellsViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  private let classes: [(String, UICollectionViewCell.Type)] = [
    ("edges", EdgesCell.self), ("cover", CoverCell.self), ("asked", AskedCell.self),
    ("fixed", FixedCell.self), ("frames", FramesCell.self), ("stack", StackedCell.self),
    ("updated", UpdatedCell.self), ("dark", DarkCell.self),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { $0.edges.equalToSuperview() }
    for (name, type) in classes {
      collectionView.register(type, forCellWithReuseIdentifier: name)
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(classes.map { $0.0 })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

class BaseFittedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.text = "One line"
    contentView.addSubview(label)
    layOut()
  }

  required init?(coder: NSCoder) { fatalError() }

  func layOut() {}
}

final class EdgesCell: BaseFittedCell {
  override func layOut() {
    label.snp.makeConstraints { make in make.edges.equalToSuperview().inset(12) }
  }
}

final class CoverCell: BaseFittedCell {
  override func layOut() {
    let cover = UIImageView(image: UIImage(named: "Covers/dune"))
    cover.setContentHuggingPriority(.required, for: .vertical)
    contentView.backgroundColor = UIColor(named: "Brand")
    contentView.addSubview(cover)
    label.font = .systemFont(ofSize: 13)
    cover.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.centerX.equalToSuperview()
    }
    label.snp.makeConstraints {
      $0.top.equalTo(cover.snp.bottom).offset(6)
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.bottom.equalToSuperview().offset(-8)
    }
  }
}

/// Asks its content view itself, as cells did before estimates.
final class AskedCell: BaseFittedCell {
  override func layOut() {
    label.text = "Two\nlines"
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let target = CGSize(
      width: layoutAttributes.frame.width, height: UIView.layoutFittingCompressedSize.height)
    layoutAttributes.frame.size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

final class FixedCell: BaseFittedCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = 77
    return attributes
  }
}

/// Sets frames, and says by them how high it is.
final class FramesCell: BaseFittedCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 15, dy: 15)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(
      CGSize(width: size.width - 30, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: text.height + 30)
  }
}

final class StackedCell: BaseFittedCell {
  override func layOut() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    for text in ["가나다", "라마바", "사아자"] {
      let line = UILabel()
      line.font = .systemFont(ofSize: 15)
      line.text = text
      stack.addArrangedSubview(line)
    }
    label.removeFromSuperview()
    contentView.addSubview(stack)
    stack.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
    }
  }
}

final class UpdatedCell: BaseFittedCell {
  override func layOut() {
    label.snp.makeConstraints {
      $0.edges.equalToSuperview()
      $0.height.equalTo(44)
    }
    label.snp.updateConstraints { $0.height.equalTo(60) }
  }
}

final class DarkCell: BaseFittedCell {
  override func layOut() {
    overrideUserInterfaceStyle = .dark
    contentView.backgroundColor = UIColor(named: "Brand")
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }
}
