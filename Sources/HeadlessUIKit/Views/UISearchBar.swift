public import Foundation

/// Told of what is typed into a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is looked for.
@MainActor @preconcurrency open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var showsCancelButton = false
  open var searchBarStyle = Style.default
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  public let searchTextField = UITextField(frame: .zero)
  var changed: (() -> Void)?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// Does what typing, or wiping what was typed, does.
  public func simulateTyping(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    changed?()
  }
}

/// Told of what a search controller looks for.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller that looks for something in another one.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public let searchBar = UISearchBar(frame: .zero)
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var isActive = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.changed = { [weak self] in
      guard let self else { return }
      isActive = true
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public required init?(coder: NSCoder) { return nil }
}
