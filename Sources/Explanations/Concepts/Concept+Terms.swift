extension Concept {
  /// The words that derivations and answers use, by the page that tells of them.
  ///
  /// What a page calls itself and the names of the API stand in the page; numbers in a term don't
  /// count.
  static let terms: [String: [String]] = [
    "apply": ["first apply", "what is applied", "next apply", "not-on-screen"],
    "difference": ["after", "was at", "inserted", "deleted", "gone", "new", "pending diff"],
    "single-source-of-truth": ["model", "view", "shown", "direct-mutation"],
    "self-sizing": ["update-loop", "zero-preferred-size"],
    "batch-updates": ["counts", "updated", "batch", "view-not-shown"],
    "identity": ["identifier", "identifiers", "value", "=="],
    "cell": ["cells", "provider", "kept"],
    "frame": [
      "x", "y", "width", "height", "content offset", "offset", "z-index", "changed",
      "x in the group", "y in the group", "group x", "group y", "group's x", "group's y",
      "in front of backgrounds", "distance from the right", "zIndex", "contentOffset",
    ],
    "container": [
      "container width", "container height", "size", "safeAreaInsets", "safe area",
      "section container's width", "section container's height",
    ],
    "fractional": ["shared by fractions", "widthDimension", "heightDimension", "layoutSize"],
    "item-group-section": [
      "malformed-layout", "no-own-layout",
      "section length", "section start", "sections", "sections before", "cells' length", "contents",
      "groups", "groups before", "group's inner width", "group's inner height", "group width",
      "group height", "last group's width", "last group's height", "start of the cells",
      "end of the cells", "end of the sections", "to the group", "items",
    ],
    "estimated": [
      "groups as estimated", "groups before as estimated", "what measuring changed before",
      "estimated or measured",
    ],
    "uniform-siblings": ["largest width of the siblings", "largest height of the siblings"],
    "packing": [
      "items in a run", "items tried", "needed by", "room", "used", "left over", "lengths",
      "items without gaps", "slot", "subitem", "reach of its items", "reach of a full group",
      "times",
    ],
    "spacing": [
      "gaps", "inter-item spacing", "inter-group spacing", "from one group to the next", "share",
    ],
    "content-insets": [
      "section insets", "top inset", "leading inset", "bottom inset", "trailing inset",
      "end insets",
    ],
    "boundary-items": [
      "room for boundary items", "room for boundary items before",
      "room for boundary items behind", "boundary start", "room left",
    ],
    "pinning": ["pinned on screen", "unpinned x", "unpinned y", "visible from", "visible to"],
    "badges": [
      "point of the host", "point of the view", "host's x", "host's y", "host's width",
      "host's height", "anchor point", "own anchor point", "anchor offset",
    ],
    "orthogonal-scrolling": ["does-not-scroll"],
    "section-snapshot": ["outlines-need-names"],
    "resting-offset": [
      "proposed offset", "stop at group", "farthest offset", "room beside", "group length", "page",
      "row length",
      "rests", "swipe",
    ],
    "rounding": ["to the nearest", "point"],
  ]
}
