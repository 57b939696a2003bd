// swift-format-ignore-file
class Section: Hashable {
    var id = UUID()
    var title: String
    var videos: [Video]
    init(title: String, videos: [Video]) {
        self.title = title
        self.videos = videos
    }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    static func == (lhs: Section, rhs: Section) -> Bool { lhs.id == rhs.id }
}
struct Video: Hashable {
    var id = UUID()
    var title: String
}
extension Section {
    static var allSections: [Section] = [
        Section(title: "SwiftUI", videos: [Video(title: "Intro"), Video(title: "State")]),
        Section(title: "UIKit", videos: [Video(title: "Demystifying Views")]),
    ]
}
var sections = Section.allSections
func filteredSections(for queryOrNil: String?) -> [Section] {
    let sections = Section.allSections
    guard let query = queryOrNil, !query.isEmpty else { return sections }
    return sections.filter { section in
        var matches = section.title.lowercased().contains(query.lowercased())
        for video in section.videos {
            if video.title.lowercased().contains(query.lowercased()) { matches = true; break }
        }
        return matches
    }
}
var snapshot = NSDiffableDataSourceSnapshot<Section, Video>()
snapshot.appendSections(sections)
sections.forEach { section in snapshot.appendItems(section.videos, toSection: section) }
print(filteredSections(for: "uik").map(\.title), snapshot.numberOfItems)
