import Foundation

/// Finds text in a view by the session of its delegate. The navigator is not drawn here: code sets its text.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    open private(set) var activeFindSession: UIFindSession?
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }
    /// The text of the navigator, which is searched while it is visible.
    open var searchText: String? { didSet { search() } }
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    public override init() { super.init() }

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
    open func didMove(to view: UIView?) { self.view = view }

    open func presentFindNavigator(showingReplace: Bool) {
        RuntimeDiagnostics.reportOnce("the navigator of UIFindInteraction is not drawn here")
        guard activeFindSession == nil, let view,
            let session = delegate?.findInteraction(self, sessionFor: view)
        else { return }
        activeFindSession = session
        delegate?.findInteraction(self, didBegin: session)
        search()
    }

    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.invalidateFoundResults()
        delegate?.findInteraction(self, didEnd: session)
    }

    open func findNext() { activeFindSession?.highlightNextResult(inDirection: .forward) }
    open func findPrevious() { activeFindSession?.highlightNextResult(inDirection: .backward) }
    open func updateResultCount() {}

    private func search() {
        guard let searchText, !searchText.isEmpty else { return }
        activeFindSession?.performSearch(query: searchText, options: UITextSearchOptions())
    }
}

/// The sessions of an interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
