import Foundation

/// Makes views of elements and sets them up.
@MainActor enum NibViews {
  /// The view of an element's class; nil for an element that is no view.
  static func made(_ element: NibElement) -> UIView? {
    let type = element.customClass as? UIView.Type
    if element.name == "collectionView", type == nil {
      return UICollectionView(frame: .zero, collectionViewLayout: layout(of: element))
    }
    let plain = plain(element)
    // One of UIKit's own class is as the element says in any case.
    let isPlain = plain.map { Swift.type(of: $0) } == type
    let made = isPlain ? plain : type?.init(coder: EmptyCoder()) ?? plain
    if let collection = made as? UICollectionView {
      collection.collectionViewLayout = layout(of: element)
    }
    return made
  }

  private static func plain(_ element: NibElement) -> UIView? {
    switch element.name {
    case "view", "containerView", "wkWebView", "webView", "mapView": UIView(frame: .zero)
    case "navigationBar": UINavigationBar(frame: .zero)
    case "toolbar": UIToolbar(frame: .zero)
    case "tabBar": UITabBar(frame: .zero)
    case "label": UILabel(frame: .zero)
    case "button": UIButton(type: buttonTypes[element["buttonType"] ?? ""] ?? .custom)
    case "imageView": UIImageView(frame: .zero)
    case "stackView": UIStackView(frame: .zero)
    case "scrollView": UIScrollView(frame: .zero)
    case "textField": UITextField(frame: .zero)
    case "textView": UITextView(frame: .zero)
    case "switch": UISwitch(frame: .zero)
    case "slider": UISlider(frame: .zero)
    case "stepper": UIStepper(frame: .zero)
    case "segmentedControl": UISegmentedControl(items: [])
    case "pageControl": UIPageControl(frame: .zero)
    case "progressView": UIProgressView(frame: .zero)
    case "activityIndicatorView": UIActivityIndicatorView(frame: .zero)
    case "searchBar": UISearchBar(frame: .zero)
    case "pickerView": UIPickerView(frame: .zero)
    case "datePicker": UIDatePicker(frame: .zero)
    case "control": UIControl(frame: .zero)
    case "visualEffectView": UIVisualEffectView(effect: nil)
    case "tableView":
      UITableView(frame: .zero, style: tableStyles[element["style"] ?? ""] ?? .plain)
    case "tableViewCell":
      UITableViewCell(
        style: cellStyles[element["style"] ?? ""] ?? .default,
        reuseIdentifier: element["reuseIdentifier"])
    case "collectionViewCell": UICollectionViewCell(frame: .zero)
    case "collectionReusableView": UICollectionReusableView(frame: .zero)
    default: nil
    }
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]
  private static let tableStyles: [String: UITableView.Style] = [
    "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]
  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static func layout(of element: NibElement) -> UICollectionViewLayout {
    let found = element.value("collectionViewLayout")
    let named = found?.customClass as? UICollectionViewLayout.Type
    let made = named?.init(coder: EmptyCoder())
    if let made, !(made is UICollectionViewFlowLayout) { return made }
    let flow = made as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    guard let found, found.name == "collectionViewFlowLayout" else { return flow }
    flow.minimumLineSpacing = found.number("minimumLineSpacing") ?? 10
    flow.minimumInteritemSpacing = found.number("minimumInteritemSpacing") ?? 10
    if found["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    flow.sectionHeadersPinToVisibleBounds = found["sectionHeadersPinToVisibleBounds"] == "YES"
    flow.sectionFootersPinToVisibleBounds = found["sectionFootersPinToVisibleBounds"] == "YES"
    func size(_ key: String) -> CGSize? { found.value(key).map(NibValues.size) }
    if let item = size("itemSize") { flow.itemSize = item }
    if let header = size("headerReferenceSize") { flow.headerReferenceSize = header }
    if let footer = size("footerReferenceSize") { flow.footerReferenceSize = footer }
    if found["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let estimate = size("estimatedItemSize") {
      flow.estimatedItemSize = estimate
    }
    if let inset = found.value("sectionInset") { flow.sectionInset = NibValues.insets(inset) }
    return flow
  }

  // MARK: Properties of all views

  static func configure(_ view: UIView, by element: NibElement) {
    if let frame = element.value("frame") { view.frame = NibValues.rect(frame) }
    if let mask = element.value("autoresizingMask") { view.autoresizingMask = self.mask(mask) }
    view.isHidden = element["hidden"] == "YES"
    view.alpha = element.number("alpha") ?? view.alpha
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
    view.clipsToBounds = element["clipsSubviews"] == "YES"
    view.isOpaque = element["opaque"] != "NO"
    if element["userInteractionEnabled"] == "NO" { view.isUserInteractionEnabled = false }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let mode = element["contentMode"].flatMap({ contentModes[$0] }) { view.contentMode = mode }
    if let background = element.value("backgroundColor") {
      view.backgroundColor = NibValues.color(background)
    }
    if let tint = element.value("tintColor") { view.tintColor = NibValues.color(tint) }
    prioritize(view, by: element)
    setMargins(of: view, by: element)
    if let described = element.child("accessibility") {
      view.accessibilityIdentifier = described["identifier"]
      view.accessibilityLabel = described["label"]
      view.accessibilityHint = described["hint"]
    }
    configureKind(view, by: element)
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let value = value(of: attribute) else { continue }
      set(path, of: view, to: value)
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static func mask(_ element: NibElement) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { mask, part in
      if element[part.0] == "YES" { mask.insert(part.1) }
    }
  }

  private static func prioritize(_ view: UIView, by element: NibElement) {
    func priority(_ attribute: String) -> UILayoutPriority? {
      element.number(attribute).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    for (name, axis) in [
      ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
    ] {
      if let hugging = priority("\(name)HuggingPriority") {
        view.setContentHuggingPriority(hugging, for: axis)
      }
      if let resistance = priority("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
  }

  private static func setMargins(of view: UIView, by element: NibElement) {
    if element["preservesSuperviewLayoutMargins"] == "YES" {
      view.preservesSuperviewLayoutMargins = true
    }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    if let margins = element.value("directionalLayoutMargins") ?? element.value("layoutMargins") {
      view.layoutMargins = NibValues.edges(margins)
    }
  }

  // MARK: Attributes of the app's own

  private static func value(of attribute: NibElement) -> Any? {
    switch attribute["type"] {
    case "boolean": return attribute["value"] == "YES"
    case "string", "localizedString":
      return attribute["value"] ?? attribute.child("string")?.text
    case "number":
      guard let value = attribute.children.first else { return nil }
      return value.name == "integer" ? Int(value["value"] ?? "") ?? 0 : value.number("value") ?? 0
    case "color": return attribute.child("color").map { NibValues.color($0) }
    case "size": return attribute.child("size").map { NibValues.size($0) }
    case "rect": return attribute.child("rect").map { NibValues.rect($0) }
    case "point":
      return attribute.child("point").map {
        CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)
      }
    case "image": return NibValues.image(attribute["value"], catalog: attribute["catalog"])
    default: return nil
    }
  }

  /// Sets a property that the app has under this name, also where it is of another type of number,
  /// or one of the layer's.
  private static func set(_ path: String, of view: UIView, to value: Any) {
    let number = value as? CGFloat ?? (value as? Int).map { CGFloat($0) }
    switch path {
    case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
    case "layer.borderWidth": view.layer.borderWidth = number ?? 0
    case "layer.shadowRadius": view.layer.shadowRadius = number ?? 0
    case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
    case "layer.shadowOffset": view.layer.shadowOffset = value as? CGSize ?? .zero
    case "layer.masksToBounds": view.layer.masksToBounds = value as? Bool ?? false
    case "clipsToBounds": view.clipsToBounds = value as? Bool ?? false
    default:
      if RuntimeNames.connect(path, of: view, with: value) { return }
      guard let number else { return }
      for other in [number, Double(number), Float(number)] as [Any]
      where RuntimeNames.connect(path, of: view, with: other) { return }
    }
  }
}
