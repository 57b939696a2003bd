// swift-format-ignore-file
import Foundation

struct Movie: Codable, Hashable {
    let id: Int
    let title: String
    let voteAverage: Double
    enum CodingKeys: String, CodingKey {
        case id, title
        case voteAverage = "vote_average"
    }
}

func movies(in json: String) {
    do {
        let movies = try JSONDecoder().decode([Movie].self, from: json.data(using: .utf8)!)
        for movie in movies.sorted(by: { $0.voteAverage < $1.voteAverage }) {
            print(String(format: "%@ %.1f", movie.title, movie.voteAverage))
        }
    } catch let DecodingError.keyNotFound(key, _) {
        print("no key", key.stringValue)
    } catch DecodingError.typeMismatch(let type, _) {
        print("no", type)
    } catch DecodingError.valueNotFound(let type, let context) {
        print("null for", type, context.debugDescription.isEmpty)
    } catch DecodingError.dataCorrupted {
        print("no JSON")
    } catch {
        print("error: \(error.localizedDescription)")
    }
}

movies(in: #"[{"id": 1, "title": "기생충", "vote_average": 8.5}, {"id": 2, "title": "올드보이", "vote_average": 8.3}]"#)
movies(in: #"[{"id": 1, "vote_average": 8.5}]"#)
movies(in: #"[{"id": "1", "title": "기생충", "vote_average": 8.5}]"#)
movies(in: #"[{"id": 1, "title": null, "vote_average": 8.5}]"#)
movies(in: "nothing")

// prints:
// 올드보이 8.3
// 기생충 8.5
// no key title
// no Int
// null for String false
// no JSON
