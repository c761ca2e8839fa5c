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
        container.bounds.height - PresentationFrame.sheetTop(in: container)
    }

    /// The heights in the container, the smallest first.
    var heights: [(identifier: Detent.Identifier, value: CGFloat)] {
        guard let container = containerView else { return [] }
        let maximum = Self.fullHeight(in: container)
        return heights(in: container, upTo: max(maximum - container.safeAreaInsets.bottom, 0))
    }

    private func heights(in container: UIView, upTo maximum: CGFloat)
        -> [(identifier: Detent.Identifier, value: CGFloat)]
    {
        let context = SheetContext(container, maximum)
        let values = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0, maximum)) }
        }
        return values.isEmpty ? [(.large, maximum)] : values.sorted { $0.1 < $1.1 }
    }

    /// Returns the height of a form on iPad in iOS 26, where its detents apply, too.
    func formHeight(upTo maximum: CGFloat) -> CGFloat? {
        guard let container = containerView else { return nil }
        let heights = heights(in: container, upTo: maximum)
        return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.value
    }

    /// The height at which it rests now, among `heights`.
    var selectedHeight: (identifier: Detent.Identifier, value: CGFloat)? {
        heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, isEdgeAttached, let height = selectedHeight?.value else {
            return super.frameOfPresentedViewInContainerView
        }
        let card = card(in: container, height: height)
        let wish = presentedViewController.preferredContentSize.width
        let isNarrow = widthFollowsPreferredContentSizeWhenEdgeAttached && wish > 0
        let width = isNarrow ? min(wish, container.bounds.width) : container.bounds.width
        return card.frame(width: width)
    }

    private func card(in container: UIView, height: CGFloat) -> GlassSheetCard {
        let isLow = container.design == .glass && height <= GlassSheetCard.heights.upperBound
        let whole = isLow ? height : height + container.safeAreaInsets.bottom
        return GlassSheetCard(
            height: max(whole - pull, 0), fullHeight: Self.fullHeight(in: container), in: container)
    }

    /// The inset that a card of iOS 26 adds at its lower edge, where it keeps the safe area although it is above the window's.
    var addedBottomInset: CGFloat {
        guard let container = containerView, isEdgeAttached, let height = selectedHeight?.value else {
            return 0
        }
        return card(in: container, height: height).addedBottomInset
    }

    /// The factor by which the sheet is drawn smaller than it is laid out: in iOS 26, unless it is fully expanded.
    var cardScale: CGFloat {
        guard let container = containerView, isEdgeAttached, container.bounds.width > 0 else { return 1 }
        let frame = frameOfPresentedViewInContainerView
        return container.design == .glass && frame.maxY < container.bounds.maxY
            ? frame.width / container.bounds.width : 1
    }

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
