import UIKit

/// A month of days on which something was done.
final class StreakViewController: UIViewController {
  private let calendarView = UICalendarView()
  private let flame = UIImageView(image: UIImage(systemName: "flame"))
  private let share = UIBarButtonItem(systemItem: .action)
  private var done: Set<DateComponents> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.locale = Locale(identifier: "ko_KR")
    calendarView.timeZone = TimeZone(identifier: "Asia/Seoul")
    calendarView.fontDesign = .rounded
    calendarView.availableDateRange = DateInterval(start: .distantPast, end: .now)
    calendarView.visibleDateComponents = DateComponents(year: 2024, month: 6)
    calendarView.wantsDateDecorations = true
    calendarView.delegate = self
    let days = UICalendarSelectionMultiDate(delegate: self)
    days.setSelectedDates(Array(done), animated: false)
    calendarView.selectionBehavior = days
    view.addSubview(calendarView)
    view.addSubview(flame)
    navigationItem.rightBarButtonItem = share
  }

  private func chooseOne() {
    let day = UICalendarSelectionSingleDate(delegate: self)
    day.selectedDate = calendarView.visibleDateComponents
    day.setSelected(nil, animated: true)
    day.updateSelectableDates()
    calendarView.selectionBehavior = day
    calendarView.setVisibleDateComponents(DateComponents(year: 2024, month: 7), animated: true)
  }

  private func celebrate() {
    flame.addSymbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(1.5))
    flame.addSymbolEffect(.variableColor.iterative.dimInactiveLayers.reversing, options: .repeating)
    flame.addSymbolEffect(.wiggle.clockwise, options: .repeat(.periodic(delay: 1)))
    flame.removeSymbolEffect(ofType: .bounce)
    flame.removeAllSymbolEffects()
    if let filled = UIImage(systemName: "flame.fill") {
      flame.setSymbolImage(filled, contentTransition: .replace.downUp)
      share.setSymbolImage(filled, contentTransition: .automatic, options: .nonRepeating)
    }
    share.addSymbolEffect(.pulse.wholeSymbol, options: .nonRepeating)
    share.removeAllSymbolEffects(options: .default, animated: false)
  }
}

extension StreakViewController: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 1: .default(color: .systemRed, size: .large)
    case 2: .image(UIImage(systemName: "star"), color: .systemYellow, size: .small)
    case 3: .customView { UILabel() }
    default: nil
    }
  }
}

extension StreakViewController: UICalendarSelectionMultiDateDelegate {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {
    done.insert(dateComponents)
    celebrate()
    calendarView.reloadDecorations(forDateComponents: [dateComponents], animated: true)
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {
    done.remove(dateComponents)
    if selection.selectedDates.isEmpty { chooseOne() }
  }
}

extension StreakViewController: UICalendarSelectionSingleDateDelegate {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { title = dateComponents?.day.map(String.init) }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 13 }
}
