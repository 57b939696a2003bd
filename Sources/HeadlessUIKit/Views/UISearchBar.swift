public import Foundation

/// Told of what is typed into a search bar.
@MainActor @preconcurrency public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
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
  public let searchTextField = UISearchTextField(frame: .zero)
  open var showsScopeBar = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType?
  open var enablesReturnKeyAutomatically = true
  open override var inputAccessoryView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
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

extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .any }
}

/// The field of a search bar, with words that are one sign.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor!
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

@MainActor @preconcurrency open class UISearchToken: NSObject {
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) { super.init() }
}

/// Told of what a search controller looks for.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller that looks for something in another one.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var dimsBackgroundDuringPresentation = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
  open var scopeBarActivation = ScopeBarActivation.automatic
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
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

  /// One that shows what is found in the view that is searched.
  public convenience init() { self.init(searchResultsController: nil) }

  public required init?(coder: NSCoder) { return nil }
}

@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
