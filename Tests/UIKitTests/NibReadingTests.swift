import Foundation
import Testing
import UIKit

/// What nibs and storyboards say of views, items and controllers.
@MainActor @Suite(.serialized) struct NibReadingTests {
  /// What an inner part of a nib makes.
  private func read(_ inside: String) throws -> UIView {
    try #require(
      documents(["View.xib": "<document><objects>\(inside)</objects></document>"]) {
        UINib(nibName: "View", bundle: nil).instantiate(withOwner: nil).first as? UIView
      })
  }

  /// Has files found by their names while something is read from them.
  private func documents<Read>(
    _ files: [String: String], _ read: () throws -> Read
  ) throws -> Read {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "diffplay-nibs-\(UUID().uuidString)/")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    UINib.look(for: folder.path + "/")
    return try read()
  }

  // MARK: Views

  @Test func labelsHaveTheirTextsFontsAndPriorities() throws {
    let label = try #require(
      read(
        """
        <label lineBreakMode="wordWrap" numberOfLines="0" textAlignment="right" text="Hello"
          horizontalHuggingPriority="251" verticalCompressionResistancePriority="749"
          adjustsFontForContentSizeCategory="YES" minimumScaleFactor="0.5">
          <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
          <nil key="textColor"/>
        </label>
        """) as? UILabel)
    #expect(label.text == "Hello")
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.textAlignment == .right)
    #expect(label.font == .preferredFont(forTextStyle: .largeTitle))
    #expect(label.textColor == .label)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
    #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
  }

  @Test func attributedTextsHaveTheirFragments() throws {
    let label = try #require(
      read(
        """
        <label numberOfLines="1"><attributedString key="attributedText">
          <fragment content="One"><attributes>
            <font key="NSFont" size="20" name="HelveticaNeue"/>
          </attributes></fragment>
          <fragment><string key="content"> two</string></fragment>
        </attributedString></label>
        """) as? UILabel)
    #expect(label.text == "One two")
  }

  @Test func coloursOfTheSystemAreNamedInThreeWays() throws {
    func color(_ attributes: String) throws -> UIColor? {
      try read("<view><color key=\"backgroundColor\" \(attributes)/></view>").backgroundColor
    }
    let newer = "xcode11CocoaTouchSystemColor=\"secondaryLabelColor\" white=\"1\" alpha=\"1\""
    #expect(try color(newer) == .secondaryLabel)
    #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .label)
    #expect(try color("systemColor=\"systemRedColor\"") == .systemRed)
    #expect(try color("white=\"0\" alpha=\"1\"") == UIColor(white: 0, alpha: 1))
  }

  @Test func coloursOfACatalogueAreThoseThatTheNibWasSavedWith() throws {
    let view = try documents([
      "View.xib": """
      <document><objects><view><color key="backgroundColor" name="Brand"/></view></objects>
        <resources><namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
        </resources></document>
      """
    ]) { UINib(nibName: "View", bundle: nil).instantiate(withOwner: nil).first as? UIView }
    #expect(view?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func buttonsHaveTitlesImagesAndConfigurations() throws {
    let button = try #require(
      read(
        """
        <button buttonType="system" contentHorizontalAlignment="leading" enabled="NO">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
          <state key="normal" title="Buy" image="cart" catalog="system"/>
          <state key="selected" title="Bought"/>
        </button>
        """) as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Buy")
    #expect(button.title(for: .selected) == "Bought")
    #expect(button.image(for: .normal)?.isSymbolImage == true)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 21))
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(!button.isEnabled)

    let configured = try #require(
      read(
        """
        <button><buttonConfiguration key="configuration" style="filled" title="Go" imagePadding="4"
          image="star" catalog="system" imagePlacement="trailing" cornerStyle="capsule">
          <fontDescription key="titleFontDescription" type="system" pointSize="30"/>
        </buttonConfiguration></button>
        """) as? UIButton)
    #expect(configured.configuration?.title == "Go")
    #expect(configured.configuration?.imagePlacement == .trailing)
    #expect(configured.configuration?.cornerStyle == .capsule)
    #expect(configured.intrinsicContentSize.height > 45)
  }

  @Test func controlsHaveTheirValues() throws {
    let segments = try #require(
      read(
        """
        <segmentedControl selectedSegmentIndex="1"><segments>
          <segment title="Day"/><segment title="Week"/>
        </segments></segmentedControl>
        """) as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2)
    #expect(segments.titleForSegment(at: 1) == "Week")
    #expect(segments.selectedSegmentIndex == 1)
    #expect((try read("<switch on=\"YES\"/>") as? UISwitch)?.isOn == true)
    let slider = try read("<slider value=\"3\" minValue=\"1\" maxValue=\"5\"/>") as? UISlider
    #expect(slider?.value == 3)
    #expect(slider?.maximumValue == 5)
    let field = try #require(
      read(
        """
        <textField borderStyle="roundedRect" placeholder="Name" textAlignment="center">
          <fontDescription key="fontDescription" type="system" pointSize="20"/>
          <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
        </textField>
        """) as? UITextField)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .center)
    #expect(field.font?.pointSize == 20)
    #expect(field.isSecureTextEntry)
  }

  @Test func viewsHaveMasksMarginsAndAttributesOfTheirOwn() throws {
    let view = try read(
      """
      <view contentMode="center" userInteractionEnabled="NO" preservesSuperviewLayoutMargins="YES">
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="12"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <accessibility key="accessibilityConfiguration" identifier="card"/>
      </view>
      """)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(view.contentMode == .center)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.layer.cornerRadius == 12)
    #expect(view.accessibilityIdentifier == "card")
  }

  @Test func masksTakeOutWhatOtherSizeClassesHave() throws {
    let view = try read(
      """
      <view id="outer"><subviews><label id="a" text="A"/><label id="b" text="B"/></subviews>
        <variation key="default"><mask key="subviews">
          <exclude reference="a"/><exclude reference="b"/>
        </mask></variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="subviews">
          <include reference="b"/>
        </mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="a"/></mask>
        </variation>
      </view>
      """)
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["B"])
  }

  @Test func effectsHoldTheirContent() throws {
    let view = try #require(
      read(
        """
        <visualEffectView><view key="contentView"><subviews><label text="Over"/></subviews></view>
          <blurEffect style="dark"/></visualEffectView>
        """) as? UIVisualEffectView)
    #expect(view.contentView.subviews.count == 1)
    #expect(view.effect is UIBlurEffect)
  }

  @Test func gesturesAreThoseOfTheirView() throws {
    let view = try #require(
      documents([
        "View.xib": """
        <document><objects>
          <view id="v"><connections>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c"/>
          </connections></view>
          <tapGestureRecognizer id="g" numberOfTapsRequired="2"/>
        </objects></document>
        """
      ]) { UINib(nibName: "View", bundle: nil).instantiate(withOwner: nil).first as? UIView })
    let tap = view.gestureRecognizers?.first as? UITapGestureRecognizer
    #expect(tap?.numberOfTapsRequired == 2)
    #expect(tap?.view === view)
  }

  @Test func flowLayoutsEstimateAsTheyAreTold() throws {
    let collection = try #require(
      read(
        """
        <collectionView><collectionViewFlowLayout key="collectionViewLayout" id="l"
          automaticEstimatedItemSize="YES" minimumLineSpacing="4" minimumInteritemSpacing="6">
          <size key="itemSize" width="100" height="50"/>
        </collectionViewFlowLayout></collectionView>
        """) as? UICollectionView)
    let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(flow.itemSize == CGSize(width: 100, height: 50))
    #expect(flow.minimumLineSpacing == 4)
  }

  // MARK: Controllers

  private func controller(_ inside: String, others: [String: String] = [:]) throws
    -> UIViewController
  {
    let board = """
      <document initialViewController="first"><scenes><scene><objects>\(inside)</objects></scene>
      </scenes></document>
      """
    return try #require(
      documents(others.merging(["Main.storyboard": board]) { $1 }) {
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        made?.loadViewIfNeeded()
        return made
      })
  }

  @Test func constraintsToFormerGuidesAreToTheSafeArea() throws {
    let made = try controller(
      """
      <viewController id="first">
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews><view id="c" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>
            <constraint firstItem="c" firstAttribute="top" secondItem="t" secondAttribute="bottom"
              constant="8" id="1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="bottom"
              symbolic="YES" id="2"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v"
              secondAttribute="leading" id="3"/>
            <constraint firstItem="c" firstAttribute="width" constant="50" id="4"/>
            <constraint firstItem="c" firstAttribute="width" constant="90" placeholder="YES" id="5"/>
          </constraints></view>
      </viewController>
      """)
    made.view.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    made.view.layoutIfNeeded()
    let frame = try #require(made.view.subviews.first?.frame)
    #expect(frame == CGRect(x: 0, y: 58, width: 50, height: 852 - 58 - 30 - 8))
  }

  @Test func barsHaveTheirItems() throws {
    let made = try controller(
      """
      <viewController id="first" hidesBottomBarWhenPushed="YES">
        <navigationItem key="navigationItem" title="Trips" largeTitleDisplayMode="never">
          <rightBarButtonItems>
            <barButtonItem title="Add"/><barButtonItem image="heart" catalog="system" tag="2"/>
          </rightBarButtonItems>
          <barButtonItem key="leftBarButtonItem" title="Edit" style="done"/>
        </navigationItem>
        <tabBarItem key="tabBarItem" title="All" image="house" catalog="system" tag="1"/>
      </viewController>
      """)
    #expect(made.navigationItem.title == "Trips")
    #expect(made.navigationItem.largeTitleDisplayMode == .never)
    #expect(made.navigationItem.rightBarButtonItems?.map(\.title) == ["Add", nil])
    #expect(made.navigationItem.rightBarButtonItems?.last?.image?.isSymbolImage == true)
    #expect(made.navigationItem.leftBarButtonItem?.style == .done)
    #expect(made.tabBarItem.title == "All")
    #expect(made.tabBarItem.tag == 1)
    #expect(made.hidesBottomBarWhenPushed)
    #expect(made.storyboard != nil)
  }

  @Test func rowsOfAStoryboardAreShown() throws {
    let made = try #require(
      controller(
        """
        <tableViewController id="first"><tableView key="view" dataMode="static" rowHeight="44">
          <sections><tableViewSection headerTitle="General" id="s"><cells>
            <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="n" detailTextLabel="d"
              rowHeight="60" accessoryType="disclosureIndicator" id="c1">
              <tableViewCellContentView key="contentView" id="k"><subviews>
                <label text="Language" id="n"/><label text="English" id="d"/>
              </subviews></tableViewCellContentView>
            </tableViewCell>
            <tableViewCell id="c2"/>
          </cells></tableViewSection></sections>
        </tableView></tableViewController>
        """) as? UITableViewController)
    let table = try #require(made.tableView)
    #expect(table.dataSource === made)
    #expect(made.numberOfSections(in: table) == 1)
    #expect(made.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(made.tableView(table, titleForHeaderInSection: 0) == "General")
    #expect(made.tableView(table, heightForRowAt: [0, 0]) == 60)
    #expect(made.tableView(table, heightForRowAt: [0, 1]) == 44)
    let cell = made.tableView(table, cellForRowAt: [0, 0])
    #expect(cell.textLabel?.text == "Language")
    #expect(cell.detailTextLabel?.text == "English")
    #expect(cell.accessoryType == .disclosureIndicator)
  }

  @Test func placeholdersAreTheControllersOfOtherStoryboards() throws {
    let other = """
      <document initialViewController="o"><scenes><scene><objects>
        <viewController id="o" title="Other"/>
        <viewControllerPlaceholder id="back" storyboardName="Main"/>
      </objects></scene></scenes></document>
      """
    let made = try controller(
      """
      <tabBarController id="first"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="p" id="r"/>
      </connections></tabBarController>
      <viewControllerPlaceholder id="p" storyboardName="Other"/>
      """, others: ["Other.storyboard": other])
    #expect((made as? UITabBarController)?.viewControllers?.map(\.title) == ["Other"])
  }

  /// A view or a gesture that stands beside a controller is there for its outlets.
  @Test func objectsBesideAControllerAreMade() throws {
    final class Searching: UIViewController { var bar: UISearchBar? }
    RuntimeNames.add(Searching.self, "Searching")
    RuntimeNames.addOutlet("bar", of: Searching.self) { $0.bar = try $1.value() }
    let made = try controller(
      """
      <viewController id="first" customClass="Searching" sceneMemberID="viewController">
        <view key="view" id="v"/>
        <connections><outlet property="bar" destination="b" id="o"/></connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
      <searchBar id="b" placeholder="Find"/>
      """)
    #expect((made as? Searching)?.bar?.placeholder == "Find")
  }
}
