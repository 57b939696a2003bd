import Wording

/// Names of other languages and frameworks, which people bring along.
extension Compiler {
  /// Where a name comes from that is nothing here; nil for any other.
  static func foreign(_ name: String) -> Message? {
    if name == "null" || name == "NULL" || name == "Nil" { return "Swift's is 'nil'" }
    if name == "YES" || name == "NO" { return "Swift's are 'true' and 'false'" }
    if let known = objectiveC[name] { return "Swift's is '\(known)'" }
    if swiftUI.contains(name) {
      return "'\(name)' is SwiftUI's, which has no collection views: show a UIViewController"
    }
    if rx.contains(name) {
      return "'\(name)' is RxSwift's, which is compiled: 'import FILE.swift' of the whole file"
    }
    if Self.tables.contains(where: name.hasPrefix) {
      return "a table is a collection view here: 'UICollectionLayoutListConfiguration'"
    }
    if Self.tests.contains(where: name.hasPrefix) {
      return "'\(name)' is XCTest's, which is not here: a session file is a test, 'record FILE'"
    }
    return nil
  }

  /// Types of Objective-C, with those of Swift that do what they do.
  private static let objectiveC = [
    "NSArray": "[Any]", "NSMutableArray": "[Any]", "NSDictionary": "[AnyHashable: Any]",
    "NSMutableDictionary": "[AnyHashable: Any]", "NSSet": "Set<AnyHashable>",
    "NSMutableSet": "Set<AnyHashable>", "NSMutableString": "String", "NSUInteger": "UInt",
    "BOOL": "Bool", "id": "Any",
  ]

  private static let tables = ["UITableView", "NSTableView"]
  private static let tests = ["XCT"]

  private static let rx: Set<String> = [
    "Observable", "BehaviorRelay", "PublishRelay", "ReplayRelay", "PublishSubject",
    "BehaviorSubject", "ReplaySubject", "DisposeBag", "Driver", "Signal", "MainScheduler",
    "RxCollectionViewSectionedReloadDataSource", "RxCollectionViewSectionedAnimatedDataSource",
  ]

  private static let swiftUI: Set<String> = [
    "View", "Text", "List", "ForEach", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack",
    "LazyVGrid", "LazyHGrid", "GridItem", "NavigationView", "NavigationStack", "NavigationLink",
    "ScrollView", "Spacer", "Image", "Button", "Form", "Grid", "GridRow", "GeometryReader",
    "ContentView", "PreviewProvider", "App", "Scene", "WindowGroup", "UIHostingController",
    "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier",
  ]
}
