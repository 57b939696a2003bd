import Foundation

extension NibBuilder {
  /// The view of an element, with all inside it.
  func view(for element: NibElement, inside scene: NibElement? = nil) -> UIView? {
    guard let view = NibViews.made(element) else { return nil }
    know(view, as: element)
    NibViews.configure(view, by: element)
    if let scene { addFormerGuides(of: scene, to: view) }
    for child in element.valid("subviews") {
      guard let inner = self.view(for: child) else { continue }
      (view as? UIStackView)?.addArrangedSubview(inner)
      if inner.superview == nil { view.addSubview(inner) }
    }
    addContent(of: element, to: view)
    addItems(of: element, to: view)
    if let layout = (view as? UICollectionView)?.collectionViewLayout {
      for found in element.children where found["key"] == "collectionViewLayout" {
        know(layout, as: found)
      }
    }
    constrain(view, by: element)
    if let collection = view as? UICollectionView {
      for cell in element.list("cells") { register(cell, in: collection) }
      for kind in ["sectionHeader", "sectionFooter"] {
        for found in element.children where found["key"] == "\(kind)View" {
          register(found, ofKind: kind, in: collection)
        }
      }
    }
    if let table = view as? UITableView {
      for cell in element.list("prototypes") {
        guard let identifier = cell["reuseIdentifier"] else { continue }
        table.prototypes[identifier] = { [files] in
          Self.prototype(cell, of: files) as? UITableViewCell
        }
      }
    }
    woken.append(view)
    return view
  }

  /// What an element has in the view that is its content.
  private func addContent(of element: NibElement, to view: UIView) {
    guard let content = element.value("contentView") else { return }
    let inside =
      (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView ?? view
    know(inside, as: content)
    if let color = content.value("backgroundColor") {
      inside.backgroundColor = NibValues.color(color)
    }
    for child in content.valid("subviews") {
      if let own = ownView(of: view as? UITableViewCell, for: child, in: element) {
        know(own, as: child)
        NibViews.configureKind(own, by: child)
      } else if let inner = self.view(for: child) {
        inside.addSubview(inner)
      }
    }
    constrain(inside, by: content)
  }

  /// The label or the picture that a cell of the system's has already.
  private func ownView(
    of cell: UITableViewCell?, for child: NibElement, in element: NibElement
  ) -> UIView? {
    guard let cell, let id = child["id"] else { return nil }
    if element["textLabel"] == id { return cell.textLabel }
    if element["detailTextLabel"] == id { return cell.detailTextLabel }
    return element["imageView"] == id ? cell.imageView : nil
  }

  /// What bars have.
  private func addItems(of element: NibElement, to view: UIView) {
    switch view {
    case let bar as UIToolbar: bar.items = element.list("items").compactMap(barItem)
    case let bar as UINavigationBar:
      let items = element.list("items").filter { $0.name == "navigationItem" }.map {
        let item = UINavigationItem()
        know(item, as: $0)
        configure(item, by: $0)
        return item
      }
      if !items.isEmpty { bar.items = items }
    case let table as UITableView:
      let sections = element.list("sections").filter { $0.name == "tableViewSection" }
      if !sections.isEmpty { table.staticSections = sections.map(staticSection) }
      table.tableHeaderView = element.value("tableHeaderView").flatMap { self.view(for: $0) }
      table.tableFooterView = element.value("tableFooterView").flatMap { self.view(for: $0) }
    default: break
    }
  }

  private func staticSection(_ element: NibElement) -> StaticSection {
    let rows = element.list("cells").compactMap { cell in
      (view(for: cell) as? UITableViewCell).map {
        StaticSection.Row(cell: $0, height: cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil })
      }
    }
    return StaticSection(
      header: element["headerTitle"], footer: element["footerTitle"], rows: rows)
  }

  /// A view of its own, made from an element again each time.
  private static func prototype(_ element: NibElement, of files: NibFiles) -> UIView? {
    let builder = NibBuilder(owner: nil, of: files)
    let view = builder.view(for: element)
    builder.connect()
    return view
  }

  private func register(_ cell: NibElement, in collection: UICollectionView) {
    guard let identifier = cell["reuseIdentifier"] else { return }
    collection.prototypes[ReuseKey(identifier: identifier)] = { [files] in
      Self.prototype(cell, of: files) as? UICollectionReusableView
    }
  }

  private func register(_ view: NibElement, ofKind kind: String, in collection: UICollectionView) {
    guard let identifier = view["reuseIdentifier"] else { return }
    let elementKind =
      kind == "sectionHeader"
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    collection.prototypes[ReuseKey(kind: elementKind, identifier: identifier)] = { [files] in
      Self.prototype(view, of: files) as? UICollectionReusableView
    }
  }
}
