// swift-format-ignore-file
import CoreData

@objc(Wine)
public class Wine: NSManagedObject {}

extension Wine {
  @NSManaged public var label: String?
  @NSManaged public var year: Int16
  @NSManaged public var tastings: NSSet?
  @NSManaged public func addToTastings(_ value: Wine)
}
