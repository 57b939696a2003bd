// swift-format-ignore-file
import UIKit

class RecipeDetailViewController: UITableViewController {
    var recipe: Recipe?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe?.name
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "step")
    }
}
