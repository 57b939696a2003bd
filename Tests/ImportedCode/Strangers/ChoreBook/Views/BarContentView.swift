// swift-format-ignore-file
import UIKit

class BarContentView: UIView, UIContentView {
    struct Configuration: UIContentConfiguration {
        var title = ""
        func makeContentView() -> UIView & UIContentView { BarContentView(self) }
    }

    private let bar = UIView()
    var configuration: UIContentConfiguration

    init(_ configuration: UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addPinned(bar, height: 70)
    }
    required init?(coder: NSCoder) { fatalError() }
}
