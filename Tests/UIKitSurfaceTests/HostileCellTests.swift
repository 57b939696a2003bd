import SwiftInterpreter
import SwiftReading
import Testing
import UIKitSurface

/// Numbers, circles and texts that no cell should have end in an answer or in a refusal.
@Suite struct HostileCellTests {
  /// A cell with a box and a label in it, one below the other, and what is done to them.
  private static func program(_ attack: String) -> String {
    """
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let box = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    for view in [box, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor).isActive = true
    }
    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    label.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
    \(attack)
    print(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height)
    """
  }

  @Test(arguments: [
    "box.heightAnchor.constraint(equalToConstant: CGFloat(Int.max)).isActive = true",
    "box.heightAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).isActive = true",
    "box.heightAnchor.constraint(equalTo: box.heightAnchor, constant: 5).isActive = true",
    "box.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2).isActive = true",
    "cell.contentView.layoutMargins = UIEdgeInsets(top: .infinity, left: 0.0 / 0.0, bottom: 1e300, right: -1e300); "
      + "label.heightAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.heightAnchor).isActive = true",
    "let stack = UIStackView(arrangedSubviews: [UIView(), UIView()]); stack.spacing = 0.0 / 0.0; "
      + "box.addSubview(stack)",
    "label.text = \"x\"; label.font = .systemFont(ofSize: CGFloat(Int.max))",
    "label.text = \"x y\"; label.numberOfLines = Int.min; label.preferredMaxLayoutWidth = -.infinity",
    "label.text = String(repeating: \"word \", count: 2000)",
  ]) func numbersOfAnySizeHaveAnAnswer(attack: String) throws {
    var session = try Session()
    let lines = try session.run(Self.program(attack)).lines
    let height = try #require(lines.last.flatMap(Double.init))
    #expect(height.isFinite && height >= 0)
  }

  @Test(arguments: [
    ("box.heightAnchor.constraint(equalToConstant: .nan)", "Constant", "nan"),
    ("box.heightAnchor.constraint(equalToConstant: .infinity)", "Constant", "inf"),
    ("box.heightAnchor.constraint(greaterThanOrEqualToConstant: -.infinity)", "Constant", "-inf"),
    (
      "box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / 0.0)", "Multiplier",
      "inf"
    ),
    ("box.heightAnchor.constraint(equalToConstant: 1).constant = .nan", "Constant", "nan"),
  ]) func aConstraintHasFiniteNumbers(attack: String, name: String, value: String) throws {
    var session = try Session()
    let refusal = #expect(throws: Refusal.self) { try session.run(Self.program(attack)) }
    #expect(
      refusal?.diagnostic.uikit
        == "\(name) is not finite!  That's illegal.  \(name.lowercased()):\(value)")
  }

  @Test(arguments: [
    "box.addSubview(box)", "box.addSubview(cell)",
    "let stack = UIStackView(); stack.addArrangedSubview(stack)",
    "let inner = UIStackView(); let outer = UIStackView(arrangedSubviews: [inner]); "
      + "inner.addArrangedSubview(outer)",
    "cell.insertSubview(cell, at: 0)",
  ]) func aViewCannotStandInsideItself(attack: String) throws {
    var session = try Session()
    let refusal = #expect(throws: Refusal.self) { try session.run(Self.program(attack)) }
    #expect(refusal?.diagnostic.uikit == "Can't add self as subview")
  }

  @Test func viewsOfDifferentTreesHaveUIKitsText() throws {
    var session = try Session()
    let refusal = #expect(throws: Refusal.self) {
      try session.run(
        Self.program("UIView().topAnchor.constraint(equalTo: box.topAnchor).isActive = true"))
    }
    #expect(
      refusal?.diagnostic.uikit?.hasPrefix("Unable to activate constraint with anchors <") == true)
  }

  /// The largest of many bounds holds.
  @Test func manyConstraintsAreSolved() throws {
    var session = try Session()
    let many = """
      var bounds: [NSLayoutConstraint] = []
      for number in 0..<200 {
        bounds.append(box.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(number)))
      }
      NSLayoutConstraint.activate(bounds)
      """
    #expect(try session.run(Self.program(many)).lines.last == "199.0")
  }

  /// Fifteen stack views in each other, each with a view of 10 and 2 between: 10 + 15 * 12.
  @Test func stackViewsInEachOtherAreSolved() throws {
    var session = try Session()
    let nested = """
      func box() -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        return view
      }
      var inner = box()
      for _ in 0..<15 {
        let stack = UIStackView(arrangedSubviews: [inner, box()])
        stack.axis = .vertical
        stack.spacing = 2
        inner = stack
      }
      print(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height)
      """
    #expect(try session.run(nested).lines.last == "190.0")
  }

  /// An entry of so few steps asks only where constraints are solved.
  @Test func whoWaitsMayStopASolution() throws {
    var session = try Session()
    try session.run(Self.program(""))
    var limits = RunLimits()
    limits.isCancelled = { true }
    let fitting = try SwiftSource("_ = cell.systemLayoutSizeFitting(.zero)").parsed()
    let stopped = #expect(throws: SwiftDiagnostic.self) {
      try session.interpreter.run(fitting, host: &session.host, limits: limits)
    }
    #expect(stopped?.kind == .cancelled)
  }
}
