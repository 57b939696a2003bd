import SwiftInterpreter
import TextMetrics

/// The room that text takes, by the estimate that imported code is measured with too.
let textNatives: [String: NativeFunction] = [
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
  }
]

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
