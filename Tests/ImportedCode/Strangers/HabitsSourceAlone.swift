// swift-format-ignore-file
import UIKit
import CoreData

final class HabitsSource: UITableViewDiffableDataSource<HabitsSource.Section, NSManagedObjectID> {
    enum Section: Int { case today, archived }
    private let context: NSManagedObjectContext

    init(tableView: UITableView, context: NSManagedObjectContext) {
        self.context = context
        super.init(tableView: tableView) { tableView, indexPath, objectID in
            guard let habit = try? context.existingObject(with: objectID) as? Habit else {
                return nil
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "HabitCell", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = habit.name
            content.secondaryText = habit.streakDescription
            content.textProperties.color = UIColor(hex: habit.colorHex)
            cell.contentConfiguration = content
            return cell
        }
    }
}
