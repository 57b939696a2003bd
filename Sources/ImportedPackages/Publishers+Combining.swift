// Publishers made of more than two, or of two and what is made of their values.

extension Publisher {
  public func combineLatest<Other, Result>(
    _ other: some Publisher<Other, Failure>, _ transform: @escaping (Output, Other) -> Result
  ) -> AnyPublisher<Result, Failure> { combineLatest(other).map { transform($0.0, $0.1) } }

  public func combineLatest<First, Second>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>
  ) -> AnyPublisher<(Output, First, Second), Failure> {
    combineLatest(first).combineLatest(second).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func combineLatest<First, Second, Third>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>,
    _ third: some Publisher<Third, Failure>
  ) -> AnyPublisher<(Output, First, Second, Third), Failure> {
    combineLatest(first, second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  public func zip<First, Second>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>
  ) -> AnyPublisher<(Output, First, Second), Failure> {
    zip(first).zip(second).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Publishers {
  public static func CombineLatest4<First, Second, Third, Fourth, Failure>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>,
    _ third: some Publisher<Third, Failure>, _ fourth: some Publisher<Fourth, Failure>
  ) -> AnyPublisher<(First, Second, Third, Fourth), Failure> {
    first.combineLatest(second, third, fourth)
  }

  public static func Zip3<First, Second, Third, Failure>(
    _ first: some Publisher<First, Failure>, _ second: some Publisher<Second, Failure>,
    _ third: some Publisher<Third, Failure>
  ) -> AnyPublisher<(First, Second, Third), Failure> { first.zip(second, third) }

  public static func Merge3<Output, Failure>(
    _ first: some Publisher<Output, Failure>, _ second: some Publisher<Output, Failure>,
    _ third: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> { first.merge(with: second).merge(with: third) }

  public static func MergeMany<Part: Publisher>(
    _ all: Part...
  ) -> AnyPublisher<Part.Output, Part.Failure> { MergeMany(all) }

  public static func MergeMany<Part: Publisher>(
    _ all: [Part]
  ) -> AnyPublisher<Part.Output, Part.Failure> {
    AnyPublisher { value, completion in
      let each = all.map { $0.observe(value, completion) }
      return AnyCancellable { for one in each { one.cancel() } }
    }
  }
}
