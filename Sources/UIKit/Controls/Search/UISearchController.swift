import CoreGraphics
import Foundation

/// Shows what was found for what is typed in the search bar.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or scope changed, or searching began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// Told of the beginning and end of searching.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Searching is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Searching has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Searching is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Searching has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Shows the controller in another way than the system's.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Joins a search bar with the controller that shows what was found.
///
/// Where it belongs to a navigation item its bar stands in the navigation bar, below the titles; what was found is shown
/// over the controller of the item.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The controller that shows what was found; nil where the one that is searched does.
    open private(set) var searchResultsController: UIViewController?
    /// The bar with what is searched.
    open var searchBar: UISearchBar { bar }
    private let bar = SearchControllerBar(frame: .zero)

    /// Shows what was found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Told of the beginning and end of searching.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether what is searched is covered meanwhile.
    open var obscuresBackgroundDuringPresentation = true
    /// The older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar goes meanwhile.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button that cancels comes and goes by itself.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes come and go by themselves.
    open var automaticallyShowsScopeBar = true
    /// Whether what was found comes and goes by itself.
    open var automaticallyShowsSearchResultsController = true
    /// Whether what was found is shown.
    open var showsSearchResultsController = false {
        didSet { if showsSearchResultsController != oldValue { resultsDidChange() } }
    }

    /// The controller that is searched.
    weak var host: UIViewController?

    /// Searching, whose results the given controller shows, or with none the one that is searched.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.owner = self
    }

    /// Whether searching goes on. Setting it begins or ends it.
    open var isActive = false {
        didSet { if isActive != oldValue { isActive ? begin() : end() } }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        if automaticallyShowsCancelButton { bar.showsCancelButton = true }
        if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.showsScopeBar = true }
        host?.searchDidChange()
        delegate?.didPresentSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        bar.text = nil
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.showsCancelButton = false }
        if automaticallyShowsScopeBar { bar.showsScopeBar = false }
        showsSearchResultsController = false
        host?.searchDidChange()
        delegate?.didDismissSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    fileprivate func textDidChange() {
        guard isActive || bar.text?.isEmpty == false else { return }
        if isActive {
            if automaticallyShowsSearchResultsController {
                showsSearchResultsController = bar.text?.isEmpty == false
            }
            searchResultsUpdater?.updateSearchResults(for: self)
        } else {
            isActive = true
        }
    }
}

/// The bar of a search controller, which begins to search when a finger comes to it or something is typed.
private final class SearchControllerBar: UISearchBar {
    weak var owner: UISearchController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        placeholder = SystemWord.search.text
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var text: String? {
        get { super.text }
        set {
            super.text = newValue
            if newValue?.isEmpty == false { owner?.textDidChange() }
        }
    }

    override func userDidBegin() { owner?.isActive = true }
    override func userDidChange() { owner?.textDidChange() }
    override func userDidCancel() { owner?.isActive = false }
}
