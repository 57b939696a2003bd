public import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// What Combine does with time, which does not pass here: no delay is waited for.

/// What can run something later.
public protocol Scheduler {
  associatedtype SchedulerTimeType: SchedulerTime
}

public protocol SchedulerTime {
  associatedtype Stride
}

/// A span of a scheduler's time.
public struct SchedulerSpan {
  public static func milliseconds(_ count: Int) -> SchedulerSpan { SchedulerSpan() }
  public static func microseconds(_ count: Int) -> SchedulerSpan { SchedulerSpan() }
  public static func seconds(_ count: Double) -> SchedulerSpan { SchedulerSpan() }
  public static func seconds(_ count: Int) -> SchedulerSpan { SchedulerSpan() }
}

extension SchedulerSpan: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
}

public struct SchedulerMoment: SchedulerTime { public typealias Stride = SchedulerSpan }

extension DispatchQueue: Scheduler { public typealias SchedulerTimeType = SchedulerMoment }
extension RunLoop: Scheduler { public typealias SchedulerTimeType = SchedulerMoment }
extension OperationQueue: Scheduler { public typealias SchedulerTimeType = SchedulerMoment }

public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerMoment
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  public func debounce<Time: Scheduler>(
    for dueTime: SchedulerSpan, scheduler: Time
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func throttle<Time: Scheduler>(
    for interval: SchedulerSpan, scheduler: Time, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func delay<Time: Scheduler>(
    for interval: SchedulerSpan, scheduler: Time
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  public func timeout<Time: Scheduler>(
    _ interval: SchedulerSpan, scheduler: Time
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Timer {
  /// The beat of a clock, which does not beat here.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> ConnectablePublisher<Date, Never> { ConnectablePublisher() }
}

/// A publisher that waits to be told to begin.
public struct ConnectablePublisher<Output, Failure: Error>: Publisher {
  public func observe(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { AnyCancellable {} }

  public func autoconnect() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func connect() -> AnyCancellable { AnyCancellable {} }
}

extension URLSession {
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

  /// An answer from the network, which never comes.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { waiting(for: url) }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    waiting(for: request.url)
  }

  private func waiting(for url: URL?) -> DataTaskPublisher {
    AnyPublisher { _, _ in
      AwaitedRequests.note(url)
      return AnyCancellable {}
    }
  }
}
