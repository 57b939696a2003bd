import Foundation
import HeadlessUIKit
import ImportRecords

extension ImportReport {
  /// Makes the pictures and colours known that a file tells.
  static func know(assetsIn path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let assets = try? JSONDecoder().decode(ImportedAssets.self, from: data)
    else { return }
    for (name, image) in assets.images {
      let size = CGSize(width: image.width, height: image.height)
      AssetNames.shared.know(image.isSymbol ? .symbol : .picture(size), named: name)
    }
    for (name, color) in assets.colors {
      let light = self.color(color.light, color.lightReference)
      let dark = self.color(color.dark, color.darkReference)
      guard let light = light ?? dark else { continue }
      AssetNames.shared.know(light: light, dark: dark ?? light, named: name)
    }
  }

  private static func color(_ values: [Double]?, _ reference: String?) -> UIColor? {
    if let values, values.count == 4 {
      return UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
    return reference.flatMap { UIColor(systemNamed: $0) }
  }
}
