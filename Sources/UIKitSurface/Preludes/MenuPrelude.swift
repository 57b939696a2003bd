/// Menus and their actions.
let menuPrelude = #"""
  class UIMenuElement: NSObject {
    enum State: Int { case off, on, mixed }
    struct Attributes: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let disabled = Attributes(rawValue: 1)
      static let destructive = Attributes(rawValue: 2)
      static let hidden = Attributes(rawValue: 4)
    }
    var title: String
    var image: UIImage?
    init(_title: String, _image: UIImage?) {
      title = _title
      image = _image
      super.init()
    }
  }

  class UIAction: UIMenuElement {
    struct Identifier: Hashable {
      let rawValue: String
      init(_ rawValue: String) { self.rawValue = rawValue }
    }
    var attributes: Attributes
    var state: State
    var identifier: Identifier?
    var discoverabilityTitle: String?
    var sender: Any? { nil }
    let _handler: (UIAction) -> Void
    init(
      title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
      handler: @escaping (UIAction) -> Void
    ) {
      self.attributes = attributes
      self.state = state
      self.identifier = identifier
      self.discoverabilityTitle = discoverabilityTitle
      _handler = handler
      super.init(_title: title, _image: image)
    }
  }

  class UIMenu: UIMenuElement {
    struct Options: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let displayInline = Options(rawValue: 1)
      static let destructive = Options(rawValue: 2)
      static let singleSelection = Options(rawValue: 32)
    }
    let options: Options
    let children: [UIMenuElement]
    init(
      title: String = "", image: UIImage? = nil, options: Options = [],
      children: [UIMenuElement] = []
    ) {
      self.options = options
      self.children = children
      super.init(_title: title, _image: image)
    }
  }
  """#
