import Foundation

class ConferenceVideoController {

  struct Video: Hashable {
    let title: String
    let category: String
    let identifier = UUID()
    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }
  }

  struct VideoCollection: Hashable {
    let title: String
    let videos: [Video]

    let identifier = UUID()
    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }
  }

  var collections: [VideoCollection] {
    return _collections
  }

  init() {
    generateCollections()
  }
  fileprivate var _collections = [VideoCollection]()
}

extension ConferenceVideoController {
  func generateCollections() {
    _collections = [
      VideoCollection(
        title: "Opening day",
        videos: [
          Video(title: "Welcome", category: "Tech"),
          Video(title: "What is new in lists", category: "UI"),
          Video(title: "A tour of the build", category: "Tools"),
        ]),
      VideoCollection(
        title: "Lists and layouts",
        videos: [
          Video(title: "Sections side by side", category: "UI"),
          Video(title: "Badges that stay", category: "UI"),
        ]),
    ]
  }
}

class ConferenceNewsController {

  struct NewsFeedItem: Hashable {
    let title: String
    let date: Date
    let body: String
    let identifier = UUID()

    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }

    init(title: String, date: DateComponents, body: String) {
      self.title = title
      self.date = DateComponents(calendar: .current, year: date.year).date ?? Date()
      self.body = body
    }
  }

  var news: [NewsFeedItem] {
    return newsInternal
  }

  private var newsInternal: [NewsFeedItem] = [
    NewsFeedItem(
      title: "Registration is open", date: DateComponents(year: 2019, month: 3, day: 14),
      body: "Apply until Wednesday for a seat in the first row of the hall."),
    NewsFeedItem(
      title: "Where to stay", date: DateComponents(year: 2019, month: 4, day: 2), body: "Nearby."),
    NewsFeedItem(
      title: "Program", date: DateComponents(year: 2019, month: 4, day: 29),
      body: """
        All talks with their rooms and times are in the app; \
        those who come from far get them by mail.
        """),
  ]
}
