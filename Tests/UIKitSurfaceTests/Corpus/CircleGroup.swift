// swift-format-ignore-file
import UIKit

// 원 모양으로 놓이는 사용자 지정 그룹
func circleLayout(count: Int = 4) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1))
    let corners: [(x: CGFloat, y: CGFloat)] = [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment -> [NSCollectionLayoutGroupCustomItem] in
        let room = environment.container.contentSize
        let side = min(room.width, room.height) / 5
        var items = [NSCollectionLayoutGroupCustomItem]()
        for index in 0..<count {
            let corner = corners[index % corners.count]
            let origin = CGPoint(x: corner.x * (room.width - side), y: corner.y * (room.height - side))
            let frame = CGRect(origin: origin, size: CGSize(width: side, height: side))
            items.append(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index))
        }
        return items
    }
    group.contentInsets = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}
