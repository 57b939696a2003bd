import Wording

/// Leaves the branch of each `#if` that code for iOS has.
enum ConditionalCompilation {
  /// The tokens without directives and without the branches that are not taken.
  static func taken(of tokens: [Token]) throws(SwiftDiagnostic) -> [Token] {
    guard tokens.contains(where: { $0.isText("#if") }) else { return tokens }
    var result: [Token] = []
    /// For each open `#if`: whether this branch is taken, and whether one was.
    var branches: [(isTaken: Bool, wasTaken: Bool, range: SourceRange)] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let isOutside = branches.allSatisfy { $0.isTaken }
      switch token.text {
      case "#if", "#elseif":
        let line = index + 1
        index = line
        while index < tokens.count, !tokens[index].startsLine, !tokens[index].isEnd { index += 1 }
        let holds = value(of: tokens[line..<index])
        if token.text == "#if" {
          branches.append((holds, holds, token.range))
        } else if let last = branches.last {
          let isTaken = !last.wasTaken && holds
          branches[branches.count - 1] = (isTaken, last.wasTaken || isTaken, last.range)
        }
        continue
      case "#else":
        if let last = branches.last {
          branches[branches.count - 1] = (!last.wasTaken, true, last.range)
        }
      case "#endif":
        _ = branches.popLast()
      default:
        if isOutside || token.isEnd { result.append(token) }
      }
      index += 1
    }
    if let open = branches.last {
      throw SwiftDiagnostic("'#if' without '#endif'", at: open.range, kind: .unfinished)
    }
    return result
  }

  /// Whether a condition holds on iOS, in a debug build.
  private static func value(of condition: ArraySlice<Token>) -> Bool {
    let texts = condition.map(\.text)
    if let or = texts.firstIndex(of: "||") {
      return value(of: condition.prefix(or)) || value(of: condition.dropFirst(or + 1))
    }
    if let and = texts.firstIndex(of: "&&") {
      return value(of: condition.prefix(and)) && value(of: condition.dropFirst(and + 1))
    }
    if texts.first == "!" { return !value(of: condition.dropFirst()) }
    switch texts.first {
    case "os": return texts.contains("iOS")
    case "canImport":
      return !["AppKit", "Cocoa", "SwiftUI", "WatchKit"].contains { texts.contains($0) }
    case "targetEnvironment": return texts.contains("simulator")
    case "false": return false
    default: return true
    }
  }
}
