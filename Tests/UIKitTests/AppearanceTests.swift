import Foundation
import Testing
import UIKit
import ViewContents

@testable import HeadlessUIKit

/// Colours that depend on traits, pictures of the app, margins and safe areas of controllers.
@MainActor @Suite struct AppearanceTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  // MARK: Colours

  /// Apple's published values: label is black, white in the dark; system blue 0 122 255 and
  /// 10 132 255.
  @Test func systemColorsHaveTwoAppearances() {
    #expect(components(.label) == [0, 0, 0, 1])
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(
      components(UIColor.systemBlue.resolvedColor(with: dark)) == [10 / 255, 132 / 255, 1, 1])
    let faint = UIColor.label.withAlphaComponent(0.25)
    #expect(components(faint.resolvedColor(with: dark)) == [1, 1, 1, 0.25])
    #expect(UIColor.label == .label && UIColor.label != .black)
  }

  /// A view's colours are those of its traits, a layer's those of when it was given them.
  @Test func traitsOfTheViewDecide() {
    final class Card: UICollectionViewCell {
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.label.cgColor
        layer.borderWidth = 1
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    card.layer.shadowOpacity = 0.5
    card.layer.shadowOffset = CGSize(width: 1, height: 2)
    card.layer.shadowRadius = 4
    card.layoutIfNeeded()
    #expect(card.inspectedContents.elements.first?.fill == "#0000ff")
    #expect(card.inspectedContents.elements.first?.border?.color == "#000000")
    card.overrideUserInterfaceStyle = .dark
    card.layoutIfNeeded()
    let shown = card.inspectedContents.elements.first
    #expect(shown?.fill == "#ff0000")
    #expect(shown?.border?.color == "#ffffff")
    #expect(shown?.shadow == .init(color: "#00000080", x: 1, y: 2, radius: 4))
    card.layer.masksToBounds = true
    #expect(card.inspectedContents.elements.first?.shadow == nil)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  // MARK: Pictures

  @Test func namesOfTheAppsPicturesAndColorsAreKnown() {
    AssetNames.shared.know(.picture(CGSize(width: 30, height: 20)), named: "AppearanceTests/cover")
    AssetNames.shared.know(.symbol, named: "AppearanceTests/mark")
    AssetNames.shared.know(light: .red, dark: .green, named: "AppearanceTests/brand")
    #expect(UIImage(named: "AppearanceTests/cover")?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(named: "AppearanceTests/mark")?.size == UIImage(systemName: "mark")?.size)
    #expect(UIImage(named: "AppearanceTests/none")?.size == .zero)
    let brand = UIColor(named: "AppearanceTests/brand")
    #expect(brand?.resolvedColor(with: dark) == .green)
    #expect(brand.map(components) == [1, 0, 0, 1])
  }

  /// A symbol of Xcode's has a name's letters without its marks, and without its kind at the end.
  @Test func symbolsOfCataloguesFindTheirNames() {
    AssetNames.shared.know(light: .red, dark: .green, named: "AppearanceTests/sea-green Color")
    AssetNames.shared.know(.picture(CGSize(width: 8, height: 9)), named: "AppearanceTests Hero")
    let color = UIColor(resource: ColorResource(name: "appearanceTestsSeaGreen", bundle: .main))
    #expect(color.resolvedColor(with: dark) == .green && components(color) == [1, 0, 0, 1])
    let image = UIImage(resource: ImageResource(name: "appearanceTestsHero", bundle: .main))
    #expect(image.size == CGSize(width: 8, height: 9))
    let none = UIImage(resource: ImageResource(name: "appearanceTestsHer", bundle: .main))
    #expect(none.size == .zero)
  }

  /// Twice the points are twice the size; a large scale and a bold weight are larger; what is
  /// enclosed is as large as what encloses it; arrows are higher than wide.
  @Test func symbolsAreAsLargeAsPointsScaleWeightAndShapeSay() throws {
    func size(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> CGSize {
      try #require(UIImage(systemName: name, withConfiguration: configuration)).size
    }
    let plain = try size("star", .init(pointSize: 20))
    #expect(plain == CGSize(width: 24, height: 22))
    #expect(try size("star", .init(pointSize: 40)) == CGSize(width: 48, height: 43.5))
    #expect(try size("star", .init(pointSize: 20, weight: .black)).width > plain.width)
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .large)
    #expect(try size("star", large) == CGSize(width: 30.5, height: 28))
    #expect(
      try size("xmark.circle.fill", .init(pointSize: 20)) == size("circle", .init(pointSize: 20)))
    let arrow = try size("chevron.right", .init(pointSize: 20))
    #expect(arrow.width < arrow.height)
  }

  // MARK: Margins and safe areas

  /// A controller's view keeps the system's margins at its sides, and none above and below.
  @Test func aControllersViewHasTheSystemsMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inside)
    inside.pin(to: controller.view.layoutMarginsGuide)
    func frame() -> CGRect {
      controller.view.layoutIfNeeded()
      return inside.frame
    }
    #expect(frame() == CGRect(x: 16, y: 0, width: 361, height: 600))
    controller.view.frame.size.width = 430
    #expect(frame() == CGRect(x: 20, y: 0, width: 390, height: 600))
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 40, bottom: 5, right: 4)
    #expect(frame() == CGRect(x: 40, y: 5, width: 370, height: 590))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(frame() == CGRect(x: 40, y: 5, width: 386, height: 590))
  }

  /// What a safe area covers of an inner view: 59 above less 20 that the view stands lower; what a
  /// child controller adds counts for it alone; nothing in what scrolls.
  @Test func safeAreasReachIntoInnerViews() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    parent.view.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 20, width: 393, height: 500)
    parent.view.addSubview(child.view)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 2, bottom: 3, right: 4))
    #expect(parent.view.safeAreaInsets.top == 59)
    let scroll = UIScrollView(frame: parent.view.bounds)
    let inside = UIView(frame: parent.view.bounds)
    parent.view.addSubview(scroll)
    scroll.addSubview(inside)
    #expect(scroll.safeAreaInsets.top == 59)
    #expect(inside.safeAreaInsets == .zero)
  }

  /// 59 of the device and 44 of the bar, 52 more for a large title; 34 and 49 of the tabs.
  @Test func barsOfParentsCount() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.view.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    navigation.navigationBar.prefersLargeTitles = true
    #expect(controller.view.safeAreaInsets.top == 155)
    controller.navigationItem.largeTitleDisplayMode = .never
    #expect(controller.view.safeAreaInsets.top == 103)
    navigation.isNavigationBarHidden = true
    #expect(controller.view.safeAreaInsets.top == 59)
  }
}
