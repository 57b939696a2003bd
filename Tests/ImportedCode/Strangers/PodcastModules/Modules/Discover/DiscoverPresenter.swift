// swift-format-ignore-file
import Foundation

enum Discover {
    enum Section: String, CaseIterable {
        case featured, news, comedy
        var title: String { rawValue.capitalized }
    }

    struct ShowViewModel: Hashable {
        let id: String
        let title: String
        let author: String
    }

    struct ViewModel {
        let sections: [(Section, [ShowViewModel])]
    }
}

protocol DiscoverPresenterProtocol: AnyObject {
    func viewIsReady()
    func didSelect(_ id: String)
}

final class DiscoverPresenter: DiscoverPresenterProtocol {
    weak var view: DiscoverViewProtocol?
    private let interactor: DiscoverInteractorProtocol
    private let router: DiscoverRouterProtocol

    init(view: DiscoverViewProtocol, interactor: DiscoverInteractorProtocol, router: DiscoverRouterProtocol) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func viewIsReady() {
        interactor.loadShows { [weak self] result in
            switch result {
            case .success(let shows):
                let sections = Discover.Section.allCases.map { section in
                    (section, shows.filter { $0.genre == section.rawValue }.map {
                        Discover.ShowViewModel(id: $0.id, title: $0.title, author: $0.author)
                    })
                }
                self?.view?.display(.init(sections: sections))
            case .failure(let error):
                self?.view?.displayError(error.localizedDescription)
            }
        }
    }

    func didSelect(_ id: String) { router.openShow(id: id) }
}
