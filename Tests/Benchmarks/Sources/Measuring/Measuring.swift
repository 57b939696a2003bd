import CMalloc

/// The shortest time of several runs, in seconds.
package func shortest(of runs: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<runs {
    let time = clock.measure(body)
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    best = min(best, seconds)
  }
  return best
}

/// Whether a benchmark of that name was asked for.
package func isWanted(_ name: String) -> Bool {
  CommandLine.arguments.dropFirst().allSatisfy(name.contains)
}

/// The bytes that the allocator has handed out and not got back.
package func allocatedBytes() -> Int { Int(allocated_bytes()) }

/// Keeps the optimiser from dropping a result.
@inline(never) @_optimize(none) package func consume<Value>(_ value: Value) {}

/// The heading of the table.
package func printHeading() {
  print("\("what".padded(to: 58)) \("ratio".padded(to: 9)) \("limit".padded(to: 7))")
}

/// One line of the table: what was measured, beside what it must not exceed.
package func report(_ name: String, _ value: Double, limit: Double, note: String = "") {
  let verdict = value <= limit ? "met" : "MISSED"
  print(
    "\(name.padded(to: 58)) \(number(value).padded(to: 9)) \(number(limit).padded(to: 7))"
      + "\(verdict.padded(to: 7)) \(note)")
}

package func milliseconds(_ seconds: Double) -> String { "\(number(seconds * 1000)) ms" }

package func number(_ value: Double) -> String {
  let scaled = Int((value * 10_000).rounded())
  let digits = String(scaled % 10_000)
  return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
