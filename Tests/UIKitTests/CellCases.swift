import Testing
import UIKit

/// A cell as tutorials make it, 320 points wide, and the height that its constraints add up to.
struct CellCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let height: CGFloat
  /// Labels of body text that add to the height, each with its number of lines.
  let labels: [Int]
  let fill: @MainActor @Sendable (SizedCell) -> Void

  init(
    _ name: String, _ height: CGFloat, labels: [Int] = [],
    _ fill: @escaping @MainActor @Sendable (SizedCell) -> Void
  ) {
    testDescription = name
    self.height = height
    self.labels = labels
    self.fill = fill
  }

  static let all = plain + spread + stacked + nested + ofApps + ofFeeds

  /// Views pinned to the content view and to each other.
  private static let plain = [
    // The content's own height.
    CellCase("one view without room around it", 44) { cell in
      let view = ContentBox(100, 44)
      cell.add(view)
      view.pin(to: cell.contentView)
    },
    // 12 + 30 + 12.
    CellCase("one view with room around it", 54) { cell in
      let view = ContentBox(100, 30)
      cell.add(view)
      view.pin(to: cell.contentView, top: 12, left: 16, bottom: 12, right: 16)
    },
    // The margins are 8: 8 + 30 + 8.
    CellCase("one view in the margins", 46) { cell in
      let view = ContentBox(100, 30)
      cell.add(view)
      view.pin(to: cell.contentView.layoutMarginsGuide)
    },
    // Margins of 20 above and 4 below: 20 + 30 + 4.
    CellCase("margins of its own", 54) { cell in
      cell.contentView.layoutMargins = UIEdgeInsets(top: 20, left: 0, bottom: 4, right: 0)
      let view = ContentBox(100, 30)
      cell.add(view)
      view.pin(to: cell.contentView.layoutMarginsGuide)
    },
    // 10 + 40 + 10; the text beside it is 20 high, in the middle.
    CellCase("an avatar with a name beside it", 60) { cell in
      let (avatar, name) = (UIView(), ContentBox(80, 20))
      cell.add(avatar, name)
      avatar.size(40, 40)
      avatar.pin(to: cell.contentView, top: 10, left: 16, bottom: 10, right: nil)
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12).isActive = true
      name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor).isActive = true
    },
    // The text is higher than the avatar's 40: 8 + 64 + 8.
    CellCase("an avatar with a text that is higher", 80) { cell in
      let (avatar, text) = (UIView(), ContentBox(80, 64))
      cell.add(avatar, text)
      avatar.size(40, 40)
      avatar.pin(to: cell.contentView, top: 8, left: 16, bottom: nil, right: nil)
      avatar.bottomAnchor.constraint(
        lessThanOrEqualTo: cell.contentView.bottomAnchor, constant: -8
      ).isActive = true
      text.pin(to: cell.contentView, top: 8, left: nil, bottom: 8, right: 16)
      text.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12).isActive = true
    },
    // The avatar decides now, since the text is 20 high: 8 + 40 + 8.
    CellCase("an avatar higher than its text", 56) { cell in
      let (avatar, text) = (UIView(), ContentBox(80, 20))
      cell.add(avatar, text)
      avatar.size(40, 40)
      for view in [avatar, text] {
        view.topAnchor.constraint(
          greaterThanOrEqualTo: cell.contentView.topAnchor, constant: 8
        ).isActive = true
        view.bottomAnchor.constraint(
          lessThanOrEqualTo: cell.contentView.bottomAnchor, constant: -8
        ).isActive = true
        view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
      }
      text.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12).isActive = true
    },
    // A picture of 16 : 9 over the whole width: 320 · 9 / 16 = 180.
    CellCase("a picture of 16 : 9", 180) { cell in
      let picture = UIView()
      cell.add(picture)
      picture.pin(to: cell.contentView)
      picture.heightAnchor.constraint(
        equalTo: picture.widthAnchor, multiplier: 9.0 / 16
      ).isActive = true
    },
    // A square within 10 on each side, and a caption: (320 − 20) + 10 + 8 + 17 + 10.
    CellCase("a square picture with a caption", 345) { cell in
      let (picture, caption) = (UIView(), ContentBox(60, 17))
      cell.add(picture, caption)
      picture.pin(to: cell.contentView, top: 10, left: 10, bottom: nil, right: 10)
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
      caption.pin(to: cell.contentView, top: nil, left: 10, bottom: 10, right: 10)
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8).isActive = true
    },
    // At least 44, and the content with its room is 8 + 20 + 8 = 36.
    CellCase("a least height", 44) { cell in
      let view = ContentBox(60, 20)
      cell.add(view)
      view.pin(to: cell.contentView, top: nil, left: 16, bottom: nil, right: 16)
      view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
      view.topAnchor.constraint(
        greaterThanOrEqualTo: cell.contentView.topAnchor, constant: 8
      ).isActive = true
      cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    },
    // The second of 60 and 40 is kept at 999, so the required 40 holds: 40.
    CellCase("a priority below required gives way", 40) { cell in
      let view = UIView()
      cell.add(view)
      view.pin(to: cell.contentView)
      let wish = view.heightAnchor.constraint(equalToConstant: 60)
      wish.priority = UILayoutPriority(999)
      wish.isActive = true
      view.size(nil, 40)
    },
    // A content view with a constraint of its own: 77.
    CellCase("a content view without its mask", 77) { cell in
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.heightAnchor.constraint(equalToConstant: 77).isActive = true
    },
    // No limit is as good as none: 44.
    CellCase("a bound beyond all numbers", 44) { cell in
      let view = ContentBox(10, 44)
      cell.add(view)
      view.pin(to: cell.contentView)
      view.heightAnchor.constraint(
        lessThanOrEqualToConstant: .greatestFiniteMagnitude
      ).isActive = true
    },
    // Three rows of which the middle one is twice the first, and the last as high as both:
    // 10 + 20 + 30.
    CellCase("heights in proportion", 60) { cell in
      let views = (0..<3).map { _ in UIView() }
      cell.add(views[0], views[1], views[2])
      views[0].pin(to: cell.contentView, bottom: nil)
      views[0].size(nil, 10)
      for (above, below) in zip(views, views.dropFirst()) {
        below.pin(to: cell.contentView, top: nil, bottom: nil)
        below.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
      }
      views[1].heightAnchor.constraint(equalTo: views[0].heightAnchor, multiplier: 2).isActive =
        true
      views[2].heightAnchor.constraint(
        equalTo: views[1].heightAnchor, multiplier: 1, constant: 10
      ).isActive = true
      views[2].bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
    },
  ]

  /// Guides, system spacings, formats and lines of text.
  private static let spread = [
    // A guide of 24 between views of 20 and 30.
    CellCase("a guide as a spacer", 74) { cell in
      let (above, below) = (ContentBox(9, 20), ContentBox(9, 30))
      let guide = UILayoutGuide()
      cell.contentView.addLayoutGuide(guide)
      cell.add(above, below)
      above.pin(to: cell.contentView, bottom: nil)
      guide.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
      guide.heightAnchor.constraint(equalToConstant: 24).isActive = true
      below.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      below.pin(to: cell.contentView, top: nil)
    },
    // System spacing is 8, once above and twice below: 8 + 20 + 16.
    CellCase("system spacing", 44) { cell in
      let view = ContentBox(9, 20)
      cell.add(view)
      view.topAnchor.constraint(
        equalToSystemSpacingBelow: cell.contentView.topAnchor, multiplier: 1
      ).isActive = true
      cell.contentView.bottomAnchor.constraint(
        equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 2
      ).isActive = true
    },
    // V:|-10-[20]-4-[30]-10-|: 10 + 20 + 4 + 30 + 10.
    CellCase("visual format", 74) { cell in
      let views = ["first": UIView(), "second": UIView()]
      for view in views.values { cell.add(view) }
      for format in ["V:|-10-[first(20)]-4-[second(30)]-10-|", "H:|[first]|", "H:|[second]|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
      }
    },
    // The edge of the margins, 8, the default room between neighbours, 8, and metrics of 25:
    // 8 + 25 + 8 + 25 + 8.
    CellCase("visual format with default spacing and metrics", 74) { cell in
      let views = ["a": UIView(), "b": UIView()]
      for view in views.values { cell.add(view) }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[a(h)]-[b(==a)]-|", options: [.alignAllLeading],
          metrics: ["h": 25], views: views))
    },
    // The rest of a cell of at least 100 goes to the view without a height of its own.
    CellCase("a view that takes the rest", 100) { cell in
      let (fixed, rest) = (UIView(), UIView())
      cell.add(fixed, rest)
      fixed.size(nil, 30)
      fixed.pin(to: cell.contentView, bottom: nil)
      rest.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
      rest.pin(to: cell.contentView, top: nil)
      cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    },
    // Three lines are three times as high as one; 11 above and below.
    CellCase("a label of three lines", 22, labels: [3]) { cell in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one\ntwo\nthree"
      cell.add(label)
      label.pin(to: cell.contentView, top: 11, left: 16, bottom: 11, right: 16)
    },
    // Two lines of the three are shown.
    CellCase("a label of two lines at most", 22, labels: [2]) { cell in
      let label = UILabel()
      label.numberOfLines = 2
      label.text = "one\ntwo\nthree"
      cell.add(label)
      label.pin(to: cell.contentView, top: 11, left: 16, bottom: 11, right: 16)
    },
    // A caption under a title: 8 + a line + 4 + a line + 8.
    CellCase("title and subtitle", 20, labels: [1, 1]) { cell in
      let (title, subtitle) = (UILabel(), UILabel())
      title.text = "Title"
      subtitle.text = "Subtitle"
      cell.add(title, subtitle)
      title.pin(to: cell.contentView, top: 8, left: 16, bottom: nil, right: 16)
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4).isActive = true
      subtitle.pin(to: cell.contentView, top: nil, left: 16, bottom: 8, right: 16)
    },
    // The bubble is 12 inside the cell and its text 10 inside the bubble, three quarters wide at
    // most: 4 + 10 + two lines + 10 + 4.
    CellCase("a chat bubble", 28, labels: [2]) { cell in
      let (bubble, text) = (UIView(), UILabel())
      text.numberOfLines = 0
      text.text = "hello\nyou"
      text.translatesAutoresizingMaskIntoConstraints = false
      bubble.addSubview(text)
      cell.add(bubble)
      bubble.pin(to: cell.contentView, top: 4, left: nil, bottom: 4, right: 12)
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: cell.contentView.widthAnchor, multiplier: 0.75
      ).isActive = true
      text.pin(to: bubble, top: 10, left: 10, bottom: 10, right: 10)
    },
  ]

  /// The height with that of the lines, which is not what these cases are about.
  @MainActor var wholeHeight: CGFloat {
    labels.reduce(height) { sum, count in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = Array(repeating: "x", count: count).joined(separator: "\n")
      return sum + label.intrinsicContentSize.height
    }
  }
}
