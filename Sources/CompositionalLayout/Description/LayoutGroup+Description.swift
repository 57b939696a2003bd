extension LayoutGroup: CustomStringConvertible {
  /// Its kind, size and contents, such as `horizontal group … of 2 subitems`.
  public var description: String {
    switch content {
    case .subitems(let subitems):
      "\(axis) group \(layoutSize) of " + "subitem".counted(subitems.count)
    case .subitemCount(_, let count): "\(axis) group \(layoutSize) of " + "share".counted(count)
    case .repeatingSubitem(_, let count):
      "\(axis) group \(layoutSize) of " + "repetition".counted(count)
    case .custom(let items): "custom group \(layoutSize) of " + "frame".counted(items.count)
    }
  }

  /// The group as UIKit prints it, less addresses; a custom group says vertical.
  package var uikitDescription: String {
    "<NSCollectionLayoutGroup: size=\(layoutSize.uikitDescription); "
      + "edgeSpacing=\(edgeSpacing.map(\.uikitDescription) ?? "(null)"); "
      + "identfier=(null); contentInsets=\(contentInsets); "
      + "group: subitems=\(subitems.map(\.uikitDescription)); "
      + "interItemSpacing=\(interItemSpacing.map(\.uikitDescription) ?? "(null)"); "
      + "layoutDirection=.\(axis.rawValue)>"
  }

  /// The shorter form that UIKit's error reports use, one line a property.
  var reportDescription: String { report(indentation: "") }

  private func report(indentation: String) -> String {
    let inner = indentation + "\t "
    var lines = ["<NSCollectionLayoutGroup 0x… size=\(layoutSize.uikitDescription)>"]
    lines.append(inner + "layoutDirection: .\(axis.rawValue)")
    if let interItemSpacing {
      lines.append(inner + "interItemSpacing=\(interItemSpacing.reportDescription)")
    }
    lines.append(inner + "subitems=")
    for subitem in subitems {
      let text =
        switch subitem {
        case .item(let item):
          "<NSCollectionLayoutItem 0x… size=\(item.layoutSize.uikitDescription)>"
        case .group(let group): group.report(indentation: indentation + "\t\t ")
        }
      lines.append(indentation + "\t\t " + text)
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The noun with a number before it, and an s behind unless there is one.
  func counted(_ count: Int) -> String { count == 1 ? "1 \(self)" : "\(count) \(self)s" }
}
