public import HeadlessUIKit

// The package of this name has UIKit's diffable data sources for older systems, under its own names.

public typealias DiffableDataSourceSnapshot = NSDiffableDataSourceSnapshot
public typealias CollectionViewDiffableDataSource = UICollectionViewDiffableDataSource
public typealias TableViewDiffableDataSource = UITableViewDiffableDataSource
