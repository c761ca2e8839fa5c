import CoreGraphics
import Foundation

/// Shows what was found for what is typed in the search bar.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text or scope has changed, or a search has begun or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// The methods that notify of the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before a search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after a search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before a search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after a search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Presents the controller in a custom way.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}

/// Coordinates a search bar and the controller that displays the results.
///
/// The bar of a navigation item's search controller is in the navigation bar, below the titles; the results are
/// displayed over the controller of the item.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The controller that displays the results; nil if the searched one does.
    open private(set) var searchResultsController: UIViewController?
    /// The bar with what is searched.
    open var searchBar: UISearchBar { bar }
    private let bar = SearchControllerBar(frame: .zero)

    /// Shows what was found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is notified of the beginning and end of a search.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the searched content is covered during a search.
    open var obscuresBackgroundDuringPresentation = true
    /// The older name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar is hidden during a search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button is shown and hidden automatically.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope bar is shown and hidden automatically.
    open var automaticallyShowsScopeBar = true
    /// Whether the results are shown and hidden automatically.
    open var automaticallyShowsSearchResultsController = true
    /// Whether what was found is shown.
    open var showsSearchResultsController = false {
        didSet { if showsSearchResultsController != oldValue { resultsDidChange() } }
    }

    /// The controller that is searched.
    weak var host: UIViewController?

    /// Creates a controller with the one that displays the results, or nil for the searched one.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.owner = self
        modalPresentationStyle = .overFullScreen
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.owner = self
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.owner = self
    }

    /// Loads the view of the results too, so that their outlets are set before they are shown.
    open override func viewDidLoad() {
        super.viewDidLoad()
        searchResultsController?.loadViewIfNeeded()
    }

    /// Whether a search is active. Setting it begins or ends the search.
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

/// The bar of a search controller, which begins to search on a touch or when text is typed.
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
