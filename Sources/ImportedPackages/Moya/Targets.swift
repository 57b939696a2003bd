// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// What code says of its requests to Moya, and asks it: none is sent, and none is answered.

/// What a request is made of.
public protocol TargetType {
  var baseURL: URL { get }
  var path: String { get }
  var method: MoyaMethod { get }
  var task: MoyaTask { get }
  var headers: [String: String]? { get }
  var sampleData: Data { get }
  var validationType: MoyaValidationType { get }
}

extension TargetType {
  public var baseURL: URL { URL(fileURLWithPath: "/") }
  public var path: String { "" }
  public var method: MoyaMethod { .get }
  public var task: MoyaTask { .requestPlain }
  public var headers: [String: String]? { nil }
  public var sampleData: Data { Data() }
  public var validationType: MoyaValidationType { .none }
}

public typealias MoyaMethod = AlamofireHTTPMethod

/// What a request is sent with.
public enum MoyaTask {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(any Encodable)
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding,
    urlParameters: [String: Any])
  case uploadFile(URL)
  case uploadMultipart([MoyaMultipartFormData])
  case uploadCompositeMultipart([MoyaMultipartFormData], urlParameters: [String: Any])
}

/// A part of what is uploaded.
public struct MoyaMultipartFormData {
  public enum FormDataProvider {
    case data(Data)
    case file(URL)
  }
  public let provider: FormDataProvider
  public let name: String
  public init(
    provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    self.provider = provider
    self.name = name
  }
}

public enum MoyaValidationType: Equatable {
  case none, successCodes, successAndRedirectCodes
  case customCodes([Int])
}

/// One of several kinds of requests.
public enum MultiTarget: TargetType {
  case target(any TargetType)
  public init(_ target: any TargetType) { self = .target(target) }
  public var target: any TargetType {
    switch self {
    case .target(let target): target
    }
  }
  public var baseURL: URL { target.baseURL }
  public var path: String { target.path }
}

/// What needs a key to be asked.
public protocol AccessTokenAuthorizable {
  var authorizationType: MoyaAuthorizationType? { get }
}

public enum MoyaAuthorizationType: Equatable {
  case basic, bearer
  case custom(String)
}

// MARK: Answers

public final class MoyaResponse: @unchecked Sendable {
  public let statusCode: Int
  public let data: Data
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
  ) {
    (self.statusCode, self.data) = (statusCode, data)
    (self.request, self.response) = (request, response)
  }

  public func filter(statusCodes: some RangeExpression<Int>) throws -> MoyaResponse {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }
  public func filter(statusCode: Int) throws -> MoyaResponse {
    try filter(statusCodes: statusCode...statusCode)
  }
  public func filterSuccessfulStatusCodes() throws -> MoyaResponse {
    try filter(statusCodes: 200...299)
  }
  public func filterSuccessfulStatusAndRedirectCodes() throws -> MoyaResponse {
    try filter(statusCodes: 200...399)
  }
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    String(decoding: data, as: UTF8.self)
  }
  /// A value of a type, which need not be given.
  public func map<Value>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> Value {
    guard let decodable = type as? any Decodable.Type,
      let value = try decoder.decode(decodable, from: data) as? Value
    else { throw MoyaError.jsonMapping(self) }
    return value
  }
}

public enum MoyaError: Error {
  case imageMapping(MoyaResponse)
  case jsonMapping(MoyaResponse)
  case stringMapping(MoyaResponse)
  case objectMapping(any Error, MoyaResponse)
  case encodableMapping(any Error)
  case statusCode(MoyaResponse)
  case underlying(any Error, MoyaResponse?)
  case requestMapping(String)
  case parameterEncoding(any Error)

  /// An error as one of these.
  init(of error: any Error) { self = error as? MoyaError ?? .underlying(error, nil) }

  public var response: MoyaResponse? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }
  public var errorCode: Int { response?.statusCode ?? 0 }
  public var errorUserInfo: [String: Any] { [:] }
}

// MARK: Providers

/// What can be told that nobody waits for an answer any more.
public final class MoyaCancellable: @unchecked Sendable {
  private let lock = NSLock()
  private var wasCancelled = false
  public var isCancelled: Bool { lock.withLock { wasCancelled } }
  public func cancel() { lock.withLock { wasCancelled = true } }
}

/// What sees requests and answers on their way.
public protocol MoyaPluginType {
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  func didReceive(_ result: Result<MoyaResponse, MoyaError>, target: any TargetType)
  func process(
    _ result: Result<MoyaResponse, MoyaError>, target: any TargetType
  ) -> Result<MoyaResponse, MoyaError>
}

extension MoyaPluginType {
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  public func didReceive(_ result: Result<MoyaResponse, MoyaError>, target: any TargetType) {}
  public func process(
    _ result: Result<MoyaResponse, MoyaError>, target: any TargetType
  ) -> Result<MoyaResponse, MoyaError> { result }
}

public final class NetworkLoggerPlugin: MoyaPluginType {
  public struct Configuration {
    public enum LogOptions { case `default`, verbose, formatRequestAscURL }
    public init(logOptions: LogOptions = .default) {}
  }
  public init(configuration: Configuration = Configuration()) {}
  public convenience init(verbose: Bool) { self.init() }
}

public struct AccessTokenPlugin: MoyaPluginType {
  public init(tokenClosure: @escaping (any TargetType) -> String) {}
  public init(tokenClosure: @escaping (MoyaAuthorizationType) -> String) {}
}

public enum MoyaStubBehavior {
  case never, immediate
  case delayed(seconds: TimeInterval)
}

/// What code asks by requests of a kind, which need not be given.
open class MoyaProvider<Target>: ReactiveCompatible, @unchecked Sendable {
  public typealias Completion = (Result<MoyaResponse, MoyaError>) -> Void
  public typealias StubClosure = (Target) -> MoyaStubBehavior

  public init(
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: DispatchQueue? = nil, session: AlamofireRequestSession = .default,
    plugins: [Any] = [], trackInflights: Bool = false
  ) {}

  public static func neverStub(_ target: Target) -> MoyaStubBehavior { .never }
  public static func immediatelyStub(_ target: Target) -> MoyaStubBehavior { .immediate }
  public static func delayedStub(_ seconds: TimeInterval) -> StubClosure {
    { _ in .delayed(seconds: seconds) }
  }

  @discardableResult
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ((Any) -> Void)? = nil,
    completion: @escaping Completion
  ) -> MoyaCancellable {
    AwaitedRequests.note((target as? any TargetType)?.baseURL)
    return MoyaCancellable()
  }

  /// What Combine is given of a request.
  public func requestPublisher(
    _ target: Target, callbackQueue: DispatchQueue? = nil
  ) -> AnyPublisher<MoyaResponse, MoyaError> {
    AnyPublisher { _, _ in
      let request = self.request(target) { _ in }
      return AnyCancellable { request.cancel() }
    }
  }
}

/// What RxSwift is given of a provider's requests.
public protocol MoyaProviderAsking {
  associatedtype Target
  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ((Any) -> Void)?,
    completion: @escaping (Result<MoyaResponse, MoyaError>) -> Void
  ) -> MoyaCancellable
}

extension MoyaProvider: MoyaProviderAsking {}

extension Reactive where Base: MoyaProviderAsking {
  public func request(
    _ target: Base.Target, callbackQueue: DispatchQueue? = nil
  ) -> Single<MoyaResponse> {
    let base = base
    return Observable { _ in
      let request = base.request(
        target, callbackQueue: callbackQueue, progress: nil, completion: { _ in })
      return Disposables.create { request.cancel() }
    }
  }
}

extension ObservableConvertibleType where Element == MoyaResponse {
  public func filterSuccessfulStatusCodes() -> Observable<MoyaResponse> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  public func filter(statusCodes: ClosedRange<Int>) -> Observable<MoyaResponse> {
    map { try $0.filter(statusCodes: statusCodes) }
  }
  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  public func map<Value>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Observable<Value> {
    map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
  }
}

extension Publisher where Output == MoyaResponse, Failure == MoyaError {
  public func filterSuccessfulStatusCodes() -> AnyPublisher<MoyaResponse, MoyaError> {
    tryMap { try $0.filterSuccessfulStatusCodes() }.mapError(MoyaError.init(of:))
      .eraseToAnyPublisher()
  }
  public func map<Value>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> AnyPublisher<Value, MoyaError> {
    tryMap { try $0.map(type, atKeyPath: keyPath, using: decoder) }
      .mapError(MoyaError.init(of:)).eraseToAnyPublisher()
  }
}
