import SwiftSyntax

// Initializers that an app's extensions add to UIKit's classes, as `UILabel(text:font:)`.
extension StandIns {
  /// Adds an initializer that sets the properties which its labels name, or makes a colour; whether a
  /// refusal is about one.
  mutating func addInitializer(_ refusal: RewritingTask.Refusal, _ place: Place) -> Bool {
    guard Self.refusing.contains(where: refusal.message.contains),
      let call = place.token.callOfClass(named: { $0 == "UIColor" || Self.makings[$0] != nil }),
      let type = call.calledExpression.typeAtEnd
    else { return false }
    let labels: [String] = call.arguments.map { $0.label?.text ?? "_" }
    let initializer = type == "UIColor" ? color(labels) : setting(labels, of: type)
    guard let initializer else { return false }
    add(
      extension: (type, initializer), called: "\(type).init(\(labels.map { "\($0):" }.joined()))",
      refusal, place)
    return true
  }

  /// What the compiler says where none of a class's initializers is called so.
  private static let refusing = [
    "incorrect argument label", "extraneous argument label", "to call that takes no arguments",
    "extra argument", "missing argument", "no exact matches in call to initializer",
  ]

  /// What the labels of colours begin with that apps make of codes, in several looks or by names.
  private static let colors = ["hex", "rgb", "argb", "code", "web", "light", "any", "asset", "r"]

  /// A colour that stands for one which the app makes otherwise.
  private func color(_ labels: [String]) -> String? {
    guard let first = labels.first?.lowercased(), first != "red",
      Self.colors.contains(where: { $0.count > 1 ? first.hasPrefix($0) : first == $0 })
    else { return nil }
    let parameters = labels.enumerated().map { "\($1.escaped) p\($0): Any?" }
    return
      "convenience init(\(parameters.joined(separator: ", "))) { self.init(white: 0.5, alpha: 1) }"
  }

  /// How a view of each class is made that is set up then.
  private static let makings = [
    "UILabel": "frame: .zero", "UIImageView": "frame: .zero", "UIButton": "type: .system",
    "UIStackView": "frame: .zero", "UITextField": "frame: .zero", "UIView": "frame: .zero",
    "UITextView": "frame: .zero",
  ]

  /// An initializer that sets what each label names; nil where one names nothing.
  private func setting(_ labels: [String], of type: String) -> String? {
    var (parameters, statements): ([String], [String]) = ([], [])
    for (index, label) in labels.enumerated() {
      guard let property = Self.property(label, of: type) else { return nil }
      parameters.append("\(label.escaped) p\(index): \(property.type)")
      statements.append(property.statement.replacing("$0", with: "p\(index)"))
    }
    guard let making = Self.makings[type], !labels.isEmpty else { return nil }
    return "convenience init(\(parameters.joined(separator: ", "))) "
      + "{ self.init(\(making)); \(statements.joined(separator: "; ")) }"
  }

  /// The type of what a label of a class's initializer takes, and what is done with it.
  private static func property(_ label: String, of type: String) -> (
    type: String, statement: String
  )? {
    switch (type, label) {
    case ("UILabel", "text"), ("UITextField", "text"): ("String?", "text = $0")
    case ("UITextView", "text"): ("String", "text = $0")
    case ("UILabel", "font"), ("UITextField", "font"), ("UITextView", "font"):
      ("UIFont", "font = $0")
    case ("UILabel", "textColor"), ("UILabel", "color"), ("UITextField", "textColor"):
      ("UIColor?", "textColor = $0")
    case ("UILabel", "textAlignment"), ("UILabel", "alignment"):
      ("NSTextAlignment", "textAlignment = $0")
    case ("UILabel", "numberOfLines"), ("UILabel", "lines"): ("Int", "numberOfLines = $0")
    case ("UILabel", "fontSize"), ("UILabel", "size"):
      ("CGFloat", "font = .systemFont(ofSize: $0)")
    case ("UITextField", "placeholder"): ("String?", "placeholder = $0")
    case ("UIButton", "title"): ("String?", "setTitle($0, for: .normal)")
    case ("UIButton", "titleColor"), ("UIButton", "color"):
      ("UIColor?", "setTitleColor($0, for: .normal)")
    case ("UIButton", "image"): ("UIImage?", "setImage($0, for: .normal)")
    case ("UIButton", "font"): ("UIFont", "titleLabel?.font = $0")
    case ("UIImageView", "image"): ("UIImage?", "image = $0")
    case ("UIImageView", "imageName"), ("UIImageView", "named"):
      ("String", "image = UIImage(named: $0)")
    case ("UIStackView", "axis"): ("NSLayoutConstraint.Axis", "axis = $0")
    case ("UIStackView", "spacing"), ("UIStackView", "customSpacing"): ("CGFloat", "spacing = $0")
    case ("UIStackView", "alignment"): ("UIStackView.Alignment", "alignment = $0")
    case ("UIStackView", "distribution"): ("UIStackView.Distribution", "distribution = $0")
    case ("UIStackView", "arrangedSubviews"), ("UIStackView", "views"), ("UIStackView", "subviews"):
      ("[UIView]", "$0.forEach(addArrangedSubview)")
    case (_, "backgroundColor"): ("UIColor?", "backgroundColor = $0")
    case (_, "tintColor"): ("UIColor", "tintColor = $0")
    case (_, "cornerRadius"), (_, "radius"): ("CGFloat", "layer.cornerRadius = $0")
    case (_, "contentMode"): ("UIView.ContentMode", "contentMode = $0")
    case (_, "width"), (_, "height"):
      ("CGFloat", "standInConstrain(.\(label), length: $0)")
    default: nil
    }
  }
}

extension TokenSyntax {
  /// The call that makes an object of a class in which it stands, the innermost.
  fileprivate func callOfClass(named isMeant: (String) -> Bool) -> FunctionCallExprSyntax? {
    var node: Syntax? = parent
    while let found = node, !found.is(CodeBlockItemSyntax.self) {
      if let call = found.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        isMeant(name)
      {
        return call
      }
      node = found.parent
    }
    return nil
  }
}
