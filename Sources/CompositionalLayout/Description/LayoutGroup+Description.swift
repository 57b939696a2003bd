extension LayoutGroup: CustomStringConvertible {
  /// The group as UIKit prints it, less addresses; a custom group says vertical.
  public var description: String {
    "<NSCollectionLayoutGroup: size=\(layoutSize); "
      + "edgeSpacing=\(edgeSpacing.map(\.description) ?? "(null)"); "
      + "identfier=(null); contentInsets=\(contentInsets); "
      + "group: subitems=\(subitems.map(\.description)); "
      + "interItemSpacing=\(interItemSpacing.map(\.description) ?? "(null)"); "
      + "layoutDirection=.\(axis.rawValue)>"
  }

  /// The shorter form that UIKit's error reports use, one line a property.
  var reportDescription: String { report(indentation: "") }

  private func report(indentation: String) -> String {
    let inner = indentation + "\t "
    var lines = ["<NSCollectionLayoutGroup 0x… size=\(layoutSize)>"]
    lines.append(inner + "layoutDirection: .\(axis.rawValue)")
    if let interItemSpacing {
      lines.append(inner + "interItemSpacing=\(interItemSpacing.reportDescription)")
    }
    lines.append(inner + "subitems=")
    for subitem in subitems {
      let text =
        switch subitem {
        case .item(let item): "<NSCollectionLayoutItem 0x… size=\(item.layoutSize)>"
        case .group(let group): group.report(indentation: indentation + "\t\t ")
        }
      lines.append(indentation + "\t\t " + text)
    }
    return lines.joined(separator: "\n")
  }
}
