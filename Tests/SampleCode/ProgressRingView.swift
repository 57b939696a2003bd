import UIKit

/// A ring that draws itself, animates its layers and filters pictures.

final class ProgressRingView: UIView, CAAnimationDelegate {
  let shape = CAShapeLayer()
  var path = UIBezierPath()
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor.red.cgColor)
    context.setStrokeColor(UIColor.red.cgColor)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [2, 3])
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 2))
    context.addLines(between: [.zero, .zero])
    context.strokePath()
    context.fillPath()
    context.addRect(rect)
    context.addEllipse(in: rect)
    context.fill(rect)
    context.fill([rect])
    context.fillEllipse(in: rect)
    context.strokeEllipse(in: rect)
    context.stroke(rect)
    context.stroke(rect, width: 2)
    context.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
    context.addCurve(to: .zero, control1: .zero, control2: .zero)
    context.addQuadCurve(to: .zero, control: .zero)
    context.addPath(path.cgPath)
    context.clip()
    context.clip(to: rect)
    context.translateBy(x: 1, y: 1)
    context.scaleBy(x: 1, y: -1)
    context.rotate(by: 1)
    context.concatenate(.identity)
    context.beginPath()
    context.closePath()
    context.drawPath(using: .fillStroke)
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 2)
    context.setShadow(offset: .zero, blur: 2, color: UIColor.black.cgColor)
    context.clear(rect)
    context.setShouldAntialias(true)
    context.setAllowsAntialiasing(true)
    context.interpolationQuality = .high
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    context.draw(UIImage().cgImage!, in: rect)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.setFillColor(gray: 0, alpha: 1)
    context.setStrokeColor(red: 1, green: 1, blue: 1, alpha: 1)
    _ = context.makeImage()
    _ = context.ctm
    _ = context.width
    _ = context.height
    _ = context.boundingBoxOfClipPath
    let space = CGColorSpaceCreateDeviceRGB()
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: .zero, end: .zero, options: [.drawsBeforeStartLocation])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 2, options: [])
    }
    context.restoreGState()
    UIRectFill(rect)
    UIRectFrame(rect)
    UIRectClip(rect)
    UIColor.red.setFill()
    UIColor.red.setStroke()
    UIColor.red.set()
    "a".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    "a".draw(in: rect, withAttributes: nil)
    NSString(string: "a").draw(in: rect, withAttributes: [:])
    ("a" as NSString).draw(at: .zero, withAttributes: nil)
    NSAttributedString(string: "a").draw(in: rect)
    NSAttributedString(string: "a").draw(at: .zero)
    NSAttributedString(string: "a").draw(
      with: rect, options: [.usesLineFragmentOrigin], context: nil)
  }
  func paths() {
    let rect = bounds
    _ = UIBezierPath(rect: rect)
    _ = UIBezierPath(ovalIn: rect)
    _ = UIBezierPath(roundedRect: rect, cornerRadius: 3)
    _ = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners],
      cornerRadii: CGSize(width: 1, height: 1))
    _ = UIBezierPath(arcCenter: .zero, radius: 3, startAngle: 0, endAngle: 2, clockwise: true)
    _ = UIBezierPath(cgPath: path.cgPath)
    path.move(to: .zero)
    path.addLine(to: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    path.close()
    path.removeAllPoints()
    path.append(path)
    path.apply(CGAffineTransform(scaleX: 1, y: 1))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.miterLimit = 1
    path.flatness = 1
    path.usesEvenOddFillRule = true
    path.setLineDash([2, 2], count: 2, phase: 0)
    path.fill()
    path.stroke()
    path.addClip()
    path.fill(with: .normal, alpha: 1)
    path.stroke(with: .clear, alpha: 1)
    _ = path.bounds
    _ = path.isEmpty
    _ = path.currentPoint
    _ = path.contains(.zero)
    _ = path.reversing()
    _ = path.copy() as! UIBezierPath
    let m = CGMutablePath()
    m.move(to: .zero)
    m.addLine(to: .zero)
    m.addRect(rect)
    m.addEllipse(in: rect)
    m.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    m.addArc(tangent1End: .zero, tangent2End: .zero, radius: 2)
    m.addCurve(to: .zero, control1: .zero, control2: .zero)
    m.addQuadCurve(to: .zero, control: .zero)
    m.closeSubpath()
    m.addPath(path.cgPath)
    m.addRoundedRect(in: rect, cornerWidth: 1, cornerHeight: 1)
    m.addLines(between: [])
    let p = CGPath(rect: rect, transform: nil)
    _ = CGPath(ellipseIn: rect, transform: nil)
    _ = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil)
    _ = p.boundingBox
    _ = p.boundingBoxOfPath
    _ = p.contains(.zero)
    _ = p.isEmpty
    _ = p.copy()
    _ = p.mutableCopy()
    _ = p.currentPoint
  }

  func shapeLayers() {
    shape.path = path.cgPath
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = nil
    shape.lineWidth = 1
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.lineDashPattern = [2, 3]
    shape.lineDashPhase = 1
    shape.strokeStart = 0
    shape.strokeEnd = 1
    shape.fillRule = .evenOdd
    shape.miterLimit = 1
    shape.frame = bounds
    shape.contentsScale = UIScreen.main.scale
    shape.opacity = 1
    shape.position = .zero
    shape.bounds = bounds
    shape.anchorPoint = .zero
    shape.zPosition = 1
    shape.name = "a"
    shape.transform = CATransform3DIdentity
    shape.setAffineTransform(.identity)
    shape.isHidden = true
    shape.masksToBounds = true
    shape.mask = CALayer()
    shape.backgroundColor = nil
    shape.borderColor = nil
    shape.borderWidth = 1
    shape.cornerRadius = 1
  }

  func decorateLayers() {
    shape.cornerCurve = .continuous
    shape.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    shape.shadowColor = nil
    shape.shadowOffset = .zero
    shape.shadowOpacity = 1
    shape.shadowRadius = 2
    shape.shadowPath = path.cgPath
    shape.shouldRasterize = true
    shape.rasterizationScale = 2
    shape.allowsEdgeAntialiasing = true
    shape.drawsAsynchronously = true
    shape.needsDisplayOnBoundsChange = true
    shape.isGeometryFlipped = true
    shape.isDoubleSided = true
    shape.isOpaque = true
    shape.contents = UIImage().cgImage
    shape.contentsGravity = .resizeAspectFill
    shape.contentsRect = .zero
    shape.contentsCenter = .zero
    shape.minificationFilter = .trilinear
    shape.magnificationFilter = .nearest
    shape.compositingFilter = "x"
    shape.filters = []
    shape.speed = 1
    shape.timeOffset = 0
    shape.beginTime = CACurrentMediaTime()
    shape.duration = 1
    shape.repeatCount = 1
    shape.fillMode = .forwards
  }

  func arrangeLayers() {
    shape.autoreverses = true
    shape.sublayerTransform = CATransform3DMakeRotation(1, 0, 0, 1)
    shape.style = nil
    shape.delegate = nil
    shape.actions = ["position": NSNull()]
    layer.addSublayer(shape)
    layer.insertSublayer(shape, at: 0)
    layer.insertSublayer(shape, below: layer)
    layer.insertSublayer(shape, above: layer)
    shape.removeFromSuperlayer()
    layer.replaceSublayer(shape, with: CALayer())
    _ = layer.sublayers?.first { $0 is CAShapeLayer }
    _ = layer.superlayer
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutSublayers()
    layer.display()
    _ = layer.presentation()?.frame
    _ = layer.model()
    layer.removeAllAnimations()
    layer.removeAnimation(forKey: "a")
    _ = layer.animationKeys()
    _ = layer.animation(forKey: "a")
    _ = layer.contains(.zero)
    _ = layer.hitTest(.zero)
    _ = layer.convert(CGPoint.zero, to: shape)
    _ = layer.convert(CGRect.zero, from: shape)
  }

  func renderLayers() {
    layer.render(in: UIGraphicsGetCurrentContext()!)
    _ = layer.convertTime(0, from: nil)
    layer.scrollRectToVisible(.zero)
    layer.setValue(1, forKeyPath: "transform.scale")
  }

  func setGradientLayer() {
    let g = CAGradientLayer()
    g.colors = [UIColor.red.cgColor]
    g.locations = [0, 1]
    g.locations = [NSNumber(value: 0.2), 0.9]
    g.startPoint = .zero
    g.endPoint = .zero
    g.type = .radial
    g.type = .axial
    g.type = .conic
  }

  func setTextLayer() {
    let t = CATextLayer()
    t.string = "a"
    t.font = UIFont.systemFont(ofSize: 2)
    t.fontSize = 2
    t.foregroundColor = nil
    t.alignmentMode = .center
    t.isWrapped = true
    t.truncationMode = .end
  }

  func setReplicatorLayer() {
    let r = CAReplicatorLayer()
    r.instanceCount = 2
    r.instanceTransform = CATransform3DIdentity
    r.instanceDelay = 1
    r.instanceColor = nil
  }

  func setEmitterLayer() {
    let e = CAEmitterLayer()
    e.emitterPosition = .zero
    e.emitterShape = .line
    e.emitterSize = .zero
    e.emitterCells = [CAEmitterCell()]
    e.birthRate = 1
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }
  func animationDidStart(_ anim: CAAnimation) {}
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if anim === layer.animation(forKey: "x") {}
  }
}
