// swift-format-ignore-file
import UIKit

@MainActor protocol FormFieldCellDelegate: AnyObject {
    func cell(_ cell: FormFieldCell, didChange text: String?)
}

final class FormFieldCell: UICollectionViewListCell, UITextFieldDelegate {
    weak var delegate: FormFieldCellDelegate?
    private let textField = UITextField()
    private let textView = UITextView()
    private let datePicker = UIDatePicker()
    private let stepper = UIStepper()
    override init(frame: CGRect) {
        super.init(frame: frame)
        textField.borderStyle = .roundedRect
        textField.returnKeyType = .done
        textField.clearButtonMode = .whileEditing
        textField.autocapitalizationType = .words
        textField.inputAccessoryView = UIToolbar()
        textField.delegate = self
        textField.addTarget(self, action: #selector(editingChanged(_:)), for: .editingChanged)
        textField.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
        textView.textContainerInset = .zero
        textView.isScrollEnabled = false
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .compact
        stepper.stepValue = 5
        contentView.addSubview(textField)
        textField.translatesAutoresizingMaskIntoConstraints = false
        let height = textField.heightAnchor.constraint(equalToConstant: 40)
        height.priority = .init(999)
        NSLayoutConstraint.activate([
            height,
            textField.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            textField.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
            textField.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            textField.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            separatorLayoutGuide.leadingAnchor.constraint(equalTo: textField.leadingAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    @objc private func editingChanged(_ sender: UITextField) { delegate?.cell(self, didChange: sender.text) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let current = textField.text ?? ""
        guard let stringRange = Range(range, in: current) else { return false }
        return current.replacingCharacters(in: stringRange, with: string).count <= 20
    }
    func set(_ text: String) { textField.text = text }
}

final class FormViewController: UIViewController, FormFieldCellDelegate {
    enum Section: Int, Hashable { case personal, contact }
    enum Row: Hashable { case editText(String), header(String), toggle(String, Bool) }
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private lazy var saveButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.cornerStyle = .capsule
        configuration.imagePadding = 8
        configuration.baseBackgroundColor = .systemIndigo
        return UIButton(configuration: configuration, primaryAction: UIAction(handler: { [weak self] _ in self?.view.endEditing(true) }))
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
        view.addSubview(saveButton)
        navigationItem.setRightBarButton(UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(didTapDone)), animated: false)
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections([.personal, .contact])
        snapshot.appendItems([.header("Personal"), .editText("Name"), .editText("Surname")], toSection: .personal)
        snapshot.appendItems([.header("Contact"), .toggle("Newsletter", true)], toSection: .contact)
        dataSource.apply(snapshot)
    }
    private func makeLayout() -> UICollectionViewLayout {
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.headerMode = .firstItemInSection
        config.leadingSwipeActionsConfigurationProvider = { _ in nil }
        return UICollectionViewCompositionalLayout.list(using: config)
    }
    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
        let field = UICollectionView.CellRegistration<FormFieldCell, String> { [weak self] cell, _, text in
            cell.set(text)
            cell.delegate = self
        }
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = title
            cell.contentConfiguration = content
        }
        let toggle = UICollectionView.CellRegistration<UICollectionViewListCell, (String, Bool)>(handler: configureToggle)
        return .init(collectionView: collectionView) { collectionView, indexPath, row in
            switch row {
            case .editText(let text): return collectionView.dequeueConfiguredReusableCell(using: field, for: indexPath, item: text)
            case .header(let title): return collectionView.dequeueConfiguredReusableCell(using: header, for: indexPath, item: title)
            case .toggle(let title, let isOn): return collectionView.dequeueConfiguredReusableCell(using: toggle, for: indexPath, item: (title, isOn))
            }
        }
    }
    private func configureToggle(cell: UICollectionViewListCell, indexPath: IndexPath, item: (String, Bool)) {
        var content = cell.defaultContentConfiguration()
        content.text = item.0
        cell.contentConfiguration = content
        let toggle = UISwitch()
        toggle.isOn = item.1
        toggle.onTintColor = .systemGreen
        cell.accessories = [.customView(configuration: UICellAccessory.CustomViewConfiguration(customView: toggle, placement: .trailing()))]
    }
    func cell(_ cell: FormFieldCell, didChange text: String?) {}
    @objc private func didTapDone() { dismiss(animated: true, completion: nil) }
    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        collectionView.contentInset.bottom = frame.height
    }
}
