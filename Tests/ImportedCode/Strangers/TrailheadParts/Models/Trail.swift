// swift-format-ignore-file
import Foundation
import UIKit

struct Trail: Identifiable, Hashable {
    let id: Int
    let name: String
    let length: Measurement<UnitLength>
}

struct TrailGroup: Identifiable, Hashable {
    let id: String
    let title: String
    let trails: [Trail]
}

extension Trail {
    func listContent(from configuration: UIListContentConfiguration) -> UIListContentConfiguration {
        var content = configuration
        content.text = name
        content.secondaryText = length.formatted()
        return content
    }
}
