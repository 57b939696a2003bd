// swift-format-ignore-file
//
//  WeeklyPlanViewController.swift
//  Kondate
//
//

import Combine
import UIKit

/// 一週間の献立
final class WeeklyPlanViewController: UIViewController {

    enum Section: Hashable {
        /// 日〜土の曜日バー
        case week
        case day(Date)
    }

    enum Item: Hashable {
        case weekday(Date)
        case meal(PlannedMeal)
        /// まだ決まっていない枠
        case empty(date: Date, mealTime: MealTime)
    }

    private let viewModel: WeeklyPlanViewModel
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var cancellables = Set<AnyCancellable>()

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
            guard let section = self?.dataSource.snapshot().sectionIdentifiers[index] else { return nil }
            switch section {
            case .week: return Self.weekSection()
            case .day: return Self.daySection(environment)
            }
        }
        layout.register(DayBackgroundView.self, forDecorationViewOfKind: DayBackgroundView.elementKind)
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = Asset.Colors.base.color
        collectionView.delegate = self
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
        return collectionView
    }()

    private let dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "ja_JP")
        formatter.dateFormat = "M月d日(E)"
        return formatter
    }()

    init(viewModel: WeeklyPlanViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "前の週", primaryAction: UIAction { [weak self] _ in
            self?.viewModel.moveWeek(by: -1)
        })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "次の週", primaryAction: UIAction { [weak self] _ in
            self?.viewModel.moveWeek(by: 1)
        })
        setupDataSource()

        viewModel.$week
            .receive(on: DispatchQueue.main)
            .sink { [weak self] week in
                self?.apply(week)
            }
            .store(in: &cancellables)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viewModel.reload()
    }

    // MARK: - Layout

    private static func weekSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1/7), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitem: item,
            count: 7
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 8, leading: 12, bottom: 8, trailing: 12)
        return section
    }

    private static func daySection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        // 人数バッジ
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(22), heightDimension: .absolute(22)),
            elementKind: ServingsBadgeView.elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        )
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge]
        )
        let isRegular = environment.traitCollection.horizontalSizeClass == .regular
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(isRegular ? 160 : 116)),
            subitem: item,
            count: MealTime.allCases.count
        )
        group.interItemSpacing = .fixed(10)

        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 4, leading: 28, bottom: 24, trailing: 28)

        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        section.boundarySupplementaryItems = [header]

        let background = NSCollectionLayoutDecorationItem.background(elementKind: DayBackgroundView.elementKind)
        background.contentInsets = .init(top: 4, leading: 12, bottom: 8, trailing: 12)
        section.decorationItems = [background]
        return section
    }

    // MARK: - DataSource

    private func setupDataSource() {
        let weekdayCell = UICollectionView.CellRegistration<WeekdayCell, Date> { cell, _, date in
            cell.configure(date: date, isToday: Calendar.current.isDateInToday(date))
        }
        let mealCell = UICollectionView.CellRegistration<MealCell, PlannedMeal> { cell, _, meal in
            cell.configure(meal: meal)
        }
        let emptyCell = UICollectionView.CellRegistration<EmptyMealCell, MealTime> { cell, _, mealTime in
            cell.configure(title: mealTime.title)
        }

        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            switch item {
            case .weekday(let date):
                return collectionView.dequeueConfiguredReusableCell(using: weekdayCell, for: indexPath, item: date)
            case .meal(let meal):
                return collectionView.dequeueConfiguredReusableCell(using: mealCell, for: indexPath, item: meal)
            case .empty(_, let mealTime):
                return collectionView.dequeueConfiguredReusableCell(using: emptyCell, for: indexPath, item: mealTime)
            }
        }

        let header = UICollectionView.SupplementaryRegistration<DayHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            guard let self = self,
                  case .day(let date) = self.dataSource.snapshot().sectionIdentifiers[indexPath.section] else { return }
            view.configure(text: self.dayFormatter.string(from: date), isToday: Calendar.current.isDateInToday(date))
        }
        let badge = UICollectionView.SupplementaryRegistration<ServingsBadgeView>(
            elementKind: ServingsBadgeView.elementKind
        ) { [weak self] view, _, indexPath in
            if case .meal(let meal) = self?.dataSource.itemIdentifier(for: indexPath) {
                view.configure(servings: meal.servings)
                view.isHidden = meal.servings < 2
            } else {
                view.isHidden = true
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            if kind == ServingsBadgeView.elementKind {
                return collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
            }
            return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func apply(_ week: WeeklyPlanViewModel.Week) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections([.week])
        snapshot.appendItems(week.days.map { .weekday($0) }, toSection: .week)

        for day in week.days {
            snapshot.appendSections([.day(day)])
            for mealTime in MealTime.allCases {
                let meals = week.meals(on: day, at: mealTime)
                if meals.isEmpty {
                    snapshot.appendItems([.empty(date: day, mealTime: mealTime)], toSection: .day(day))
                } else {
                    // 今のところ1枠1品のみ
                    snapshot.appendItems(meals.prefix(1).map { .meal($0) }, toSection: .day(day))
                }
            }
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func scrollToDay(_ date: Date) {
        guard let section = dataSource.snapshot().indexOfSection(.day(date)) else { return }
        collectionView.scrollToItem(at: IndexPath(item: 0, section: section), at: .centeredVertically, animated: true)
    }
}

// MARK: - UICollectionViewDelegate

extension WeeklyPlanViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .weekday(let date):
            scrollToDay(date)
        case .empty(let date, let mealTime):
            print("レシピを選ぶ: \(dayFormatter.string(from: date)) \(mealTime.title)")
        case .meal, nil:
            break
        }
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        guard case .meal(let meal) = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let delete = UIAction(title: "削除", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.viewModel.delete(meal)
            }
            return UIMenu(title: meal.recipeTitle, children: [delete])
        }
    }
}

// MARK: - Drag & Drop

extension WeeklyPlanViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {

    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        guard case .meal(let meal) = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: meal.recipeTitle as NSString))
        item.localObject = meal
        return [item]
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal {
        guard let indexPath = destinationIndexPath, case .empty = dataSource.itemIdentifier(for: indexPath) else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
        guard let indexPath = coordinator.destinationIndexPath,
              case .empty(let date, let mealTime) = dataSource.itemIdentifier(for: indexPath),
              let meal = coordinator.items.first?.dragItem.localObject as? PlannedMeal else { return }
        viewModel.move(meal, to: date, mealTime: mealTime)
    }
}
