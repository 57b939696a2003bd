let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
var guide: UILayoutGuide?
let used = guide ?? view.safeAreaLayoutGuide
let parent: UIView? = nil
let host = parent ?? view
let color: UIColor? = nil
let tint = color ?? .systemBlue
let img = UIImage(systemName: "star") ?? UIImage()
let label = UILabel()
label.textColor = color ?? label.textColor ?? .label
label.font = UIFont(name: "Avenir", size: 17) ?? .systemFont(ofSize: 17, weight: .bold)
let top = guide?.topAnchor ?? host!.topAnchor
print(host === view, used === view.safeAreaLayoutGuide)
view.addSubview(label)
label.translatesAutoresizingMaskIntoConstraints = false
label.topAnchor.constraint(equalTo: top, constant: 8).isActive = true
