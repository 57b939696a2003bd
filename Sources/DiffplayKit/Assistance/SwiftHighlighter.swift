import CommandLanguage
import SwiftReading
import WorldModel

/// Tells the meanings of a Swift statement's words while it is being typed.
struct SwiftHighlighter {
  private let workbench: Workbench
  private let bytes: ArraySlice<UInt8>
  private let stretches: [SwiftStretch]
  private let cursor: Int

  /// The words of `bytes` at `range`, which are being typed at `cursor`.
  init(_ workbench: Workbench, _ bytes: [UInt8], _ range: Range<Int>, cursor: Int) {
    self.workbench = workbench
    self.bytes = bytes[range]
    self.cursor = cursor
    stretches = SwiftStretch.all(in: String(decoding: bytes[range], as: UTF8.self))
  }

  /// What the statement's stretches are, in order.
  var highlights: [Highlight] {
    stretches.indices.compactMap { index in
      let stretch = stretches[index]
      switch stretch.kind {
      case .string: return Highlight(place(stretch), .string)
      case .number: return Highlight(place(stretch), .number)
      case .comment: return Highlight(place(stretch), .comment)
      case .sign: return nil
      case .keyword, .name:
        if let dot = dot(before: index) { return member(at: index, behind: dot) }
        return stretch.kind == .keyword ? Highlight(place(stretch), .verb) : nil
      }
    }
  }

  /// The dot right before a name, if one is there.
  private func dot(before index: Int) -> Int? {
    guard index > 0, text(index - 1) == ".", touch(index - 1, index) else { return nil }
    return index - 1
  }

  /// A member: of a variable whose members are known, of a type, or a case without its type.
  private func member(at index: Int, behind dot: Int) -> Highlight? {
    let range = place(stretches[index])
    let isOfOperand = dot > 0 && touch(dot - 1, dot) && !"([{,:!".contains(text(dot - 1))
    guard isOfOperand else { return Highlight(range.lowerBound - 1..<range.upperBound, .string) }
    guard stretches[dot - 1].kind == .name, self.dot(before: dot - 1) == nil else { return nil }
    let variable = text(dot - 1)
    guard let known = SwiftSignature.members(of: variable, in: workbench) else {
      return variable.first?.isUppercase == true ? Highlight(range, .string) : nil
    }
    let name = text(index)
    if known.contains(where: { $0.name == name }) { return Highlight(range, .verb) }
    let isBeingTyped = range.upperBound == cursor && known.contains { $0.name.hasPrefix(name) }
    // A program may have given it more members.
    return isBeingTyped || workbench.world.program != nil ? nil : Highlight(range, .unknown)
  }

  private func touch(_ first: Int, _ second: Int) -> Bool {
    stretches[first].range.upperBound == stretches[second].range.lowerBound
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[place(stretches[index])], as: UTF8.self)
  }

  private func place(_ stretch: SwiftStretch) -> Range<Int> {
    let start = bytes.startIndex
    return stretch.range.lowerBound + start..<stretch.range.upperBound + start
  }
}
