/// The lines of a copy, and which lines of which file the compiler takes them for.
struct CopyLines {
  private struct Place: Hashable {
    var mark: String
    var line: Int
  }

  private var offsets: [Place: Int] = [:]
  private var starts: [(offset: Int, place: Place)] = []

  /// The lines of `text`, which `#sourceLocation` says the places of; until then, of `mark`.
  init(_ text: String, mark: String) {
    var place = Place(mark: mark, line: 1)
    var offset = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let written = String(Substring(line))
      if let next = Self.location(in: written, mark: mark) {
        place = Place(mark: next.0, line: next.1)
      } else {
        if offsets[place] == nil { offsets[place] = offset }
        starts.append((offset, place))
        place.line += 1
      }
      offset += line.count + 1
    }
  }

  private static func location(in line: String, mark: String) -> (String, Int)? {
    guard line.hasPrefix("#sourceLocation(") else { return nil }
    let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count == 3 else { return (mark, 1) }
    let number = quoted[2].split { !$0.isNumber }.first.flatMap { Int($0) } ?? 1
    return (String(quoted[1]), number)
  }

  /// The offset of a column in a line; nil where there is no such line.
  func offset(mark: String, line: Int, column: Int) -> Int? {
    offsets[Place(mark: mark, line: line)].map { $0 + column - 1 }
  }

  /// The file and line of an offset.
  func place(of offset: Int) -> (mark: String, line: Int) {
    let index = starts.partitioningIndex { $0.offset > offset }
    guard index > 0 else { return ("", 0) }
    let place = starts[index - 1].place
    return (place.mark, place.line)
  }
}

extension RandomAccessCollection {
  /// The first index at which `belongs` holds, where it holds for all after it too.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongs(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
