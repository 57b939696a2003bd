import TextWidth

/// What Swift wrote when a program ended itself.
struct CrashOutput {
  /// The reason that Swift gives, such as `Index out of range`.
  package let reason: String?
  /// The reason of the exception that UIKit would have raised.
  let uikit: String?
  /// Where in a user's file it happened, as `file:line`.
  let place: String?
  /// Whether code of the user's calls itself again and again.
  let isEndless: Bool

  /// Reads what was written to the standard error, of a program made of `sources`.
  init(_ text: String, sources: [ImportProgram.Source]) {
    let lines = text.split(separator: "\n")
    let fatal = lines.lazy.compactMap { line -> Substring? in
      if line.hasPrefix("Could not cast value of type ") { return line }
      return line.firstRange(of: "Fatal error: ").map { line[$0.upperBound...] }
    }.first
    // A reason may have lines of its own, up to the quote that closes it.
    let exception = text.firstRange(of: "*** Terminating app").flatMap { mark -> String? in
      let rest = text[mark.upperBound...]
      guard let start = rest.firstRange(of: "reason: '") else { return nil }
      let reason = rest[start.upperBound...]
      return reason.firstRange(of: "'\n").map { String(reason[..<$0.lowerBound]) }
    }
    uikit = exception?.bounded()
    reason = exception == nil ? fatal?.bounded() : nil
    let frames = lines.compactMap { Self.framePlace($0, sources) }
    place = lines.lazy.compactMap { Self.trapPlace($0, sources) }.first ?? frames.first
    isEndless = frames.count > Self.mostVisits * Set(frames).count
  }

  /// How often a place stands in the backtrace of code that comes to an end, on average.
  private static let mostVisits = 4

  /// The place that a trap names itself, as in `App/Layouts.swift:8: Fatal error: …`.
  private static func trapPlace(
    _ line: Substring, _ sources: [ImportProgram.Source]
  ) -> String? {
    let module = "\(ImportProgram.module)/"
    guard line.hasPrefix(module), let mark = line.firstRange(of: ": Fatal error: ") else {
      return nil
    }
    let parts = line[..<mark.lowerBound].dropFirst(module.count).split(separator: ":")
    guard parts.count == 2 else { return nil }
    let source = sources.first { $0.mark == parts[0] || $0.mark.hasSuffix("/" + parts[0]) }
    return source.map { "\($0.path.singleLine):\(parts[1])" }
  }

  /// The place of a frame of the backtrace, innermost first: ` in program at FILE:LINE:COLUMN`.
  private static func framePlace(
    _ line: Substring, _ sources: [ImportProgram.Source]
  ) -> String? {
    guard let mark = line.firstRange(of: " in program at ") else { return nil }
    let parts = line[mark.upperBound...].split(separator: ":")
    guard parts.count >= 3 else { return nil }
    let file = parts.dropLast(2).joined(separator: ":")
    let source = sources.first { file == $0.mark || file.hasSuffix("/" + $0.mark) }
    return source.map { "\($0.path.singleLine):\(parts[parts.count - 2])" }
  }
}
