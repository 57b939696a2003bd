// swift-format-ignore-file
import UIKit
import PinLayout
import FlexLayout

final class OnboardingViewController: BaseViewController<OnboardingViewModel> {
  private let rootFlexContainer = UIView()
  private let pageControl = UIPageControl()
  private lazy var collectionView: UICollectionView = {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makePagingLayout())
    collectionView.register(R.nib.onboardingCell)
    collectionView.isScrollEnabled = false
    return collectionView
  }()

  private func makePagingLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let page = Int(round(offset.x / environment.container.contentSize.width))
      self?.pageControl.currentPage = page
      items.forEach { item in
        let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        item.transform = CGAffineTransform(scaleX: max(1 - distance / 1000, 0.8), y: 1)
      }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rootFlexContainer)
    rootFlexContainer.flex.direction(.column).padding(12).define { flex in
      flex.addItem(collectionView).grow(1)
      flex.addItem(pageControl).height(40)
    }
    titleLabel.text = R.string.localizable.onboardingTitle()
    pageControl.numberOfPages = 3
    pageControl.currentPageIndicatorTintColor = R.color.primary()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    rootFlexContainer.pin.all(view.pin.safeArea)
    rootFlexContainer.flex.layout()
  }
}
