// swift-format-ignore-file
import Foundation

struct Shelf: Decodable, Hashable {
    let id: Int
    let type: String
    let title: String
    let items: [Product]
}

struct Product: Decodable, Hashable {
    let id: Int
    let name: String
    let subheading: String
    let iap: Bool
}
