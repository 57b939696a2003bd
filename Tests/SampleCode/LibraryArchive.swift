import UIKit

/// What a library keeps, with Foundation's habits.

@MainActor final class LibraryArchive: NSObject {
  var x = 1
  func open() {
    autoreleasepool {}
    _ = CFAbsoluteTimeGetCurrent()
    _ = arc4random_uniform(3)
    _ = arc4random()
    _ = drand48()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    DispatchQueue.global(qos: .userInitiated).async {}
    let g = DispatchGroup()
    g.enter()
    g.leave()
    g.notify(queue: .main) {}
    _ = OperationQueue.main
    let s = DispatchSemaphore(value: 1)
    s.wait()
    _ = ProcessInfo.processInfo
    _ = NSPredicate(value: true)
    _ = NSCache<NSString, UIImage>()
    _ = NSCoder()
    _ = UserDefaults.standard
    NotificationCenter.default.addObserver(
      self, selector: Selector("a"), name: UIResponder.keyboardWillShowNotification, object: nil)
    _ = Bundle.main.path(forResource: "a", ofType: "b")
    _ = NSDataAsset(name: "a")?.data
    _ = NSLocalizedString("a", comment: "")
    let u = UndoManager()
    u.registerUndo(withTarget: self) { _ in }
    u.undo()
    u.redo()
    _ = u.canUndo
    u.setActionName("a")
    _ = CGRect.zero.insetBy(dx: 1, dy: 1).offsetBy(dx: 1, dy: 1).union(.zero).intersection(.zero)
    _ = CGRect.zero.divided(atDistance: 1, from: .minXEdge)
    _ = CGVector(dx: 1, dy: 1)
    _ = NSValue(cgPoint: .zero).cgPointValue
    _ = NSValue(cgSize: .zero)
    _ = NSValue(cgRect: .zero)
    _ = NSStringFromCGRect(.zero)
    _ = NSStringFromCGPoint(.zero)
    _ = "a".size(withAttributes: nil)
    _ = ("a" as NSString).boundingRect(with: .zero, options: [], attributes: nil, context: nil)
    _ = NSIndexPath(row: 0, section: 0).row
    _ = NSIndexPath(item: 0, section: 0)
    _ = CGRect.zero.inset(by: UIEdgeInsets.zero)
    _ = NSDirectionalEdgeInsets.zero
    perform(Selector("a"), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("a"), object: nil)
    _ = isKind(of: UIView.self)
    let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    t.tolerance = 1
    RunLoop.main.add(t, forMode: .common)
    RunLoop.current.add(t, forMode: .tracking)
    _ = responds(to: Selector("a"))
    _ = String(describing: self)
    _ = NSClassFromString("a") as? UIView.Type
    addObserver(self, forKeyPath: "a", options: [.new], context: nil)
    removeObserver(self, forKeyPath: "a")
    _ = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    _ = NSNumber(value: 1).stringValue
    _ = NumberFormatter()
    _ = ByteCountFormatter()
    _ = Date().formatted()
    _ = ArchiveKind.self
    _ = JSONDecoder()
    _ = URLSession.shared.dataTask(with: URL(string: "a")!) { _, _, _ in }
    _ = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    NSLog("a")
    _ = IndexSet(integersIn: 0..<2)
    _ = NSMutableIndexSet()
    _ = IndexPath(row: 1, section: 1)
    _ = NSOrderedSet()
    _ = UIView().value(forKey: "a")
    _ = CharacterSet.alphanumerics
    _ = Locale.current.languageCode
    _ = Progress(totalUnitCount: 1)
    _ = NSTextCheckingResult()
    _ = try? NSRegularExpression(pattern: "a")
    _ = "a".applyingTransform(.toLatin, reverse: false)
    _ = NSAttributedString(string: "a").boundingRect(with: .zero, options: [], context: nil)
  }

}
enum ArchiveKind {}
