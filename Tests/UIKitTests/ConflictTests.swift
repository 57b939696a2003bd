import HeadlessUIKit
import Testing
import UIKit

/// What UIKit logs of constraints that cannot hold together.
@MainActor @Suite struct ConflictTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added(_ view: UIView) -> UIView {
    root.addSubview(view)
    return view
  }

  @Test func theListEndsInTheConstraintThatIsBroken() {
    let view = added(UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let broken = view.heightAnchor.constraint(equalToConstant: 70)
    broken.identifier = "high"
    broken.isActive = true
    let logs = UIKitLog.observe { root.layoutIfNeeded() }
    #expect(
      logs == [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint UIView.height == 50   (active)>",
            "<NSLayoutConstraint:'high' UIView.height == 70   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint:'high' UIView.height == 70   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      ])
  }

  @Test func aConflictIsLoggedOnceUntilItsConstraintChanges() {
    let view = added(UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let broken = view.heightAnchor.constraint(equalToConstant: 70)
    broken.isActive = true
    #expect(UIKitLog.observe { root.layoutIfNeeded() }.count == 1)
    let again = UIKitLog.observe {
      view.setNeedsUpdateConstraints()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(again.isEmpty)
    broken.constant = 80
    #expect(UIKitLog.observe { root.layoutIfNeeded() }.count == 1)
    broken.constant = 50
    #expect(UIKitLog.observe { root.layoutIfNeeded() }.isEmpty)
  }

  @Test func theSizeThatACellIsGivenTakesPart() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    view.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    cell.contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let logs = UIKitLog.observe { cell.layoutIfNeeded() }
    let list = logs.first.map { $0.split(separator: "\n").filter { $0.hasPrefix("    \"") } }
    #expect(
      list == [
        "    \"<NSLayoutConstraint:'UIView-Encapsulated-Layout-Height' UIView.height == 50   (active)>\",",
        "    \"<NSLayoutConstraint UIView.top == UIView.top   (active)>\",",
        "    \"<NSLayoutConstraint UIView.bottom == UIView.bottom   (active)>\",",
        "    \"<NSLayoutConstraint UIView.height == 60   (active)>\"",
      ])
  }

  @Test func aMaskThatWasForgottenTakesPartAndIsExplained() throws {
    let label = added(UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 20)))
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let log = try #require(UIKitLog.observe { root.layoutIfNeeded() }.first)
    #expect(
      log.contains(
        "    \"<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 40   (active)>\","))
    #expect(log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you"))
    label.autoresizingMask = .flexibleWidth
    label.constraints.first?.constant = 90
    let other = UIKitLog.observe { root.layoutIfNeeded() }
    #expect(other.first?.contains("h=-&- v=--& UIView.width == UIView.width - 280 ") == true)
  }

  @Test func aViewCannotStandInsideItself() {
    let inner = added(UIView())
    let raised = UIKitException.observe {
      inner.addSubview(inner)
      inner.addSubview(root)
    }
    #expect(raised.map(\.reason) == ["Can't add self as subview", "Can't add self as subview"])
    #expect(raised.first?.name == "NSInvalidArgumentException")
    #expect(inner.subviews.isEmpty && root.superview == nil)
  }

  @Test func aMultiplierStandsBeforeWhatItMultiplies() {
    let view = added(UIView())
    let ratio = view.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0.5, constant: -8)
    ratio.priority = .defaultHigh
    #expect(
      ratio.description
        == "<NSLayoutConstraint UIView.width == 0.5*UIView.width - 8 @750   (inactive)>")
  }
}
