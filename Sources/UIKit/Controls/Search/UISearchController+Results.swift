import CoreGraphics

extension UISearchController {
    /// Shows the results over the searched controller, or removes them.
    func resultsDidChange() {
        guard let results = searchResultsController else { return }
        if showsSearchResultsController, let host, let view = host.viewIfLoaded, results.parent == nil {
            host.addChild(results)
            results.view.translatesAutoresizingMaskIntoConstraints = true
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: host)
        } else if !showsSearchResultsController, results.parent != nil {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }
}

extension UIViewController {
    /// Called when a search has begun or ended: hides or shows the navigation bar's titles.
    func searchDidChange() {
        guard let stack = navigationController else { return }
        stack.navigationBar.setNeedsContent()
        stack.barsDidChange()
        stack.viewIfLoaded?.window?.layoutIfNeeded()
    }
}
