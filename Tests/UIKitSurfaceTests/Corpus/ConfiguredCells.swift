import UIKit

// Thirteen cells with configurations, controls and attributed texts.

class ConfiguredCellsController: UICollectionViewController {
  var source: UICollectionViewDiffableDataSource<Int, Int>!
  private let classes: [UICollectionViewCell.Type] = [
    ContactRowCell.self, ProfileContentCell.self, RoundedBackgroundCell.self, StateRowCell.self,
    DownloadPanelCell.self, PriceTagCell.self, SpacedQuoteCell.self,
    TwoLineNewsCell.self, ShrinkingTitleCell.self, ScriptCell.self, LargeTypeCell.self,
    BareTextViewCell.self, SettingsFormCell.self,
  ]

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for cellClass in classes {
      collectionView.register(
        cellClass, forCellWithReuseIdentifier: String(describing: cellClass))
    }
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      [weak self] collectionView, indexPath, item in
      guard let self = self else { return UICollectionViewCell() }
      return collectionView.dequeueReusableCell(
        withReuseIdentifier: String(describing: self.classes[item]), for: indexPath)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(classes.indices))
    source.apply(snapshot, animatingDifferences: false)
  }
}

// MARK: - Content configurations

final class ContactRowCell: UICollectionViewListCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "person.crop.circle")
    content.text = "Jane"
    content.secondaryText = "Mobile"
    content.secondaryTextProperties.color = .secondaryLabel
    content.imageProperties.tintColor = .systemIndigo
    contentConfiguration = content
    accessories = [.disclosureIndicator()]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct ProfileContent: UIContentConfiguration, Hashable {
  var name = ""
  var city = ""

  func makeContentView() -> UIView & UIContentView { ProfileContentView(configuration: self) }
  func updated(for state: UIConfigurationState) -> ProfileContent { self }
}

final class ProfileContentView: UIView, UIContentView {
  private let nameLabel = UILabel()
  private let cityLabel = UILabel()
  private var applied: ProfileContent!

  var configuration: UIContentConfiguration {
    get { applied }
    set {
      guard let new = newValue as? ProfileContent else { return }
      apply(new)
    }
  }

  init(configuration: ProfileContent) {
    super.init(frame: .zero)
    cityLabel.font = .systemFont(ofSize: 13)
    let stack = UIStackView(arrangedSubviews: [nameLabel, cityLabel])
    stack.axis = .vertical
    stack.spacing = 4
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 10),
    ])
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply(_ configuration: ProfileContent) {
    guard applied != configuration else { return }
    applied = configuration
    nameLabel.text = configuration.name
    cityLabel.text = configuration.city
  }
}

final class ProfileContentCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentConfiguration = ProfileContent(name: "민준", city: "Seoul")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RoundedBackgroundCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .secondarySystemBackground
    background.cornerRadius = 12
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 16, bottom: 4, trailing: 16)
    backgroundConfiguration = background
    let label = UILabel()
    label.text = "On a rounded background"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class StateRowCell: UICollectionViewCell {
  var title = "Row"

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = title
    content.secondaryText = state.isSelected ? "selected" : "not selected"
    if state.isHighlighted || state.isSelected { content.textProperties.color = .white }
    contentConfiguration = content
  }
}

// MARK: - Controls

final class SettingsFormCell: UICollectionViewCell {
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let toggle = UISwitch()
  private let notes: UITextView = {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = UIFont.systemFont(ofSize: 17)
    view.text = "Notes"
    return view
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    segments.selectedSegmentIndex = 0
    toggle.isOn = true
    let form = UIStackView(arrangedSubviews: [segments, toggle, notes])
    form.axis = .vertical
    form.alignment = .leading
    form.spacing = 10
    form.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      form.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      form.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class DownloadPanelCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let stepper = UIStepper()
    stepper.maximumValue = 10
    let row = UIStackView(arrangedSubviews: [spinner, stepper])
    row.alignment = .center
    row.distribution = .equalSpacing
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(0.4, animated: false)
    for view in [row, progress] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      progress.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 6),
      progress.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      progress.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      progress.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// MARK: - Texts

class TextCell: UICollectionViewCell {
  let label = UILabel()
  var inset: CGFloat { 12 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    configure()
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure() {}
}

final class PriceTagCell: TextCell {
  override var inset: CGFloat { 10 }

  override func configure() {
    let text = NSMutableAttributedString(
      string: "Price ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    text.append(
      NSAttributedString(
        string: "$20",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.systemRed,
        ]))
    label.attributedText = text
  }
}

final class SpacedQuoteCell: TextCell {
  override func configure() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    label.attributedText = NSAttributedString(
      string: "one\ntwo",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
  }
}

final class TwoLineNewsCell: TextCell {
  override func configure() {
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingTail
    label.text = String(repeating: "이 소식은 두 줄을 넘겨 줄임표로 끝나는 긴 소식입니다. ", count: 5)
  }
}

final class ShrinkingTitleCell: TextCell {
  override var inset: CGFloat { 8 }

  override func configure() {
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.text = "A title that is too wide for its row and shrinks"
  }
}

final class ScriptCell: TextCell {
  override func configure() {
    label.text = "가나다라마바사아자 차카타파하가나다라 마바사아자차카타파 하가나다라마바사아 자차카타파하가나다"
    if #available(iOS 14.0, *) { label.lineBreakStrategy = .hangulWordPriority }
  }
}

final class LargeTypeCell: TextCell {
  override var inset: CGFloat { 10 }

  override func configure() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    label.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    label.text = "Large"
  }
}

final class BareTextViewCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UITextView()
    view.isEditable = false
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .systemFont(ofSize: 17)
    view.text = "no insets"
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
