// swift-format-ignore-file
import Foundation
import CoreLocation

struct Trip: Codable, Hashable {
    let identifier: String
    let place: String
    let latitude: Double
    let longitude: Double
    var isFavorite: Bool = false
}

extension Trip {
    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    static var sample: [Trip] {
        return [
            Trip(identifier: "1", place: "Lisbon", latitude: 38.7, longitude: -9.1),
            Trip(identifier: "2", place: "Busan", latitude: 35.1, longitude: 129.0),
            Trip(identifier: "3", place: "Quito", latitude: -0.2, longitude: -78.5),
        ]
    }
}

enum UserSettings {
    @UserDefault(key: "sort_ascending", defaultValue: true) static var ascending: Bool
}

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}
