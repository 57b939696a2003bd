// swift-format-ignore-file
import EventKit
import Foundation

struct Chore: Identifiable {
    var id: String = UUID().uuidString
    var title: String
}

enum ChoreError: Error { case accessDenied }

final class ChoreStore {
    private let store = EKEventStore()

    func readAll() async throws -> [Chore] {
        guard try await store.requestFullAccessToReminders() else { throw ChoreError.accessDenied }
        let found: [EKReminder] = await withCheckedContinuation { continuation in
            store.fetchReminders(matching: store.predicateForReminders(in: nil)) { continuation.resume(returning: $0 ?? []) }
        }
        return found.map { Chore(id: $0.calendarItemIdentifier, title: $0.title) }
    }
}

#if DEBUG
extension Chore {
    static var samples = ["Sweep", "Water the fern", "Feed the cat"].map { Chore(title: $0) }
}
#endif
