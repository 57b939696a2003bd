import UIKit

class DashboardViewController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var containerView: UIView!
  private weak var tiles: TilesViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Dashboard"
    tiles?.show(["Sales", "Returns", "Visits"])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "embedTiles", let tiles = segue.destination as? TilesViewController {
      self.tiles = tiles
    }
  }
}
