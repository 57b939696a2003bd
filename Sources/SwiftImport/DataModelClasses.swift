import HostSystem

/// The classes that Xcode makes of the entities of a Core Data model, in Swift.
struct DataModelClasses {
  /// An entity as the model's document has it.
  private struct Entity {
    let tag: Tag
    var properties: [Tag] = []

    var name: String { tag["name"] ?? "" }
    /// The class's name without the module that it may be said to be in.
    var className: String {
      let said = tag["representedClassName"]?.split(separator: ".").last.map(String.init)
      return said ?? name
    }
  }

  /// A tag with its attributes.
  private struct Tag {
    let name: Substring
    private var attributes: [Substring: String] = [:]

    init(_ text: Substring) {
      name = text.prefix { $0.isLetter }
      // What stands between quotation marks is a value, what stands before one its name.
      let parts = text.dropFirst(name.count).split(
        separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        let key = parts[index].drop { !$0.isLetter }.prefix { $0.isLetter }
        attributes[key] = String(parts[index + 1])
      }
    }

    subscript(key: String) -> String? { attributes[key[...]].flatMap { $0.isEmpty ? nil : $0 } }
  }

  private let entities: [Entity]

  /// Reads the `contents` of one version of a model.
  init(contents: String) {
    var entities: [Entity] = []
    for part in contents.split(separator: "<") {
      let tag = Tag(part.prefix { $0 != ">" })
      switch tag.name {
      case "entity": entities.append(Entity(tag: tag))
      case "attribute", "relationship":
        if !entities.isEmpty { entities[entities.count - 1].properties.append(tag) }
      default: break
      }
    }
    self.entities = entities
  }

  /// Reads the version of the model in a folder that is the current one; nil where there is none.
  init?(model folder: String, in files: any FileSystem, atMost size: Int) {
    let names = (try? files.names(in: folder)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
    let current = try? files.text(of: FilePath.join(folder, ".xccurrentversion"), atMost: size)
    let said = versions.first { current?.contains(">\($0)<") == true }
    guard let version = said ?? versions.last,
      let contents = try? files.text(
        of: FilePath.join(FilePath.join(folder, version), "contents"), atMost: size)
    else { return nil }
    self.init(contents: contents)
  }

  /// The classes, and the properties of those whose class is the user's own; nil where the user
  /// writes all of them.
  var swift: String? {
    let made = entities.filter { $0.tag["codeGenerationType"] != nil && !$0.className.isEmpty }
    guard !made.isEmpty else { return nil }
    return "import Foundation\nimport CoreData\n" + made.map(declaration).joined()
  }

  private func declaration(of entity: Entity) -> String {
    let name = entity.className
    let parent = entity.tag["parentEntity"].flatMap { parent in
      entities.first { $0.name == parent }?.className
    }
    let members = entity.properties.compactMap { property in
      property.name == "attribute" ? Self.attribute(property) : relationship(property)
    }
    let request = """
        public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: "\(entity.name)")
        }

      """
    let isClass = entity.tag["codeGenerationType"] == "class"
    let head =
      isClass
      ? "public class \(name): \(parent ?? "NSManagedObject") {\n" : "extension \(name) {\n"
    let identity = isClass && parent == nil ? "extension \(name): Identifiable {}\n" : ""
    return head + request + members.joined() + "}\n" + identity
  }

  private static let objects = [
    "String": "String", "Date": "Date", "UUID": "UUID", "URI": "URL", "Binary": "Data",
    "Decimal": "NSDecimalNumber",
  ]
  private static let scalars = [
    "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
    "Double": "Double", "Float": "Float", "Date": "TimeInterval",
  ]

  private static func attribute(_ tag: Tag) -> String? {
    guard let name = tag["name"], let kind = tag["attributeType"] else { return nil }
    if tag["usesScalarValueType"] == "YES", let scalar = scalars[kind] {
      let start = tag["defaultValueString"].flatMap { kind == "Boolean" ? truth($0) : number($0) }
      return property(name, scalar, start ?? (kind == "Boolean" ? "false" : "0"))
    }
    let said = kind == "Transformable" ? tag["customClassName"] ?? "NSObject" : nil
    return property(name, "\(said ?? objects[kind] ?? "NSNumber")?")
  }

  /// A property whose value the object has for its name.
  private static func property(_ name: String, _ type: String, _ start: String = "") -> String {
    let value =
      start.isEmpty ? "managedValue(of: \"\(name)\")" : "managedValue(of: \"\(name)\") ?? \(start)"
    return """
        public var \(name): \(type) {
          get { \(value) }
          set { setValue(newValue, forKey: "\(name)") }
        }

      """
  }

  private static func truth(_ text: String) -> String { text == "YES" ? "true" : "false" }

  private static func number(_ text: String) -> String? { Double(text).map { _ in text } }

  private func relationship(_ tag: Tag) -> String? {
    guard let name = tag["name"], let destination = tag["destinationEntity"] else { return nil }
    let type = entities.first { $0.name == destination }?.className ?? destination
    guard tag["toMany"] == "YES" else { return Self.property(name, "\(type)?") }
    let functions = ["addTo", "removeFrom"].map { $0 + name.capitalizedFirst }
    return Self.property(name, tag["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?")
      + functions.map { function in
        """
          public func \(function)(_ value: \(type)) {
            changeManagedValues("\(function)", value)
          }
          public func \(function)(_ values: NSSet) { changeManagedValues("\(function)", values) }

        """
      }.joined()
  }
}
