import CoreGraphics
import Foundation

/// Shows a menu about a view after a long press.
///
/// Tools and tests get the menu by `configuration(at:)`; it is not drawn.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The appearance of a menu.
    public enum Appearance: Int, Sendable {
        case unknown = 0
        /// A menu with a preview.
        case rich = 1
        /// A menu alone.
        case compact = 2
    }

    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// The object that provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var place = CGPoint.zero
    private(set) var shown: UIContextMenuConfiguration?
    private var visibleMenu: UIMenu?

    /// Creates an interaction whose menu the delegate provides.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// The appearance of the visible menu.
    open var menuAppearance: Appearance {
        shown.map { $0.previewProvider == nil ? .compact : .rich } ?? .unknown
    }

    /// Returns the location of the menu's request, in a view's points.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return place }
        return own.convert(place, to: view)
    }

    /// Dismisses the menu.
    open func dismissMenu() {
        guard let configuration = shown else { return }
        (shown, visibleMenu) = (nil, nil)
        tell { delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
    }

    /// Replaces the visible menu by another.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { visibleMenu = visibleMenu.map(block) }

    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu for a location in the view, as a long press does; returns nil if the delegate has none.
    package func showMenu(at point: CGPoint) -> UIMenu? {
        dismissMenu()
        place = point
        guard let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return nil }
        (shown, visibleMenu) = (configuration, configuration.makeMenu())
        tell { delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0) }
        return visibleMenu
    }

    private func tell(_ call: (any UIContextMenuInteractionAnimating) -> Void) {
        let animator = MenuAnimator(preview: nil)
        call(animator)
        animator.run()
    }
}

/// The methods that provide menus for views, and notify of them.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the configuration of the menu for a location in the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the preview of the view while it is lifted.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview of the view while it returns to its place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview has been tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before the menu appears.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before the menu disappears.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

/// The results for methods that a delegate does not implement.
extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
