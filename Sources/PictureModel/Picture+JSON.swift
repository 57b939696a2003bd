import CompositionalLayout
import HeadlessCollectionView
package import JSON
import ViewContents
package import Wording

extension Picture {
  /// The picture as data, which pages are fed with.
  ///
  ///     {"bounds":[0,0,393,852],"screen":[393,852],"content":[393,1200],"sections":[["main",0]],
  ///      "elements":[{"id":"item \"a\"","role":"cell","name":"a","label":"a","section":0,
  ///                   "frame":[0,0,393,44], …}],"overlays":[…],"caption":["…"]}
  ///
  /// - Parameter language: That of the caption.
  package func json(in language: Language = .english) -> JSONValue {
    var object: JSONObject = [
      "bounds": .frame(bounds), "screen": [JSONValue(screen.width), JSONValue(screen.height)],
      "content": [JSONValue(content.width), JSONValue(content.height)],
      "safeArea": .array(
        [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing].map {
          JSONValue($0)
        }),
      "isRightToLeft": .bool(isRightToLeft),
      "sections": .array(sections.map { [.string($0.name), JSONValue($0.color)] }),
      "elements": .array(elements.map(\.json)),
    ]
    if omitted > 0 { object["omitted"] = JSONValue(omitted) }
    if !overlays.isEmpty { object["overlays"] = .array(overlays.map(\.json)) }
    object["caption"] = .array(caption.map { .string($0.text(in: language)) })
    return .object(object)
  }
}

extension Picture.Element {
  /// What is not as usual is said: `opacity`, `z`, `transform`, `contents`, `estimated`, `state`.
  package var json: JSONValue {
    var object: JSONObject = [
      "id": .string(id), "role": .string(role.rawValue), "name": .string(name),
      "label": .string(label),
    ]
    if let section { object["section"] = JSONValue(section) }
    for member in pose.members.members { object[member.key] = member.value }
    if let contents { object["contents"] = contents.json }
    if !estimatedAxes.isEmpty {
      object["estimated"] = .array(estimatedAxes.map { .string($0.rawValue) })
    }
    if state != .same { object["state"] = .string(state.rawValue) }
    if let question { object["question"] = .string(question) }
    return .object(object)
  }
}

extension Picture.Pose {
  /// `frame`, and what is not as usual.
  fileprivate var members: JSONObject {
    var object: JSONObject = ["frame": .frame(frame)]
    if opacity != 1 { object["opacity"] = JSONValue(opacity) }
    if z != 0 { object["z"] = JSONValue(z) }
    if transform != .identity {
      object["transform"] = .array(transform.elements.map { JSONValue($0) })
    }
    return object
  }
}

extension Picture.CellContents {
  fileprivate var json: JSONValue {
    var object: JSONObject = [:]
    if !lines.isEmpty { object["lines"] = .array(lines.map { .string($0) }) }
    if let image { object["image"] = .string(image) }
    if let color { object["color"] = .string(color) }
    if let control { object["control"] = .string(control) }
    if !elements.isEmpty { object["elements"] = .array(elements.map(\.json)) }
    if isDark { object["isDark"] = .bool(true) }
    return .object(object)
  }
}

extension ContentElement {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "frame": .frame(LayoutRect(x: x, y: y, width: width, height: height))
    ]
    if let fill { object["fill"] = .string(fill) }
    if let border {
      object["border"] = [.string(border.color), JSONValue(border.width)]
    }
    if let shadow {
      object["shadow"] = [
        .string(shadow.color), JSONValue(shadow.x), JSONValue(shadow.y), JSONValue(shadow.radius),
      ]
    }
    if let cornerRadius { object["radius"] = JSONValue(cornerRadius) }
    if let image { object["image"] = .string(image) }
    if let control {
      object["control"] = [
        .string(control.kind.rawValue), JSONValue(control.value), JSONValue(control.count),
      ]
    }
    if let text {
      object["text"] = [
        "lines": .array(text.lines.map { .string($0) }), "size": JSONValue(text.size),
        "weight": JSONValue(text.weight), "leading": JSONValue(text.lineHeight),
        "color": .string(text.color), "anchor": .string(text.alignment.rawValue),
      ]
    }
    return .object(object)
  }
}

extension Picture.Overlay {
  fileprivate var json: JSONValue {
    var object: JSONObject = ["kind": .string(kind.rawValue), "frame": .frame(frame)]
    if let section { object["section"] = JSONValue(section) }
    if !label.isEmpty { object["label"] = .string(label) }
    return .object(object)
  }
}

extension Motion {
  /// `{"isAnimated":true,"elements":[{"change":"move","id":"…","start":{…},"end":{…}}]}`.
  ///
  /// The views are those of the pictures before and after, by their identities.
  package var json: JSONValue {
    [
      "isAnimated": .bool(isAnimated),
      "elements": .array(
        elements.map { element in
          [
            "change": .string(element.change.rawValue), "id": .string(element.element.id),
            "start": .object(element.start.members), "end": .object(element.end.members),
          ]
        }),
    ]
  }
}

extension JSONValue {
  /// A frame as four numbers of at most two decimals: no picture shows more.
  fileprivate static func frame(_ frame: LayoutRect) -> JSONValue {
    .array(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
        JSONValue($0.isFinite ? ($0 * 100).rounded() / 100 : 0)
      })
  }
}
