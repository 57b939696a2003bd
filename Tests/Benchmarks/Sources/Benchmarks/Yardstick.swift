import Measuring

/// The time to build a dictionary of the old identifiers and to look up every new one, in seconds.
///
/// What any comparison by hash must at least spend when it starts from two plain lists.
func yardstick<ID: Hashable>(old: [ID], new: [ID], runs: Int = 7) -> Double {
  shortest(of: runs) {
    var places: [ID: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, identifier) in old.enumerated() { places[identifier] = place }
    var found = 0
    for identifier in new { if let place = places[identifier] { found &+= place } }
    consume(found)
  }
}
