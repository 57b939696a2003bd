import Testing
import UIKit

/// Cells whose sizes code asks for itself, before or instead of the collection view.
@MainActor @Suite struct FittingByHandTests {
  /// A cell with a label of some lines, 12 from every edge.
  private final class LineCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.pin(to: contentView, top: 12, left: 12, bottom: 12, right: 12)
    }

    required init?(coder: NSCoder) { nil }

    /// As high as fits a width.
    func height(for text: String, width: CGFloat) -> CGFloat {
      label.text = text
      return contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  /// The delegate of a flow that asks a cell which nobody sees.
  private final class Flow: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    let texts = ["one", "one\ntwo", "one\ntwo\nthree"]
    let template = LineCell(frame: .zero)

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
      (cell as? LineCell)?.label.text = texts[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let width = collectionView.bounds.width
      return CGSize(
        width: width, height: template.height(for: texts[indexPath.item], width: width))
    }
  }

  /// Lines of 20.29 go up to the next half point, 20.5, 41 and 61, and 12 twice; 10 between rows.
  @Test func aTemplateCellAnswersForAFlow() {
    let flow = Flow()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(LineCell.self, forCellWithReuseIdentifier: "line")
    view.dataSource = flow
    view.delegate = flow
    view.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.height) == [44.5, 65, 85])
    #expect(frames.map(\.minY) == [0, 54.5, 129.5])
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? LineCell
    #expect(cell?.label.frame == CGRect(x: 12, y: 12, width: 296, height: 41))
  }

  /// A cell has the traits of the view that dequeues it before it stands there: thirds of a point
  /// at a scale of 3, and after a change of traits everything is asked again.
  @Test func answersFollowTheTraitsOfTheView() {
    let screen = CellScreen { cell in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "text"
      cell.add(label)
      label.pin(to: cell.contentView, top: 10, bottom: 10)
    }
    #expect(screen.height == 40.5)
    screen.view.traitOverrides.displayScale = 3
    screen.view.layoutIfNeeded()
    #expect(abs(screen.height - 40.333) < 0.001)
    // Body is 23 points in the largest of the usual categories: 27.45 goes up to 27.67.
    screen.view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    screen.view.layoutIfNeeded()
    #expect(abs(screen.height - 47.667) < 0.001)
  }

  /// Of a thousand cells those on screen, and no other, are asked for.
  @Test func whatIsOffScreenIsNeverMeasured() {
    var asked: Set<Int> = []
    let screen = CellScreen(count: 1_000) { cell in
      asked.insert(cell.place)
      let box = ContentBox(50, 40)
      cell.add(box)
      box.pin(to: cell.contentView, top: 4, bottom: 4)
    }
    // Rows of an estimated point are 48 high: ten fill 480 points.
    #expect(screen.cells.count == 10)
    #expect(asked.count <= 11, "\(asked.sorted())")
    screen.view.contentOffset.y = 96
    screen.view.layoutIfNeeded()
    #expect(asked.count <= 14, "\(asked.sorted())")
  }
}
