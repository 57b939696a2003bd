import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A connection to a server of this machine, on which bytes are sent as they are: what a browser
/// would never send, too.
final class LoopbackConnection {
  private let socket: Int32
  private var received: [UInt8] = []

  /// Connects, or throws where nobody listens.
  init(port: UInt16, address: String = "127.0.0.1") throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    inet_pton(AF_INET, address, &place.sin_addr)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let status = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(socket)
      throw SessionError("nobody listens at \(address):\(port)")
    }
  }

  deinit { close(socket) }

  /// Sends bytes; what the other side no longer takes is dropped.
  func send(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    _ = bytes.withUnsafeBytes {
      #if canImport(Glibc)
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      #else
        Darwin.send(socket, $0.baseAddress, $0.count, 0)
      #endif
    }
  }

  /// Reads up to what is looked for, which is taken along; what there was at the end otherwise.
  func text(upTo mark: String) -> String {
    let mark = Array(mark.utf8)
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      if let range = received.firstRange(of: mark) {
        let found = received[..<range.upperBound]
        received.removeFirst(range.upperBound)
        return String(decoding: found, as: UTF8.self)
      }
      let count = recv(socket, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      received += chunk[..<count]
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }
}

/// A page's address, and what may be asked of it.
struct PageAddress {
  let port: UInt16
  /// The secret between two slashes.
  let path: String

  /// The address that the screen shows behind the last `page:`.
  init(on screen: Screen) throws {
    let text = screen.text.replacing("\n", with: "")
    let addresses = text.matches(of: /page: http:\/\/127\.0\.0\.1:(\d+)(\/[0-9a-f]{32}\/)/)
    guard let match = addresses.last,
      let port = UInt16(match.output.1)
    else { throw SessionError("no address on the screen:\n\(screen.text)") }
    (self.port, path) = (port, String(match.output.2))
  }

  /// The lines of a request that the page itself would make.
  func request(
    _ method: String = "GET", _ name: String = "", host: String? = nil, origin: String? = nil,
    more: [String] = [], body: String? = nil
  ) -> String {
    var lines = ["\(method) \(path)\(name) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
    if let origin { lines.append("Origin: \(origin)") }
    lines += more
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    return (lines + ["Connection: close", "", body ?? ""]).joined(separator: "\r\n")
  }

  /// The act of a person on the page.
  func act(_ command: String) -> String {
    request(
      "POST", "act", origin: "http://127.0.0.1:\(port)",
      more: ["Content-Type: application/x-diffplay", "Sec-Fetch-Site: same-origin"], body: command)
  }

  /// Sends a request and gives the whole answer.
  func answer(to request: String) throws -> String {
    let connection = try LoopbackConnection(port: port)
    connection.send(request.utf8)
    return connection.text(upTo: "\u{0}")
  }

  /// The status of the answer to a request; nil where the connection was closed instead.
  func status(of request: String) throws -> Int? {
    Int(try answer(to: request).split(separator: " ").dropFirst().first ?? "")
  }
}
