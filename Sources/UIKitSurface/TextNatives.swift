import SwiftInterpreter
import TextMetrics

/// The room that text takes, by the estimate that imported code is measured with too.
let textNatives: [String: NativeFunction] = [
  "_styleSize(_:_:)": { call throws(Interruption) in
    let (style, category) = try call.textStyle()
    return .double(style.metrics(in: category).size)
  },
  "_styleScaled(_:_:_:_:)": { call throws(Interruption) in
    let (style, category) = try call.textStyle()
    let length = try call.number(call.arguments[2])
    return .double(
      style.scaled(length, in: category, scale: try call.number(call.arguments[3])))
  },
  "_textBounds(_:_:_:_:_:_:_:)": { call throws(Interruption) in
    let font = TextFont(
      size: call.arguments[1].asDouble ?? 0, weight: FontWeight(call.arguments[2].asDouble ?? 400),
      family: FontFamily(number: call.arguments[3].asInt ?? 0),
      hasTabularDigits: call.arguments[3].asInt == 3)
    let layout = TextLayout(
      StyledText(call.arguments[0].asString ?? "", font: font), width: call.arguments[4].asDouble,
      lineLimit: call.arguments[5].asInt, usesFontLeading: call.arguments[6].asBool ?? false)
    let height = layout.lines.isEmpty ? font.lineHeight : layout.height
    return try call.make(
      "CGSize", [("width", .double(layout.width)), ("height", .double(height))])
  },
]

extension NativeCall {
  /// The style and the category that the first two arguments count.
  fileprivate func textStyle() throws(Interruption) -> (TextStyle, ContentSizeCategory) {
    (
      TextStyle(rawValue: try integer(arguments[0])) ?? .body,
      ContentSizeCategory(rawValue: try integer(arguments[1])) ?? .large
    )
  }
}

extension FontFamily {
  /// The family that a number of the prelude stands for.
  init(number: Int) {
    switch number {
    case 1: self = .monospacedSystem
    case 2: self = .helvetica
    default: self = .system
    }
  }
}
