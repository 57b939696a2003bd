import Foundation
import UIKit

#if canImport(ObjectiveC)
  import Raised
#endif

/// What UIKit raises while `body` runs, as a case has it: `null` where it raises nothing.
@MainActor func raised(_ body: @MainActor () -> Void) -> Value {
  #if canImport(ObjectiveC)
    guard let exception = RaisedException({ MainActor.assumeIsolated(body) }) else { return .null }
    let (name, reason) = (exception.name.rawValue, exception.reason ?? "")
  #else
    guard let exception = UIKitException.observe(body).first else { return .null }
    let (name, reason) = (exception.name, exception.reason)
  #endif
  return ["exception": .text(name), "reason": .text(reason.withoutAddresses)]
}

extension String {
  /// With one sign for each address, which differs from run to run.
  var withoutAddresses: String { replacing(/0x[0-9a-fA-F]{5,}/, with: "0x…") }
}
