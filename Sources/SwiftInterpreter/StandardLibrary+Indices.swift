extension StandardLibrary {
  /// Indices of slices and strings, and what is found by them.
  static let stringIndices = """
    extension ArraySlice {
      var startIndex: Int { get }
      var endIndex: Int { startIndex + count }
      var indices: Range<Int> { startIndex..<endIndex }
      subscript(index: Int) -> Element { get set }
      subscript(range: Range<Int>) -> ArraySlice<Element> { get }
      subscript(range: ClosedRange<Int>) -> ArraySlice<Element> { get }
      mutating func append(_ element: Element)
      @discardableResult mutating func popFirst() -> Element?
      @discardableResult mutating func popLast() -> Element?
      @discardableResult mutating func removeFirst() -> Element
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        for index in indices { if try predicate(self[index]) { return index } }
        return nil
      }
      func firstIndex(of element: Element) -> Int?
    }
    extension Collection {
      func prefix(_ count: Int) -> [Element] {
        var some: [Element] = []
        for element in self { if some.count >= count { break }; some.append(element) }
        return some
      }
      func suffix(_ count: Int) -> [Element] { Array(Array(self).suffix(count)) }
      func dropFirst(_ count: Int = 1) -> [Element] { Array(Array(self).dropFirst(count)) }
      func dropLast(_ count: Int = 1) -> [Element] { Array(Array(self).dropLast(count)) }
      func split(
        maxSplits: Int = 1_000_000, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [ArraySlice<Element>] {
        var parts: [ArraySlice<Element>] = []
        let all = Array(self)
        var start = 0
        for (place, element) in all.enumerated() {
          if try isSeparator(element), parts.count < maxSplits {
            if start < place || !omittingEmptySubsequences { parts.append(all[start..<place]) }
            start = place + 1
          }
        }
        if start < all.count || !omittingEmptySubsequences { parts.append(all[start..<all.count]) }
        return parts
      }
    }
    extension Array where Element: Equatable {
      func split(separator: Element) -> [ArraySlice<Element>] { split(whereSeparator: { $0 == separator }) }
    }
    extension Dictionary {
      struct Index: Hashable { let _place: Int }
      func index(forKey key: Key) -> Index? {
        for (place, entry) in self.enumerated() { if entry.key == key { return Index(_place: place) } }
        return nil
      }
      subscript(position: Index) -> (key: Key, value: Value) { Array(self)[position._place] }
      func firstIndex(where predicate: ((key: Key, value: Value)) throws -> Bool) rethrows -> Index? {
        for (place, entry) in self.enumerated() { if try predicate(entry) { return Index(_place: place) } }
        return nil
      }
    }
    struct _UTF8View: Sequence {
      let _text: String
      var count: Int { _text._bytes.count }
      var isEmpty: Bool { _text.isEmpty }
      func makeIterator() -> AnyIterator<UInt8> {
        var place = 0
        let bytes = _text._bytes
        return AnyIterator {
          guard place < bytes.count else { return nil }
          place += 1
          return UInt8(bytes[place - 1])
        }
      }
    }
    struct _StringIndex: Hashable, Comparable {
      let _offset: Int
      static func < (a: _StringIndex, b: _StringIndex) -> Bool { a._offset < b._offset }
    }
    extension String {
      typealias Index = _StringIndex
      enum Encoding: Int { case ascii, utf8, utf16, unicode }
      struct CompareOptions: OptionSet { let rawValue: Int
        static let caseInsensitive = CompareOptions(rawValue: 1)
        static let diacriticInsensitive = CompareOptions(rawValue: 128)
        static let literal = CompareOptions(rawValue: 2)
      }
      var _count: Int { get }
      var _bytes: [Int] { get }
      var _scalars: [Character] { get }
      func _character(_ offset: Int) -> Character
      func _slice(_ lower: Int, _ upper: Int) -> Substring
      func _find(_ text: String) -> Int?
      func _integer(_ radix: Int) -> Int?
      init(format: String, _ arguments: CVarArg...)
      init(format: String, arguments: [CVarArg])
      init?(data: Data, encoding: Encoding) { self = data._text }
      static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String { _formatted(format, arguments) }
      func data(using encoding: Encoding) -> Data? { Data(_text: self) }
      var utf8: _UTF8View { _UTF8View(_text: self) }
      var unicodeScalars: [Character] { _scalars }
      var startIndex: Index { _StringIndex(_offset: 0) }
      var endIndex: Index { _StringIndex(_offset: _count) }
      func index(_ index: Index, offsetBy distance: Int) -> Index { _StringIndex(_offset: index._offset + distance) }
      func index(after index: Index) -> Index { _StringIndex(_offset: index._offset + 1) }
      func index(before index: Index) -> Index { _StringIndex(_offset: index._offset - 1) }
      func distance(from start: Index, to end: Index) -> Int { end._offset - start._offset }
      subscript(index: Index) -> Character { _character(index._offset) }
      subscript(range: Range<Index>) -> Substring { _slice(range.lowerBound._offset, range.upperBound._offset) }
      subscript(range: ClosedRange<Index>) -> Substring { _slice(range.lowerBound._offset, range.upperBound._offset + 1) }
      subscript(_from from: Index) -> Substring { _slice(from._offset, _count) }
      subscript(_upTo upTo: Index) -> Substring { _slice(0, upTo._offset) }
      subscript(_through through: Index) -> Substring { _slice(0, through._offset + 1) }
      func range(of text: String, options: CompareOptions = []) -> Range<Index>? {
        let place = options.contains(.caseInsensitive) ? lowercased()._find(text.lowercased()) : _find(text)
        guard let place else { return nil }
        return _StringIndex(_offset: place)..<_StringIndex(_offset: place + text.count)
      }
      func firstIndex(of character: Character) -> Index? {
        for (place, own) in self.enumerated() { if own == character { return _StringIndex(_offset: place) } }
        return nil
      }
      func split(separator: Character, maxSplits: Int, omittingEmptySubsequences: Bool = true) -> [Substring] {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator })
      }
      func split(
        maxSplits: Int = 1_000_000, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool
      ) rethrows -> [Substring] {
        let parts = try Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
        return parts.map { $0.map { String($0) }.joined().dropFirst(0) }
      }
      func components(separatedBy set: CharacterSet) -> [String] {
        split(omittingEmptySubsequences: false, whereSeparator: { set._contains($0) }).map { String($0) }
      }
      func trimmingCharacters(in set: CharacterSet) -> String {
        let own = Array(self)
        guard let first = own.firstIndex(where: { !set._contains($0) }) else { return "" }
        return String(_slice(first, own.lastIndex(where: { !set._contains($0) })! + 1))
      }
      func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
        var text = String(prefix(length))
        var place = index
        var count = text.count
        let width = pad.count
        while count < length {
          text.append(pad._character(place % width))
          place += 1
          count += 1
        }
        return text
      }
      func compare(_ other: String) -> ComparisonResult { self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending }
      func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
      func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
      func localizedStandardCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
      var localizedCapitalized: String { capitalized }
    }
    enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
    func _formatted(_ format: String, _ arguments: [Any]) -> String
    extension CharacterSet {
      init(charactersIn text: String) { self = CharacterSet(kind: 2, _own: text) }
      static let newlines = CharacterSet(kind: 3)
      static let alphanumerics = CharacterSet(kind: 4)
      static let decimalDigits = CharacterSet(kind: 5)
      static let letters = CharacterSet(kind: 6)
      static let punctuationCharacters = CharacterSet(kind: 7)
      func _contains(_ character: Character) -> Bool {
        switch kind {
        case 0: return character == " " || character == "\\t"
        case 1: return character.isWhitespace
        case 2: return _own.contains(character)
        case 3: return character == "\\n" || character == "\\r"
        case 4: return character.isLetter || character.isNumber
        case 5: return character.isNumber
        case 6: return character.isLetter
        default: return character.isPunctuation
        }
      }
    }
    extension Substring { var description: String { String(self) } }
    extension Character {
      var description: String { String(self) }
      var wholeNumberValue: Int? { Int(String(self)) }
      var isNewline: Bool { self == "\\n" || self == "\\r" }
    }
    extension Int {
      init?(_ text: String, radix: Int) {
        guard let value = text._integer(radix) else { return nil }
        self = value
      }
      init?(_ text: Substring, radix: Int) {
        guard let value = String(text)._integer(radix) else { return nil }
        self = value
      }
    }

    """
}
