// swift-format-ignore-file

import UIKit
import RxSwift
import RxCocoa

/// Its base, which has the view model and the bag, is not given; nor is what the view model gives.
final class SearchShelfViewController: BaseViewController<SearchShelfViewModel> {
  enum Section: String, CaseIterable { case history = "Recent", results = "Results", offers = "Offers" }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
    view.addSubview(collectionView)
    collectionView.register(WordCell.self, forCellWithReuseIdentifier: WordCell.reuseIdentifier)
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, word in
      let cell = view.dequeueReusableCell(withReuseIdentifier: WordCell.reuseIdentifier, for: indexPath) as? WordCell
      cell?.label.text = word
      return cell
    }
    WordService.shared.loadOffers { [weak self] result in
      switch result {
      case .success(let words): self?.show(words, in: .offers)
      case .failure(let error): print(error)
      }
    }
  }

  private func bind() {
    viewModel.output.words
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .asDriver(onErrorJustReturn: [])
      .drive(with: self, onNext: { owner, words in
        owner.show(words, in: .results)
      })
      .disposed(by: disposeBag)
    viewModel.output.failure
      .subscribe(onNext: { message in fatalError("\(message)") })
      .disposed(by: disposeBag)
  }

  private func show(_ words: [String], in section: Section) {
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(words, toSection: section)
    dataSource.apply(snapshot)
  }

  private func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
    }
  }
}

final class WordCell: BaseCollectionViewCell {
  let label = UILabel()
}
