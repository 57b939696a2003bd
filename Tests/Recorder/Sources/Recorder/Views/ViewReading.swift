import UIKit

/// Makes UIKit's objects of what the cases of views say.
@MainActor enum ViewReading {
  static func size(_ value: Value) -> CGSize {
    guard let sides = value.numbers, sides.count == 2 else { return .zero }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// A text style in a category, or a font of the system of some size and weight.
  static func font(_ value: Value) -> UIFont {
    if let style = styles[value["style"].text ?? ""] {
      let category = categories[value["category"].text ?? "large"] ?? .large
      return UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    return .systemFont(
      ofSize: value["size"].number ?? 17, weight: weights[value["weight"].text ?? ""] ?? .regular)
  }

  /// A control by its class, made with nothing but what the case says.
  static func control(_ value: Value) -> UIView? {
    switch value["class"].text {
    case "UIActivityIndicatorView":
      return UIActivityIndicatorView(style: value["style"].text == "large" ? .large : .medium)
    case "UIButton":
      let button = UIButton(type: .system)
      button.setTitle(value["title"].text, for: .normal)
      return button
    case "UIDatePicker": return UIDatePicker()
    case "UIPageControl":
      let control = UIPageControl()
      control.numberOfPages = Int(value["pages"].number ?? 0)
      return control
    case "UIPickerView": return UIPickerView()
    case "UIProgressView": return UIProgressView(progressViewStyle: .default)
    case "UISearchBar": return UISearchBar()
    case "UISegmentedControl": return UISegmentedControl(items: value["titles"].texts ?? [])
    case "UISlider": return UISlider()
    case "UIStepper": return UIStepper()
    case "UISwitch": return UISwitch()
    case "UITextField":
      let field = UITextField()
      field.borderStyle = value["border"].text == "rounded" ? .roundedRect : .none
      field.text = value["text"].text
      return field
    case "UITextView":
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = font(value["font"])
      view.text = value["text"].text
      return view
    default: return nil
    }
  }

  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "light": .light,
  ]

  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  private static let categories: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}
