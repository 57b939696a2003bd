// swift-format-ignore-file
import UIKit

extension UIContentConfiguration {
    func updated(for state: UIConfigurationState) -> Self { self }
}
