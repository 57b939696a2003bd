// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers
import PhotosUI
import AVFoundation

struct Message: Hashable, Identifiable {
    enum Kind: Hashable { case text(String), image(UIImage?) }
    let id: UUID = .init()
    let isMine: Bool
    let kind: Kind
}

final class BubbleCell: UICollectionViewCell {
    private let bubble = UIView()
    private let label = PaddingLabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        leading = label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
        trailing = label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            label.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ message: Message) {
        leading.isActive = !message.isMine
        trailing.isActive = message.isMine
        switch message.kind {
        case .text(let text): label.text = text
        case .image(let image):
            let attachment = NSTextAttachment()
            attachment.image = image
            label.attributedText = NSAttributedString(attachment: attachment)
        }
    }
}

final class PaddingLabel: UILabel {
    var padding = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + padding.left + padding.right, height: size.height + padding.top + padding.bottom)
    }
}

final class MessageThreadViewController: UIViewController {
    private let inputField = UITextView()
    private let sendButton = UIButton(type: .system)
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Date, Message>!
    private var messages: [Message] = [
        Message(isMine: false, kind: .text("Hi!")), Message(isMine: true, kind: .text("Hello, how are you?")), Message(isMine: false, kind: .image(nil))
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        collectionView.keyboardDismissMode = .interactive
        collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
        let bar = UIStackView(arrangedSubviews: [inputField, sendButton])
        bar.spacing = 8
        sendButton.setTitle("Send", for: [])
        sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
        inputField.delegate = self
        inputField.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        [collectionView, bar].forEach {
            $0!.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0!)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44)
        ])
        dataSource = .init(collectionView: collectionView) { view, indexPath, message in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath) as! BubbleCell
            cell.configure(message)
            return cell
        }
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil)
        update()
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    private func update() {
        var snapshot = NSDiffableDataSourceSnapshot<Date, Message>()
        let today = Calendar.current.startOfDay(for: Date())
        snapshot.appendSections([today])
        snapshot.appendItems(messages, toSection: today)
        dataSource.apply(snapshot) { [weak self] in
            guard let self = self, let last = self.messages.last, let path = self.dataSource.indexPath(for: last) else { return }
            self.collectionView.scrollToItem(at: path, at: .bottom, animated: true)
        }
    }

    @objc private func send() {
        messages.append(Message(isMine: true, kind: .text(inputField.text)))
        inputField.text = ""
        AudioServicesPlaySystemSound(1004)
        update()
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double else { return }
        UIView.animate(withDuration: duration) { self.collectionView.contentInset.bottom = frame.height }
    }

    @objc private func attach() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .images
        configuration.selectionLimit = 1
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

extension MessageThreadViewController: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
}

extension MessageThreadViewController: PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            DispatchQueue.main.async {
                self?.messages.append(Message(isMine: true, kind: .image(image as? UIImage)))
                self?.update()
            }
        }
    }
}
