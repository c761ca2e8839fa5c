import Foundation

/// Finds text in a view. Its navigator is not shown here.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open var isFindNavigatorVisible: Bool { false }
    open var searchText: String?
    open var replacementText: String?

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    open func presentFindNavigator(showingReplace: Bool) {
        RuntimeDiagnostics.reportOnce("the navigator of UIFindInteraction is not shown here")
    }
    open func dismissFindNavigator() {}
    open func findNext() {}
    open func findPrevious() {}
    open func updateResultCount() {}
}
