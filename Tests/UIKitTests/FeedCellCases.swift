import UIKit

/// Cells of feeds, forms and shops, and those that are measured by hand.
extension CellCase {
  static let ofFeeds = measuredByHand + stacks + forms + media

  // MARK: Measured by hand

  private static let measuredByHand = [
    // 10 + 40 + 10, asked of the content in the cell's own answer.
    CellCase("fitted in preferredLayoutAttributesFitting", 60) { cell in
      let view = ContentBox(9, 40)
      cell.add(view)
      view.pin(to: cell.contentView, top: 10, bottom: 10)
      cell.preferred = { attributes in
        let size = cell.contentView.systemLayoutSizeFitting(attributes.size)
        attributes.frame.size.height = size.height.rounded(.up)
        return attributes
      }
    },
    // The width is given, the height as small as can be: 12 + three lines + 12.
    CellCase("fitted to its width", 24, labels: [3]) { cell in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one\ntwo\nthree"
      cell.add(label)
      label.pin(to: cell.contentView, top: 12, left: 16, bottom: 12, right: 16)
      cell.preferred = { attributes in
        let target = CGSize(
          width: attributes.size.width, height: UIView.layoutFittingCompressedSize.height)
        attributes.size = cell.contentView.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return attributes
      }
    },
    // The cell answers for itself, whatever stands in it: 77.
    CellCase("systemLayoutSizeFitting overridden", 77) { cell in
      let view = ContentBox(9, 40)
      cell.add(view)
      view.pin(to: cell.contentView)
      cell.fitting = { CGSize(width: $0.width, height: 77) }
    },
    // A required width of its own cannot hold beside the cell's; the height is the content's: 44.
    CellCase("a width of the content view", 44) { cell in
      let view = ContentBox(9, 44)
      cell.add(view)
      view.pin(to: cell.contentView)
      cell.contentView.size(300, nil)
    },
  ]

  // MARK: Stacks

  private static let stacks = [
    // Margins of 12, and no gap for what is hidden: 12 + 20 + 8 + 40 + 12.
    CellCase("a stack with margins and a hidden row", 92) { cell in
      let hidden = ContentBox(9, 30)
      hidden.isHidden = true
      let stack = UIStackView(
        .vertical, spacing: 8, ContentBox(9, 20), hidden, ContentBox(9, 40))
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      cell.add(stack)
      stack.pin(to: cell.contentView)
    },
    // All as high as the highest: 50 + 10 + 50.
    CellCase("equal rows", 110) { cell in
      let stack = UIStackView(.vertical, spacing: 10, ContentBox(9, 20), ContentBox(9, 50))
      stack.distribution = .fillEqually
      cell.add(stack)
      stack.pin(to: cell.contentView)
    },
    // The highest of those in the middle of a row, 8 above and below: 8 + 44 + 8.
    CellCase("an avatar, a name, a button in the middle", 60) { cell in
      let avatar = UIImageView()
      avatar.size(44, 44)
      let stack = UIStackView(
        .horizontal, spacing: 12, avatar, ContentBox(80, 20), ContentBox(60, 30))
      stack.alignment = .center
      cell.add(stack)
      stack.pin(to: cell.contentView, top: 8, left: 16, bottom: 8, right: 16)
    },
    // The row is as high as its higher half, then 14 instead of 6: 10 + 36 + 14 + 18 + 10.
    CellCase("a stack in a stack with a gap of its own", 88) { cell in
      let row = UIStackView(.horizontal, ContentBox(20, 24), ContentBox(20, 36))
      let stack = UIStackView(.vertical, spacing: 6, row, ContentBox(9, 18))
      stack.setCustomSpacing(14, after: row)
      cell.add(stack)
      stack.pin(to: cell.contentView, top: 10, left: 10, bottom: 10, right: 10)
    },
    // What has no size gives way: 30 + 8 + 0 + 8 + 20.
    CellCase("a stack with a spacer", 66) { cell in
      let stack = UIStackView(
        .vertical, spacing: 8, ContentBox(9, 30), UIView(), ContentBox(9, 20))
      cell.add(stack)
      stack.pin(to: cell.contentView)
    },
    // The gaps are no smaller than the spacing: 10 + 5 + 20 + 5 + 30.
    CellCase("gaps of one size", 70) { cell in
      let stack = UIStackView(
        .vertical, spacing: 5, ContentBox(9, 10), ContentBox(9, 20), ContentBox(9, 30))
      stack.distribution = .equalSpacing
      cell.add(stack)
      stack.pin(to: cell.contentView)
    },
  ]

  // MARK: Forms

  private static let forms = [
    // 8 + a switch of 31 + 8; the title stands in the middle.
    CellCase("a row with a switch", 47) { cell in
      let (title, toggle) = (UILabel(), UISwitch())
      title.text = "Sounds"
      cell.add(title, toggle)
      toggle.pin(to: cell.contentView, top: 8, left: nil, bottom: 8, right: 16)
      title.leadingAnchor.constraint(
        equalTo: cell.contentView.leadingAnchor, constant: 16
      ).isActive = true
      title.centerYAnchor.constraint(equalTo: toggle.centerYAnchor).isActive = true
    },
    // 8 + a rounded field of 34 + 8.
    CellCase("a field with a border", 50) { cell in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      cell.add(field)
      field.pin(to: cell.contentView, top: 8, left: 16, bottom: 8, right: 16)
    },
    // 10 + segments of 32 + 10.
    CellCase("segments", 52) { cell in
      let segments = UISegmentedControl(items: ["Day", "Week"])
      cell.add(segments)
      segments.pin(to: cell.contentView, top: 10, left: 16, bottom: 10, right: 16)
    },
    // 20 + 20 + 20.
    CellCase("a spinner at the end of a feed", 60) { cell in
      let spinner = UIActivityIndicatorView(style: .medium)
      cell.add(spinner)
      spinner.pin(to: cell.contentView, top: 20, left: nil, bottom: 20, right: nil)
      spinner.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor).isActive = true
    },
    // 20 above and below by the margins that it was given: 20 + 30 + 20.
    CellCase("margins of the content view", 70) { cell in
      let view = ContentBox(9, 30)
      cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 16, bottom: 20, trailing: 16)
      cell.add(view)
      view.pin(to: cell.contentView.layoutMarginsGuide)
    },
  ]

  // MARK: Pictures

  private static let media = [
    // 320 less 32 is 288, at 16:9 162 high: 16 + 162 + 12 + 20 + 16.
    CellCase("a card with a picture of 16:9", 226) { cell in
      let (picture, title) = (UIImageView(), ContentBox(9, 20))
      cell.add(picture, title)
      picture.pin(to: cell.contentView, top: 16, left: 16, bottom: nil, right: 16)
      picture.heightAnchor.constraint(
        equalTo: picture.widthAnchor, multiplier: 9 / 16
      ).isActive = true
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12).isActive = true
      title.pin(to: cell.contentView, top: nil, left: 16, bottom: 16, right: 16)
    },
    // A quarter of 320 as wide as high: 8 + 80 + 8.
    CellCase("a square thumbnail of a quarter", 96) { cell in
      let thumbnail = UIImageView()
      cell.add(thumbnail)
      thumbnail.pin(to: cell.contentView, top: 8, left: 8, bottom: 8, right: nil)
      thumbnail.widthAnchor.constraint(
        equalTo: cell.contentView.widthAnchor, multiplier: 0.25
      ).isActive = true
      thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor).isActive = true
    },
    // Two columns in the middle, each 12 from the edges at least; the higher makes it: 12 + 80 + 12.
    CellCase("an avatar beside a long text", 104) { cell in
      let (avatar, text) = (UIImageView(), ContentBox(100, 80))
      avatar.size(40, 40)
      cell.add(avatar, text)
      for view in [avatar, text] {
        view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
        view.topAnchor.constraint(
          greaterThanOrEqualTo: cell.contentView.topAnchor, constant: 12
        ).isActive = true
      }
    },
    // A background that follows by its mask adds nothing: 10 + 30 + 10.
    CellCase("a background with a mask", 50) { cell in
      let background = UIView(frame: cell.contentView.bounds)
      background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(background)
      let view = ContentBox(9, 30)
      cell.add(view)
      view.pin(to: cell.contentView, top: 10, bottom: 10)
    },
    // Half as high as the title: 40 + 20.
    CellCase("a caption half as high", 60) { cell in
      let (title, caption) = (ContentBox(9, 40), UIView())
      cell.add(title, caption)
      title.pin(to: cell.contentView, bottom: nil)
      caption.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
      caption.heightAnchor.constraint(
        equalTo: title.heightAnchor, multiplier: 0.5
      ).isActive = true
      caption.pin(to: cell.contentView, top: nil)
    },
    // The details stand in no constraint while it is closed: 10 + 20 + 10.
    CellCase("a row that is closed", 40) { cell in
      let (title, details) = (ContentBox(9, 20), ContentBox(9, 100))
      cell.add(title, details)
      title.pin(to: cell.contentView, top: 10, bottom: nil)
      details.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8).isActive = true
      let open = details.bottomAnchor.constraint(
        equalTo: cell.contentView.bottomAnchor, constant: -10)
      let closed = title.bottomAnchor.constraint(
        equalTo: cell.contentView.bottomAnchor, constant: -10)
      open.isActive = true
      open.isActive = false
      closed.isActive = true
    },
  ]
}
