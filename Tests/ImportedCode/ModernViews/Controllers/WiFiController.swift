import Foundation

class WiFiController {

  struct Network: Hashable {
    let name: String
    let identifier = UUID()

    func hash(into hasher: inout Hasher) {
      hasher.combine(identifier)
    }
    static func == (lhs: Network, rhs: Network) -> Bool {
      return lhs.identifier == rhs.identifier
    }
  }

  init(updateHandler: @escaping (WiFiController) -> Void) {
    self.updateHandler = updateHandler
    updateAvailableNetworks(allNetworks)
    _performRandomUpdate()
  }

  var scanForNetworks = true
  var wifiEnabled = true
  var availableNetworks: Set<Network> {
    return _availableNetworks
  }

  func network(for identifier: UUID) -> Network? {
    return _availableNetworksDict[identifier]
  }

  private let updateHandler: (WiFiController) -> Void
  private var _availableNetworks = Set<Network>()
  private let updateInterval = 2000
  private var _availableNetworksDict = [UUID: Network]()

  private let allNetworks = [
    Network(name: "AirSpace1"), Network(name: "Living Room"), Network(name: "Courage"),
    Network(name: "Nacho WiFi"),
  ]

  private func _performRandomUpdate() {
    let deadline = DispatchTime.now() + DispatchTimeInterval.milliseconds(updateInterval)
    DispatchQueue.main.asyncAfter(deadline: deadline) {
      if self.wifiEnabled && self.scanForNetworks {
        let shouldRemove = Int.random(in: 0..<3) == 0
        if shouldRemove, let removed = self._availableNetworks.randomElement() {
          self._availableNetworks.remove(removed)
        }
        self.updateHandler(self)
      }
      self._performRandomUpdate()
    }
  }

  private func updateAvailableNetworks(_ networks: [Network]) {
    _availableNetworks = Set(networks)
    _availableNetworksDict.removeAll()
    for network in _availableNetworks {
      _availableNetworksDict[network.identifier] = network
    }
  }
}
