import SwiftInterpreter

/// What a storyboard or a nib would give the outlets of an object, of which nothing is known but
/// their types.
enum OutletNatives<Host: CollectionViewHost> {
  static var all: [String: NativeFunction] {
    [
      "_connectOutlets(_:)": { call throws(Interruption) in
        let owner = call.arguments[0]
        for outlet in try call.emptyOutlets(of: owner) {
          let name = outlet.className
          let isView = call.isClass(name, below: "UIView")
          var arguments: [(label: String?, value: Value)] = []
          if isView {
            arguments.append(("frame", try call.make("CGRect")))
            if call.isClass(name, below: "UICollectionView") {
              arguments.append(
                ("collectionViewLayout", try call.make("UICollectionViewFlowLayout")))
              try call.withHost(Host.self) { host throws(Interruption) in
                host.objects.connected.append(outlet.name)
              }
            }
          }
          // A gesture's or a constraint's may need what no one knows.
          guard let made = try? call.make(name, arguments) else { continue }
          if isView { _ = try call.callMethod("_adopt(_:)", of: owner, with: [made]) }
          try call.setProperty(outlet.name, of: owner, to: .optional(made))
        }
        return .void
      },
      "_prototypeClass(_:_:)": { call throws(Interruption) in
        let identifier = call.arguments[0].asString ?? ""
        let isCell = call.arguments[1].asBool ?? true
        let base = isCell ? "UICollectionViewCell" : "UICollectionReusableView"
        let own = call.ownClasses(below: base).filter { name in
          isCell || !call.isClass(name, below: "UICollectionViewCell")
        }
        // Most are called as their class is; of one class alone there is no doubt.
        let name = own.first { $0 == identifier } ?? (own.count == 1 ? own[0] : base)
        return call.metatype(of: name) ?? .void
      },
    ]
  }
}
