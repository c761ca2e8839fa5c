import Foundation

extension UIViewController {
    /// The configuration displayed over the controller's view in place of missing content; nil displays the content.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { storage.contentUnavailable }
        set {
            storage.contentUnavailable = newValue
            showContentUnavailable()
        }
    }

    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Requests an update of the configuration in a later turn of the run loop.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        MainQueue.later(with: self) { $0.updateContentUnavailable() }
    }

    func updateContentUnavailable() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    private func showContentUnavailable() {
        guard let configuration = storage.contentUnavailable else {
            storage.contentUnavailableView?.removeFromSuperview()
            storage.contentUnavailableView = nil
            return
        }
        if let shown = storage.contentUnavailableView, shown.supports(configuration) {
            shown.configuration = configuration
            return
        }
        storage.contentUnavailableView?.removeFromSuperview()
        let shown = configuration.makeContentView()
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
        storage.contentUnavailableView = shown
    }

    // MARK: Content behind bars

    /// Has no effect: bars follow the scroll view that the controller's view is or contains.
    public func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
    ) {}
}
