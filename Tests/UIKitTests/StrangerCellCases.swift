import UIKit

/// Cells as they stand in apps: constraints too many or too few, priorities, tricks.
extension CellCase {
  static let ofApps = bubbles + tricks + ratios + rows

  // MARK: Texts at a side

  private static let bubbles = [
    // Inside the cell 4, inside the bubble 10, one line: 4 + 10 + line + 10 + 4.
    CellCase("an outgoing bubble that keeps its distance", 28, labels: [1]) { cell in
      let text = bubble(in: cell, "See you")
      let outer = text.superview ?? cell
      outer.leadingAnchor.constraint(
        greaterThanOrEqualTo: cell.contentView.leadingAnchor, constant: 80
      ).isActive = true
      outer.trailingAnchor.constraint(
        equalTo: cell.contentView.trailingAnchor, constant: -12
      ).isActive = true
    },
    // Which side wins is said by priorities; the height is that of the text.
    CellCase("a bubble whose side is a priority", 28, labels: [2]) { cell in
      let text = bubble(in: cell, "See\nyou")
      let outer = text.superview ?? cell
      let leading = outer.leadingAnchor.constraint(
        equalTo: cell.contentView.leadingAnchor, constant: 12)
      let trailing = outer.trailingAnchor.constraint(
        equalTo: cell.contentView.trailingAnchor, constant: -12)
      leading.priority = .defaultLow
      trailing.priority = .defaultHigh
      outer.widthAnchor.constraint(lessThanOrEqualToConstant: 240).isActive = true
      NSLayoutConstraint.activate([leading, trailing])
    },
    // A row at least 60 high, whatever its text: 60.
    CellCase("a least height", 60) { cell in
      let text = UILabel()
      text.text = "Short"
      cell.add(text)
      text.pin(to: cell.contentView, top: 8, left: 16, bottom: 8, right: 16)
      cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    },
    // As high as its lines, and 8 above and below, within the view that does not scroll.
    CellCase("a text view that does not scroll", 16, labels: [2]) { cell in
      let text = UITextView()
      text.isScrollEnabled = false
      text.font = .systemFont(ofSize: 17)
      text.text = "one\ntwo"
      cell.add(text)
      text.pin(to: cell.contentView)
    },
    // Titles of two sizes on one line: the larger one's line, 6 above and below.
    CellCase("two texts on a baseline", 12, labels: [1]) { cell in
      let (title, unit) = (UILabel(), UILabel())
      title.text = "42"
      unit.text = "km"
      unit.font = .systemFont(ofSize: 11)
      cell.add(title, unit)
      title.pin(to: cell.contentView, top: 6, left: 16, bottom: 6, right: nil)
      unit.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4).isActive = true
      unit.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
    },
  ]

  @MainActor private static func bubble(in cell: SizedCell, _ words: String) -> UILabel {
    let (outer, text) = (UIView(), UILabel())
    text.numberOfLines = 0
    text.text = words
    text.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(text)
    cell.add(outer)
    outer.pin(to: cell.contentView, top: 4, left: nil, bottom: 4, right: nil)
    text.pin(to: outer, top: 10, left: 10, bottom: 10, right: 10)
    return text
  }

  // MARK: Tricks

  private static let tricks = [
    // The bottom may give way, so that nothing is logged; nothing makes it: 10 + 30 + 10.
    CellCase("a bottom of priority 999", 50) { cell in
      let view = ContentBox(9, 30)
      cell.add(view)
      view.pin(to: cell.contentView, top: 10, bottom: nil)
      let bottom = view.bottomAnchor.constraint(
        equalTo: cell.contentView.bottomAnchor, constant: -10)
      bottom.priority = UILayoutPriority(999)
      bottom.isActive = true
    },
    // Nothing leads to the bottom: the estimate, 1, stays.
    CellCase("a bottom edge forgotten", 1) { cell in
      let view = ContentBox(9, 30)
      cell.add(view)
      view.pin(to: cell.contentView, top: 10, bottom: nil)
    },
    // A mask left true fixes the view, not the cell: the estimate stays.
    CellCase("a frame without constraints", 1) { cell in
      cell.contentView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    },
    // Two widths cannot hold; heights are those of the rest: 44.
    CellCase("two widths in conflict", 44) { cell in
      let view = ContentBox(9, 44)
      cell.add(view)
      view.pin(to: cell.contentView, right: nil)
      view.size(100, nil)
      view.size(200, nil)
    },
    // At most 80 holds before a wish for 100: 80.
    CellCase("a wish beyond a bound", 80) { cell in
      let view = UIView()
      cell.add(view)
      view.pin(to: cell.contentView)
      let wish = view.heightAnchor.constraint(equalToConstant: 100)
      wish.priority = .defaultHigh
      wish.isActive = true
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
    },
    // Both fill the height, and resist being smaller more than they hug: the larger one's 40.
    CellCase("neighbours of different heights", 40) { cell in
      let (left, right) = (ContentBox(50, 20), ContentBox(50, 40))
      cell.add(left, right)
      left.pin(to: cell.contentView, right: nil)
      right.pin(to: cell.contentView, left: nil)
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
    },
    // One hugs as strongly as the other resists, and was added first: its 20 stay.
    CellCase("a view that hugs above all", 20) { cell in
      let (left, right) = (ContentBox(50, 20), ContentBox(50, 40))
      cell.add(left, right)
      left.setContentHuggingPriority(.required, for: .vertical)
      left.pin(to: cell.contentView, right: nil)
      right.pin(to: cell.contentView, left: nil)
    },
    // In the middle, 8 from both edges at least: 8 + 40 + 8.
    CellCase("in the middle with room around", 56) { cell in
      let view = ContentBox(9, 40)
      cell.add(view)
      view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
      view.topAnchor.constraint(
        greaterThanOrEqualTo: cell.contentView.topAnchor, constant: 8
      ).isActive = true
    },
    // A card 8 inside, its content 16 inside the card: 8 + 16 + 20 + 16 + 8.
    CellCase("a card with a shadow", 68) { cell in
      let (card, view) = (UIView(), ContentBox(9, 20))
      card.layer.cornerRadius = 12
      card.layer.shadowOpacity = 0.2
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
      cell.add(card)
      card.pin(to: cell.contentView, top: 8, left: 8, bottom: 8, right: 8)
      view.pin(to: card, top: 16, left: 16, bottom: 16, right: 16)
    },
    // A line of a point below: 12 + 20 + 12 + 1.
    CellCase("a separator of its own", 45) { cell in
      let (view, line) = (ContentBox(9, 20), UIView())
      cell.add(view, line)
      view.pin(to: cell.contentView, top: 12, bottom: nil)
      line.size(nil, 1)
      line.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 12).isActive = true
      line.pin(to: cell.contentView, top: nil, left: 16)
    },
  ]

  // MARK: Proportions

  private static let ratios = [
    // 320 wide: 320 × 9 / 16.
    CellCase("a picture of 16 by 9", 180) { cell in
      let picture = UIImageView()
      cell.add(picture)
      picture.pin(to: cell.contentView)
      picture.heightAnchor.constraint(
        equalTo: picture.widthAnchor, multiplier: 9 / 16
      ).isActive = true
    },
    // 16 around: (320 - 32) / 2 + 32.
    CellCase("a picture half as high as wide, with room around", 176) { cell in
      let picture = UIImageView()
      cell.add(picture)
      picture.pin(to: cell.contentView, top: 16, left: 16, bottom: 16, right: 16)
      picture.widthAnchor.constraint(
        equalTo: picture.heightAnchor, multiplier: 2
      ).isActive = true
    },
    // A square of the cell's width, a line below it, 8 between and below: 320 + 8 + line + 8.
    CellCase("a square with a caption", 336, labels: [1]) { cell in
      let (picture, caption) = (UIImageView(), UILabel())
      caption.text = "Caption"
      cell.add(picture, caption)
      picture.pin(to: cell.contentView, bottom: nil)
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8).isActive = true
      caption.pin(to: cell.contentView, top: nil, left: 8, bottom: 8, right: 8)
    },
  ]

  // MARK: Rows and controls

  private static let rows = [
    // The spacer takes the rest of the width; the higher neighbour decides: 8 + 30 + 8.
    CellCase("a row with a spacer", 46) { cell in
      let spacer = UIView()
      spacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      let row = UIStackView(.horizontal, ContentBox(50, 20), spacer, ContentBox(60, 30))
      cell.add(row)
      row.pin(to: cell.contentView, top: 8, left: 16, bottom: 8, right: 16)
    },
    // 12 + 20 + 8 + 30 + 12, the margins being the stack's own.
    CellCase("a stack with margins of its own", 82) { cell in
      let stack = UIStackView(.vertical, spacing: 8, ContentBox(9, 20), ContentBox(9, 30))
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12, leading: 16, bottom: 12, trailing: 16)
      cell.add(stack)
      stack.pin(to: cell.contentView)
    },
    // The texts make 20 + 4 + 16, as high as the avatar: 10 + 40 + 10.
    CellCase("an avatar beside a stack of texts", 60) { cell in
      let avatar = UIView()
      avatar.size(40, 40)
      let texts = UIStackView(.vertical, spacing: 4, ContentBox(9, 20), ContentBox(9, 16))
      let row = UIStackView(.horizontal, spacing: 12, avatar, texts)
      row.alignment = .center
      cell.add(row)
      row.pin(to: cell.contentView, top: 10, left: 16, bottom: 10, right: 16)
    },
    // All as high as the highest: 3 × 30 + 2 × 5.
    CellCase("three equal rows", 100) { cell in
      let stack = UIStackView(
        .vertical, spacing: 5, ContentBox(9, 10), ContentBox(9, 30), ContentBox(9, 20))
      stack.distribution = .fillEqually
      cell.add(stack)
      stack.pin(to: cell.contentView)
    },
    // A switch is 31 high: 8 + 31 + 8.
    CellCase("a row with a switch", 47) { cell in
      let (name, toggle) = (ContentBox(80, 20), UISwitch())
      cell.add(name, toggle)
      toggle.pin(to: cell.contentView, top: 8, left: nil, bottom: 8, right: 16)
      name.centerYAnchor.constraint(equalTo: toggle.centerYAnchor).isActive = true
      name.pin(to: cell.contentView, top: nil, left: 16, bottom: nil, right: nil)
    },
    // Slider 31, stepper 32, progress 4, field with a round border 34, 8 between: 125.
    CellCase("controls in a column", 125) { cell in
      let field = UITextField()
      field.borderStyle = .roundedRect
      let stack = UIStackView(
        .vertical, spacing: 8, UISlider(), UIStepper(), UIProgressView(), field)
      stack.alignment = .leading
      cell.add(stack)
      stack.pin(to: cell.contentView)
    },
    // A strip that scrolls is as high as what is in it: 80.
    CellCase("a strip that scrolls", 80) { cell in
      let (scroll, view) = (UIScrollView(), ContentBox(900, 80))
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
      cell.add(scroll)
      scroll.pin(to: cell.contentView)
      view.pin(to: scroll.contentLayoutGuide)
      view.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor).isActive = true
    },
  ]
}
