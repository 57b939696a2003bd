// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// The requests of Alamofire that code makes: none is sent, and none is answered.

public let AF = AlamofireRequestSession.default
public typealias AlamofireParameters = [String: Any]
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>

public protocol URLConvertible: Sendable {}
extension String: URLConvertible {}
extension URL: URLConvertible {}

public protocol URLRequestConvertible {}
extension URLRequest: URLRequestConvertible {}

public protocol ParameterEncoding: Sendable {}
public struct JSONEncoding: ParameterEncoding {
  public static let `default` = JSONEncoding()
  public static let prettyPrinted = JSONEncoding()
}
public struct URLEncoding: ParameterEncoding {
  public static let `default` = URLEncoding()
  public static let queryString = URLEncoding()
  public static let httpBody = URLEncoding()
}

public struct AlamofireHTTPMethod: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let get = AlamofireHTTPMethod(rawValue: "GET")
  public static let post = AlamofireHTTPMethod(rawValue: "POST")
  public static let put = AlamofireHTTPMethod(rawValue: "PUT")
  public static let patch = AlamofireHTTPMethod(rawValue: "PATCH")
  public static let delete = AlamofireHTTPMethod(rawValue: "DELETE")
  public static let head = AlamofireHTTPMethod(rawValue: "HEAD")
}

public struct AlamofireHTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  Sendable
{
  public private(set) var dictionary: [String: String]
  public init() { dictionary = [:] }
  public init(_ dictionary: [String: String]) { self.dictionary = dictionary }
  public init(_ headers: [AlamofireHTTPHeader]) {
    dictionary = Dictionary(headers.map { ($0.name, $0.value) }) { $1 }
  }
  public init(dictionaryLiteral elements: (String, String)...) {
    dictionary = Dictionary(elements) { $1 }
  }
  public init(arrayLiteral elements: AlamofireHTTPHeader...) { self.init(elements) }
  public mutating func add(name: String, value: String) { dictionary[name] = value }
}

public struct AlamofireHTTPHeader: Hashable, Sendable {
  public let name: String
  public let value: String
  public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  public static func authorization(_ value: String) -> AlamofireHTTPHeader {
    AlamofireHTTPHeader(name: "Authorization", value: value)
  }
  public static func authorization(bearerToken: String) -> AlamofireHTTPHeader {
    authorization("Bearer \(bearerToken)")
  }
  public static func accept(_ value: String) -> AlamofireHTTPHeader {
    AlamofireHTTPHeader(name: "Accept", value: value)
  }
  public static func contentType(_ value: String) -> AlamofireHTTPHeader {
    AlamofireHTTPHeader(name: "Content-Type", value: value)
  }
}

public enum AFError: Error {
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case sessionTaskFailed(error: any Error)
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }
  public var responseCode: Int? { nil }
}

public struct DataResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  public let result: Result<Success, Failure>
  public var value: Success? { try? result.get() }
  public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}

open class AlamofireRequestSession: @unchecked Sendable {
  public static let `default` = AlamofireRequestSession()
  public init() {}

  open func request(
    _ convertible: any URLConvertible, method: AlamofireHTTPMethod = .get,
    parameters: AlamofireParameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: AlamofireHTTPHeaders? = nil
  ) -> DataRequest { begin(convertible as? URL ?? (convertible as? String).flatMap(URL.init)) }
  open func request(_ convertible: any URLRequestConvertible) -> DataRequest {
    begin((convertible as? URLRequest)?.url)
  }
  open func download(_ convertible: any URLConvertible) -> DataRequest { DataRequest() }

  private func begin(_ url: URL?) -> DataRequest {
    AwaitedRequests.note(url)
    return DataRequest()
  }
}

open class DataRequest: @unchecked Sendable {
  @discardableResult open func validate() -> Self { self }
  @discardableResult
  open func validate<Codes: Sequence>(statusCode acceptableStatusCodes: Codes) -> Self
  where Codes.Element == Int { self }
  @discardableResult
  open func validate(contentType acceptableContentTypes: [String]) -> Self { self }
  @discardableResult open func resume() -> Self { self }
  @discardableResult open func cancel() -> Self { self }

  @discardableResult
  open func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self { self }
  @discardableResult
  open func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self { self }
  @discardableResult
  open func responseString(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self { self }
  @discardableResult
  open func responseJSON(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self { self }
  @discardableResult
  open func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: JSONDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self { self }
}
