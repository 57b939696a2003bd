import SwiftInterpreter
import SwiftReading
import Testing

@Suite struct PlaceholderTests {
}
