// swift-format-ignore-file
import SwiftUI
import UIKit

struct Landmark: Identifiable, Hashable {
  let id: Int
  let name: String
  let distance: Measurement<UnitLength>
}

struct LandmarkRow: View {
  let landmark: Landmark
  @State private var isExpanded = false
  var body: some View {
    VStack(alignment: .leading) {
      Text(landmark.name).font(.headline)
      if isExpanded { Text(landmark.distance.formatted()) }
    }
    .padding()
    .onTapGesture { withAnimation { isExpanded.toggle() } }
  }
}

final class LandmarksViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Landmark>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Landmark> { cell, _, landmark in
      cell.contentConfiguration = UIHostingConfiguration {
        LandmarkRow(landmark: landmark)
      }
      .margins(.horizontal, 20)
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, landmark in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: landmark)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Landmark>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      Landmark(id: 1, name: "Bridge", distance: .init(value: 3, unit: .kilometers)),
      Landmark(id: 2, name: "Tower", distance: .init(value: 300, unit: .meters)),
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func showDetails(of landmark: Landmark) {
    let host = UIHostingController(rootView: LandmarkRow(landmark: landmark))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

struct LandmarksView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> LandmarksViewController { LandmarksViewController() }
  func updateUIViewController(_ controller: LandmarksViewController, context: Context) {}
}

struct LandmarksView_Previews: PreviewProvider {
  static var previews: some View {
    LandmarksView().edgesIgnoringSafeArea(.all)
  }
}

@main
struct LandmarksApp: App {
  var body: some Scene {
    WindowGroup { LandmarksView() }
  }
}
