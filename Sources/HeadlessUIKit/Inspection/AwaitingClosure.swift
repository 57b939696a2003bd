import Foundation

/// Code that waits for what is not given and fills a screen with it, such as what an object's values
/// are bound to or what a request calls when it is done.
///
/// It is given what stands for these values, once, after the code that waits was set up.
public struct AwaitingClosure {
  /// Whether such code is left waiting, as it ended the program before.
  nonisolated(unsafe) public static var isLeftWaiting = false
  /// Told before such code runs, and says whether it may.
  nonisolated(unsafe) public static var mayRun: (AwaitingClosure) -> Bool = { _ in true }

  /// The members, from the first of what is not given, by which code waits for what it fills a screen
  /// with.
  nonisolated(unsafe) public static var paths: Set<String> = []

  /// Whether code that waits by a member fills a screen with it.
  static func fills(by path: String) -> Bool {
    paths.contains { path == $0 || path.hasSuffix(".\($0)") || $0.hasSuffix(".\(path)") }
  }

  /// What is called to wait for a value, or to change when it comes.
  private static let operators: Set<Substring> = [
    "sink", "receive", "bind", "subscribe", "drive", "emit", "observe", "asDriver", "asObservable",
    "asSignal", "eraseToAnyPublisher", "removeDuplicates", "distinctUntilChanged", "dropFirst",
    "skip", "share", "prepend", "startWith", "withUnretained", "addObserver", "onNext",
  ]

  /// What the value that code waits for is called, as the members say by which it does.
  static func valueName(in path: String) -> String {
    let names = path.split(separator: ".")
    let name = names.last { !operators.contains($0) } ?? names.last ?? ""
    return String(name.drop { $0 == "$" })
  }

  let body: (StandInMember) -> Void
  /// Whether the code says itself what it takes.
  public var isOfKnownTypes = false

  /// Code that waits for nothing but its time.
  public init(nothing body: @escaping () -> Void) { self.body = { _ in body() } }

  /// Code that waits for a value.
  public init(one body: @escaping (StandInMember) -> Void) { self.body = body }

  /// Code that waits for two values, or for one and what went wrong.
  public init(two body: @escaping (StandInMember, StandInMember) -> Void) {
    self.body = { body($0, $0) }
  }

  /// Code that waits for three values.
  public init(three body: @escaping (StandInMember, StandInMember, StandInMember) -> Void) {
    self.body = { body($0, $0, $0) }
  }

  /// Code that waits for a value and takes the object that owns it.
  public init<Owner>(with owner: Owner, two body: @escaping (Owner, StandInMember) -> Void) {
    self.body = { body(owner, $0) }
  }

  /// Code that waits for a value of a type.
  public init<Value>(ofOne body: @escaping (Value) -> Void) { self.body = { body($0.standing()) } }

  /// Code that waits for two values of types, or for one and what went wrong.
  public init<First, Second>(ofTwo body: @escaping (First, Second) -> Void) {
    self.body = { body($0.standing(), $0.standing()) }
  }

  /// Code that waits for three values of types.
  public init<First, Second, Third>(ofThree body: @escaping (First, Second, Third) -> Void) {
    self.body = { body($0.standing(), $0.standing(), $0.standing()) }
  }

  /// A value as what came of a request, which went well.
  public static func result(of member: StandInMember) -> Result<StandInMember, any Error> {
    .success(member)
  }

  /// Runs the code with what stands for a value, once what is being set up is.
  package func run(with member: StandInMember) {
    guard !Self.isLeftWaiting else { return }
    nonisolated(unsafe) let closure = self
    nonisolated(unsafe) let member = member
    DispatchQueue.main.async {
      if Self.mayRun(closure) { closure.body(member) }
    }
  }
}
