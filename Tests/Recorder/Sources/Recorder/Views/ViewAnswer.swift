import UIKit

/// Carries out the cases of views: text, constraints, stacks, controls, cells of lists, drawings.
@MainActor enum ViewAnswer {
  static func answer(_ recorded: RecordedCase) -> Value? {
    let value = recorded.value
    if value["label"] != .null { return label(value["label"]) }
    if value["font"] != .null { return font(value["font"]) }
    if value["constraints"] != .null { return ConstrainedViews(value["constraints"])?.answer }
    if value["stack"] != .null { return stack(value["stack"]) }
    if value["control"] != .null { return control(value["control"]) }
    if value["list"] != .null { return ListCells(value["list"])?.answer }
    if value["group"] != .null { return drawing(value["group"]) }
    return nil
  }

  /// The size of a label for a width, or of its own, and that of the string alone.
  private static func label(_ value: Value) -> Value? {
    guard let text = value["text"].text else { return nil }
    let font = ViewReading.font(value["font"])
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = Int(value["numberOfLines"].number ?? 0)
    let width = value["width"].number.map { CGFloat($0) } ?? .greatestFiniteMagnitude
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let string = NSAttributedString(string: text, attributes: [.font: font])
    let bounds = string.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    return [
      "sizeThatFits": Value(label.sizeThatFits(room)), "boundingSize": Value(bounds.size),
      "lines": Value((bounds.height / font.lineHeight).rounded()),
    ]
  }

  private static func font(_ value: Value) -> Value {
    let font = ViewReading.font(value)
    return [
      "pointSize": Value(font.pointSize), "lineHeight": Value(font.lineHeight),
      "ascender": Value(font.ascender), "descender": Value(font.descender),
      "leading": Value(font.leading),
    ]
  }

  /// The frames of arranged views, each with a size of its own.
  private static func stack(_ value: Value) -> Value? {
    guard let sizes = value["sizes"].list, let side = value["size"].numbers, side.count == 2,
      let distribution = ViewReading.distributions[value["distribution"].text ?? ""],
      let alignment = ViewReading.alignments[value["alignment"].text ?? ""]
    else { return nil }
    let views = sizes.map { SizedView(ViewReading.size($0)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = value["axis"].text == "vertical" ? .vertical : .horizontal
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = value["spacing"].number ?? 0
    stack.frame = CGRect(x: 0, y: 0, width: side[0], height: side[1])
    stack.layoutIfNeeded()
    return [
      "frames": .list(views.map { Value($0.frame) }),
      "fittingSize": Value(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)),
    ]
  }

  /// The sizes that a control has without a room, and for one.
  private static func control(_ value: Value) -> Value? {
    guard let view = ViewReading.control(value) else { return nil }
    return [
      "intrinsicContentSize": Value(view.intrinsicContentSize),
      "fittingSize": Value(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)),
      "sizeThatFits": Value(view.sizeThatFits(CGSize(width: 320, height: 480))),
    ]
  }

  private static func drawing(_ value: Value) -> Value? {
    guard let group = try? LayoutReading.group(value) else { return nil }
    let lines = group.visualDescription().split(separator: "\n", omittingEmptySubsequences: false)
    return ["visualDescription": Value(lines.map(String.init))]
  }
}

/// A view whose content has a size.
final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Views in a container, held by constraints in the visual format.
@MainActor private struct ConstrainedViews {
  private let container: UIView
  private let views: [String: UIView]
  private let formats: [String]

  /// - Parameter value: `size`, `views` with the sizes of their contents, and `visual`.
  init?(_ value: Value) {
    guard let formats = value["visual"].texts, let sizes = value["views"].object else { return nil }
    self.formats = formats
    container = UIView(frame: CGRect(origin: .zero, size: ViewReading.size(value["size"])))
    views = sizes.mapValues { SizedView(ViewReading.size($0)) }
    for name in views.keys.sorted() {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
  }

  /// Where the views stand, whether that is ambiguous, and what is logged.
  var answer: Value {
    let log = logged {
      for format in formats {
        let constraints = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views)
        // The log tells a constraint by its name, in single quotes.
        for (number, constraint) in constraints.enumerated() {
          constraint.identifier = "\(format) \(number)"
        }
        NSLayoutConstraint.activate(constraints)
      }
      container.layoutIfNeeded()
    }
    let broken = log.components(separatedBy: "Will attempt to recover by breaking constraint")
      .dropFirst().compactMap { $0.split(separator: "'", maxSplits: 2).dropFirst().first }
    return [
      "frames": .object(views.mapValues { Value($0.frame) }),
      "hasAmbiguousLayout": .object(views.mapValues { .bool($0.hasAmbiguousLayout) }),
      "broken": Value(broken.map(String.init)),
    ]
  }
}

/// Rows and headers of a list, with the system's own contents.
@MainActor private final class ListCells {
  private let list: UICollectionLayoutListConfiguration
  private let rows: [(String, String?)]
  private let header: String?
  private let size: CGSize

  /// - Parameter value: `layout` as a document's list configuration, `rows`, `header`, `size`.
  init?(_ value: Value) {
    guard let list = try? LayoutReading.list(value["layout"]), let rows = value["rows"].list else {
      return nil
    }
    self.list = list
    self.rows = rows.map { ($0["text"].text ?? "", $0["secondaryText"].text) }
    header = value["header"].text
    size = ViewReading.size(value["size"])
  }

  /// The frames of all rows and of the header, once they have been measured.
  var answer: Value {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let rows = rows
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      if rows[item].1 != nil { content = .subtitleCell() }
      (content.text, content.secondaryText) = rows[item]
      cell.contentConfiguration = content
    }
    let header = header
    let headerView = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = header
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headerView, for: path)
    }
    let window = shown(view)
    defer { window.isHidden = true }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(rows.indices))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let elements = LayoutElements(of: view, visibleOnly: false)
    var answer = elements.views
    answer["cells"] = elements.cells
    answer["contentSize"] = Value(view.collectionViewLayout.collectionViewContentSize)
    return .object(answer)
  }
}
