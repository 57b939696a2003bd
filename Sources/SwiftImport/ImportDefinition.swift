/// Something that a user's Swift files define and the playground can ask for.
package struct ImportDefinition: Hashable {
  /// The name by which the layout is known in the playground.
  package var name: String
  /// What it is in the source, as in `Builder.rows(count:)`.
  package var title: String
  /// The file's path and the line of its declaration.
  package var file: String
  package var line: Int
  /// The type whose members it reaches, or empty at the top of the file.
  package var scope: String
  /// What is handed to the report in Swift: the arguments after the definition's number.
  var call: String
  /// Whether it is a whole screen, or a snapshot alone; else it gives layouts.
  package var isScreen = false
  package var isSnapshot = false
  /// Whether it gives a group, around which there is a section of its own.
  package var isOfGroup = false
  /// Whether it begins the app, which gives nothing itself.
  var isLaunch = false
  /// Whether it makes a controller with all that it needs, which gives nothing itself.
  var isFactory = false
  /// Whether the app or a storyboard makes it, where they do.
  var needsApp = false
  /// Whether it is a controller that others give what it is made with, once it is there.
  var isGivenParts = false
  /// What it is where they did; nil for what can be made without them alone, of values that nothing
  /// says.
  var titleOfApp: String?
  /// Whether it is the screen of a view alone, or of what fills one, which its controller would show.
  var isOfView = false
  /// Whether others give it what it shows, and none of them is there.
  var lacksData = false
  /// Whether it is one of the files that were named, and the controllers that came along may show it.
  var isBeside = false
  /// Whether it fills a list that is no screen of the user's.
  var isOfList = false
  /// Whether it is a further collection view of a screen that has several.
  package var isFurtherView = false
  /// Whether the file of another screen names it: that one opens it.
  package var isOpenedByOthers = false
  /// The properties of a screen that hold its data sources.
  var sources: [String] = []
  /// What others call of a screen to fill it, with what stands for what they would hand it.
  var handed: [String] = []

  /// Whether it is of a type that others say the types of.
  var isGeneric: Bool { call.contains("\(typeName.prefix { $0 != "<" })<") }

  /// Whether it can be made of such values.
  var isMadeOfDefaults: Bool { titleOfApp != nil }

  /// Has a screen that is made of values that nothing says be no more than what the app makes;
  /// whether it was any.
  mutating func leaveMakingToApp() -> Bool {
    guard needsApp, let type = titleOfApp, let making = call.firstRange(of: " {") else {
      return false
    }
    (title, titleOfApp) = (type, nil)
    call = String(call[..<making.lowerBound])
    return true
  }

  /// The name of the type that it is, alone.
  var typeName: String {
    String(title.prefix { $0 != "(" }.split(separator: ".").last ?? "")
  }
}
