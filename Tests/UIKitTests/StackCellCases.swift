import UIKit

extension CellCase {
  /// One stack view in the cell, 16 from its sides and 8 from its top and bottom.
  private static func stack(
    _ name: String, _ height: CGFloat, _ make: @escaping @MainActor @Sendable () -> UIStackView
  ) -> CellCase {
    CellCase(name, height) { cell in
      let stack = make()
      cell.add(stack)
      stack.pin(to: cell.contentView, top: 8, left: 16, bottom: 8, right: 16)
    }
  }

  static let stacked = [
    // 8 + 20 + 4 + 30 + 4 + 40 + 8.
    stack("a column", 114) {
      UIStackView(
        .vertical, spacing: 4, ContentBox(9, 20), ContentBox(9, 30), ContentBox(9, 40))
    },
    // As high as the highest: 8 + 40 + 8.
    stack("a row", 56) {
      UIStackView(.horizontal, spacing: 4, ContentBox(9, 20), ContentBox(9, 40))
    },
    // The hidden one takes neither height nor spacing: 8 + 20 + 4 + 40 + 8.
    stack("a hidden view", 80) {
      let hidden = ContentBox(9, 30)
      hidden.isHidden = true
      return UIStackView(.vertical, spacing: 4, ContentBox(9, 20), hidden, ContentBox(9, 40))
    },
    // 20 behind the first instead of 4: 8 + 20 + 20 + 30 + 4 + 40 + 8.
    stack("custom spacing", 130) {
      let first = ContentBox(9, 20)
      let stack = UIStackView(
        .vertical, spacing: 4, first, ContentBox(9, 30), ContentBox(9, 40))
      stack.setCustomSpacing(20, after: first)
      return stack
    },
    // All as high as the highest, since contents resist being smaller: 8 + 3 · 40 + 2 · 4 + 8.
    stack("equal heights", 144) {
      let stack = UIStackView(
        .vertical, spacing: 4, ContentBox(9, 20), ContentBox(9, 30), ContentBox(9, 40))
      stack.distribution = .fillEqually
      return stack
    },
    // In proportion to the contents, which fit as they are: 8 + 20 + 40 + 8.
    stack("heights in proportion to the contents", 76) {
      let stack = UIStackView(.vertical, ContentBox(9, 20), ContentBox(9, 40))
      stack.distribution = .fillProportionally
      return stack
    },
    // Equal spacing is no smaller than the spacing, and nothing asks for more: 8 + 20 + 6 + 30 + 8.
    stack("equal spacing", 72) {
      let stack = UIStackView(.vertical, spacing: 6, ContentBox(9, 20), ContentBox(9, 30))
      stack.distribution = .equalSpacing
      return stack
    },
    // The steps between centers are 10 + 15 and 15 + 15 and a gap each; equal, the first gap is 5
    // larger: 8 + 20 + 15 + 30 + 10 + 30 + 8.
    stack("equal steps between centers", 121) {
      let stack = UIStackView(
        .vertical, spacing: 10, ContentBox(9, 20), ContentBox(9, 30), ContentBox(9, 30))
      stack.distribution = .equalCentering
      return stack
    },
    // 8 + 40 + 8; the smaller one is in the middle.
    stack("a row in the middle", 56) {
      let stack = UIStackView(.horizontal, ContentBox(9, 20), ContentBox(9, 40))
      stack.alignment = .center
      return stack
    },
    // 8 + 40 + 8; the smaller one is at the top.
    stack("a row along the top", 56) {
      let stack = UIStackView(.horizontal, ContentBox(9, 20), ContentBox(9, 40))
      stack.alignment = .top
      return stack
    },
    // 8 + 40 + 8; the smaller one is at the bottom.
    stack("a row along the bottom", 56) {
      let stack = UIStackView(.horizontal, ContentBox(9, 20), ContentBox(9, 40))
      stack.alignment = .bottom
      return stack
    },
    // Margins of 5 inside the stack: 8 + 5 + 20 + 5 + 8.
    stack("margins of the stack's own", 46) {
      let stack = UIStackView(.vertical, ContentBox(9, 20))
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      return stack
    },
    // A view held to 50 by a constraint: 8 + 20 + 50 + 8.
    stack("a constraint on an arranged view", 86) {
      let view = UIView()
      view.size(nil, 50)
      return UIStackView(.vertical, ContentBox(9, 20), view)
    },
    // As wide as the stack, 320 − 32 = 288, and half as high: 8 + 144 + 8.
    stack("an arranged picture in proportion", 160) {
      let picture = UIView()
      picture.heightAnchor.constraint(
        equalTo: picture.widthAnchor, multiplier: 0.5
      ).isActive = true
      return UIStackView(.vertical, picture)
    },
    // Nothing shown: 8 + 8.
    stack("an empty stack", 16) { UIStackView(.vertical) },
  ]

  static let nested = [
    // The column beside the picture of 48 is 20 + 2 + 16 = 38 high, so the picture decides.
    stack("a picture beside a column", 64) {
      let picture = UIView()
      picture.size(48, 48)
      let column = UIStackView(.vertical, spacing: 2, ContentBox(9, 20), ContentBox(9, 16))
      let row = UIStackView(.horizontal, spacing: 12, picture, column)
      row.alignment = .center
      return row
    },
    // The column is 40 + 2 + 36 = 78 high, and decides.
    stack("a column higher than its picture", 94) {
      let picture = UIView()
      picture.size(48, 48)
      let column = UIStackView(.vertical, spacing: 2, ContentBox(9, 40), ContentBox(9, 36))
      let row = UIStackView(.horizontal, spacing: 12, picture, column)
      row.alignment = .center
      return row
    },
    // A header row of 24, a picture of 288 · 2 / 3 = 192, a row of buttons of 32, 10 between:
    // 8 + 24 + 10 + 192 + 10 + 32 + 8.
    stack("a card", 284) {
      let picture = UIView()
      picture.heightAnchor.constraint(
        equalTo: picture.widthAnchor, multiplier: 2.0 / 3
      ).isActive = true
      let buttons = UIStackView(.horizontal, ContentBox(40, 32), ContentBox(40, 32))
      buttons.distribution = .fillEqually
      return UIStackView(
        .vertical, spacing: 10, UIStackView(.horizontal, ContentBox(24, 24), ContentBox(80, 20)),
        picture, buttons)
    },
    // Two columns side by side, 20 + 30 and 60 high: 8 + 60 + 8.
    stack("columns side by side", 76) {
      let row = UIStackView(
        .horizontal, spacing: 8,
        UIStackView(.vertical, ContentBox(9, 20), ContentBox(9, 30)),
        UIStackView(.vertical, ContentBox(9, 60)))
      row.distribution = .fillEqually
      row.alignment = .top
      return row
    },
    // Three deep: 8 + (10 + (20 + 5 + 20)) + 8.
    stack("stacks three deep", 71) {
      UIStackView(
        .vertical, ContentBox(9, 10),
        UIStackView(
          .horizontal, UIStackView(.vertical, spacing: 5, ContentBox(9, 20), ContentBox(9, 20))))
    },
    // The inner stack is hidden with all that it holds: 8 + 20 + 8.
    stack("a hidden stack", 36) {
      let inner = UIStackView(.vertical, ContentBox(9, 100))
      inner.isHidden = true
      return UIStackView(.vertical, spacing: 4, ContentBox(9, 20), inner)
    },
    // A background view behind the stack, 6 inside the cell, the stack 4 inside it:
    // 6 + 4 + 20 + 4 + 6.
    CellCase("a stack in a box", 40) { cell in
      let (box, stack) = (UIView(), UIStackView(.vertical, ContentBox(9, 20)))
      stack.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(stack)
      cell.add(box)
      box.pin(to: cell.contentView, top: 6, left: 6, bottom: 6, right: 6)
      stack.pin(to: box, top: 4, left: 4, bottom: 4, right: 4)
    },
  ]
}
