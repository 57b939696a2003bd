package import CompositionalLayout
import Foundation
import TextMetrics
package import ViewContents

extension UICollectionReusableView {
  /// What stands in it, as it is laid out; views that are hidden or transparent are left out.
  ///
  /// - Complexity: O(*n*) for *n* views inside, and that of setting their texts.
  package var inspectedContents: CellContents {
    var contents: CellContents?
    traitCollection.performAsCurrent { contents = shownContents }
    return contents ?? CellContents(width: 0, height: 0, elements: [])
  }

  private var shownContents: CellContents {
    var contents = CellContents(
      width: Double(bounds.width), height: Double(bounds.height), elements: [])
    if traitCollection.userInterfaceStyle == .dark { contents.isDark = true }
    var surface = ContentElement(frame: bounds)
    surface.takeSurface(of: self)
    let cell = self as? any ConfiguredCell
    if let background = cell?.backgroundConfiguration { surface.take(background) }
    if surface.isVisible { contents.elements.append(surface) }
    for view in subviews { view.collectContents(into: &contents, from: .zero) }
    (self as? UICollectionViewListCell)?.collectAccessories(into: &contents)
    if contents.elements.count > CellContents.most {
      contents.elements.removeFirst(contents.elements.count - CellContents.most)
    }
    return contents
  }
}

extension UICollectionView {
  /// What stands in the cell of an item; nil for a cell off screen, which nobody sees.
  ///
  /// - Parameter size: What the cell answered, where the layout asks for it.
  package func inspectedContents(
    ofItemAt indexPath: IndexPath, size: LayoutExtent?
  ) -> CellContents? {
    guard let cell = cellForItem(at: indexPath) else { return nil }
    if let size { cell.bounds.size = CGSize(size) }
    cell.layoutIfNeeded()
    return cell.inspectedContents
  }
}

extension UIView {
  fileprivate func collectContents(into contents: inout CellContents, from corner: CGPoint) {
    // What code places in the rectangle that is none is nowhere.
    guard !isHidden, alpha > 0.01, !frame.isNull, !frame.isInfinite else { return }
    if traitOverrides.style == nil || traitCollection == .current {
      return collectVisible(into: &contents, from: corner)
    }
    var inner = contents
    traitCollection.performAsCurrent { collectVisible(into: &inner, from: corner) }
    contents = inner
  }

  private func collectVisible(into contents: inout CellContents, from corner: CGPoint) {
    let origin = CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY)
    var element = ContentElement(frame: CGRect(origin: origin, size: frame.size))
    element.takeSurface(of: self)
    element.takeContent(of: self)
    if element.isVisible { contents.elements.append(element) }
    (self as? UIListContentView)?.collectTexts(into: &contents, from: origin)
    // What a control is made of is shown by the control.
    guard !(self is UIControl) || type(of: self) == UIControl.self else { return }
    let inner = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    for view in subviews { view.collectContents(into: &contents, from: inner) }
  }
}

extension ContentElement {
  init(frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }

  /// Fill, border and corners.
  @MainActor fileprivate mutating func takeSurface(of view: UIView) {
    fill = view.backgroundColor?.shown ?? view.layer.backgroundColor?.shown
    if view.layer.borderWidth > 0, let color = (view.layer.borderColor ?? .black).shown {
      border = Border(color: color, width: Double(view.layer.borderWidth))
    }
    if view.layer.cornerRadius > 0 { cornerRadius = Double(view.layer.cornerRadius) }
    shadow = fill == nil ? nil : view.shownShadow
  }

  fileprivate mutating func take(_ background: UIBackgroundConfiguration) {
    fill = background.backgroundColor?.shown ?? fill
    if background.strokeWidth > 0, let color = background.strokeColor?.shown {
      border = Border(color: color, width: Double(background.strokeWidth))
    }
    if background.cornerRadius > 0 { cornerRadius = Double(background.cornerRadius) }
  }

  /// Words, images and controls.
  @MainActor fileprivate mutating func takeContent(of view: UIView) {
    switch view {
    case let label as UILabel:
      text = label.shownText
    case let image as UIImageView:
      self.image = image.image.map(\.name)
    case let button as UIButton:
      takeContent(of: button)
    case let field as UITextField:
      let isEmpty = field.text?.isEmpty ?? true
      text = Text(
        [(isEmpty ? field.placeholder : field.text) ?? ""], field.font ?? .systemFont(ofSize: 17),
        isEmpty ? .placeholderText : field.textColor ?? .label)
      if field.borderStyle != .none { control = Control(.field) }
    case let view as UITextView:
      let width = Double(view.bounds.width - view.textContainerInset.left * 2)
      text = Text(view.text ?? "", view.font ?? .systemFont(ofSize: 12), .label, width: width)
    case let view as UISwitch: control = Control(.switch, value: view.isOn ? 1 : 0)
    case let view as UISlider:
      let range = view.maximumValue - view.minimumValue
      let share = range > 0 ? (view.value - view.minimumValue) / range : 0
      control = Control(.slider, value: Double(share))
    case let view as UIProgressView: control = Control(.progress, value: Double(view.progress))
    case is UIStepper: control = Control(.stepper)
    case let view as UISegmentedControl:
      control = Control(
        .segments, value: Double(view.selectedSegmentIndex), count: view.numberOfSegments)
    case let view as UIPageControl:
      control = Control(.pages, value: Double(view.currentPage), count: view.numberOfPages)
    case is UIActivityIndicatorView: control = Control(.activity)
    default: break
    }
  }

  @MainActor private mutating func takeContent(of button: UIButton) {
    let configured = button.configuration
    if let color = (configured?.background.backgroundColor ?? configured?.baseBackgroundColor)?
      .shown
    {
      fill = color
      cornerRadius = cornerRadius ?? min(height / 4, 8)
    }
    let title = configured?.title ?? button.currentTitle ?? ""
    if !title.isEmpty {
      let font = configured?.titleFont ?? button.titleLabel?.font ?? .systemFont(ofSize: 17)
      let color = configured?.baseForegroundColor ?? button.titleColor(for: .normal)
      text = Text([title], font, color ?? .systemBlue, .middle)
    } else {
      image = (configured?.image ?? button.currentImage)?.name
    }
  }
}

extension UIView {
  /// What it throws behind itself; nil where that is transparent, or cut off with the rest.
  fileprivate var shownShadow: ContentElement.Shadow? {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, !clipsToBounds,
      let color = (layer.shadowColor ?? .black).shown(times: CGFloat(layer.shadowOpacity))
    else { return nil }
    return ContentElement.Shadow(
      color: color, x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height),
      radius: Double(max(0, layer.shadowRadius)))
  }
}

extension UIColor {
  /// The colour as style sheets write it; nil where nothing is seen of it.
  fileprivate var shown: String? { shown(times: 1) }

  /// The same, with a share of its opacity.
  fileprivate func shown(times share: CGFloat) -> String? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return ContentElement.color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha * share))
  }
}

// MARK: - Texts

extension UILabel {
  fileprivate var shownText: ContentElement.Text? {
    let words = attributedText?.string ?? text ?? ""
    guard !words.isEmpty else { return nil }
    let alignment: ContentElement.Text.Alignment =
      switch textAlignment {
      case .center: .middle
      case .right: .end
      default: .start
      }
    return ContentElement.Text(
      layout(bounds.width, numberOfLines).words(of: words), shownFont, textColor ?? .label,
      alignment)
  }
}

extension ContentElement.Text {
  @MainActor fileprivate init?(
    _ lines: [String], _ font: UIFont, _ color: UIColor,
    _ alignment: ContentElement.Text.Alignment = .start
  ) {
    guard lines.contains(where: { !$0.isEmpty }), let color = color.shown else { return nil }
    self.init(
      lines: lines, size: Double(font.pointSize), weight: font.metrics.weight.value,
      lineHeight: Double(font.lineHeight), color: color, alignment: alignment)
  }

  @MainActor fileprivate init?(_ words: String, _ font: UIFont, _ color: UIColor, width: Double) {
    let layout = TextLayout(StyledText(words, font: font.metrics), width: width)
    self.init(layout.words(of: words), font, color)
  }
}

// MARK: - Lists

extension UIListContentView {
  /// The picture and the texts of a list configuration, in the middle of the height.
  fileprivate func collectTexts(into contents: inout CellContents, from corner: CGPoint) {
    guard let content = configuration as? UIListContentConfiguration else { return }
    let margins = content.directionalLayoutMargins
    var list = ListContents()
    list.imagePadding = Double(content.imageToTextPadding)
    list.textPadding = Double(content.textToSecondaryTextVerticalPadding)
    list.isSideBySide = content.prefersSideBySideTextAndSecondaryText
    var width = Double(bounds.width - margins.leading - margins.trailing)
    let room = width
    if let image = content.image {
      let size = image.size == .zero ? CGSize(width: 24, height: 24) : image.size
      list.image = (image.name, Double(size.width), Double(size.height))
      width -= Double(size.width) + list.imagePadding
    }
    list.texts = [
      ContentElement.Text(
        content.attributedText?.string ?? content.text ?? "", content.textProperties.font,
        content.textProperties.color, width: max(1, width)),
      ContentElement.Text(
        content.secondaryAttributedText?.string ?? content.secondaryText ?? "",
        content.secondaryTextProperties.font, content.secondaryTextProperties.color,
        width: max(1, width)),
    ].compactMap(\.self)
    contents.elements += list.elements(
      x: Double(corner.x + margins.leading), y: Double(corner.y), width: room,
      height: Double(bounds.height))
  }
}

extension UICollectionViewListCell {
  /// The accessories at the trailing side, from the edge inwards.
  fileprivate func collectAccessories(into contents: inout CellContents) {
    var end = contents.width - 16
    let shown = accessories.filter { $0.isShown(editing: isEditing) && !$0.isLeading }
    for accessory in shown.reversed() {
      let width = Double(accessory.width)
      var element = ContentElement(x: end - width, y: 0, width: width, height: contents.height)
      switch accessory.content {
      case .symbol: element.control = ContentElement.Control(accessory.controlKind)
      case .text(let words, let font):
        let font = font ?? .preferredFont(forTextStyle: .body)
        element.text = ContentElement.Text([words], font, .secondaryLabel, .end)
        element.y = (contents.height - Double(font.lineHeight)) / 2
        element.height = Double(font.lineHeight)
      case .view: break
      }
      if element.isVisible { contents.elements.append(element) }
      end -= width + 8
    }
  }
}

extension UICellAccessory {
  fileprivate var controlKind: ContentElement.Control.Kind {
    switch accessoryType {
    case .disclosure, .outlineDisclosure, .popUpMenu: .disclosure
    case .checkmark: .checkmark
    default: .detail
    }
  }
}
