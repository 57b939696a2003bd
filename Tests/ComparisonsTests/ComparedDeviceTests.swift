import CompositionalLayout
import Testing

@testable import Comparisons

/// What people write for a device.
@Suite struct ComparedDeviceTests {
  @Test(arguments: [
    ("iphone", "iPhone 15", 393.0, 852.0), ("ipad", "iPad Air 11", 820, 1180),
    ("landscape", "iPhone 15 landscape", 852, 393), ("iPhone SE", "iPhone SE", 375, 667),
    ("390x844", "390 x 844", 390, 844), (" 390 x 844 landscape", "390 x 844 landscape", 844, 390),
    ("ipad landscape dark", "iPad Air 11 landscape dark", 1180, 820),
  ])
  func wordsNameADevice(words: String, name: String, width: Double, height: Double) throws {
    let device = try #require(ComparedDevice(words))
    #expect(device.name == name)
    #expect(device.container.size == LayoutExtent(width: width, height: height))
    #expect(device.isDark == words.contains("dark"))
  }

  @Test(arguments: [
    "", "  ", "pixel", "0x0", "1x", "x", "nanxnan", "1e9x2", "inf x inf", "iphone x",
  ])
  func whatIsNoDeviceIsNone(words: String) {
    #expect(ComparedDevice(words) == nil)
  }

  @Test func theUsualOnesAreAPhoneBothWaysATabletAndAMirroredPhone() {
    #expect(
      ComparedDevice.usual.map(\.name) == [
        "iPhone 15", "iPhone 15 landscape", "iPad Air 11", "iPhone 15 rtl",
      ])
    #expect(ComparedDevice.usual[3].container.direction == .rightToLeft)
    let sideways = ComparedDevice.usual[1].container.safeAreaInsets
    #expect(
      sideways == DirectionalEdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(ComparedDevice("iphone se landscape")?.container.safeAreaInsets == .zero)
  }
}
