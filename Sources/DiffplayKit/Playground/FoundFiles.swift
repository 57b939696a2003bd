import CommandLanguage
import HostSystem
import JSON
import Sessions
import TextWidth
import Wording

/// The files of a state that can be laid out, by what they are.
struct FoundFiles {
  /// A file that holds a layout document, or cases of them.
  struct Document {
    var path: String
    var value: JSONValue
  }

  /// Swift files that were named, and folders that hold some.
  private(set) var sources: [String] = []
  private(set) var documents: [Document] = []
  private(set) var sessions: [String] = []

  /// How much of a folder is looked at.
  private static let (deepest, mostFiles, largestFile) = (12, 3_000, 1 << 21)
  private static let documentSuffixes = [".layout", ".json"]

  /// Adds a file, or what is in a folder; nothing where nothing is there.
  ///
  /// - Throws: A refusal where a file that is named cannot be read.
  mutating func add(_ path: String, in files: any FileSystem) throws(CommandError) {
    switch files.isFolder(path) {
    case nil: break
    case false?: try add(file: path, in: files)
    case true?:
      var search = Search()
      search.look(in: path, of: files, depth: 0)
      if search.hasSwift { sources.append(path) }
      documents += search.documents
      sessions += (try? SessionDiscovery.files(at: [path], in: files)) ?? []
    }
  }

  private mutating func add(file path: String, in files: any FileSystem) throws(CommandError) {
    if path.hasSuffix(".swift") { return sources.append(path) }
    let text: String
    do { text = try files.text(of: path) } catch {
      throw CommandError("\(error.path.singleLine): \(error.told)")
    }
    guard
      text.first(where: { !$0.isWhitespace }) == "{"
        || Self.documentSuffixes.contains(where: path.hasSuffix)
    else { return sessions.append(path) }
    do {
      documents.append(Document(path: path, value: try JSONDocument(parsing: text).value))
    } catch {
      throw CommandError("\(path.singleLine):\(error.position): \(error.message)")
    }
  }

  /// What a folder holds beside sessions.
  private struct Search {
    var hasSwift = false
    var documents: [Document] = []
    private var count = 0

    mutating func look(in folder: String, of files: any FileSystem, depth: Int) {
      guard depth < deepest, let names = try? files.names(in: folder) else { return }
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        guard count <= mostFiles else { return }
        let path = FilePath.join(folder, name)
        if name.hasSuffix(".swift") {
          hasSwift = hasSwift || name != "Package.swift" && name != "main.swift"
        } else if documentSuffixes.contains(where: name.hasSuffix) {
          if let document = document(at: path, in: files) { documents.append(document) }
        } else if !name.contains("."), files.isFolder(path) == true, !files.isLink(path) {
          look(in: path, of: files, depth: depth + 1)
        }
      }
    }

    /// The document in a file; nil for JSON of another kind, which is no fault here.
    private func document(at path: String, in files: any FileSystem) -> Document? {
      guard let text = try? files.text(of: path, atMost: largestFile),
        let value = try? JSONDocument(parsing: text).value
      else { return nil }
      if case .array(let cases)? = value["cases"] {
        let areLayouts = !cases.isEmpty && cases.allSatisfy { $0["layout"] != nil }
        return areLayouts ? Document(path: path, value: value) : nil
      }
      guard case .object? = value["layout"] else { return nil }
      return Document(path: path, value: value)
    }
  }
}
