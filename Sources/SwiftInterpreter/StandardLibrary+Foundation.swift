extension StandardLibrary {
  /// What code about collection views uses of Foundation and Dispatch.
  ///
  /// Nothing here reads a clock, a locale or the network: `Date()` is the first second of 2001, the
  /// calendar is the Gregorian one in UTC, texts are those of en_US, and what is put off runs when
  /// the entry's statement is done, in the order in which it is due.
  static let foundation = foundationValues + foundationDates + foundationServices

  private static let foundationValues = """
    typealias NSInteger = Int
    typealias CVarArg = Any
    let NSNotFound = 9223372036854775807
    struct NSRange: Hashable, CustomStringConvertible {
      var location: Int
      var length: Int
      init() { (location, length) = (0, 0) }
      init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
      var description: String { "{\\(location), \\(length)}" }
    }
    func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange { NSRange(location: loc, length: len) }
    protocol NSObjectProtocol {}
    protocol CodingKey { var stringValue: String { get } }
    extension CodingKey { var stringValue: String { "\\(self)" } }
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
    }
    extension LocalizedError {
      var errorDescription: String? { nil }
      var failureReason: String? { nil }
      var recoverySuggestion: String? { nil }
    }
    extension Error {
      var localizedDescription: String {
        if let own = self as? LocalizedError, let text = own.errorDescription { return text }
        return "The operation couldn’t be completed. (\\(_errorName(self)))"
      }
    }
    func _errorName(_ error: Any) -> String
    extension Hashable { var hashValue: Int { get } }
    protocol IteratorProtocol { associatedtype Element }
    struct KeyPath<Root, Value> {
      let _get: (Root) -> Value
      let _set: ((Root, Value) -> Root)?
    }
    typealias WritableKeyPath<Root, Value> = KeyPath<Root, Value>
    typealias ReferenceWritableKeyPath<Root, Value> = KeyPath<Root, Value>
    struct URL: Hashable, CustomStringConvertible {
      let absoluteString: String
      init?(string: String) {
        if string.isEmpty || string.contains(" ") { return nil }
        absoluteString = string
      }
      init(fileURLWithPath path: String) { absoluteString = "file://" + path }
      var description: String { absoluteString }
      var lastPathComponent: String { absoluteString.components(separatedBy: "/").last ?? "" }
      var path: String { absoluteString }
      var _authority: String? {
        let parts = absoluteString.components(separatedBy: "://")
        guard parts.count > 1, parts[0] != "file" else { return nil }
        return parts[1].components(separatedBy: "/")[0]
      }
      var scheme: String? {
        absoluteString.contains(":") ? absoluteString.components(separatedBy: ":")[0] : nil
      }
      var host: String? {
        guard let part = _authority?.components(separatedBy: "@").last else { return nil }
        return part.components(separatedBy: ":")[0]
      }
      func appendingPathComponent(_ part: String) -> URL {
        URL(string: absoluteString + "/" + part)!
      }
    }
    struct Data: Hashable, CustomStringConvertible {
      let _text: String
      init() { _text = "" }
      init(_text text: String) { _text = text }
      init(_ bytes: _UTF8View) { _text = bytes._text }
      init(contentsOf url: URL) throws { throw URLError(.notConnectedToInternet) }
      var count: Int { _text._bytes.count }
      var isEmpty: Bool { _text.isEmpty }
      var description: String { "\\(count) bytes" }
    }
    struct URLError: Error, LocalizedError {
      enum Code: Int { case notConnectedToInternet = -1009, badURL = -1000, unknown = -1, badServerResponse = -1011, timedOut = -1001, cancelled = -999 }
      let code: Code
      init(_ code: Code) { self.code = code }
      var errorDescription: String? { "The Internet connection appears to be offline." }
    }
    enum DecodingError: Error {
      struct Context { let codingPath: [CodingKey]; let debugDescription: String; let underlyingError: Error? }
      case keyNotFound(CodingKey, Context)
      case typeMismatch(Any.Type, Context)
      case valueNotFound(Any.Type, Context)
      case dataCorrupted(Context)
    }
    struct _CodingKey: CodingKey, CustomStringConvertible { let stringValue: String
      var description: String { "CodingKeys(stringValue: \\"\\(stringValue)\\", intValue: nil)" }
    }
    class JSONDecoder {
      enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
      enum DateDecodingStrategy { case deferredToDate, iso8601, secondsSince1970 }
      var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
      var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
      init() {}
      func decode<T>(_ type: T.Type, from data: Data) throws -> T {
        return try _decode(type, data._text, keyDecodingStrategy == .convertFromSnakeCase) as! T
      }
    }
    func _decode(_ type: Any, _ text: String, _ isSnakeCase: Bool) throws -> Any
    class NSNumber: Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      let doubleValue: Double
      init(value: Double) { doubleValue = value }
      init(value: Int) { doubleValue = Double(value) }
      convenience init(integerLiteral value: Int) { self.init(value: value) }
      convenience init(floatLiteral value: Double) { self.init(value: value) }
      init(value: Bool) { doubleValue = value ? 1 : 0 }
      static func == (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue == b.doubleValue }
      func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
      var intValue: Int { Int(doubleValue) }
      var boolValue: Bool { doubleValue != 0 }
      var description: String { doubleValue == doubleValue.rounded() ? "\\(Int(doubleValue))" : "\\(doubleValue)" }
    }
    class NumberFormatter {
      enum Style: Int { case none, decimal, currency, percent }
      var numberStyle = Style.none
      var maximumFractionDigits = 3
      var minimumFractionDigits = 0
      var groupingSeparator = ","
      var currencySymbol = "$"
      var locale: Locale = Locale.current
      init() {}
      func string(from number: NSNumber) -> String? { string(for: number.doubleValue) }
      func string(for value: Any?) -> String? {
        guard let value else { return nil }
        let number: Double
        if let whole = value as? Int { number = Double(whole) } else if let own = value as? NSNumber { number = own.doubleValue } else { number = value as? Double ?? 0 }
        switch numberStyle {
        case .none: return "\\(Int(number.rounded()))"
        case .percent: return _grouped(number * 100, 0, 0, groupingSeparator) + "%"
        case .currency: return (number < 0 ? "-" : "") + currencySymbol + _grouped(abs(number), 2, 2, groupingSeparator)
        case .decimal: return _grouped(number, minimumFractionDigits, maximumFractionDigits, groupingSeparator)
        }
      }
    }
    extension Int {
      func formatted() -> String { _grouped(Double(self), 0, 0, ",") }
    }
    extension Double {
      func formatted() -> String { _grouped(self, 0, 6, ",") }
    }
    // Everything is there, unless a later prelude knows a release.
    func _isAvailable(_ release: Int) -> Bool { true }
    func _grouped(_ number: Double, _ least: Int, _ most: Int, _ separator: String) -> String {
      let parts = String(format: "%.\\(most)f", abs(number)).components(separatedBy: ".")
      var whole = ""
      for (place, digit) in parts[0].reversed().enumerated() {
        if place > 0, place % 3 == 0 { whole = separator + whole }
        whole = String(digit) + whole
      }
      var fraction = parts.count > 1 ? parts[1] : ""
      while fraction.count > least, fraction.hasSuffix("0") { fraction.removeLast() }
      return (number < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }
    class ByteCountFormatter {
      enum CountStyle: Int { case file, memory, decimal, binary }
      init() {}
      static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
        let count = Int(byteCount)
        if count == 0 { return "Zero KB" }
        if count < 1000 { return count == 1 ? "1 byte" : "\\(count) bytes" }
        if count < 1_000_000 { return "\\((count + 500) / 1000) KB" }
        return _grouped(Double(count) / 1_000_000, 0, 1, ",") + " MB"
      }
    }
    class Locale { static let current = Locale(identifier: "en_US")
      let identifier: String
      init(identifier: String) { self.identifier = identifier }
    }
    class TimeZone { static let current = TimeZone(identifier: "UTC")
      let identifier: String
      init(identifier: String) { self.identifier = identifier }
      convenience init(secondsFromGMT seconds: Int) {
        let minutes = (seconds < 0 ? -seconds : seconds) / 60
        let sign = seconds < 0 ? "-" : "+"
        self.init(identifier: minutes == 0 ? "GMT" : "GMT" + sign + "\\(minutes / 600)\\(minutes / 60 % 10)\\(minutes % 60 / 10)\\(minutes % 10)")
      }
    }

    """

  private static let foundationDates = """
    struct Date: Hashable, Comparable, CustomStringConvertible {
      let timeIntervalSinceReferenceDate: Double
      init() { timeIntervalSinceReferenceDate = 0 }
      init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
      init(timeIntervalSince1970: Double) { timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978307200 }
      init(timeIntervalSinceNow: Double) { timeIntervalSinceReferenceDate = timeIntervalSinceNow }
      init(timeInterval: Double, since date: Date) { timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval }
      static var now: Date { Date() }
      static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800)
      static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000)
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
      var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate }
      func timeIntervalSince(_ other: Date) -> Double { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }
      func addingTimeInterval(_ interval: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval) }
      mutating func addTimeInterval(_ interval: Double) { self = addingTimeInterval(interval) }
      static func < (a: Date, b: Date) -> Bool { a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate }
      static func + (a: Date, b: Double) -> Date { a.addingTimeInterval(b) }
      static func - (a: Date, b: Double) -> Date { a.addingTimeInterval(-b) }
      var description: String {
        let p = DateComponents(_of: self)
        return String(format: "%04d-%02d-%02d %02d:%02d:%02d +0000", p.year!, p.month!, p.day!, p.hour!, p.minute!, p.second!)
      }
    }
    struct DateComponents: Hashable {
      var year: Int?
      var month: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var weekday: Int?
      var calendar: Calendar? = nil
      /// The day that the components are; nil where they name no calendar, as Foundation has it.
      var date: Date? { calendar == nil ? nil : _date }
      init(calendar: Calendar? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil) {
        self.calendar = calendar
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
      }
      init(_of date: Date) {
        let total = Int(date.timeIntervalSince1970.rounded(.down))
        let days = (total - ((total % 86400) + 86400) % 86400) / 86400
        let rest = total - days * 86400
        let z = days + 719468
        let era = (z >= 0 ? z : z - 146096) / 146097
        let doe = z - era * 146097
        let yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365
        let doy = doe - (365 * yoe + yoe / 4 - yoe / 100)
        let mp = (5 * doy + 2) / 153
        month = mp < 10 ? mp + 3 : mp - 9
        day = doy - (153 * mp + 2) / 5 + 1
        year = yoe + era * 400 + (mp >= 10 ? 1 : 0)
        hour = rest / 3600
        minute = rest % 3600 / 60
        second = rest % 60
        weekday = ((days % 7) + 11) % 7 + 1
      }
      var _date: Date {
        let month0 = (year ?? 2001) * 12 + (month ?? 1) - 1
        let y0 = (month0 - ((month0 % 12) + 12) % 12) / 12
        let m = month0 - y0 * 12 + 1
        let y = m <= 2 ? y0 - 1 : y0
        let era = (y >= 0 ? y : y - 399) / 400
        let yoe = y - era * 400
        let doy = (153 * (m > 2 ? m - 3 : m + 9) + 2) / 5 + (day ?? 1) - 1
        let doe = yoe * 365 + yoe / 4 - yoe / 100 + doy
        let days = era * 146097 + doe - 719468
        return Date(timeIntervalSince1970: Double(days * 86400 + (hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0)))
      }
    }
    struct Calendar: Hashable {
      enum Identifier { case gregorian, iso8601 }
      enum Component: Int { case era, year, month, day, hour, minute, second, weekday, weekOfYear, weekOfMonth }
      var firstWeekday = 1
      init(identifier: Identifier = .gregorian) {}
      static var current: Calendar { Calendar() }
      static var autoupdatingCurrent: Calendar { Calendar() }
      var shortWeekdaySymbols: [String] { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] }
      var weekdaySymbols: [String] { ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] }
      var monthSymbols: [String] { ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"] }
      func component(_ component: Component, from date: Date) -> Int {
        let p = DateComponents(_of: date)
        switch component {
        case .year: return p.year!
        case .month: return p.month!
        case .day: return p.day!
        case .hour: return p.hour!
        case .minute: return p.minute!
        case .second: return p.second!
        case .weekday: return p.weekday!
        default: fatalError("this part of a date is not known here")
        }
      }
      func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        let p = DateComponents(_of: date)
        var some = DateComponents()
        if components.contains(.year) { some.year = p.year }
        if components.contains(.month) { some.month = p.month }
        if components.contains(.day) { some.day = p.day }
        if components.contains(.hour) { some.hour = p.hour }
        if components.contains(.minute) { some.minute = p.minute }
        if components.contains(.second) { some.second = p.second }
        if components.contains(.weekday) { some.weekday = p.weekday }
        return some
      }
      func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
        var some = DateComponents()
        let seconds = Int(end.timeIntervalSince(start))
        if components.contains(.day) { some.day = seconds / 86400 } else if components.contains(.hour) { some.hour = seconds / 3600 } else if components.contains(.minute) { some.minute = seconds / 60 } else { some.second = seconds }
        return some
      }
      func date(from components: DateComponents) -> Date? { components._date }
      func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
        var p = DateComponents(_of: date)
        switch component {
        case .second: return date.addingTimeInterval(Double(value))
        case .minute: return date.addingTimeInterval(Double(value) * 60)
        case .hour: return date.addingTimeInterval(Double(value) * 3600)
        case .day, .weekday: return date.addingTimeInterval(Double(value) * 86400)
        case .weekOfYear, .weekOfMonth: return date.addingTimeInterval(Double(value) * 604800)
        case .month: p.month = p.month! + value
        case .year: p.year = p.year! + value
        default: return nil
        }
        let first = DateComponents(year: p.year, month: p.month, day: 1)._date
        p.day = min(p.day!, range(of: .day, in: .month, for: first)!.upperBound - 1)
        return p._date
      }
      func date(byAdding components: DateComponents, to date: Date) -> Date? {
        var result = self.date(byAdding: .year, value: components.year ?? 0, to: date)!
        result = self.date(byAdding: .month, value: components.month ?? 0, to: result)!
        let days = Double(components.day ?? 0) * 86400
        let time = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
        return result.addingTimeInterval(days + Double(time))
      }
      func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        guard smaller == .day, larger == .month else { return nil }
        let p = DateComponents(_of: date)
        let first = DateComponents(year: p.year, month: p.month, day: 1)._date
        let next = DateComponents(year: p.year, month: p.month! + 1, day: 1)._date
        return 1..<(Int(next.timeIntervalSince(first)) / 86400 + 1)
      }
      func startOfDay(for date: Date) -> Date {
        let p = DateComponents(_of: date)
        return DateComponents(year: p.year, month: p.month, day: p.day)._date
      }
      func isDate(_ a: Date, inSameDayAs b: Date) -> Bool { startOfDay(for: a) == startOfDay(for: b) }
      func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
      func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
    }
    class DateFormatter {
      enum Style: Int { case none, short, medium, long, full }
      var dateFormat: String! = ""
      var dateStyle = Style.none
      var timeStyle = Style.none
      var locale: Locale! = Locale.current
      var timeZone: TimeZone! = TimeZone.current
      var calendar: Calendar! = Calendar.current
      init() {}
      func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = template }
      func string(from date: Date) -> String {
        if !dateFormat.isEmpty { return _formatted(date, dateFormat) }
        let days = ["", "M/d/yy", "MMM d, yyyy", "MMMM d, yyyy", "EEEE, MMMM d, yyyy"]
        let times = ["", "h:mm a", "h:mm:ss a", "h:mm:ss a 'UTC'", "h:mm:ss a 'UTC'"]
        let both = [days[dateStyle.rawValue], times[timeStyle.rawValue]].filter { !$0.isEmpty }
        return _formatted(date, both.joined(separator: dateStyle.rawValue > 2 ? " 'at' " : ", "))
      }
      func _formatted(_ date: Date, _ pattern: String) -> String {
        let p = DateComponents(_of: date)
        let month = calendar.monthSymbols[p.month! - 1]
        let weekday = calendar.weekdaySymbols[p.weekday! - 1]
        let hour12 = p.hour! % 12 == 0 ? 12 : p.hour! % 12
        var text = ""
        var rest = Array(pattern)
        while let letter = rest.first {
          let count = rest.prefix(while: { $0 == letter }).count
          rest.removeFirst(count)
          switch letter {
          case "y": text += count == 2 ? String(format: "%02d", p.year! % 100) : "\\(p.year!)"
          case "M": text += count == 4 ? month : count == 3 ? String(month.prefix(3)) : String(format: "%0\\(count)d", p.month!)
          case "d": text += String(format: "%0\\(count)d", p.day!)
          case "E": text += count > 3 ? weekday : String(weekday.prefix(3))
          case "H": text += String(format: "%0\\(count)d", p.hour!)
          case "h": text += String(format: "%0\\(count)d", hour12)
          case "m": text += String(format: "%0\\(count)d", p.minute!)
          case "s": text += String(format: "%0\\(count)d", p.second!)
          case "a": text += p.hour! < 12 ? "AM" : "PM"
          case "'":
            let quoted = rest.prefix(while: { $0 != "'" })
            text += quoted.map { String($0) }.joined()
            rest.removeFirst(min(quoted.count + 1, rest.count))
          default: text += String(repeating: String(letter), count: count)
          }
        }
        return text
      }
    }

    """
}
