// swift-format-ignore-file
import Foundation
public struct Drink: Hashable, Sendable {
    public let id: Int
    public let name: String
    public let won: Int
    public init(id: Int, name: String, won: Int) { self.id = id; self.name = name; self.won = won }
}
public protocol FetchMenuUseCase { func execute() -> [Drink] }
public struct DefaultFetchMenuUseCase: FetchMenuUseCase {
    public init() {}
    public func execute() -> [Drink] {
        [Drink(id: 1, name: "아메리카노", won: 4500), Drink(id: 2, name: "라떼", won: 5000), Drink(id: 3, name: "유자차", won: 5500), Drink(id: 4, name: "말차", won: 6000)]
    }
}
