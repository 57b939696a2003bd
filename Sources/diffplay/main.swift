import ArgumentParser
import CLibedit
import DiffplayKit
import Glibc

final class Verbs: LineAssistant {
  static let all = [
    "append", "insert", "move", "delete", "reload", "reconfigure", "apply", "diff", "show",
    "frames", "why", "undo", "redo", "record", "replay", "help", "quit", "layout",
  ]

  func completions(of line: String, cursor: Int) -> (wordStart: Int, candidates: [Completion]) {
    let head = line.utf8.prefix(cursor)
    let start = head.lastIndex(of: UInt8(ascii: " ")).map(head.index(after:)) ?? head.startIndex
    let word = String(Substring(head[start...]))
    let wordStart = head.distance(from: head.startIndex, to: start)
    return (wordStart, Self.all.filter { $0.hasPrefix(word) }.map { Completion($0, note: "명령") })
  }

  func isComplete(_ line: String) -> Bool {
    line.count { $0 == "{" } <= line.count { $0 == "}" }
  }
}

struct Diffplay: ParsableCommand {
  func run() throws {
    var reader = Terminal.lineReader(assistant: Verbs())
    while true {
      switch reader.next(prompt: "diffplay> ") {
      case .line("quit"): return
      case .line(let text): print("error: \(text)")
      case .interrupt: continue
      case .endOfInput: return
      case .terminated(let signal): throw ExitCode(128 + signal)
      }
    }
  }
}

Diffplay.main()
