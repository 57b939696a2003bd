import UIKit

// What is written on the view, and how it is touched.

extension ReactionView {
  func setViewPropertyAnimator() {
    let a = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    a.addAnimations({}, delayFactor: 1)
    a.pauseAnimation()
    a.isReversed = true
    a.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    a.finishAnimation(at: .end)
    a.startAnimation(afterDelay: 1)
    _ = a.state == .active
    _ = a.isRunning
    a.isInterruptible = true
    a.pausesOnCompletion = true
    a.scrubsLinearly = false
    _ = a.duration
    _ = a.timingParameters
    a.isUserInteractionEnabled = true
    _ = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    _ = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 1))
    _ = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero)
    _ = UISpringTimingParameters()
    _ = UICubicTimingParameters(animationCurve: .easeIn)
    _ = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: [], animations: {}, completion: { _ in })
    _ = UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero)
    let animating: UIViewImplicitlyAnimating = a
    animating.pauseAnimation()
    a.isManualHitTestingEnabled = true
    a.stopAnimation(true)
  }

  func nib() {
    _ = UINib(nibName: "a", bundle: nil).instantiate(withOwner: self, options: nil).first as? UIView
    _ = Bundle.main.loadNibNamed("a", owner: self, options: nil)?.first
    _ = UINib(data: Data(), bundle: nil)
  }

  func gestures() {
    let p = UIPanGestureRecognizer(target: self, action: Selector("a"))
    p.minimumNumberOfTouches = 1
    p.maximumNumberOfTouches = 1
    p.allowedScrollTypesMask = .all
    p.setTranslation(.zero, in: self)
    _ = p.velocity(in: self)
    let t = UITapGestureRecognizer()
    t.numberOfTouchesRequired = 2
    t.buttonMaskRequired = .primary
    t.numberOfTapsRequired = 2
    let l = UILongPressGestureRecognizer()
    l.allowableMovement = 1
    l.numberOfTapsRequired = 1
    l.numberOfTouchesRequired = 2
    let s = UISwipeGestureRecognizer()
    s.numberOfTouchesRequired = 1
    s.direction = [.left, .right]
    let pinch = UIPinchGestureRecognizer()
    _ = pinch.velocity
    pinch.scale = 2
    let r = UIRotationGestureRecognizer()
    r.rotation = 1
    _ = r.velocity
    _ = p.location(ofTouch: 0, in: self)
    p.removeTarget(nil, action: nil)
    p.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    p.allowedPressTypes = []
    p.requiresExclusiveTouchType = true
    _ = p.modifierFlags
    _ = p.buttonMask
    p.state = .recognized
    p.reset()
    p.touchesBegan([], with: UIEvent())
    p.ignore(UITouch(), for: UIEvent())
    _ = p.canPrevent(t)
    p.require(toFail: t)
    p.name = ""
  }

  func setHoverGestureRecognizer() {
    let h = UIHoverGestureRecognizer()
    _ = h
    _ = UIScreenEdgePanGestureRecognizer().edges
  }

  func setTexts() {
    let s = NSShadow()
    s.shadowBlurRadius = 1
    s.shadowColor = UIColor.red
    s.shadowOffset = .zero
    let a: [NSAttributedString.Key: Any] = [
      .shadow: s, .ligature: 1, .textEffect: 1, .obliqueness: 1, .expansion: 1,
    ]
    _ = a
    _ = UIFont.systemFont(ofSize: 2).fontDescriptor.withSymbolicTraits([
      .traitBold, .traitItalic, .traitMonoSpace,
    ])
    _ = UIFont(descriptor: UIFontDescriptor(name: "a", size: 1), size: 0)
    _ = UIFontDescriptor(fontAttributes: [
      .family: "a", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    _ = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    _ = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withDesign(.rounded)
    _ = UIFont.familyNames
    _ = UIFont.fontNames(forFamilyName: "a")
    let f = UIFont.systemFont(ofSize: 1)
    _ = f.ascender
    _ = f.descender
    _ = f.capHeight
    _ = f.xHeight
    _ = f.leading
    _ = f.familyName
    _ = f.fontName
    _ = f.withSize(2)
    _ = UIFont.labelFontSize
    _ = UIFont.systemFontSize
    _ = UIFont.smallSystemFontSize
    _ = UIFont.buttonFontSize
    _ = UIFont.monospacedDigitSystemFont(ofSize: 1, weight: .bold)
    _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .bold)
    _ = UIFont.italicSystemFont(ofSize: 1)
    _ = UIFont.systemFont(ofSize: 1, weight: .bold, width: .condensed)
    _ = UIFontDescriptor().addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 1]]
    ])
    _ = f.fontDescriptor.symbolicTraits.contains(.traitBold)
    _ = f.fontDescriptor.pointSize
    _ = f.fontDescriptor.object(forKey: .face)
    _ = f.fontDescriptor.withSize(1)
    _ = f.fontDescriptor.withFamily("a")
    _ = f.fontDescriptor.withFace("a")
    _ = f.fontDescriptor.fontAttributes
    _ = UIFontMetrics.default.scaledFont(for: f)
    _ = UIFontMetrics(forTextStyle: .body).scaledValue(for: 1)
    _ = f.fontDescriptor.postscriptName
    let p = NSMutableParagraphStyle()
    p.setParagraphStyle(.default)
    p.hyphenationFactor = 1
    p.baseWritingDirection = .leftToRight
    p.tabStops = [NSTextTab(textAlignment: .left, location: 1)]
    p.allowsDefaultTighteningForTruncation = true
    p.addTabStop(NSTextTab(textAlignment: .left, location: 1, options: [:]))
    let m = NSMutableAttributedString(string: "a", attributes: [:])
    m.addAttribute(.font, value: f, range: NSRange(location: 0, length: 1))
    m.append(NSAttributedString(string: ""))
    m.setAttributes([:], range: NSRange())
    m.removeAttribute(.font, range: NSRange())
    m.replaceCharacters(in: NSRange(), with: "")
    m.insert(m, at: 0)
    _ = m.mutableString
    m.enumerateAttribute(.font, in: NSRange(), options: []) { _, _, _ in }
    _ = m.boundingRect(
      with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    _ = try? NSAttributedString(
      data: Data(),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 1],
      documentAttributes: nil)
    _ = m.size()
    _ = m.attributedSubstring(from: NSRange())
    m.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue], range: NSRange())
    let at = NSTextAttachment()
    at.image = nil
    at.bounds = .zero
    _ = NSAttributedString(attachment: at)
    _ = NSTextAttachment(data: nil, ofType: nil)
    at.contents = nil
    let tr = UIConfigurationTextAttributesTransformer { c in
      var c = c
      c.font = .systemFont(ofSize: 1)
      return c
    }
    var bc = UIButton.Configuration.plain()
    bc.titleTextAttributesTransformer = tr
    _ = bc.titleTextAttributesTransformer?(AttributeContainer())
    var ac = AttributeContainer()
    ac.foregroundColor = .red
    ac.font = f
    ac.kern = 1
    ac.underlineStyle = .single
    ac.backgroundColor = nil
    var s2 = AttributedString("a")
    s2.font = f
    s2.foregroundColor = UIColor.red
    s2.uiKit.font = f
    ac.paragraphStyle = p
    ac.strikethroughStyle = .single
    bc.attributedTitle = AttributedString("a", attributes: ac)
    _ = try? AttributedString(markdown: "a")
    _ = NSAttributedString(s2)
  }
}
