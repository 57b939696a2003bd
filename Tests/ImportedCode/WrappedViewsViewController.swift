import SwiftUI
import UIKit

struct Wrapped: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { WrappedViewsViewController() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
struct Spinner: UIViewRepresentable {
  class Coordinator: NSObject {
    let view: Spinner
    init(_ view: Spinner) { self.view = view }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }
  func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.startAnimating() }
}
class WrappedViewsViewController: UIViewController {
  enum S { case main }
  var ds: UICollectionViewDiffableDataSource<S, Int>!
  override func viewDidLoad() {
    super.viewDidLoad()
    let c = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    view.addSubview(c)
    let r = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, i in
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Spinner()
          Text("\(i)")
        }
      }.margins(.all, 10)
    }
    ds = .init(collectionView: c) { $0.dequeueConfiguredReusableCell(using: r, for: $1, item: $2) }
    var s = NSDiffableDataSourceSnapshot<S, Int>()
    s.appendSections([.main])
    s.appendItems([1, 2])
    ds.apply(s)
  }
  func show() { present(UIHostingController(rootView: Wrapped()), animated: true) }
}
struct Previews: PreviewProvider { static var previews: some View { Wrapped() } }
