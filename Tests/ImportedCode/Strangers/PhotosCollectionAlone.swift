// swift-format-ignore-file
//
//  PhotosCollectionViewController.swift
//  Gallery
//
//  Swift 4 project, moved to diffable data sources step by step.
//

import UIKit

private let reuseIdentifier = "PhotoCell"

class PhotosCollectionViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    var networkDataFetcher = NetworkDataFetcher()
    private var timer: Timer?
    private var photos = [GalleryPhoto]()
    private var selectedImages = [UIImage]()
    private let itemsPerRow: CGFloat = 2
    private let sectionInserts = UIEdgeInsetsMake(20, 20, 20, 20)

    private var numberOfSelectedPhotos: Int {
        return collectionView?.indexPathsForSelectedItems?.count ?? 0
    }

    private lazy var addBarButtonItem: UIBarButtonItem = {
        return UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addBarButtonTapped))
    }()

    private lazy var actionBarButtonItem: UIBarButtonItem = {
        return UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(actionBarButtonTapped))
    }()

    private let enterSearchTermLabel: UILabel = {
        let label = UILabel()
        label.text = "Please enter search term above..."
        label.textAlignment = .center
        label.font = UIFont.boldSystemFont(ofSize: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    @available(iOS 13.0, *)
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, GalleryPhoto>(collectionView: collectionView) { [unowned self] collectionView, indexPath, photo in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath) as! PhotosCell
        cell.galleryPhoto = photo
        cell.heroID = "photo_\(indexPath.row)"
        cell.delegate = self
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupNavigationBar()
        setupCollectionView()
        setupSearchBar()
        setupEnterLabel()
        if #available(iOS 13.0, *) {
            collectionView.collectionViewLayout = waterfall()
            showSamples()
        }
    }

    // MARK: - NavigationItems action

    @objc private func addBarButtonTapped() {
        let alert = UIAlertController(title: "", message: "\(numberOfSelectedPhotos) photos", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Add", style: .default) { (action) in
            let tabbar = self.tabBarController as! MainTabBarController
            let navVC = tabbar.viewControllers?[1] as! UINavigationController
            let likesVC = navVC.topViewController as! LikesCollectionViewController
            likesVC.photos.append(contentsOf: self.photos)
            likesVC.collectionView.reloadData()
        })
        present(alert, animated: true)
    }

    @objc private func actionBarButtonTapped(sender: UIBarButtonItem) {
        let shareController = UIActivityViewController(activityItems: selectedImages, applicationActivities: nil)
        shareController.popoverPresentationController?.barButtonItem = sender
        shareController.popoverPresentationController?.permittedArrowDirections = .any
        present(shareController, animated: true, completion: nil)
    }

    // MARK: - Setup UI

    private func setupCollectionView() {
        collectionView.backgroundColor = .white
        collectionView.register(PhotosCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        collectionView.layoutMargins = UIEdgeInsetsMake(0, 16, 0, 16)
        collectionView.contentInsetAdjustmentBehavior = .automatic
        collectionView.allowsMultipleSelection = true
    }

    private func setupEnterLabel() {
        collectionView.addSubview(enterSearchTermLabel)
        enterSearchTermLabel.centerXAnchor.constraint(equalTo: collectionView.centerXAnchor).isActive = true
        enterSearchTermLabel.topAnchor.constraint(equalTo: collectionView.topAnchor, constant: 50).isActive = true
    }

    private func setupNavigationBar() {
        let titleLabel = UILabel(text: "PHOTOS", font: .systemFont(ofSize: 15, weight: .medium), textColor: #colorLiteral(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: titleLabel)
        navigationItem.rightBarButtonItems = [actionBarButtonItem, addBarButtonItem]
        navigationController?.hidesBarsOnSwipe = true
    }

    private func setupSearchBar() {
        let searchController = UISearchController(searchResultsController: nil)
        navigationItem.searchController = searchController
        searchController.dimsBackgroundDuringPresentation = false
        searchController.searchBar.delegate = self
    }

    @available(iOS 13.0, *)
    private func showSamples() {
        photos = [
            GalleryPhoto(id: "1", width: 400, height: 300, urls: [.regular: "https://example.com/1.jpg"]),
            GalleryPhoto(id: "2", width: 300, height: 400, urls: [.regular: "https://example.com/2.jpg"]),
            GalleryPhoto(id: "3", width: 300, height: 300, urls: [.regular: "https://example.com/3.jpg"]),
        ]
        var snapshot = NSDiffableDataSourceSnapshot<Int, GalleryPhoto>()
        snapshot.appendSections([0])
        snapshot.appendItems(photos)
        dataSource.apply(snapshot, animatingDifferences: false)
        enterSearchTermLabel.isHidden = photos.count != 0
    }

    @available(iOS 13.0, *)
    private func waterfall() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { [unowned self] _, environment in
            var items: [NSCollectionLayoutGroupCustomItem] = []
            let width = (environment.container.effectiveContentSize.width - 16) / self.itemsPerRow
            var heights: [CGFloat] = [0, 0]
            for (index, photo) in self.photos.enumerated() {
                let height = width * CGFloat(photo.height) / CGFloat(photo.width)
                let column = index % 2
                items.append(NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat(column) * (width + 16), y: heights[column], width: width, height: height)))
                heights[column] += height + 16
            }
            let group = NSCollectionLayoutGroup.custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights.max() ?? 0))) { _ in items }
            return NSCollectionLayoutSection(group: group)
        }
    }

    // MARK: - UICollectionViewDelegateFlowLayout

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let photo = photos[indexPath.item]
        let paddingSpace = sectionInserts.left * (itemsPerRow + 1)
        let availableWidth = view.frame.width - paddingSpace
        let widthPerItem = availableWidth / itemsPerRow
        let height = CGFloat(photo.height) * widthPerItem / CGFloat(photo.width)
        return CGSize(width: widthPerItem, height: height)
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        return sectionInserts
    }
}

// MARK: - UISearchBarDelegate

extension PhotosCollectionViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false, block: { (_) in
            self.networkDataFetcher.fetchImages(searchTerm: searchText) { [weak self] (searchResults) in
                guard let fetchedPhotos = searchResults else { return }
                self?.photos = fetchedPhotos.results
                self?.collectionView.reloadData()
            }
        })
    }
}

extension PhotosCollectionViewController: PhotosCellDelegate {
    func photosCell(_ cell: PhotosCell, didLike photo: GalleryPhoto) {
        LikesStorage.shared.toggle(photo)
        performSegue(withIdentifier: "showLikes", sender: cell)
    }
}
