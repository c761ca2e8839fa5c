import CoreGraphics
import Foundation

/// Displays items of a view large while they are pressed, for accessibility text sizes.
///
/// The large item is not drawn; the delegate is called as presses begin and end.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted when `isEnabled` changes.
    open nonisolated class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    /// Whether items are shown large: with text sizes of accessibility.
    open class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// Provides the items.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    private lazy var press = LargeContentPress(self)
    /// The item that is shown large.
    package private(set) var shownItem: (any UILargeContentViewerItem)?

    /// Creates an interaction. Without a delegate the items are the view and its subviews.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction without a delegate.
    public convenience override init() { self.init(delegate: nil) }

    /// The recognizer of presses, for exclusion relationships with others.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    func pressChanged(at point: CGPoint) { shownItem = item(at: point) }

    func pressEnded(at point: CGPoint) {
        let item = shownItem
        shownItem = nil
        delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let delegate else { return touchedItem(at: point) }
        return delegate.largeContentViewerInteraction(self, itemAt: point)
    }

    /// Returns the innermost view at the point that can be shown large.
    func touchedItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        let touched = view?.hitTest(point, with: nil)
        return sequence(first: touched, next: { $0?.superview }).lazy.prefix { $0 != nil }
            .compactMap(\.self).first { $0.showsLargeContentViewer }
    }
}

/// Provides the items that are shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called when a press ends, with the displayed item.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// Returns the item at a point of the view.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    /// Returns the controller in whose area the large item is displayed.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// The defaults of optional methods.
extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    )
        -> (any UILargeContentViewerItem)?
    { interaction.touchedItem(at: point) }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController(nibName: nil, bundle: nil)
    }
}

/// Recognizes the presses on items, while items are shown large.
private final class LargeContentPress: UILongPressGestureRecognizer {
    private weak var interaction: UILargeContentViewerInteraction?

    init(_ interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func accepts(_ touch: UITouch) -> Bool { UILargeContentViewerInteraction.isEnabled }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func tellTargets() {
        let point = location(in: view)
        switch state {
        case .began, .changed: interaction?.pressChanged(at: point)
        case .ended, .cancelled: interaction?.pressEnded(at: point)
        default: break
        }
        super.tellTargets()
    }
}
