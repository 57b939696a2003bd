// swift-format-ignore-file
//
//  TripsViewController.swift
//  Wander
//
import UIKit
import SwiftUI

struct Trip: Hashable, Identifiable {
    let id: Int
    var name: String
    var nights: Int
    var symbol: String
}

class TripsViewController: UIViewController {
    enum Section { case upcoming, past }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Trip>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.showsSeparators = true
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Trip> { cell, _, trip in
            cell.contentConfiguration = UIHostingConfiguration {
                HStack(spacing: 12) {
                    Image(systemName: trip.symbol)
                        .foregroundStyle(.tint)
                    VStack(alignment: .leading, spacing: 4) {
                        Text(trip.name).font(.headline)
                        Text("\(trip.nights) nights")
                            .font(.subheadline)
                            .foregroundColor(.secondary)
                    }
                    Spacer()
                }
                .padding(.vertical, 8)
            }
            .margins(.horizontal, 20)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, trip in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: trip)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Trip>()
        snapshot.appendSections([.upcoming, .past])
        snapshot.appendItems([Trip(id: 1, name: "Lisbon", nights: 4, symbol: "sun.max"), Trip(id: 2, name: "Oslo", nights: 2, symbol: "snow")], toSection: .upcoming)
        snapshot.appendItems([Trip(id: 3, name: "Kyoto", nights: 9, symbol: "leaf")], toSection: .past)
        dataSource.apply(snapshot)
    }
}
