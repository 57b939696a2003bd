// swift-format-ignore-file
//
//  EpisodesDataSource.swift
//  Earshot
//
//

import UIKit

enum EpisodeSection: Hashable {
    case downloaded
    case month(Date)
    case older
}

/// UITableViewDiffableDataSource has to be subclassed for section titles and swipe to delete.
class EpisodesDataSource: UITableViewDiffableDataSource<EpisodeSection, Episode> {

    enum Filter: Int {
        case all
        case downloaded
    }

    private static let monthFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }()

    private var episodes: [Episode] = []
    var filter: Filter = .all {
        didSet {
            update(animated: true)
        }
    }

    var didDelete: ((Episode) -> Void)?

    convenience init(tableView: UITableView) {
        tableView.register(EpisodeCell.nib, forCellReuseIdentifier: EpisodeCell.reuseIdentifier)
        self.init(tableView: tableView) { (tableView, indexPath, episode) -> UITableViewCell? in
            let cell = tableView.dequeueReusableCell(withIdentifier: EpisodeCell.reuseIdentifier, for: indexPath) as? EpisodeCell
            cell?.set(episode: episode)
            return cell
        }
        defaultRowAnimation = .top
    }

    // MARK: - Updating

    func setEpisodes(_ episodes: [Episode], animated: Bool = false) {
        self.episodes = episodes.map { episode in
            var episode = episode
            episode.isDownloaded = RealmManager.shared.isDownloaded(guid: episode.guid)
            return episode
        }
        update(animated: animated)
    }

    private func update(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<EpisodeSection, Episode>()

        let downloaded = episodes.filter { $0.isDownloaded }
        if !downloaded.isEmpty {
            snapshot.appendSections([.downloaded])
            snapshot.appendItems(downloaded, toSection: .downloaded)
        }

        if filter == .all {
            let calendar = Calendar.current
            let yearAgo = calendar.date(byAdding: .year, value: -1, to: Date())!
            let rest = episodes.filter { !$0.isDownloaded }.sorted { $0.pubDate > $1.pubDate }
            let recent = rest.filter { $0.pubDate > yearAgo }
            let older = rest.filter { $0.pubDate <= yearAgo }

            let months = Dictionary(grouping: recent) { episode -> Date in
                calendar.date(from: calendar.dateComponents([.year, .month], from: episode.pubDate))!
            }
            for month in months.keys.sorted(by: >) {
                snapshot.appendSections([.month(month)])
                snapshot.appendItems(months[month] ?? [], toSection: .month(month))
            }
            if !older.isEmpty {
                snapshot.appendSections([.older])
                snapshot.appendItems(older, toSection: .older)
            }
        }
        apply(snapshot, animatingDifferences: animated)
    }

    // MARK: - UITableViewDataSource

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch snapshot().sectionIdentifiers[section] {
        case .downloaded:
            return "Downloaded"
        case .month(let date):
            return EpisodesDataSource.monthFormatter.string(from: date)
        case .older:
            return "Older"
        }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return itemIdentifier(for: indexPath)?.isDownloaded ?? false
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete, let episode = itemIdentifier(for: indexPath) else { return }
        RealmManager.shared.deleteDownload(guid: episode.guid)
        setEpisodes(episodes, animated: true)
        didDelete?(episode)
    }

//    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
//        return snapshot().sectionIdentifiers.map { _ in "•" }
//    }
}
