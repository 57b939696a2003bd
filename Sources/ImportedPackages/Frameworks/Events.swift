public import Foundation
public import HeadlessUIKit

// What screens use of EventKit, over calendars that nobody lets them read.

public enum EKEntityType: UInt, Sendable { case event, reminder }

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

open class EKEventStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestFullAccessToReminders(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToEvents(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }

  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func remove(_ reminder: EKReminder, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {}
  open func commit() throws {}
}

public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor! = UIColor.clear.cgColor
  open var calendarIdentifier: String { "" }
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var calendarItemIdentifier = UUID().uuidString
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var alarms: [EKAlarm]?
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0
  public convenience init(eventStore: EKEventStore) { self.init() }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var isAllDay = false
  open var startDate: Date! = Date()
  open var endDate: Date! = Date()
  public convenience init(eventStore: EKEventStore) { self.init() }
}

open class EKAlarm: NSObject, @unchecked Sendable {
  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
