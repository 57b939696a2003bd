import Foundation

/// Makes views of elements and sets them up.
@MainActor enum NibViews {
  /// The view of an element's class; nil for an element that is no view.
  static func made(_ element: NibElement) -> UIView? {
    let type = element["customClass"].flatMap { RuntimeNames.type(named: $0) as? UIView.Type }
    if element.name == "collectionView", type == nil {
      return UICollectionView(frame: .zero, collectionViewLayout: layout(of: element))
    }
    let made = type?.init(coder: EmptyCoder()) ?? plain(element)
    if let collection = made as? UICollectionView {
      collection.collectionViewLayout = layout(of: element)
    }
    return made
  }

  private static func plain(_ element: NibElement) -> UIView? {
    switch element.name {
    case "view", "containerView", "navigationBar", "toolbar", "tabBar": UIView(frame: .zero)
    case "label": UILabel(frame: .zero)
    case "button": UIButton(frame: .zero)
    case "imageView": UIImageView(frame: .zero)
    case "stackView": UIStackView(frame: .zero)
    case "scrollView": UIScrollView(frame: .zero)
    case "textField": UITextField(frame: .zero)
    case "textView": UITextView(frame: .zero)
    case "switch": UISwitch(frame: .zero)
    case "slider": UISlider(frame: .zero)
    case "stepper": UIStepper(frame: .zero)
    case "segmentedControl": UISegmentedControl(frame: .zero)
    case "pageControl": UIPageControl(frame: .zero)
    case "progressView": UIProgressView(frame: .zero)
    case "activityIndicatorView": UIActivityIndicatorView(frame: .zero)
    case "searchBar": UISearchBar(frame: .zero)
    case "pickerView": UIPickerView(frame: .zero)
    case "visualEffectView": UIVisualEffectView(effect: nil)
    case "tableView":
      UITableView(frame: .zero, style: element["style"] == "grouped" ? .grouped : .plain)
    case "tableViewCell":
      UITableViewCell(style: .default, reuseIdentifier: element["reuseIdentifier"])
    case "collectionViewCell": UICollectionViewCell(frame: .zero)
    case "collectionReusableView": UICollectionReusableView(frame: .zero)
    default: nil
    }
  }

  private static func layout(of element: NibElement) -> UICollectionViewLayout {
    let found = element.children.first {
      $0["key"] == "collectionViewLayout"
    }
    let named = found?["customClass"].flatMap {
      RuntimeNames.type(named: $0) as? UICollectionViewLayout.Type
    }
    if let made = named?.init(coder: EmptyCoder()) { return made }
    let flow = UICollectionViewFlowLayout()
    guard let found else { return flow }
    flow.minimumLineSpacing = found.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = found.number("minimumInteritemSpacing") ?? 10
    if found["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    func size(_ key: String) -> CGSize? {
      found.value(key).map {
        CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    }
    if let item = size("itemSize") { flow.itemSize = item }
    if let header = size("headerReferenceSize") { flow.headerReferenceSize = header }
    if let footer = size("footerReferenceSize") { flow.footerReferenceSize = footer }
    if let inset = found.value("sectionInset") {
      flow.sectionInset = UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
        bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)
    }
    return flow
  }

  // MARK: Properties

  static func configure(_ view: UIView, by element: NibElement) {
    if let frame = element.value("frame") { view.frame = rect(frame) }
    if let mask = element.value("autoresizingMask") {
      if mask["widthSizable"] == "YES" { view.autoresizingMask.insert(.flexibleWidth) }
      if mask["heightSizable"] == "YES" { view.autoresizingMask.insert(.flexibleHeight) }
    }
    view.isHidden = element["hidden"] == "YES"
    view.alpha = element.number("alpha") ?? view.alpha
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
    view.clipsToBounds = element["clipsSubviews"] == "YES"
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let background = element.value("backgroundColor") {
      view.backgroundColor = color(background)
    }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let value = value(of: attribute) else { continue }
      RuntimeNames.connect(path, of: view, with: value)
    }
    switch view {
    case let label as UILabel: configure(label, by: element)
    case let button as UIButton:
      for state in element.children where state.name == "state" && state["key"] == "normal" {
        button.setTitle(state["title"], for: .normal)
        button.setImage(state["image"].flatMap { UIImage(named: $0) }, for: .normal)
      }
    case let image as UIImageView: image.image = element["image"].flatMap { UIImage(named: $0) }
    case let stack as UIStackView: configure(stack, by: element)
    case let field as UITextField:
      field.text = element["text"]
      field.placeholder = element["placeholder"]
    case let cell as UICollectionReusableView: cell.reuseIdentifier = element["reuseIdentifier"]
    case let table as UITableView: table.rowHeight = element.number("rowHeight") ?? table.rowHeight
    default: break
    }
  }

  private static func configure(_ label: UILabel, by element: NibElement) {
    label.text = element["text"] ?? element.child("string")?.text
    label.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    if let found = element.value("fontDescription") { label.font = font(found) }
    if let found = element.value("textColor") { label.textColor = color(found) }
    switch element["textAlignment"] {
    case "center": label.textAlignment = .center
    case "right": label.textAlignment = .right
    default: break
    }
  }

  private static func configure(_ stack: UIStackView, by element: NibElement) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    stack.spacing = element.number("spacing") ?? 0
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
    stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
  }

  private static func value(of attribute: NibElement) -> Any? {
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "string": return attribute["value"]
    case "number":
      guard let value = attribute.children.first else { return nil }
      return value.name == "integer" ? Int(value["value"] ?? "") ?? 0 : value.number("value") ?? 0
    case "color": return attribute.child("color").map { color($0) }
    default: return nil
    }
  }

  static func rect(_ element: NibElement) -> CGRect {
    CGRect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  private static func font(_ element: NibElement) -> UIFont {
    let styles: [String: UIFont.TextStyle] = [
      "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
      "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
      "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
      "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
      "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleCallout": .callout,
    ]
    if let style = element["style"].flatMap({ styles[$0] }) {
      return .preferredFont(forTextStyle: style)
    }
    let weights: [String: UIFont.Weight] = [
      "semibold": .semibold, "medium": .medium, "heavy": .heavy, "light": .light, "thin": .thin,
      "black": .black,
    ]
    let usual: UIFont.Weight = element["type"] == "boldSystem" ? .bold : .regular
    return .systemFont(
      ofSize: element.number("pointSize") ?? 17,
      weight: element["weight"].flatMap { weights[$0] } ?? usual)
  }

  private static func color(_ element: NibElement) -> UIColor {
    if let white = element.number("white") {
      return UIColor(white: white, alpha: element.number("alpha") ?? 1)
    }
    if let red = element.number("red") {
      return UIColor(
        red: red, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0,
        alpha: element.number("alpha") ?? 1)
    }
    if let system = element["systemColor"].flatMap({ UIColor(systemNamed: $0) }) { return system }
    return element["name"].flatMap { UIColor(named: $0) } ?? .systemBackground
  }
}
