import CoreGraphics
import Foundation

/// Presents a controller in a sheet that appears from below and can be dragged to its detents, or dismissed.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The value for the system's default.
    public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude

    /// The heights at which the sheet rests; at least one.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty { detents = oldValue }
            measuresDidChange()
        }
    }

    /// The height at which it rests now; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { measuresDidChange() } }
    /// The largest detent at which the content below is not dimmed and receives touches; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { measuresDidChange() } }
    /// Whether a grabber is shown at the top.
    open var prefersGrabberVisible = false { didSet { measuresDidChange() } }
    /// Whether a pan up on content that is scrolled to its top expands the sheet first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the lower edge in compact height, too.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { measuresDidChange() } }
    /// Whether its width is then the one that the controller prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { measuresDidChange() } }
    /// The radius of its corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { measuresDidChange() } }
    /// The view above which the sheet is centered if it does not fill the width.
    open var sourceView: UIView?

    private let grabber = SheetGrabber(frame: .zero)
    private lazy var pan = SheetGestureRecognizer(self)
    /// The distance by which a touch has moved the sheet, in points downward.
    var pull: CGFloat = 0

    /// Changes with the animation of a sheet.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        animateToRest()
    }

    /// Works the heights out again.
    open func invalidateDetents() { measuresDidChange() }

    private func measuresDidChange() { containerView?.setNeedsLayout() }

    func animateToRest() {
        containerView?.setNeedsLayout()
        guard let containerView, containerView.window != nil else { return }
        UIView.animate(withDuration: 0.3) { containerView.layoutIfNeeded() }
    }

    // MARK: Heights

    /// Whether the sheet is attached to the lower edge, where its detents apply.
    var isEdgeAttached: Bool {
        guard let traits = containerView?.traitCollection, [.pageSheet, .formSheet].contains(shownStyle)
        else {
            return false
        }
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight }
        return traits.horizontalSizeClass != .regular
    }

    /// Returns the height of a fully expanded sheet, which reaches to the lower edge.
    private static func fullHeight(in container: UIView) -> CGFloat {
        container.bounds.height - container.safeAreaInsets.top - PresentationFrame.sheetGap
    }

    /// The heights in the container, the smallest first.
    var heights: [(identifier: Detent.Identifier, value: CGFloat)] {
        guard let container = containerView else { return [] }
        let maximum = Self.fullHeight(in: container)
        let context = SheetContext(
            container.traitCollection, max(maximum - container.safeAreaInsets.bottom, 0))
        let values = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0, context.maximumDetentValue)) }
        }
        return values.isEmpty
            ? [(.large, context.maximumDetentValue)] : values.sorted { $0.1 < $1.1 }
    }

    /// The height at which it rests now, among `heights`.
    var selectedHeight: (identifier: Detent.Identifier, value: CGFloat)? {
        heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, isEdgeAttached, let height = selectedHeight?.value else {
            return super.frameOfPresentedViewInContainerView
        }
        let whole = max(height + container.safeAreaInsets.bottom - pull, 0)
        let wish = presentedViewController.preferredContentSize.width
        let isNarrow = widthFollowsPreferredContentSizeWhenEdgeAttached && wish > 0
        let width = isNarrow ? min(wish, container.bounds.width) : container.bounds.width
        let margin = min(glassMargin(at: whole, in: container), whole)
        return CGRect(
            x: container.bounds.midX - width / 2 + margin, y: container.bounds.height - whole,
            width: max(width - 2 * margin, 0), height: whole - margin)
    }

    /// Returns the distance from the edges of a sheet that is not fully expanded, in the look of iOS 26: it becomes smaller as the
    /// sheet approaches its full height. Apple documents no figures; these are estimates.
    private func glassMargin(at height: CGFloat, in container: UIView) -> CGFloat {
        guard container.design == .glass else { return 0 }
        return min(max((Self.fullHeight(in: container) - height) / 8, 0), Self.glassMargin)
    }

    private static let glassMargin: CGFloat = 8

    /// Whether the content below is not dimmed and receives touches.
    var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier, let selected = selectedHeight?.identifier else {
            return false
        }
        let order = heights.map(\.identifier)
        guard let last = order.firstIndex(of: limit), let now = order.firstIndex(of: selected) else {
            return false
        }
        return now <= last
    }

    // MARK: Parts

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedView?.addGestureRecognizer(pan)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { presentedView?.removeGestureRecognizer(pan) }
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        placeGrabber()
    }

    private func placeGrabber() {
        guard prefersGrabberVisible, isEdgeAttached, let view = presentedView else {
            return grabber.removeFromSuperview()
        }
        if grabber.superview !== view { view.addSubview(grabber) }
        view.bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
    }
}

/// The short bar at the top of a sheet.
@MainActor
private final class SheetGrabber: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = 2.5
        isUserInteractionEnabled = false
    }

    /// Returns nil, as grabbers are created in code only.
    required init?(coder: NSCoder) { nil }
}
