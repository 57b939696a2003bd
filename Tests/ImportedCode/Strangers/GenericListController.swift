// swift-format-ignore-file
//  ListController.swift
//  A base class for every list in the app. Subclass it, give it a cell and a model, done.

import UIKit

class ListController<Cell: ConfigurableCell, Model>: BaseViewController, UICollectionViewDelegate where Cell.Model == Model, Model: Hashable {

  // MARK: - Types

  enum Section: Int, CaseIterable {
    case pinned
    case all
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Model>

  // MARK: - State

  private(set) var state: LoadingState<[Model]> = .idle {
    didSet { render(state) }
  }

  let fetcher: AnyFetcher<Model>
  private let refreshControl = UIRefreshControl()
  private(set) var collectionView: UICollectionView!
  private var dataSource: DataSource!

  // MARK: - Hooks

  var columns: Int { 1 }
  var emptyTitle: String { "Nothing here yet" }
  func isPinned(_ model: Model) -> Bool { false }
  func didSelect(_ model: Model) {}

  // MARK: - Life cycle

  init(fetcher: AnyFetcher<Model>) {
    self.fetcher = fetcher
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.refreshControl = refreshControl
    refreshControl.addTarget(self, action: #selector(reload), for: .valueChanged)
    view.addSubview(collectionView)
    configureDataSource()
    reload()
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<Cell, Model> { cell, _, model in
      cell.configure(with: model)
    }
    dataSource = DataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(Cell.estimatedHeight)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: self.columns)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = Spacing.small
      section.contentInsets = .init(all: Spacing.medium)
      return section
    }
  }

  // MARK: - Loading

  @objc func reload() {
    state = .loading
    fetcher.fetch { [weak self] result in
      switch result {
      case .success(let models): self?.state = .loaded(models)
      case .failure(let error): self?.state = .failed(error)
      }
    }
  }

  private func render(_ state: LoadingState<[Model]>) {
    switch state {
    case .idle: break
    case .loading: showSpinner()
    case .loaded(let models):
      hideSpinner()
      refreshControl.endRefreshing()
      apply(models)
    case .failed(let error):
      hideSpinner()
      show(error)
    }
  }

  private func apply(_ models: [Model]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Model>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(models.filter(isPinned), toSection: .pinned)
    snapshot.appendItems(models.filter { !isPinned($0) }, toSection: .all)
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let model = dataSource.itemIdentifier(for: indexPath) else { return }
    didSelect(model)
  }
}

final class NotesController: ListController<NoteCell, Note> {
  override var columns: Int { traitCollection.horizontalSizeClass == .regular ? 3 : 2 }
  override func isPinned(_ model: Note) -> Bool { model.isPinned }
  override func didSelect(_ model: Note) {
    navigationController?.pushViewController(NoteController(note: model), animated: true)
  }
}
