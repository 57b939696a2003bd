// swift-format-ignore-file
import SwiftUI
import UIKit

struct Moment: Identifiable, Hashable { let id = UUID(); var title: String; var note: String; var isPinned = false }

struct MomentRow: View {
    let moment: Moment
    @State private var isExpanded = false
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Image(systemName: moment.isPinned ? "pin.fill" : "circle").foregroundStyle(.tint).frame(width: 24)
            VStack(alignment: .leading, spacing: 4) {
                Text(moment.title).font(.headline)
                Text(moment.note).font(.subheadline).foregroundColor(.secondary).lineLimit(isExpanded ? nil : 2)
            }
            Spacer(minLength: 0)
        }
        .padding(.vertical, 8)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { isExpanded.toggle() } }
    }
}

struct TimelineView: UIViewControllerRepresentable {
    @Binding var moments: [Moment]
    func makeUIViewController(context: Context) -> TimelineViewController { TimelineViewController() }
    func updateUIViewController(_ controller: TimelineViewController, context: Context) { controller.show(moments) }
}

final class TimelineViewController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Moment>!
    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { _, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.separatorConfiguration.color = .quaternaryLabel
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            section.contentInsets.bottom = 32
            return section
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        view.addSubview(collectionView)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Moment> { cell, _, moment in
            cell.contentConfiguration = UIHostingConfiguration { MomentRow(moment: moment) }.margins(.horizontal, 20)
        }
        dataSource = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
        show([Moment(title: "Morning", note: "Walked by the river"), Moment(title: "Noon", note: "Lunch with Ida, who has a new job and a great many stories to tell about it", isPinned: true)])
    }
    func show(_ moments: [Moment]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Moment>()
        snapshot.appendSections([0])
        snapshot.appendItems(moments)
        dataSource.apply(snapshot)
    }
}

struct TimelineScreen: View {
    @State private var moments: [Moment] = []
    var body: some View {
        NavigationStack {
            TimelineView(moments: $moments)
                .ignoresSafeArea()
                .navigationTitle("Timeline")
                .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { moments.append(Moment(title: "New", note: "")) } } }
        }
    }
}

@main
struct TimelineApp: App {
    var body: some Scene { WindowGroup { TimelineScreen() } }
}

#Preview { TimelineScreen() }
