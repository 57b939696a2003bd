import SwiftUI
import UIKit

class ExtendedController: BaseViewController {
  var collectionView: UICollectionView!
  weak var delegate: ExtendedControllerDelegate?
  private var names: [String] { ["one", "two"] }
}

@objc protocol ExtendedControllerDelegate: AnyObject {
  @objc optional func controllerDidLoad(_ controller: UIViewController)
}

extension ExtendedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    delegate?.controllerDidLoad?(self)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    view.addGestureRecognizer(tap)
  }

  @objc fileprivate func tapped() { print(#function) }

  fileprivate func makeLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

extension ExtendedController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}

struct ExtendedController_Previews: PreviewProvider {
  static var previews: some View { Wrapper().ignoresSafeArea() }

  private struct Wrapper: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ExtendedController { ExtendedController() }
    func updateUIViewController(_ controller: ExtendedController, context: Context) {}
  }
}

#Preview { ExtendedController() }
