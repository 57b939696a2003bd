// swift-format-ignore-file
import UIKit

/// Chips as wide as their words, placed by hand in rows.
final class KeywordChips {
    let keywords = ["딸기", "여름 과일", "제철", "샐러드에 좋은 채소", "Apple", "강원도 감자", "2+1", "무료 배송"]
    let font = UIFont.systemFont(ofSize: 15, weight: .semibold)

    func frames(fitting width: CGFloat) -> [CGRect] {
        var x: CGFloat = 0
        var y: CGFloat = 0
        return keywords.map { keyword in
            let text = (keyword as NSString).size(withAttributes: [.font: font])
            let size = CGSize(width: ceil(text.width) + 24, height: ceil(text.height) + 12)
            if x + size.width > width, x > 0 {
                x = 0
                y += size.height + 8
            }
            defer { x += size.width + 8 }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

func keywordChipsLayout() -> UICollectionViewLayout {
    return UICollectionViewCompositionalLayout { _, environment in
        let frames = KeywordChips().frames(fitting: environment.container.effectiveContentSize.width)
        let note = "상품은 산지에서 바로 보내며, 날씨에 따라 하루나 이틀 늦을 수 있습니다. Orders ship daily."
        let room = note.boundingRect(
            with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)],
            context: nil)
        let height = (frames.map { $0.maxY }.max() ?? 0) + ceil(room.height)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
            frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
        return NSCollectionLayoutSection(group: group)
    }
}
