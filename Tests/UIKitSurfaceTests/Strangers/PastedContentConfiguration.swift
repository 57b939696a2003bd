// swift-format-ignore-file
struct CardConfiguration: UIContentConfiguration, Hashable {
    var title = ""
    var subtitle: String?
    func makeContentView() -> UIView & UIContentView { CardView(configuration: self) }
    func updated(for state: UIConfigurationState) -> CardConfiguration { self }
}
class CardView: UIView, UIContentView {
    private let label = UILabel()
    var configuration: UIContentConfiguration { didSet { apply() } }
    init(configuration: CardConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor)
        ])
        apply()
    }
    required init?(coder: NSCoder) { fatalError("nope") }
    private func apply() {
        guard let config = configuration as? CardConfiguration else { return }
        label.text = config.title
    }
}
let card = CardView(configuration: CardConfiguration(title: "Hi", subtitle: nil))
print((card.configuration as? CardConfiguration)?.title ?? "none")
