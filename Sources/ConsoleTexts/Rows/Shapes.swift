import Wording

extension ConsoleShape {
  /// Every shape; the first that fits says most.
  static let all: [ConsoleShape] = viewShapes + swiftShapes + processShapes

  private static let backtrace: Message =
    "The first frame of your own code in the backtrace is where to look."

  private static let viewShapes = [
    ConsoleShape(
      "invalid-update", ["Invalid update: ‹what›"], page: "batch-updates",
      cause: "What the view was told and what the data source holds do not fit together."
    ) { "A view refuses an update: \($0["what"] ?? "…")" },
    ConsoleShape(
      "invalid-parameter", ["Invalid parameter not satisfying: ‹condition›"], cause: backtrace
    ) { "UIKit asserts that \($0["condition"] ?? "…"), and it is not so." },
    ConsoleShape(
      "diffable-complaint", ["Diffable data source detected ‹what›"], page: "identity",
      cause: "Identifiers are unique in a snapshot, and what is equal hashes equally."
    ) { "The data source objects to identifiers: \($0["what"] ?? "…")" },
    ConsoleShape(
      "diffable-breakpoint", ["BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__‹name›"], page: "apply",
      cause: backtrace
    ) { "The data source stopped at a mistake of its caller: \($0["name"] ?? "…")" },
    ConsoleShape(
      "internal-inconsistency", ["UICollectionView internal inconsistency: ‹what›"],
      page: "single-source-of-truth", cause: backtrace
    ) { "The collection view contradicts itself: \($0["what"] ?? "…")" },
    ConsoleShape(
      "flow-layout",
      [
        "The behavior of the UICollectionViewFlowLayout is not defined because",
        "must be less than the width of the UICollectionView minus the section insets",
        "must be less than the height of the UICollectionView minus the section insets",
        "UICollectionViewFlowLayoutBreakForInvalidSizes",
        "sizes are not supported in the flow layout",
      ],
      page: "content-insets",
      cause: """
        An item of a flow layout is larger than the view less its insets. A compositional layout \
        with fractions has no such trouble.
        """
    ) { _ in "A flow layout has no room for its items." },
    ConsoleShape(
      "layout-error",
      ["ran into an error when computing the layout for section at index ‹#section›"],
      page: "item-group-section",
      cause: "The sizes, insets and spacings of that section leave something no place."
    ) { "The layout of section \($0["section"] ?? "…") could not be reckoned." },
    ConsoleShape(
      "unregistered", ["unable to dequeue a", "could not dequeue a view of kind"],
      page: "cell-reuse", cause: "Register the class before the first apply, under the same name."
    ) { _ in "A view was dequeued for which nothing is registered." },
    ConsoleShape(
      "unsatisfiable-constraints", ["Unable to simultaneously satisfy constraints"],
      page: "self-sizing",
      cause: """
        In a cell it is often the estimate of the first pass against the cell's own height: a \
        priority of 999 for one of them ends it.
        """
    ) { _ in "Auto Layout cannot satisfy all constraints, and breaks one of them." },
    ConsoleShape(
      "off-main-thread",
      [
        "Main Thread Checker: UI API called on a background thread: ‹what›",
        "Modifications to the layout engine must not be performed from a background thread",
      ], page: "apply", cause: "Views belong to the main thread, and apply with them."
    ) { _ in "A view was touched from another thread than the main one." },
  ]

  private static let swiftShapes = [
    ConsoleShape(
      "index-out-of-range",
      [
        "Index out of range", "Array index is out of range", "beyond bounds [0 .. ‹#last›]",
        "beyond bounds for empty array",
      ], page: "single-source-of-truth",
      cause: """
        A provider that indexes an array of its own by the path is behind or ahead of the snapshot: \
        look the contents up by the identifier.
        """
    ) { _ in "An array was asked for an element that it does not have." },
    ConsoleShape(
      "broken-hash",
      [
        "Fatal error: Duplicate elements of type ‹type› were found in a Set",
        "Fatal error: Duplicate keys of type ‹type› were found in a Dictionary",
      ], page: "hashable",
      cause:
        "`==` and `hash(into:)` disagree, or an element changed while it was in the collection."
    ) { "Values of the type \($0["type"] ?? "…") are equal, but hash differently." },
    ConsoleShape(
      "unexpected-nil", ["Unexpectedly found nil while"], page: "identity",
      cause: "In a provider it is often contents that were looked up after they were deleted."
    ) { _ in "Swift unwrapped an optional that was nil." },
    ConsoleShape(
      "failed-cast",
      [
        "Could not cast value of type '‹from›' (‹_›) to '‹to›' (",
        "Could not cast value of type ‹from› to ‹to›",
      ], page: "cell-reuse",
      cause: "The class that is registered is another than the one that is cast to."
    ) { "Swift could not cast a value of the type \($0["from"] ?? "…") to \($0["to"] ?? "…")." },
    ConsoleShape(
      "simultaneous-access", ["Simultaneous accesses to"], page: "apply",
      cause:
        "A snapshot or a store is changed while it is being read, as by an apply in a callback."
    ) { _ in "Swift found something changed while it was in use." },
    ConsoleShape(
      "swift-trap",
      ["Fatal error: ‹what›", "Precondition failed: ‹what›", "Assertion failed: ‹what›"],
      cause: backtrace
    ) {
      "Swift ended the program: \($0["what"] ?? "…")"
    },
  ]

  private static let processShapes = [
    ConsoleShape(
      "unrecognized-selector", ["]: unrecognized selector sent to"],
      cause: """
        A call that this release does not have yet, a class of Objective-C that changed, or an \
        object that was freed and replaced by another.
        """
    ) { _ in "An object was sent a message that its class does not know." },
    ConsoleShape(
      "uncaught-exception",
      ["Terminating app due to uncaught exception '‹name›', reason: '‹reason›"], cause: backtrace
    ) { "An exception ended the app: \($0["reason"] ?? "…")" },
    ConsoleShape("assertion", ["Assertion failure in ‹method›,"], cause: backtrace) {
      "An assertion of UIKit failed in \($0["method"] ?? "…")."
    },
    ConsoleShape(
      "memory-limit", ["Terminated due to memory issue"], page: "cell-reuse",
      cause: """
        Images that are kept by item are often the cause; cells themselves are few. `cells` shows how \
        many there are.
        """
    ) { _ in "The system ended the app because it used too much memory." },
    ConsoleShape(
      "stopped",
      [
        "signal SIGABRT", "signal SIGTRAP",
        "terminating with uncaught exception of type NSException",
        "terminating due to uncaught exception of type NSException",
      ],
      cause:
        "The line itself says nothing: look for a reason above it, or an exception's text."
    ) { _ in "The process was stopped: something has failed before." },
    ConsoleShape(
      "bad-access", ["EXC_BAD_ACCESS", "EXC_BREAKPOINT", "EXC_BAD_INSTRUCTION"], cause: backtrace
    ) { _ in "The process stopped at a machine's trap; the line above it says why." },
  ]
}
