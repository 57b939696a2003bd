// swift-format-ignore-file
import UIKit

protocol WalletPresenting: AnyObject {
    var numberOfCards: Int { get }
}

final class WalletPresenter: WalletPresenting {
    private let store: CardStoring
    init(store: CardStoring) { self.store = store }
    var numberOfCards: Int { store.cards.count }
}

protocol CardStoring { var cards: [String] { get } }

struct InMemoryCards: CardStoring {
    var cards: [String] { ["blue", "black", "transit"] }
}

final class WalletViewController: UIViewController {
    private let presenter: WalletPresenting

    init(presenter: WalletPresenting) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    func makeCardLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(200 / presenter.numberOfCards)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
