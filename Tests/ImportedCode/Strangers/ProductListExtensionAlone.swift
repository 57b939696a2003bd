// swift-format-ignore-file
//
//  ProductListViewController+CollectionView.swift
//  Shoply
//
//

import UIKit
import SkeletonView
import SDWebImage

// MARK: - CollectionView Setup

extension ProductListViewController {

    func setupCollectionView() {
        collectionView.collectionViewLayout = createLayout()
        collectionView.backgroundColor = Colors.background.color
        collectionView.register(UINib(nibName: ProductCell.identifier, bundle: nil), forCellWithReuseIdentifier: ProductCell.identifier)
        collectionView.register(UINib(nibName: "CategoryCell", bundle: .main), forCellWithReuseIdentifier: "CategoryCell")
        collectionView.register(
            UINib(nibName: "TitleSupplementaryView", bundle: nil),
            forSupplementaryViewOfKind: TitleSupplementaryView.kind,
            withReuseIdentifier: TitleSupplementaryView.identifier
        )
        collectionView.register(
            LoadingFooter.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: LoadingFooter.identifier
        )
        collectionView.delegate = self
        configureDataSource()
    }

    // MARK: - DataSource

    func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource<ProductList.Section, ProductList.Item>(
            collectionView: collectionView,
            cellProvider: { [weak self] collectionView, indexPath, item in
                guard let self = self else { return nil }
                switch item {
                case .category(let category):
                    return self.categoryCell(for: category, at: indexPath)
                case .product(let product):
                    return self.productCell(for: product, at: indexPath)
                }
            })

        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            switch kind {
            case TitleSupplementaryView.kind:
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind,
                    withReuseIdentifier: TitleSupplementaryView.identifier,
                    for: indexPath
                ) as! TitleSupplementaryView
                view.titleLabel.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
                return view
            case UICollectionView.elementKindSectionFooter:
                let footer = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: LoadingFooter.identifier, for: indexPath)
                self?.loadingFooter = footer as? LoadingFooter
                return footer
            default:
                assertionFailure("Unexpected kind \(kind)")
                return nil
            }
        }
    }

    private func categoryCell(for category: ProductCategory, at indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CategoryCell", for: indexPath) as! CategoryCell
        cell.nameLabel.text = category.name
        cell.isSelected = category.id == presenter.selectedCategory?.id
        return cell
    }

    private func productCell(for product: ProductViewModel, at indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ProductCell.identifier, for: indexPath) as! ProductCell
        cell.nameLabel.text = product.name
        cell.priceLabel.text = product.formattedPrice
        cell.imageView.sd_imageIndicator = SDWebImageActivityIndicator.gray
        cell.imageView.sd_setImage(with: product.imageURL, placeholderImage: Asset.placeholder.image)
        cell.onFavorite = { [weak self] in
            self?.presenter.didToggleFavorite(product)
        }
        return cell
    }

    // MARK: - Layout

    func createLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { [weak self] (section: Int, env: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            guard let sectionKind = self?.dataSource?.snapshot().sectionIdentifiers[section] else { return nil }
            switch sectionKind {
            case .categories:
                let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(36))
                let item = NSCollectionLayoutItem(layoutSize: size)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                section.interGroupSpacing = 8
                section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
                return section
            case .products:
                let columns = self?.isGridMode == true ? 2 : 1
                let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(columns == 2 ? 260 : 140)),
                    subitem: item,
                    count: columns
                )
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
                let title = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    elementKind: TitleSupplementaryView.kind,
                    alignment: .top
                )
                let footer = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
                section.boundarySupplementaryItems = [title, footer]
                return section
            }
        }
        return layout
    }
}

// MARK: - ProductListPresenterToView

extension ProductListViewController: ProductListPresenterToView {

    func show(categories: [ProductCategory], products: [ProductViewModel]) {
        view.hideSkeleton()
        var snapshot = NSDiffableDataSourceSnapshot<ProductList.Section, ProductList.Item>()
        snapshot.appendSections(ProductList.Section.allCases)
        snapshot.appendItems(categories.map { .category($0) }, toSection: .categories)
        snapshot.appendItems(products.map { .product($0) }, toSection: .products)
        dataSource.apply(snapshot, animatingDifferences: !UIAccessibility.isReduceMotionEnabled)
    }

    func append(products: [ProductViewModel]) {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems(products.map { .product($0) }, toSection: .products)
        dataSource.apply(snapshot)
        loadingFooter?.stopAnimating()
    }

    func showLoading() {
        view.showAnimatedGradientSkeleton()
    }
}

// MARK: - UICollectionViewDelegate

extension ProductListViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .category(let category):
            presenter.didSelect(category: category)
        case .product(let product):
            presenter.didSelect(product: product)
        case .none:
            break
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let bottom = scrollView.contentOffset.y + scrollView.bounds.height
        if bottom > scrollView.contentSize.height - 200 {
            presenter.loadNextPage()
        }
    }
}
