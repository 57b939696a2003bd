import UIKit

/// A form of controls, and a table that is edited.

final class SettingsFormViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate, UITextViewDelegate,
  UIScrollViewDelegate, UIPickerViewDelegate, UIPickerViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate, UITableViewDataSourcePrefetching
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { "" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 1 }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
  {
    _ = coordinator.destinationIndexPath
    _ = coordinator.items.first?.sourceIndexPath
    coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 0, section: 0))
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  { 0 }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { [UITableViewRowAction(style: .destructive, title: "a") { _, _ in }] }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt s: IndexPath,
    toProposedIndexPath p: IndexPath
  ) -> IndexPath { p }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    0
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  func textViewDidChangeSelection(_ textView: UITextView) {}
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  func setTable() {
    let t = UITableView(frame: .zero, style: .insetGrouped)
    t.rowHeight = UITableView.automaticDimension
    t.estimatedRowHeight = 1
    t.sectionHeaderHeight = 1
    t.estimatedSectionHeaderHeight = 2
    t.sectionFooterHeight = 1
    t.estimatedSectionFooterHeight = 1
    t.sectionHeaderTopPadding = 0
    t.separatorStyle = .none
    t.separatorColor = nil
    t.separatorInset = .zero
    t.separatorInsetReference = .fromCellEdges
    t.tableHeaderView = UIView()
    t.tableFooterView = UIView()
    t.backgroundView = nil
    t.allowsSelection = true
    t.allowsMultipleSelection = true
    t.allowsSelectionDuringEditing = true
    t.allowsMultipleSelectionDuringEditing = true
    t.isEditing = true
    t.setEditing(true, animated: true)
    t.cellLayoutMarginsFollowReadableWidth = true
    t.sectionIndexColor = nil
    t.sectionIndexBackgroundColor = nil
    t.sectionIndexMinimumDisplayRowCount = 1
    t.remembersLastFocusedIndexPath = true
    t.dragDelegate = self
    t.dropDelegate = self
    t.dragInteractionEnabled = true
    t.prefetchDataSource = self
    t.insetsContentViewsToSafeArea = true
    t.selectionFollowsFocus = true
    t.fillerRowHeight = 1
    t.isPrefetchingEnabled = false
    t.selfSizingInvalidation = .enabled
    t.sectionIndexTrackingBackgroundColor = nil
    t.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    t.register(UINib(nibName: "", bundle: nil), forCellReuseIdentifier: "")
    t.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "a")
    _ = t.dequeueReusableHeaderFooterView(withIdentifier: "a")
    _ = t.dequeueReusableCell(withIdentifier: "a")
    t.reloadData()
    t.reloadRows(at: [], with: .automatic)
    t.reloadSections([], with: .fade)
    t.insertRows(at: [], with: .left)
    t.deleteRows(at: [], with: .right)
    t.moveRow(at: IndexPath(), to: IndexPath())
    t.insertSections([], with: .top)
    t.deleteSections([], with: .bottom)
    t.moveSection(0, toSection: 1)
    t.beginUpdates()
    t.endUpdates()
    t.performBatchUpdates({}, completion: nil)
    t.scrollToRow(at: IndexPath(), at: .top, animated: true)
    t.scrollToNearestSelectedRow(at: .none, animated: true)
    t.selectRow(at: nil, animated: true, scrollPosition: .none)
    t.deselectRow(at: IndexPath(), animated: true)
    _ = t.indexPathForSelectedRow
    _ = t.indexPathsForSelectedRows
    _ = t.indexPathsForVisibleRows
    _ = t.visibleCells
    _ = t.indexPathForRow(at: .zero)
    _ = t.indexPath(for: UITableViewCell())
    _ = t.cellForRow(at: IndexPath())
    _ = t.rectForRow(at: IndexPath())
    _ = t.rect(forSection: 0)
    _ = t.rectForHeader(inSection: 0)
    _ = t.headerView(forSection: 0)
    _ = t.footerView(forSection: 0)
    _ = t.numberOfSections
    _ = t.numberOfRows(inSection: 0)
    t.reloadSectionIndexTitles()
    _ = t.hasUncommittedUpdates
    t.reconfigureRows(at: [])
    _ = t.indexPathsForRows(in: .zero)
    _ = t.hasActiveDrag
    _ = UITableView.indexSearch
  }

  func setTableViewCell() {
    let c = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    c.textLabel?.text = ""
    c.detailTextLabel?.text = ""
    c.imageView?.image = nil
    c.accessoryType = .disclosureIndicator
    c.accessoryView = nil
    c.editingAccessoryType = .none
    c.editingAccessoryView = nil
    c.selectionStyle = .none
    c.backgroundView = nil
    c.selectedBackgroundView = nil
    c.multipleSelectionBackgroundView = nil
    c.isSelected = true
    c.isHighlighted = true
    c.setSelected(true, animated: true)
    c.setHighlighted(true, animated: true)
    c.separatorInset = .zero
    c.indentationLevel = 1
    c.indentationWidth = 1
    c.shouldIndentWhileEditing = true
    c.showsReorderControl = true
    _ = c.showingDeleteConfirmation
    c.contentConfiguration = c.defaultContentConfiguration()
    c.backgroundConfiguration = nil
    c.configurationUpdateHandler = { _, _ in }
    c.setNeedsUpdateConfiguration()
    c.automaticallyUpdatesContentConfiguration = true
    c.userInteractionEnabledWhileDragging = true
    c.focusStyle = .custom
    _ = c.reuseIdentifier
    c.prepareForReuse()
    c.layoutMargins = .zero
    c.preservesSuperviewLayoutMargins = true
  }

  func setScrollView() {
    let s = UIScrollView()
    s.contentSize = .zero
    s.contentOffset = .zero
    s.contentInset = .zero
    s.scrollIndicatorInsets = .zero
    s.horizontalScrollIndicatorInsets = .zero
    s.verticalScrollIndicatorInsets = .zero
    s.isPagingEnabled = true
    s.bounces = true
    s.alwaysBounceVertical = true
    s.alwaysBounceHorizontal = true
    s.showsVerticalScrollIndicator = true
    s.indicatorStyle = .white
    s.decelerationRate = .fast
    s.isDirectionalLockEnabled = true
    s.delaysContentTouches = true
    s.canCancelContentTouches = true
    s.minimumZoomScale = 1
    s.maximumZoomScale = 2
    s.zoomScale = 1
    s.setZoomScale(1, animated: true)
    s.zoom(to: .zero, animated: true)
    s.bouncesZoom = true
    _ = s.isZooming
    _ = s.isDragging
    _ = s.isTracking
    _ = s.isDecelerating
    s.keyboardDismissMode = .onDrag
    s.keyboardDismissMode = .interactiveWithAccessory
    s.refreshControl = UIRefreshControl()
    s.contentInsetAdjustmentBehavior = .never
    _ = s.adjustedContentInset
    s.scrollRectToVisible(.zero, animated: true)
    s.setContentOffset(.zero, animated: false)
    s.flashScrollIndicators()
    _ = s.panGestureRecognizer
    _ = s.pinchGestureRecognizer
    _ = s.contentLayoutGuide
    _ = s.frameLayoutGuide
    s.allowsKeyboardScrolling = true
    _ = s.isScrollAnimating
    s.bouncesVertically = true
    s.automaticallyAdjustsScrollIndicatorInsets = true
    _ = s.layoutMarginsGuide
  }

}
