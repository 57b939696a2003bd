import CompositionalLayout
import SwiftInterpreter
import TextMetrics

/// The room that texts with attributes take.
enum AttributedTextNatives<Host: CollectionViewHost> {
  static var all: [String: NativeFunction] {
    [
      "_utf16Count(_:)": { call throws(Interruption) in
        .int((call.arguments[0].asString ?? "").utf16.count)
      },
      "_utf16Slice(_:_:_:)": { call throws(Interruption) in
        let units = (call.arguments[0].asString ?? "").utf16
        let start = min(max(0, call.arguments[1].asInt ?? 0), units.count)
        let end = min(max(start, call.arguments[2].asInt ?? 0), units.count)
        let slice = units.dropFirst(start).prefix(end - start)
        return .string(String(decoding: slice, as: UTF16.self))
      },
      "_styledSize(_:_:_:_:_:_:_:)": { call throws(Interruption) in
        var text = StyledText()
        for run in call.arguments[0].asArray ?? [] { try call.append(run, to: &text) }
        var breaking = ParagraphStyle()
        breaking.lineBreakMode = LineBreakMode(number: call.arguments[3].asInt ?? 0)
        breaking.keepsHangulWords = call.arguments[4].asBool == true
        text.setLineBreaking(as: breaking)
        let width = try call.number(call.arguments[1])
        let layout = TextLayout(
          text, width: width > 0 ? width : nil, lineLimit: call.arguments[2].asInt,
          usesFontLeading: call.arguments[6].asBool == true)
        let scale = call.arguments[5].asBool == true ? 0 : try call.container(of: Host.self).scale
        return try call.make(
          "CGSize",
          [
            ("width", .double(TextLayout.ceiled(layout.width, scale: scale))),
            ("height", .double(TextLayout.ceiled(layout.height, scale: scale))),
          ])
      },
    ]
  }
}

extension NativeCall {
  /// Puts a stretch of text behind others.
  fileprivate func append(_ run: Value, to text: inout StyledText) throws(Interruption) {
    func lengths(_ name: String) throws(Interruption) -> [Double] {
      var lengths: [Double] = []
      for length in try list(name, of: run) { lengths.append(try number(length)) }
      return lengths
    }
    let family = try integer(try property("family", of: run))
    var attributes = StyledText.Attributes(
      font: TextFont(
        size: try number(try property("size", of: run)),
        weight: FontWeight(try number(try property("weight", of: run))),
        family: FontFamily(number: family), hasTabularDigits: family == 3))
    attributes.kern = try number(try property("kern", of: run))
    attributes.baselineOffset = try number(try property("baselineOffset", of: run))
    let paragraph = try lengths("paragraph")
    if paragraph.count == 10 { attributes.paragraph = ParagraphStyle(lengths: paragraph) }
    let attachment = try lengths("attachment")
    if attachment.count == 3 {
      attributes.attachment = StyledText.Attachment(
        width: attachment[0], height: attachment[1], y: attachment[2])
    }
    text.append(try self.text("text", of: run), attributes)
  }
}

extension ParagraphStyle {
  /// A style of the ten lengths that the prelude keeps.
  fileprivate init(lengths: [Double]) {
    self.init()
    lineSpacing = lengths[0]
    lineHeightMultiple = lengths[1]
    minimumLineHeight = lengths[2]
    maximumLineHeight = lengths[3]
    paragraphSpacing = lengths[4]
    paragraphSpacingBefore = lengths[5]
    firstLineHeadIndent = lengths[6]
    headIndent = lengths[7]
    tailIndent = lengths[8]
    tabInterval = lengths[9] > 0 ? lengths[9] : 28
  }
}

extension LineBreakMode {
  /// The mode with UIKit's number.
  fileprivate init(number: Int) {
    let modes: [LineBreakMode] = [
      .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
    ]
    self = modes.indices.contains(number) ? modes[number] : .wordWrapping
  }
}
