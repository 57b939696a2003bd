import Foundation

// What elements say of views of their kinds.

extension NibViews {
  static func configureKind(_ view: UIView, by element: NibElement) {
    if let control = view as? UIControl { configure(control, by: element) }
    if let scroll = view as? UIScrollView { configure(scroll, by: element) }
    switch view {
    case let label as UILabel: configure(label, by: element)
    case let button as UIButton: configure(button, by: element)
    case let image as UIImageView:
      image.image = NibValues.image(of: element)
      image.highlightedImage = NibValues.image(of: element, "highlightedImage")
      image.preferredSymbolConfiguration =
        element.value("preferredSymbolConfiguration").flatMap(NibValues.configuration)
    case let stack as UIStackView: configure(stack, by: element)
    case let field as UITextField: configure(field, by: element)
    case let text as UITextView: configure(text, by: element)
    case let bar as UISearchBar:
      bar.placeholder = element["placeholder"]
      bar.text = element["text"] ?? ""
      bar.showsCancelButton = element["showsCancelButton"] == "YES"
      if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    case let effect as UIVisualEffectView:
      if let blur = element.child("blurEffect") {
        effect.effect = UIBlurEffect(style: blurStyles[blur["style"] ?? ""] ?? .light)
      }
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0)
      if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
    case let indicator as UIActivityIndicatorView:
      indicator.style = ["large", "whiteLarge"].contains(element["style"]) ? .large : .medium
      indicator.hidesWhenStopped = element["hidesWhenStopped"] != "NO"
      if element["animating"] == "YES" { indicator.startAnimating() }
      if let color = element.value("color") { indicator.color = NibValues.color(color) }
    case let bar as UINavigationBar: bar.prefersLargeTitles = element["largeTitles"] == "YES"
    case let cell as UICollectionReusableView: cell.reuseIdentifier = element["reuseIdentifier"]
    case let table as UITableView: configure(table, by: element)
    case let cell as UITableViewCell: configure(cell, by: element)
    case let collection as UICollectionView:
      collection.allowsSelection = element["allowsSelection"] != "NO"
      collection.allowsMultipleSelection = element["allowsMultipleSelection"] == "YES"
    default: break
    }
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "dark": .dark, "light": .light, "extraLight": .extraLight, "regular": .regular,
    "prominent": .prominent, "systemMaterial": .systemMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]

  // MARK: Texts

  private static func configure(_ label: UILabel, by element: NibElement) {
    label.numberOfLines = max(0, element["numberOfLines"].flatMap { Int($0) } ?? 1)
    label.lineBreakMode = NibValues.lineBreakMode(element["lineBreakMode"]) ?? .byTruncatingTail
    if let found = element.value("fontDescription") { label.font = NibValues.font(found) }
    if let found = element.value("textColor") { label.textColor = NibValues.color(found) }
    label.highlightedTextColor = element.value("highlightedColor").map(NibValues.color)
    label.shadowColor = element.value("shadowColor").map(NibValues.color)
    label.textAlignment = NibValues.alignment(element["textAlignment"]) ?? .natural
    label.adjustsFontForContentSizeCategory = element["adjustsFontForContentSizeCategory"] == "YES"
    label.adjustsFontSizeToFitWidth = element["adjustsFontSizeToFit"] == "YES"
    label.minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    label.isEnabled = element["enabled"] != "NO"
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = max(0, width)
    }
    if let text = NibValues.attributedText(element.value("attributedText")) {
      label.attributedText = text
    } else {
      label.text = NibValues.text(of: element, "text")
    }
  }

  private static func configure(_ field: UITextField, by element: NibElement) {
    field.text = NibValues.text(of: element, "text") ?? ""
    field.placeholder = element["placeholder"]
    if let found = element.value("fontDescription") { field.font = NibValues.font(found) }
    if let found = element.value("textColor") { field.textColor = NibValues.color(found) }
    field.textAlignment = NibValues.alignment(element["textAlignment"]) ?? .natural
    let borders: [String: UITextField.BorderStyle] = [
      "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    field.borderStyle = element["borderStyle"].flatMap { borders[$0] } ?? .none
    let modes: [String: UITextField.ViewMode] = [
      "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    field.clearButtonMode = element["clearButtonMode"].flatMap { modes[$0] } ?? .never
    field.isSecureTextEntry = element.child("textInputTraits")?["secureTextEntry"] == "YES"
  }

  private static func configure(_ view: UITextView, by element: NibElement) {
    if let found = element.value("fontDescription") { view.font = NibValues.font(found) }
    if let found = element.value("textColor") { view.textColor = NibValues.color(found) }
    view.textAlignment = NibValues.alignment(element["textAlignment"]) ?? .natural
    view.isEditable = element["editable"] != "NO"
    view.isSelectable = element["selectable"] != "NO"
    if let text = NibValues.attributedText(element.value("attributedText")) {
      view.attributedText = text
    } else {
      view.text = NibValues.text(of: element, "text") ?? ""
    }
  }

  // MARK: Controls

  private static func configure(_ control: UIControl, by element: NibElement) {
    control.isEnabled = element["enabled"] != "NO"
    control.isSelected = element["selected"] == "YES"
    let across: [String: UIControl.ContentHorizontalAlignment] = [
      "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    let along: [String: UIControl.ContentVerticalAlignment] = [
      "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    control.contentHorizontalAlignment =
      element["contentHorizontalAlignment"].flatMap { across[$0] } ?? .center
    control.contentVerticalAlignment =
      element["contentVerticalAlignment"].flatMap { along[$0] } ?? .center
    switch control {
    case let control as UISwitch: control.isOn = element["on"] == "YES"
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0.5)
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue").map { Double($0) } ?? 0
      stepper.maximumValue = element.number("maximumValue").map { Double($0) } ?? 100
      stepper.stepValue = element.number("stepValue").map { Double($0) } ?? 1
      stepper.value = element.number("value").map { Double($0) } ?? 0
    case let control as UISegmentedControl:
      for (index, segment) in element.list("segments").enumerated() {
        control.insertSegment(withTitle: segment["title"], at: index, animated: false)
        if let image = NibValues.image(of: segment) { control.setImage(image, forSegmentAt: index) }
      }
      control.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap { Int($0) } ?? -1
    case let pages as UIPageControl:
      pages.numberOfPages = min(max(element["numberOfPages"].flatMap { Int($0) } ?? 0, 0), 1000)
      pages.currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
    default: break
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]

  private static func configure(_ button: UIButton, by element: NibElement) {
    if let found = element.value("fontDescription") {
      button.titleLabel?.font = NibValues.font(found)
    }
    button.titleLabel?.lineBreakMode =
      NibValues.lineBreakMode(element["lineBreakMode"]) ?? .byTruncatingMiddle
    for state in element.children where state.name == "state" {
      guard let of = states[state["key"] ?? ""] else { continue }
      if let title = NibValues.text(of: state, "title") { button.setTitle(title, for: of) }
      if let title = NibValues.attributedText(state.value("attributedTitle")) {
        button.setAttributedTitle(title, for: of)
      }
      if let color = state.value("titleColor") {
        button.setTitleColor(NibValues.color(color), for: of)
      }
      if let image = NibValues.image(of: state) {
        let symbol = state.value("preferredSymbolConfiguration")
        button.setImage(symbol.map { NibValues.configured(image, by: $0) } ?? image, for: of)
      }
      if let image = NibValues.image(of: state, "backgroundImage") {
        button.setBackgroundImage(image, for: of)
      }
    }
    if let insets = element.value("contentEdgeInsets") {
      button.contentEdgeInsets = NibValues.insets(insets)
    }
    if let found = element.child("buttonConfiguration") {
      button.configuration = configuration(found)
    }
  }

  private static func configuration(_ element: NibElement) -> UIButton.Configuration {
    var made: UIButton.Configuration =
      switch element["style"] {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    made.title = NibValues.text(of: element, "title")
    made.subtitle = NibValues.text(of: element, "subtitle")
    if let text = NibValues.attributedText(element.value("attributedTitle")) {
      made.attributedTitle = AttributedString(text)
    }
    made.image = NibValues.image(of: element)
    made.preferredSymbolConfigurationForImage =
      element.value("preferredSymbolConfigurationForImage").flatMap(NibValues.configuration)
    made.imagePadding = element.number("imagePadding") ?? 0
    made.titlePadding = element.number("titlePadding") ?? made.titlePadding
    let places: [String: NSDirectionalRectEdge] = [
      "top": .top, "bottom": .bottom, "trailing": .trailing,
    ]
    made.imagePlacement = element["imagePlacement"].flatMap { places[$0] } ?? .leading
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    made.cornerStyle = element["cornerStyle"].flatMap { corners[$0] } ?? .dynamic
    let sizes: [String: UIButton.Configuration.Size] = [
      "mini": .mini, "small": .small, "large": .large,
    ]
    made.buttonSize = element["buttonSize"].flatMap { sizes[$0] } ?? .medium
    made.baseForegroundColor = element.value("baseForegroundColor").map(NibValues.color)
    made.baseBackgroundColor = element.value("baseBackgroundColor").map(NibValues.color)
    if let font = element.value("titleFontDescription").map(NibValues.font) {
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    if let insets = element.value("contentInsets") {
      let edges = NibValues.edges(insets)
      made.contentInsets = NSDirectionalEdgeInsets(
        top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
    }
    return made
  }

  // MARK: What scrolls, and stacks

  private static func configure(_ scroll: UIScrollView, by element: NibElement) {
    scroll.isScrollEnabled = element["scrollEnabled"] != "NO"
    scroll.isPagingEnabled = element["pagingEnabled"] == "YES"
    scroll.bounces = element["bounces"] != "NO"
    scroll.alwaysBounceVertical = element["alwaysBounceVertical"] == "YES"
    scroll.alwaysBounceHorizontal = element["alwaysBounceHorizontal"] == "YES"
    scroll.showsVerticalScrollIndicator = element["showsVerticalScrollIndicator"] != "NO"
    scroll.showsHorizontalScrollIndicator = element["showsHorizontalScrollIndicator"] != "NO"
    scroll.minimumZoomScale = element.number("minimumZoomScale") ?? 1
    scroll.maximumZoomScale = element.number("maximumZoomScale") ?? 1
    let dismissing: [String: UIScrollView.KeyboardDismissMode] = [
      "onDrag": .onDrag, "interactive": .interactive,
    ]
    if let mode = element["keyboardDismissMode"].flatMap({ dismissing[$0] }) {
      scroll.keyboardDismissMode = mode
    }
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
    ]
    if let behavior = element["contentInsetAdjustmentBehavior"].flatMap({ behaviors[$0] }) {
      scroll.contentInsetAdjustmentBehavior = behavior
    }
    if let insets = element.value("contentInset") { scroll.contentInset = NibValues.insets(insets) }
  }

  private static func configure(_ table: UITableView, by element: NibElement) {
    func height(_ attribute: String) -> CGFloat? {
      element.number(attribute).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    table.rowHeight = height("rowHeight") ?? table.rowHeight
    table.estimatedRowHeight = height("estimatedRowHeight") ?? table.estimatedRowHeight
    table.sectionHeaderHeight = height("sectionHeaderHeight") ?? table.sectionHeaderHeight
    table.sectionFooterHeight = height("sectionFooterHeight") ?? table.sectionFooterHeight
    table.allowsSelection = element["allowsSelection"] != "NO"
    table.allowsMultipleSelection = element["allowsMultipleSelection"] == "YES"
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = element.value("separatorColor") { table.separatorColor = NibValues.color(color) }
    if let inset = element.value("separatorInset") {
      table.separatorInset = NibValues.insets(inset)
    }
  }

  private static func configure(_ cell: UITableViewCell, by element: NibElement) {
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
    cell.accessoryType = element["accessoryType"].flatMap { accessories[$0] } ?? .none
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let inset = element.value("separatorInset") { cell.separatorInset = NibValues.insets(inset) }
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
    if element["layoutMarginsRelativeArrangement"] == "YES" {
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }
}
