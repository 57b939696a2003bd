import UIKit

// The pictures that the ring is made of.

extension ProgressRingView {
  func setEmitterCell() {
    let cell = CAEmitterCell()
    cell.birthRate = 1
    cell.lifetime = 2
    cell.velocity = 3
    cell.velocityRange = 1
    cell.emissionLongitude = 1
    cell.emissionRange = 1
    cell.spin = 1
    cell.spinRange = 1
    cell.scale = 1
    cell.scaleRange = 1
    cell.scaleSpeed = 1
    cell.contents = nil
    cell.color = nil
    cell.alphaSpeed = 1
    cell.yAcceleration = 1
    cell.xAcceleration = 1
  }

  func setScrollLayer() {
    let scroll = CAScrollLayer()
    _ = scroll
    let tf = CATransformLayer()
    _ = tf
  }

  func animations() {
    let a = CABasicAnimation(keyPath: "position")
    a.fromValue = 1
    a.toValue = NSValue(cgPoint: .zero)
    a.byValue = 1
    a.duration = 2
    a.repeatCount = .infinity
    a.autoreverses = true
    a.isRemovedOnCompletion = false
    a.fillMode = .forwards
    a.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    a.delegate = self
    a.beginTime = CACurrentMediaTime() + 1
    a.keyPath = "a"
    a.isAdditive = true
    a.isCumulative = true
    a.speed = 1
    a.timeOffset = 1
    a.setValue("x", forKey: "y")
    _ = a.value(forKey: "y")
    a.repeatDuration = 2
    layer.add(a, forKey: "x")
    layer.add(a, forKey: nil)
    let k = CAKeyframeAnimation(keyPath: "transform.scale")
    k.values = [1, 2]
    k.keyTimes = [0, 1]
    k.path = path.cgPath
    k.calculationMode = .paced
    k.rotationMode = .rotateAuto
    k.timingFunctions = [CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)]
    let s = CASpringAnimation(keyPath: "a")
    s.damping = 1
    s.stiffness = 1
    s.mass = 1
    s.initialVelocity = 1
    _ = s.settlingDuration
    let gr = CAAnimationGroup()
    gr.animations = [a, k, s]
    let t = CATransition()
    t.type = .fade
    t.type = .push
    t.type = .moveIn
    t.subtype = .fromRight
    t.startProgress = 0
    t.endProgress = 1
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock {}
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.commit()
    CATransaction.flush()
    _ = CATransaction.animationDuration()
    _ = CATransaction.disableActions()
  }

  func setDisplayLink() {
    let d = CADisplayLink(target: self, selector: Selector("tick"))
    d.add(to: .main, forMode: .common)
    d.isPaused = true
    d.invalidate()
    d.preferredFramesPerSecond = 30
    _ = d.timestamp
    _ = d.duration
    _ = d.targetTimestamp
    d.add(to: .current, forMode: .default)
    d.remove(from: .main, forMode: .common)
    d.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 2, preferred: 2)
  }

  func images() {
    let r = UIGraphicsImageRenderer(size: .zero)
    _ = r.image { c in
      c.cgContext.saveGState()
      c.fill(.zero)
      c.stroke(.zero)
      c.clip(to: .zero)
      _ = c.format
      _ = c.currentImage
      UIColor.red.setFill()
    }
    _ = UIGraphicsImageRenderer(bounds: .zero).pngData { _ in }
    _ = UIGraphicsImageRenderer(size: .zero).jpegData(withCompressionQuality: 1) { _ in }
  }

  func setRendererFormat() {
    let f = UIGraphicsImageRendererFormat.default()
    f.scale = 1
    f.opaque = true
    f.preferredRange = .standard
    _ = UIGraphicsImageRenderer(size: .zero, format: f)
  }

  func setRendererFormatPreferred() {
    let f2 = UIGraphicsImageRendererFormat()
    _ = UIGraphicsImageRenderer(bounds: .zero, format: f2)
    _ = UIGraphicsImageRendererFormat.preferred()
    UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
    UIGraphicsBeginImageContext(.zero)
  }

  func drawPictures() {
    let i = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsPushContext(UIGraphicsGetCurrentContext()!)
    UIGraphicsPopContext()
    guard let i else { return }
    i.draw(in: .zero)
    i.draw(at: .zero)
    i.draw(in: .zero, blendMode: .normal, alpha: 1)
    i.draw(at: .zero, blendMode: .normal, alpha: 1)
    i.drawAsPattern(in: .zero)
    _ = i.size
    _ = i.scale
    _ = i.imageOrientation == .up
    _ = i.withRenderingMode(.alwaysTemplate)
    _ = i.withTintColor(.red)
    _ = i.withTintColor(.red, renderingMode: .alwaysOriginal)
    _ = i.pngData()
    _ = i.jpegData(compressionQuality: 1)
    _ = i.resizableImage(withCapInsets: .zero)
    _ = i.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    _ = i.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
    _ = i.withAlignmentRectInsets(.zero)
    _ = i.imageFlippedForRightToLeftLayoutDirection()
    _ = i.withHorizontallyFlippedOrientation()
    _ = i.withConfiguration(UIImage.SymbolConfiguration(pointSize: 1))
    _ = i.applyingSymbolConfiguration(.init(scale: .large))
    _ = i.images
    _ = i.duration
    _ = i.isSymbolImage
    _ = i.renderingMode
    _ = i.capInsets
    _ = i.preparingForDisplay()
    i.prepareForDisplay { _ in }
    _ = i.preparingThumbnail(of: .zero)
    i.prepareThumbnail(of: .zero) { _ in }
    _ = i.baselineOffsetFromBottom
    _ = i.withBaselineOffset(fromBottom: 1)
    _ = i.ciImage
    _ = i.traitCollection
    _ = i.configuration
    _ = i.symbolConfiguration
    _ = UIImage(data: Data())
    _ = UIImage(data: Data(), scale: 2)
    _ = UIImage(contentsOfFile: "")
    _ = UIImage(named: "", in: nil, compatibleWith: nil)
    _ = UIImage(named: "", in: .main, with: nil)
    _ = UIImage(systemName: "", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    _ = UIImage(systemName: "", compatibleWith: nil)
    _ = UIImage(cgImage: i.cgImage!)
    _ = UIImage(cgImage: i.cgImage!, scale: 1, orientation: .up)
    _ = UIImage.animatedImage(with: [], duration: 1)
    _ = UIImage.animatedImageNamed("", duration: 1)
    _ = UIImage(ciImage: CIImage(image: i)!)
    _ = UIImage(named: "a")
    _ = UIImage(resource: ImageResource(name: "a", bundle: .main))
    _ = UIColor(resource: ColorResource(name: "a", bundle: .main))
    _ = UIImage.add
    _ = UIImage.remove
    _ = UIImage.actions
    _ = UIImage.checkmark
    _ = UIImage.strokedCheckmark
    let cg = i.cgImage!
    _ = cg.width
    _ = cg.height
    _ = cg.cropping(to: .zero)
    _ = cg.bitsPerComponent
    _ = cg.bytesPerRow
    _ = cg.colorSpace
    _ = cg.alphaInfo
    _ = cg.bitmapInfo
    _ = cg.bitsPerPixel
    let c = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    _ = c?.data
    _ = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue)
    _ = CGBitmapInfo.byteOrder32Big.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
    _ = CGColorSpaceCreateDeviceGray()
    UIImageWriteToSavedPhotosAlbum(i, nil, nil, nil)
    _ = UIImage.SymbolConfiguration(pointSize: 1, weight: .bold, scale: .large)
    _ = UIImage.SymbolConfiguration(weight: .bold)
    _ = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
    _ = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 2))
    _ = UIImage.SymbolConfiguration(paletteColors: [])
    _ = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    _ = UIImage.SymbolConfiguration.preferringMulticolor()
    _ = UIImage.SymbolConfiguration(scale: .small).applying(
      UIImage.SymbolConfiguration(scale: .large))
    _ = UIImage.SymbolConfiguration.unspecified
    _ = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 2), scale: .large)
  }

  func filterPictures() {
    let filter = CIFilter(name: "CIGaussianBlur")
    filter?.setValue(CIImage(image: UIImage()), forKey: kCIInputImageKey)
    filter?.setValue(1, forKey: kCIInputRadiusKey)
    let out = filter?.outputImage
    filter?.setDefaults()
    filter?.setValue(2, forKey: "inputIntensity")
    _ = filter?.name
    _ = filter?.inputKeys
    let ctx = CIContext(options: nil)
    let cg = ctx.createCGImage(out!, from: out!.extent)
    _ = cg
    _ = CIContext()
    _ = out?.transformed(by: .identity)
    _ = out?.cropped(to: .zero)
    _ = out?.applyingFilter("a", parameters: [:])
    _ = CIImage(cgImage: cg!)
    _ = CIImage(data: Data())
    _ = out?.oriented(.up)
    _ = CIColor(color: .red)
    _ = CIImage(color: CIColor(red: 1, green: 1, blue: 1))
    _ = CIVector(x: 1, y: 2)
    _ = out?.clampedToExtent()
  }
}
