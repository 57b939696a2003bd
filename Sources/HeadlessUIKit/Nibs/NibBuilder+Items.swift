import Foundation

// What scenes say of their controllers: items of bars, and what stands for another storyboard.

extension NibBuilder {
  func configure(_ controller: UIViewController, by scene: NibElement) {
    if let item = scene.child("navigationItem") { configure(controller.navigationItem, by: item) }
    if let item = scene.child("tabBarItem") { configure(controller.tabBarItem, by: item) }
    let items = scene.list("toolbarItems").compactMap(barItem)
    if !items.isEmpty { controller.toolbarItems = items }
    controller.hidesBottomBarWhenPushed = scene["hidesBottomBarWhenPushed"] == "YES"
    let styles: [String: UIModalPresentationStyle] = [
      "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    if let style = scene["modalPresentationStyle"].flatMap({ styles[$0] }) {
      controller.modalPresentationStyle = style
    }
    guard let navigation = controller as? UINavigationController else { return }
    navigation.navigationBar.prefersLargeTitles =
      scene.child("navigationBar")?["largeTitles"] == "YES"
    navigation.isNavigationBarHidden = scene["navigationBarHidden"] == "YES"
  }

  func configure(_ item: UINavigationItem, by element: NibElement) {
    know(item, as: element)
    item.title = element["title"]
    item.prompt = element["prompt"]
    item.backButtonTitle = element["backButtonTitle"]
    if element["largeTitleDisplayMode"] == "always" { item.largeTitleDisplayMode = .always }
    if element["largeTitleDisplayMode"] == "never" { item.largeTitleDisplayMode = .never }
    if let title = element.value("titleView") { item.titleView = view(for: title) }
    func items(_ side: String) -> [UIBarButtonItem] {
      let one = element.children.filter { $0["key"] == "\(side)BarButtonItem" }
      return (one + element.list("\(side)BarButtonItems")).compactMap(barItem)
    }
    let (left, right) = (items("left"), items("right"))
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  private func configure(_ item: UITabBarItem, by element: NibElement) {
    know(item, as: element)
    item.title = element["title"] ?? element["systemItem"]
    item.image = NibValues.image(of: element)
    item.selectedImage = NibValues.image(of: element, "selectedImage")
    item.badgeValue = element["badgeValue"]
    item.tag = element["tag"].flatMap { Int($0) } ?? 0
  }

  /// The item of an element; nil where that is none.
  func barItem(for element: NibElement) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let item = UIBarButtonItem()
    know(item, as: element)
    item.title = element["title"]
    item.image = NibValues.image(of: element)
    item.tag = element["tag"].flatMap { Int($0) } ?? 0
    item.width = element.number("width") ?? 0
    item.isEnabled = element["enabled"] != "NO"
    item.tintColor = element.value("tintColor").map(NibValues.color)
    if element["style"] == "done" { item.style = .done }
    if let inside = element.children.first(where: { $0["key"] == "customView" || $0.name == "view" }
    ) {
      item.customView = view(for: inside)
    }
    return item
  }
}
