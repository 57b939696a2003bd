import SwiftSyntax

/// Writes names that UIKit had before Swift 4.2 as they are written today, as Xcode's fix-its do.
///
/// What the user's own files declare is theirs and stays.
final class FormerNames: SyntaxVisitor {
  private let own: Set<String>
  private(set) var edits = SourceEdits()
  /// The former names with those of today, each once, in the order of the file.
  private(set) var renamings: [(former: String, name: String)] = []

  init(besides own: Set<String>) {
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  private func rename(_ node: some SyntaxProtocol, _ former: String, to name: String) {
    edits.replace(node, by: name)
    note(former, as: name)
  }

  private func note(_ former: String, as name: String) {
    if !renamings.contains(where: { $0.former == former }) { renamings.append((former, name)) }
  }

  // MARK: Names that stand alone

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let former = node.name.text
    if let name = FormerName.types[former], !own.contains(former) {
      rename(node.name, former, to: name)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let former = node.baseName.text
    // A member has its name from what stands before it.
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    guard !isMember, !own.contains(former) else { return .visitChildren }
    if let name = FormerName.types[former] ?? FormerName.constants[former]
      ?? FormerName.members[former]
    {
      rename(node.baseName, former, to: name)
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let former = node.declName.baseName.text
    let base = node.base?.trimmedDescription
    if let name = FormerName.notifications[former],
      base.map({ ["NSNotification.Name", "Notification.Name"].contains($0) }) ?? true
    {
      rename(node, former, to: name)
      return .skipChildren
    }
    if base != nil, !own.contains(former), let name = FormerName.members[former] {
      rename(node.declName.baseName, former, to: name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      rename(callee, of: arguments)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let label = arguments.first?.label
    {
      rename(member.declName.baseName, label)
    }
    return .visitChildren
  }

  /// Gives a function that made a structure the structure's initializer.
  private func rename(_ callee: DeclReferenceExprSyntax, of arguments: [LabeledExprSyntax]) {
    let former = callee.baseName.text
    guard let (type, labels) = FormerName.makers[former], arguments.count == labels.count,
      arguments.allSatisfy({ $0.label == nil }), !own.contains(former)
    else { return }
    rename(callee, former, to: type)
    for (argument, label) in zip(arguments, labels) {
      edits.insert("\(label): ", before: argument.expression)
    }
  }

  /// Gives a method whose words moved between its name and its first label those of today.
  private func rename(_ name: TokenSyntax, _ label: TokenSyntax) {
    let former = "\(name.text)(\(label.text):)"
    guard let (today, first) = FormerName.methods[former], !own.contains(name.text) else { return }
    edits.replace(name, by: today)
    note(former, as: "\(today)(\(first):)")
    if first == "_" {
      edits.blank(label)
      if let colon = label.nextToken(viewMode: .sourceAccurate) { edits.blank(colon) }
    } else {
      edits.replace(label, by: first)
    }
  }

  // MARK: Priorities

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    // A priority was a number.
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text == "priority",
      parts[2].is(IntegerLiteralExprSyntax.self) || parts[2].is(FloatLiteralExprSyntax.self)
    {
      let number = parts[2].trimmedDescription
      rename(parts[2], number, to: "UILayoutPriority(\(number))")
    }
    return .visitChildren
  }
}

/// What Xcode's fix-its know of names before Swift 4.2.
enum FormerName {
  /// Types, which have become members of others.
  static let types: [String: String] = {
    var types = [
      "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
      "UIViewAutoresizing": "UIView.AutoresizingMask", "UIButtonType": "UIButton.ButtonType",
      "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
      "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
      "UITextBorderStyle": "UITextField.BorderStyle", "UIFontTextStyle": "UIFont.TextStyle",
      "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
      "UIGestureRecognizerState": "UIGestureRecognizer.State",
      "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
      "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
      "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
      "NSAttributedStringKey": "NSAttributedString.Key", "UIDatePickerMode": "UIDatePicker.Mode",
      "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    ]
    let nested = [
      "UICollectionView": ["ScrollPosition", "ScrollDirection"],
      "UITableViewCell": [
        "Style", "SelectionStyle", "AccessoryType", "EditingStyle", "StateMask",
      ],
      "UITableView": ["Style", "ScrollPosition", "RowAnimation"],
      "UIView": ["AnimationOptions", "AnimationCurve", "ContentMode", "TintAdjustmentMode"],
      "UIBarButtonItem": ["Style"], "UIAlertController": ["Style"], "UIAlertAction": ["Style"],
      "UIStackView": ["Distribution", "Alignment"], "UIImage": ["RenderingMode", "Orientation"],
      "UITextField": ["ViewMode"], "UISearchBar": ["Style"], "UIBlurEffect": ["Style"],
      "UIApplication": ["State"], "UINavigationController": ["Operation"],
      "NSLayout": ["Attribute", "Relation", "FormatOptions"],
    ]
    for (outer, names) in nested {
      let home = outer == "NSLayout" ? "NSLayoutConstraint" : outer
      for name in names {
        types[outer + name] =
          outer == "UITableViewCell" && name == "Style"
          ? "UITableViewCell.CellStyle" : "\(home).\(name)"
      }
    }
    return types
  }()

  /// Constants of the whole module.
  static let constants: [String: String] = {
    var constants = [
      "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
      "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
      "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
      "UITableViewAutomaticDimension": "UITableView.automaticDimension",
      "UITableViewIndexSearch": "UITableView.indexSearch",
      "UIEdgeInsetsZero": "UIEdgeInsets.zero", "CGRectZero": "CGRect.zero",
      "CGSizeZero": "CGSize.zero", "CGPointZero": "CGPoint.zero",
      "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
      "UILayoutPriorityRequired": "UILayoutPriority.required",
      "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
      "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
      "UILayoutPriorityFittingSizeLevel": "UILayoutPriority.fittingSizeLevel",
      "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
      "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
      "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    ]
    for name in ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"] {
      constants["UIKeyboard\(name)UserInfoKey"] = "UIResponder.keyboard\(name)UserInfoKey"
    }
    for name in [
      "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ] {
      constants["UIFontWeight\(name)"] =
        "UIFont.Weight.\(name.prefix(1).lowercased())"
        + name.dropFirst()
    }
    for (former, name) in [
      ("Font", "font"), ("ForegroundColor", "foregroundColor"), ("Kern", "kern"),
      ("BackgroundColor", "backgroundColor"), ("ParagraphStyle", "paragraphStyle"),
      ("UnderlineStyle", "underlineStyle"), ("StrikethroughStyle", "strikethroughStyle"),
      ("BaselineOffset", "baselineOffset"), ("Shadow", "shadow"), ("Link", "link"),
    ] {
      constants["NS\(former)AttributeName"] = "NSAttributedString.Key.\(name)"
    }
    return constants
  }()

  /// Notifications, which were names of `NSNotification.Name`.
  static let notifications: [String: String] = {
    var notifications = [
      "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
      "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
      "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
      "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
      "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
      "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
      "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
      "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    ]
    for name in [
      "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
    ] {
      notifications["UIKeyboard\(name)"] = "UIResponder.keyboard\(name)Notification"
    }
    for (former, name) in [
      ("DidBecomeActive", "didBecomeActive"), ("WillResignActive", "willResignActive"),
      ("DidEnterBackground", "didEnterBackground"), ("WillTerminate", "willTerminate"),
      ("WillEnterForeground", "willEnterForeground"),
      ("DidReceiveMemoryWarning", "didReceiveMemoryWarning"),
      ("DidFinishLaunching", "didFinishLaunching"),
    ] {
      notifications["UIApplication\(former)"] = "UIApplication.\(name)Notification"
    }
    return notifications
  }()

  /// Properties and methods without a first label that goes elsewhere.
  static let members = [
    "childViewControllers": "children", "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
  ]

  /// Methods by their names and first labels, with those of today; `_` for no label.
  static let methods: [String: (name: String, label: String)] = [
    "didMove(toParentViewController:)": ("didMove", "toParent"),
    "willMove(toParentViewController:)": ("willMove", "toParent"),
    "bringSubview(toFront:)": ("bringSubviewToFront", "_"),
    "sendSubview(toBack:)": ("sendSubviewToBack", "_"),
  ]

  /// Functions that make a structure: its name, and the labels of what it is made of.
  static let makers: [String: (type: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGSizeMake": ("CGSize", ["width", "height"]), "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGVectorMake": ("CGVector", ["dx", "dy"]), "NSMakeRange": ("NSRange", ["location", "length"]),
  ]
}
