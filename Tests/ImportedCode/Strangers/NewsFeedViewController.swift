// swift-format-ignore-file
//
//  NewsFeedViewController.swift
//  Daily
//

import Combine
import SafariServices
import UIKit

struct Article: Hashable, Codable {
  let id: UUID
  let headline: String
  let summary: String
  let url: URL
}

final class NewsFeedViewModel: ObservableObject {
  enum State {
    case idle
    case loading
    case loaded([Article])
    case failed(Error)
  }

  @Published private(set) var state: State = .idle
  @Published var searchText = ""

  private let refreshSubject = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  init() {
    $searchText
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { [weak self] text in
        self?.filter(by: text)
      }
      .store(in: &cancellables)

    refreshSubject
      .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] in self?.load() }
      .store(in: &cancellables)
  }

  func load() {
    state = .loading
    state = .loaded(Self.samples)
  }

  private func filter(by text: String) {
    guard !text.isEmpty else { return load() }
    state = .loaded(Self.samples.filter { $0.headline.localizedCaseInsensitiveContains(text) })
  }

  static let samples = (1...5).map { index in
    Article(
      id: UUID(), headline: "Headline \(index)", summary: "Summary of number \(index)",
      url: URL(string: "https://example.com/\(index)")!)
  }
}

final class ArticleCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: ArticleCell.self)

  private let headlineLabel = UILabel()
  private let summaryLabel = UILabel()
  private lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [headlineLabel, summaryLabel])
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.translatesAutoresizingMaskIntoConstraints = false
    return stackView
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    headlineLabel.font = .preferredFont(forTextStyle: .headline)
    headlineLabel.numberOfLines = 0
    summaryLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 14))
    summaryLabel.textColor = .secondaryLabel
    contentView.addSubview(stackView)
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.layer.masksToBounds = true
    contentView.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    headlineLabel.text = nil
    summaryLabel.text = nil
  }

  func configure(with article: Article) {
    headlineLabel.text = article.headline
    summaryLabel.text = article.summary
    accessibilityLabel = article.headline
    isAccessibilityElement = true
  }
}

final class NewsFeedViewController: UIViewController {
  private enum Section: CaseIterable {
    case main
  }

  private let viewModel: NewsFeedViewModel
  private var cancellables: Set<AnyCancellable> = []
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Article>!
  private lazy var activityIndicator = UIActivityIndicatorView(style: .large)
  private lazy var refreshControl: UIRefreshControl = {
    let control = UIRefreshControl()
    control.addTarget(self, action: #selector(didPullToRefresh), for: .valueChanged)
    return control
  }()

  init(viewModel: NewsFeedViewModel = NewsFeedViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("news.title", comment: "Title of the feed")
    view.backgroundColor = .systemGroupedBackground
    configureHierarchy()
    configureDataSource()
    bind()
    viewModel.load()
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(
      ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.reuseIdentifier)
    collectionView.delegate = self
    collectionView.refreshControl = refreshControl
    view.addSubview(collectionView)
    view.addSubview(activityIndicator)
    activityIndicator.center = view.center
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func configureDataSource() {
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, article in
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: ArticleCell.reuseIdentifier, for: indexPath) as? ArticleCell
      cell?.configure(with: article)
      return cell
    }
  }

  private func bind() {
    viewModel.$state
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in
        self?.render(state)
      }
      .store(in: &cancellables)

    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] _ in self?.viewModel.load() }
      .store(in: &cancellables)
  }

  private func render(_ state: NewsFeedViewModel.State) {
    switch state {
    case .idle: break
    case .loading: activityIndicator.startAnimating()
    case .loaded(let articles):
      activityIndicator.stopAnimating()
      refreshControl.endRefreshing()
      var snapshot = NSDiffableDataSourceSnapshot<Section, Article>()
      snapshot.appendSections(Section.allCases)
      snapshot.appendItems(articles)
      dataSource.apply(snapshot, animatingDifferences: true)
    case .failed(let error):
      let alert = UIAlertController(
        title: "Error", message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  @objc private func didPullToRefresh() {
    viewModel.load()
  }
}

extension NewsFeedViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let article = dataSource.itemIdentifier(for: indexPath) else { return }
    let controller = SFSafariViewController(url: article.url)
    controller.preferredControlTintColor = .systemRed
    present(controller, animated: true)
  }
}
