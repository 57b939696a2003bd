import UIKit

// The controls of the form.

extension SettingsFormViewController {
  func setTextField() {
    let f = UITextField()
    f.delegate = nil
    f.borderStyle = .roundedRect
    f.clearsOnBeginEditing = true
    f.adjustsFontSizeToFitWidth = true
    f.minimumFontSize = 2
    f.attributedText = nil
    f.attributedPlaceholder = nil
    f.background = nil
    f.disabledBackground = nil
    f.leftView = UIView()
    f.leftViewMode = .always
    f.defaultTextAttributes = [:]
    f.typingAttributes = nil
    f.allowsEditingTextAttributes = true
    f.clearsOnInsertion = true
    f.keyboardAppearance = .dark
    f.smartQuotesType = .no
    f.smartDashesType = .no
    f.smartInsertDeleteType = .no
    f.passwordRules = nil
    f.textContentType = .newPassword
    f.selectedTextRange = nil
    _ = f.beginningOfDocument
    _ = f.endOfDocument
    _ = f.textRange(from: f.beginningOfDocument, to: f.endOfDocument)
    _ = f.position(from: f.beginningOfDocument, offset: 1)
    _ = f.hasText
    f.insertText("a")
    f.deleteBackward()
    _ = f.textRect(forBounds: .zero)
    _ = f.editingRect(forBounds: .zero)
    _ = f.placeholderRect(forBounds: .zero)
    _ = f.leftViewRect(forBounds: .zero)
    _ = f.isEditing
    f.adjustsFontForContentSizeCategory = true
    f.selectAll(nil)
    f.textContentType = .telephoneNumber
    f.contentVerticalAlignment = .center
    f.keyboardType = .webSearch
    f.keyboardType = .twitter
    f.keyboardType = .asciiCapableNumberPad
    f.returnKeyType = .continue
    _ = f.caretRect(for: f.beginningOfDocument)
  }

  func setTextView() {
    let v = UITextView()
    v.delegate = self
    v.isEditable = false
    v.dataDetectorTypes = [.link, .phoneNumber]
    v.dataDetectorTypes = .all
    v.linkTextAttributes = [:]
    v.selectedRange = NSRange()
    v.scrollRangeToVisible(NSRange())
    v.typingAttributes = [:]
    v.textContainer.lineBreakMode = .byTruncatingTail
    v.textContainer.maximumNumberOfLines = 1
    v.textContainer.widthTracksTextView = true
    v.textContainer.size = .zero
    v.allowsEditingTextAttributes = true
    v.clearsOnInsertion = true
    v.keyboardType = .default
    v.autocorrectionType = .no
    v.returnKeyType = .done
    v.autocapitalizationType = .none
    v.spellCheckingType = .no
    v.isSecureTextEntry = true
    v.selectedTextRange = nil
    v.isFindInteractionEnabled = true
    _ = v.hasText
    v.insertText("a")
    v.usesStandardTextScaling = true
    v.textContainer.exclusionPaths = []
    _ = UITextView.textDidChangeNotification
    v.enablesReturnKeyAutomatically = true
    v.textContentType = .none
    v.keyboardAppearance = .dark
    v.isScrollEnabled = false
    let sw = UISwitch()
    sw.onTintColor = nil
    sw.onImage = nil
    sw.offImage = nil
    sw.preferredStyle = .sliding
    sw.title = nil
    sw.isOn = true
  }

  func setSlider() {
    let sl = UISlider()
    sl.minimumValueImage = nil
    sl.maximumValueImage = nil
    sl.setThumbImage(nil, for: .normal)
    sl.setMinimumTrackImage(nil, for: .normal)
    sl.setMaximumTrackImage(nil, for: .normal)
  }

  func setStepper() {
    let st = UIStepper()
    st.autorepeat = true
    st.wraps = true
    st.isContinuous = true
    st.setIncrementImage(nil, for: .normal)
    st.setDecrementImage(nil, for: .normal)
    st.setBackgroundImage(nil, for: .normal)
  }

  func setSegmentedControl() {
    let sg = UISegmentedControl(items: ["a"])
    sg.insertSegment(with: nil, at: 0, animated: true)
    sg.setImage(nil, forSegmentAt: 0)
    sg.setWidth(1, forSegmentAt: 0)
    sg.setEnabled(true, forSegmentAt: 0)
    _ = sg.isEnabledForSegment(at: 0)
    sg.isMomentary = true
    sg.apportionsSegmentWidthsByContent = true
    sg.selectedSegmentTintColor = nil
    sg.setTitleTextAttributes([:], for: .selected)
    sg.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    sg.setDividerImage(
      nil, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    _ = sg.imageForSegment(at: 0)
    sg.setContentOffset(.zero, forSegmentAt: 0)
    _ = UISegmentedControl(frame: .zero, actions: [])
    sg.insertSegment(action: UIAction { _ in }, at: 0, animated: false)
    _ = sg.actionForSegment(at: 0)
    _ = UISegmentedControl.noSegment
    sg.setAction(UIAction { _ in }, forSegmentAt: 0)
    sg.selectedSegmentIndex = UISegmentedControl.noSegment
  }

  func setPageControl() {
    let pc = UIPageControl()
    pc.backgroundStyle = .minimal
    pc.allowsContinuousInteraction = true
    pc.preferredIndicatorImage = nil
    pc.setIndicatorImage(nil, forPage: 0)
    pc.defersCurrentPageDisplay = true
    pc.updateCurrentPageDisplay()
  }

  func setProgressView() {
    let pv = UIProgressView(progressViewStyle: .bar)
    pv.observedProgress = nil
    pv.progressImage = nil
    pv.trackImage = nil
    pv.setProgress(1, animated: true)
    pv.progressViewStyle = .default
  }

  func setDatePicker() {
    let dp = UIDatePicker()
    dp.datePickerMode = .date
    dp.timeZone = nil
    dp.countDownDuration = 1
    dp.roundsToMinuteInterval = true
    dp.preferredDatePickerStyle = .wheels
    dp.datePickerMode = .yearAndMonth
  }

  func setPickerView() {
    let pk = UIPickerView()
    pk.showsSelectionIndicator = true
    pk.reloadComponent(0)
    _ = pk.numberOfComponents
    _ = pk.numberOfRows(inComponent: 0)
    _ = pk.rowSize(forComponent: 0)
    _ = pk.view(forRow: 0, forComponent: 0)
  }

  func setActivityIndicatorView() {
    let ai = UIActivityIndicatorView(style: .large)
    ai.style = .whiteLarge
    ai.style = .gray
    ai.style = .white
  }

  func setButton() {
    let b = UIButton(type: .system)
    b.contentHorizontalAlignment = .left
    b.contentVerticalAlignment = .center
    b.imageEdgeInsets = .zero
    b.titleEdgeInsets = .zero
    b.adjustsImageWhenHighlighted = true
    b.adjustsImageWhenDisabled = true
    b.showsTouchWhenHighlighted = true
    b.reversesTitleShadowWhenHighlighted = true
    b.setBackgroundImage(nil, for: .normal)
    b.setTitleShadowColor(nil, for: .normal)
    b.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    b.configurationUpdateHandler = { _ in }
    b.setNeedsUpdateConfiguration()
    b.updateConfiguration()
    b.automaticallyUpdatesConfiguration = true
    b.changesSelectionAsPrimaryAction = true
    b.role = .primary
    b.preferredMenuElementOrder = .fixed
    _ = b.currentTitleColor
    _ = b.currentBackgroundImage
    _ = b.currentAttributedTitle
    _ = b.backgroundImage(for: .normal)
    _ = b.isTracking
    _ = b.subtitleLabel
    b.tintColorDidChange()
    _ = b.allTargets
    _ = b.allControlEvents
    _ = b.actions(forTarget: self, forControlEvent: .touchUpInside)
    b.sendAction(Selector("a"), to: nil, for: nil)
    b.sendAction(UIAction { _ in })
    b.isContextMenuInteractionEnabled = true
    b.showsMenuAsPrimaryAction = true
    b.toolTip = ""
    b.addTarget(
      self, action: Selector("a"),
      for: [
        .touchDown, .touchUpOutside, .touchCancel, .touchDragEnter, .touchDragExit,
        .touchDragInside, .touchDragOutside, .touchDownRepeat, .allTouchEvents, .allEditingEvents,
      ])
    b.titleLabel?.numberOfLines = 2
    b.configuration = .filled()
    b.configuration?.title = ""
    b.configuration?.buttonSize = .large
    b.configuration?.background.cornerRadius = 2
    b.contentEdgeInsets = .zero
    _ = b.state == .focused
    b.hoverStyle = nil
    _ = b.contentRect(forBounds: .zero)
    _ = b.titleRect(forContentRect: .zero)
    _ = b.imageRect(forContentRect: .zero)
  }

  func setLabel() {
    let l = UILabel()
    l.adjustsFontSizeToFitWidth = true
    l.minimumScaleFactor = 1
    l.baselineAdjustment = .alignCenters
    l.allowsDefaultTighteningForTruncation = true
    l.shadowColor = nil
    l.shadowOffset = .zero
    l.highlightedTextColor = nil
    l.isHighlighted = true
    l.isEnabled = true
    l.preferredMaxLayoutWidth = 1
    l.lineBreakStrategy = .standard
    l.lineBreakMode = .byWordWrapping
    l.textAlignment = .justified
    _ = l.textRect(forBounds: .zero, limitedToNumberOfLines: 1)
    l.drawText(in: .zero)
    l.showsExpansionTextWhenTruncated = true
    l.attributedText = nil
  }

  func setStackView() {
    let sv = UIStackView(arrangedSubviews: [])
    sv.setCustomSpacing(1, after: UIView())
    _ = sv.customSpacing(after: UIView())
    sv.isBaselineRelativeArrangement = true
    sv.isLayoutMarginsRelativeArrangement = true
    sv.insertArrangedSubview(UIView(), at: 0)
    sv.removeArrangedSubview(UIView())
    sv.spacing = UIStackView.spacingUseSystem
    sv.distribution = .equalCentering
    sv.alignment = .lastBaseline
  }

  func setImageView() {
    let iv = UIImageView()
    iv.adjustsImageSizeForAccessibilityContentSizeCategory = true
    iv.animationImages = []
    iv.startAnimating()
  }

  func setVisualEffectView() {
    let ve = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    ve.contentView.addSubview(UIView())
    ve.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label)
    _ = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .extraLight))
  }

  func setRefreshControl() {
    let rc = UIRefreshControl()
    rc.tintColor = nil
    rc.attributedTitle = nil
    rc.beginRefreshing()
  }

  func setColorWell() {
    let cw = UIColorWell()
    cw.selectedColor = nil
    let cp = UIColorPickerViewController()
    cp.selectedColor = .red
    cp.delegate = nil
    cp.supportsAlpha = true
  }

  func setAlertController() {
    let ac = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    ac.addTextField { $0.placeholder = "" }
    _ = ac.textFields?.first?.text
    ac.addAction(UIAlertAction(title: "", style: .default, handler: nil))
    ac.preferredAction = ac.actions.first
    ac.actions.first?.isEnabled = true
    ac.popoverPresentationController?.sourceView = view
    ac.view.tintColor = .red
    ac.setValue("", forKey: "attributedTitle")
    ac.message = "a"
  }

  func setStoryboard() {
    let sb = UIStoryboard(name: "", bundle: nil)
    _ = sb.instantiateViewController(identifier: "a") { SettingsFormViewController(coder: $0) }
    _ = sb.instantiateInitialViewController { SettingsFormViewController(coder: $0) }
    _ = sb.instantiateViewController(withIdentifier: "a") as! SettingsFormViewController
    _ = UIMenuController.shared
    _ = UILocalizedIndexedCollation.current()
    _ = UIScreen.main.nativeBounds
    _ = UIScreen.main.traitCollection
    _ = UIScreen.screens
    _ = UIScreen.main.brightness
    _ = UIScreen.main.maximumFramesPerSecond
    _ = UIScreen.main.nativeScale
  }
}
