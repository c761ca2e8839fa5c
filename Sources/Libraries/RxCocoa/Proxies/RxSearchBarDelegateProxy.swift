import UIKit

/// Passes the calls of `UISearchBarDelegate` on, and sends them to observers.
public final class RxSearchBarDelegateProxy: ListProxy, UISearchBarDelegate {
    private final class Standard: NSObject, UISearchBarDelegate {
    }
    /// Has the methods that UIKit provides where a delegate has none.
    private let standard = Standard()
    private var bar: any UISearchBarDelegate { forward as? any UISearchBarDelegate ?? standard }

    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        bar.searchBarShouldBeginEditing(searchBar)
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        send("searchBarTextDidBeginEditing:", [searchBar])
        bar.searchBarTextDidBeginEditing(searchBar)
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        bar.searchBarShouldEndEditing(searchBar)
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        send("searchBarTextDidEndEditing:", [searchBar])
        bar.searchBarTextDidEndEditing(searchBar)
    }
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { bar.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        send("searchBar:textDidChange:", [searchBar, searchText])
        bar.searchBar(searchBar, textDidChange: searchText)
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        send("searchBarSearchButtonClicked:", [searchBar])
        bar.searchBarSearchButtonClicked(searchBar)
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        send("searchBarCancelButtonClicked:", [searchBar])
        bar.searchBarCancelButtonClicked(searchBar)
    }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        send("searchBarBookmarkButtonClicked:", [searchBar])
        bar.searchBarBookmarkButtonClicked(searchBar)
    }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        send("searchBarResultsListButtonClicked:", [searchBar])
        bar.searchBarResultsListButtonClicked(searchBar)
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        send("searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
        bar.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
}
