import Testing
import UIKit

/// In which order views are laid out, and what they answer when they are asked for their size.
@MainActor @Suite struct LayoutPassTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func fittingSizesFollowTheirPriorities() {
    let view = box()
    // Content of 100 x 40 and 10 around it.
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 60))
    // Hugging at 250 outweighs the expanded size at 50.
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 120, height: 60))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 60))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 300, height: 500), withHorizontalFittingPriority: .defaultHigh,
        verticalFittingPriority: UILayoutPriority(251)) == CGSize(width: 300, height: 500))
  }

  @Test func aWrappingLabelIsAsHighAsItsLinesAtTheWidthItGets() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "word", count: 40).joined(separator: " ")
    let view = box(label)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 200)
    #expect(size.height == label.sizeThatFits(CGSize(width: 180, height: 0)).height + 20)
    #expect(size.height > 3 * label.font.pointSize)
  }

  @Test func contentAloneIsASize() {
    #expect(
      ContentBox(30, 20).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 20))
    #expect(
      UIView().systemLayoutSizeFitting(CGSize(width: 5, height: 6)) == CGSize(width: 5, height: 6))
  }

  @Test func insidesAreLaidOutAfterTheirOutsides() {
    Probe.order = []
    let (outer, inner) = (Probe("outer"), Probe("inner"))
    for (view, holder) in [(outer, root), (inner, outer)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
      view.pin(to: holder, top: 10, left: 10, bottom: 10, right: 10)
    }
    root.layoutIfNeeded()
    #expect(Probe.order == ["outer 280 x 180, inside 260 x 160", "inner 260 x 160"])
    Probe.order = []
    root.layoutIfNeeded()
    #expect(Probe.order.isEmpty)
  }

  @Test func constraintsOfUpdateConstraintsAreThereBeforeTheLayout() {
    let view = Updating()
    view.frame = root.bounds
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  /// A controller whose view asks for it sets its constraints up before the view is laid out.
  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    final class Updated: UIViewController {
      let inner = UIView()
      var updates = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.setNeedsUpdateConstraints()
      }

      override func updateViewConstraints() {
        updates += 1
        if updates == 1 {
          NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 120),
            inner.heightAnchor.constraint(equalToConstant: 44),
          ])
        }
        super.updateViewConstraints()
      }
    }
    let controller = Updated()
    controller.view.layoutIfNeeded()
    #expect(controller.inner.frame == CGRect(x: 0, y: 0, width: 120, height: 44))
    #expect(controller.updates == 1)
  }

  @Test func propertiesThatAreAskedForAreUpdatedBeforeTheNextLayout() {
    final class Updated: UIViewController {
      var updates = 0
      override func updateProperties() { updates += 1 }
    }
    let controller = Updated()
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 0)
    controller.simulateAppearing()
    #expect(controller.updates == 1)
    controller.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 2)
  }

  @Test func unavailableContentsAreToldApart() {
    var one = UIContentUnavailableConfiguration.empty()
    let other = one
    #expect(one == other && Set([one, other]).count == 1)
    one.button.title = "Retry"
    #expect(one != other)
  }

  @Test func aContentGuideGivesAScrollViewItsContentSize() {
    let (scroll, content) = (UIScrollView(), ContentBox(40, 900))
    for (view, holder) in [(scroll as UIView, root), (content, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    scroll.pin(to: root)
    content.pin(to: scroll.contentLayoutGuide)
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.frame == root.bounds)
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
  }

  @Test func edgesOfAScrollViewAreThoseOfItsContentForWhatIsInside() {
    let (scroll, column) = (UIScrollView(), UIStackView(.vertical, spacing: 10))
    for height in [100, 200, 300] as [CGFloat] { column.addArrangedSubview(ContentBox(9, height)) }
    for (view, holder) in [(scroll as UIView, root), (column, scroll)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
    }
    scroll.pin(to: root)
    column.pin(to: scroll, top: 20, left: 20, bottom: 20, right: 20)
    column.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 660))
    #expect(column.frame == CGRect(x: 20, y: 20, width: 260, height: 620))
  }

  @Test(
    arguments: zip(
      [
        UIView.AutoresizingMask([]), [.flexibleWidth], [.flexibleLeftMargin],
        [.flexibleLeftMargin, .flexibleRightMargin], [.flexibleWidth, .flexibleRightMargin],
      ], [(20, 40), (20, 140), (120, 40), (45, 40), (20, 60)] as [(CGFloat, CGFloat)]))
  func masksShareWhatTheOuterViewGains(mask: UIView.AutoresizingMask, expected: (CGFloat, CGFloat))
  {
    // 20 + 40 + 60 of 120, and 100 more; margins of 20 and 60 gain 25 and 75; 40 and 60 gain
    // 40 and 60.
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 10))
    let view = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
    view.autoresizingMask = mask
    outer.addSubview(view)
    outer.frame.size.width = 220
    let width: CGFloat = mask == [.flexibleWidth, .flexibleRightMargin] ? 80 : expected.1
    #expect(view.frame == CGRect(x: expected.0, y: 0, width: width, height: 10))
  }

  @Test func aTableRowIsAsHighAsItsConstraints() {
    let table = UITableView(frame: root.bounds, style: .plain)
    let source = Rows()
    table.dataSource = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    // 12 + 30 + 12, and 12 + 60 + 12.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 54)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 84)
  }

  // MARK: Views

  private func box(_ content: UIView = ContentBox(100, 40)) -> UIView {
    let view = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    content.pin(to: view, top: 10, left: 10, bottom: 10, right: 10)
    return view
  }

  private final class Probe: UIView {
    static var order: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let inside = subviews.map { ", inside \(Int($0.frame.width)) x \(Int($0.frame.height))" }
      Self.order.append(
        "\(name) \(Int(frame.width)) x \(Int(frame.height))" + inside.joined())
    }
  }

  private final class Updating: UIView {
    let inner = UIView()
    var updates = 0

    override func updateConstraints() {
      if updates == 0 {
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        inner.pin(to: self, bottom: nil)
        inner.size(nil, 44)
      }
      updates += 1
      super.updateConstraints()
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let view = ContentBox(20, indexPath.row == 0 ? 30 : 60)
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.pin(to: cell.contentView, top: 12, left: 16, bottom: 12, right: 16)
      return cell
    }
  }
}
