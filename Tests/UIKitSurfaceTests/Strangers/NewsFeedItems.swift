// swift-format-ignore-file
class ConferenceNewsController {
    struct NewsFeedItem: Hashable {
        let title: String
        let date: Date
        let body: String
        let identifier = UUID()
        func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
        static func == (lhs: NewsFeedItem, rhs: NewsFeedItem) -> Bool { return lhs.identifier == rhs.identifier }
        init(title: String, date: DateComponents, body: String) {
            self.title = title
            self.date = DateComponents(calendar: Calendar.current, year: date.year, month: date.month, day: date.day).date!
            self.body = body
        }
    }
    var newsItems: [NewsFeedItem] { return [NewsFeedItem(title: "Conference 2019 Registration Now Open", date: DateComponents(year: 2019, month: 3, day: 14), body: "Register by Wednesday"), NewsFeedItem(title: "Apply for a Scholarship", date: DateComponents(year: 2019, month: 3, day: 14), body: "Earn up to 4")] }
}
let news = ConferenceNewsController()
print(news.newsItems.count, news.newsItems[0].title)

// prints:
// 2 Conference 2019 Registration Now Open
