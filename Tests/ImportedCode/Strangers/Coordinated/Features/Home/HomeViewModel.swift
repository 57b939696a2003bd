// swift-format-ignore-file
import Foundation

protocol PlantRepository {
  func plants(completion: @escaping (Result<[Plant], Error>) -> Void)
}

final class BundledPlantRepository: PlantRepository {
  private struct Payload: Decodable { let plants: [Plant] }

  func plants(completion: @escaping (Result<[Plant], Error>) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { () throws -> [Plant] in
        if let url = Bundle.main.url(forResource: "plants", withExtension: "json") {
          return try JSONDecoder().decode(Payload.self, from: Data(contentsOf: url)).plants
        }
        return Plant.fallback
      }
      DispatchQueue.main.async { completion(result) }
    }
  }
}

struct Plant: Hashable, Decodable {
  enum Light: String, Decodable, CaseIterable { case shade, half, sun }
  let name: String
  let light: Light

  static let fallback = [
    Plant(name: "Fern", light: .shade), Plant(name: "Ivy", light: .shade),
    Plant(name: "Fig", light: .half), Plant(name: "Sage", light: .sun),
  ]
}

final class HomeViewModel {
  var onSelect: ((Plant) -> Void)?
  var onChange: (([(Plant.Light, [Plant])]) -> Void)?
  private let repository: PlantRepository

  init(repository: PlantRepository) { self.repository = repository }

  func load() {
    repository.plants { [weak self] result in
      switch result {
      case .success(let plants):
        let groups = Dictionary(grouping: plants, by: \.light)
        self?.onChange?(Plant.Light.allCases.map { ($0, groups[$0] ?? []) })
      case .failure(let error):
        assertionFailure(error.localizedDescription)
      }
    }
  }
}
