// swift-format-ignore-file
let price = 1234.5
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 2
print(formatter.string(from: NSNumber(value: price)) ?? "")
print(String(format: "%03d – %5.1f%%", 7, 42.25))
print(price.formatted(), "\(Int(price).description.count) digits")
let date = Date(timeIntervalSince1970: 0)
let df = DateFormatter()
df.dateFormat = "yyyy-MM-dd"
df.timeZone = TimeZone(identifier: "UTC")
print(df.string(from: date))
