import CompositionalLayout
import DiffableDataSource
import Feed

var feed = try Feed(width: 320, height: 480) { post in post.isMultiple(of: 2) ? 60 : 120 }
let first = try feed.show([("swift", [1, 2, 3]), ("layout", [4, 5, 6, 7])])
print("inserted \(first.insertedSections.count) topics")
for (post, frame) in try feed.onScreen() { print("post \(post) at \(frame)") }

let second = try feed.show([("layout", [7, 4, 5]), ("swift", [1, 3])])
print("\(second.deletedItems.count) deleted, \(second.movedItems.count) moved")
try feed.scroll(to: 200)
print("scrolled to \(feed.solution.container.contentOffset), content \(feed.solution.contentSize)")

// A waterfall: a custom group that holds every item of its section.
let frames = (0..<20_000).map { item in
  LayoutCustomItem(
    frame: LayoutRect(x: Double(item % 3) * 100, y: Double(item / 3) * 50, width: 96, height: 46))
}
let waterfall = LayoutSection(
  group: try .custom(
    layoutSize: LayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(333_350)), items: frames))
let solution = try LayoutSolver(
  description: LayoutDescription { waterfall },
  container: LayoutContainer(size: LayoutExtent(width: 300, height: 480))
).solve(itemCounts: [20_000])
let last = ItemIndexPath(item: 19_999, section: 0)
print("\(solution), the last \(solution.element(.cell, at: last)?.description ?? "nowhere")")
print("why: \(solution.derivation(ofItem: 1, section: 0)?.x.description ?? "unknown")")
