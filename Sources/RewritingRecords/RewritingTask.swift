/// What the program that rewrites copies of a user's files is asked to do.
///
/// That program is linked with the toolchain's own swift-syntax, so it is built with the library for
/// imports, from these sources and its own.
package struct RewritingTask: Codable, Sendable {
  /// A copy that is rewritten in its place.
  package struct File: Codable, Sendable {
    /// The path of the copy.
    package var path: String
    /// What the compiler calls the file.
    package var mark: String

    /// The copy at `path` of the file that is called `mark`.
    package init(path: String, mark: String) {
      self.path = path
      self.mark = mark
    }
  }

  /// Something that the compiler refuses.
  package struct Refusal: Codable, Sendable {
    /// What the compiler calls the file.
    package var mark: String
    /// Its line, from 1.
    package var line: Int
    /// Its column in bytes, from 1.
    package var column: Int
    /// What is wrong.
    package var message: String
    /// Whether it came back as it was, after what might have mended it had been done more than once.
    package var isLasting = false

    /// What is wrong at a place.
    package init(mark: String, line: Int, column: Int, message: String) {
      self.mark = mark
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// The modules that imported code names and one called `ImportedPackages` stands for.
  package static let packages: Set = [
    "Combine", "OpenCombine", "os", "OSLog", "SnapKit", "Then", "Kingfisher", "SDWebImage",
    "AlamofireImage", "RxSwift", "RxCocoa", "RxRelay", "RxDataSources", "Differentiator",
    "ReactorKit", "DifferenceKit", "Reusable", "CoreData", "XCTest", "SafariServices", "WebKit",
    "MessageUI", "StoreKit", "Photos", "PhotosUI", "CoreLocation", "MapKit", "EventKit",
    "EventKitUI", "AVFoundation",
    "AVKit", "UniformTypeIdentifiers", "Swinject", "ComposableArchitecture",
    "IdentifiedCollections", "IGListKit", "IGListDiffKit", "IGListSwiftKit", "DeepDiff",
    "DiffableDataSources", "ListDiff", "Alamofire", "AppKit", "Cocoa", "Realm", "RealmSwift",
    "Moya", "RxMoya", "CombineMoya",
  ]

  /// All the copies, which are read together.
  package var files: [File]
  /// The modules that can be imported.
  package var modules: [String]
  /// What is to be taken out; nil where copies are made fit for this system for the first time.
  package var refusals: [Refusal]?
  /// Whether the nibs and storyboards of the project are given.
  package var hasNibs: Bool

  /// A task for `files`, from which `modules` can be imported.
  package init(
    files: [File], modules: [String], hasNibs: Bool, refusals: [Refusal]? = nil
  ) {
    self.files = files
    self.modules = modules
    self.hasNibs = hasNibs
    self.refusals = refusals
  }
}

/// What was taken out of a copy, at the smallest whole that could go.
package struct RewritingCut: Codable, Hashable, Sendable {
  /// What kind of whole it is.
  package enum Whole: String, Codable, Sendable {
    case argument, call, parameter, element, statement, body, conformance, property, function
    case type
    /// A superclass that is not there, in whose place one of UIKit's was put.
    case superclass
    /// A cell of a storyboard that is not given, in whose place its class stands.
    case prototype
    /// What is registered for a cell in code that is not given, in whose place its class stands.
    case registration
    /// What was repaired, such as a keyword, and leaves nothing to tell.
    case repair
    /// A brace that was left open, and is closed where the indentation says so.
    case openBrace
    /// A brace that is missing where something begins, and is put there.
    case missingBrace
    /// A brace that closes nothing.
    case strayBrace
    /// The other side of what a merge could not decide.
    case mergeSide
  }

  /// The cause of what does not parse.
  package static let unparsed = ""

  /// What went.
  package var whole: Whole
  /// What it is called, or what stands in its place; empty for what has no name.
  package var name: String
  /// What the compiler calls the file.
  package var mark: String
  /// Its first line in the user's file.
  package var line: Int
  /// What is not there: a name, or what the compiler said; `unparsed` where it is no Swift.
  package var cause: String
  /// The declaration that it was a part of; empty at the top of a file.
  package var place: String

  /// A whole that went from a place, and why.
  package init(
    _ whole: Whole, name: String, mark: String, line: Int, cause: String, place: String
  ) {
    self.whole = whole
    self.name = name
    self.mark = mark
    self.line = line
    self.cause = cause
    self.place = place
  }
}

/// A name of UIKit's that was another one before.
package struct RewritingRenaming: Codable, Hashable, Sendable {
  /// The name as the user's code has it.
  package var former: String
  /// The name of today.
  package var name: String

  /// A former name with the one of today.
  package init(former: String, name: String) { (self.former, self.name) = (former, name) }
}

/// What the program that rewrites copies answers.
package struct RewritingOutcome: Codable, Sendable {
  /// What was taken out, in the order of the files.
  package var cuts: [RewritingCut] = []
  /// The declarations that the refusals stand in, one for each of them; empty at the top of a file
  /// and where none is found.
  package var places: [String] = []
  /// The refusals that were mended, nothing being taken out for them, by their numbers.
  package var mended: [Int] = []
  /// The functions that tell of classes, outlets and actions, one for each file that has any.
  package var wirings: [String] = []
  /// The former names that were written as they are today, each once.
  package var renamings: [RewritingRenaming] = []
  /// The modules that were imported and are not there, by file.
  package var dropped: [String: [String]] = [:]

  /// An outcome in which nothing was done.
  package init() {}
}
