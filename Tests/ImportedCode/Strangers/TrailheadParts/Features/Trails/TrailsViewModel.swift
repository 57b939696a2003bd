// swift-format-ignore-file
import Combine
import Foundation

protocol TrailRepository: Sendable {
    func groups() async throws -> [TrailGroup]
}

@MainActor
final class TrailsViewModel: ObservableObject {
    enum State {
        case idle
        case loading
        case loaded([TrailGroup])
        case failed(String)
    }

    @Published private(set) var state: State = .idle
    private let repository: any TrailRepository
    private let tracker: AnalyticsTracking

    init(repository: any TrailRepository = BundledTrailRepository(), tracker: AnalyticsTracking = Analytics.live) {
        self.repository = repository
        self.tracker = tracker
    }

    func load() {
        state = .loading
        tracker.track(.screen("trails"))
        Task {
            do {
                state = .loaded(try await repository.groups())
            } catch {
                state = .failed(error.localizedDescription)
            }
        }
    }

    func trail(with id: Trail.ID) -> Trail? {
        guard case .loaded(let groups) = state else { return nil }
        return groups.flatMap(\.trails).first { $0.id == id }
    }

    func save(_ id: Trail.ID) { tracker.track(.saved(id)) }
}

actor BundledTrailRepository: TrailRepository {
    private var cache: [TrailGroup]?

    func groups() async throws -> [TrailGroup] {
        if let cache { return cache }
        let groups = [
            TrailGroup(id: "near", title: "Near you", trails: [
                Trail(id: 1, name: "Lake loop", length: .init(value: 4.2, unit: .kilometers)),
                Trail(id: 2, name: "Ridge walk", length: .init(value: 11, unit: .kilometers)),
            ]),
            TrailGroup(id: "new", title: "New", trails: [
                Trail(id: 3, name: "Pine path", length: .init(value: 2.5, unit: .kilometers)),
            ]),
        ]
        cache = groups
        return groups
    }
}
