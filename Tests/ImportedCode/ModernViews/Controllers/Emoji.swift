import UIKit

struct Emoji: Hashable {

  enum Category: CaseIterable, CustomStringConvertible {
    case recents, smileys, nature, food
  }

  let text: String
  let title: String
  let category: Category
  private let identifier = UUID()
}

extension Emoji.Category {

  var description: String {
    switch self {
    case .recents: return "Recents"
    case .smileys: return "Smileys"
    case .nature: return "Nature"
    case .food: return "Food"
    }
  }

  var emojis: [Emoji] {
    switch self {
    case .recents:
      return [Emoji(text: "🥎", title: "Softball", category: self)]
    case .smileys:
      return [
        Emoji(text: "😀", title: "Grin", category: self),
        Emoji(text: "🥳", title: "Party", category: self),
      ]
    case .nature:
      return [
        Emoji(text: "🦊", title: "Fox", category: self),
        Emoji(text: "🐝", title: "Bee", category: self),
        Emoji(text: "🐢", title: "Turtle", category: self),
      ]
    case .food:
      return [Emoji(text: "🥑", title: "Avocado", category: self)]
    }
  }
}
