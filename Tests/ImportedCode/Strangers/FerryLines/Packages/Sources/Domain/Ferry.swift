// swift-format-ignore-file
public struct Ferry: Hashable {
    public let name: String
    public let days: [Day]

    public init(name: String, days: [Day]) {
        self.name = name
        self.days = days
    }

    public struct Day: Hashable {
        public let number: Int
        public let calls: [Call]

        public init(number: Int, calls: [Call]) {
            self.number = number
            self.calls = calls
        }
    }

    public struct Call: Hashable {
        public let port: String

        public init(port: String) { self.port = port }
    }
}

public protocol FerryRepository {
    func ferries() -> [Ferry]
}
