// swift-format-ignore-file
import MapKit
import UIKit

class TripDetailViewController: UIViewController {
    var trip: Trip!
    @IBOutlet weak var mapView: MKMapView!
    @IBOutlet var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = trip.place
        mapView.setCenter(trip.coordinate, animated: false)
    }
}
