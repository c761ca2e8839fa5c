import CoreGraphics
import Foundation

/// The permitted directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The methods that a popover calls.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is displayed, to set its anchor.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether the popover may be dismissed: the older form of `presentationControllerShouldDismiss`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called when the popover was dismissed: the older form of `presentationControllerDidDismiss`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// Presents a controller in a popover that points to a view or a bar item; in compact width, in a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// The part of the view, in its coordinates; the view's bounds unless set.
    open var sourceRect = CGRect.null
    /// The item that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The direction of the arrow.
    open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The views that receive touches while the popover is visible.
    open var passthroughViews: [UIView]?
    /// The minimum distances from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var backgroundColor: UIColor?
    open var canOverlapSourceViewRect = false

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard shownStyle == .popover, !hasSource else { return }
        RuntimeDiagnostics.report(
            "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        )
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, shownStyle == .popover else {
            return super.frameOfPresentedViewInContainerView
        }
        let isOnGlass = containerView.design == .glass
        var space = containerView.bounds.inset(by: popoverLayoutMargins)
        if isOnGlass { space = space.intersection(containerView.bounds.insetBy(dx: Self.glassMargin, dy: 0)) }
        let place = PopoverPlace(
            anchor: anchor(in: containerView), size: popoverSize, space: space,
            distance: isOnGlass ? -Self.glassOverlap : PopoverBubbleView.arrowHeight,
            permitted: permittedArrowDirections)
        arrowDirection = place.direction
        return place.frame
    }

    /// The part of what it points at that a popover of iOS 26 covers, which has no arrow, and its distance from the window's
    /// sides, in points (printed by a public project for a button in a navigation bar).
    private static let glassOverlap: CGFloat = 14
    private static let glassMargin: CGFloat = 19

    private var hasSource: Bool { sourceView != nil || barButtonItem != nil }

    override func systemAdaptation(to traits: UITraitCollection) -> UIModalPresentationStyle {
        if let alert = presentedViewController as? UIAlertController {
            return alert.presentationStyle(in: traits, hasSource: hasSource)
        }
        return traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    /// The size of the popover: 320 points wide and as high as the space, unless the controller sets it (Apple:
    /// preferredContentSize).
    private var popoverSize: CGSize {
        let wish = presentedViewController.preferredContentSize
        return CGSize(
            width: wish.width > 0 ? wish.width : 320, height: wish.height > 0 ? wish.height : .infinity)
    }

    /// The color of what is at the popover's edge: that of the content in front.
    var contentColor: UIColor? {
        let content = (presentedViewController as? UINavigationController)?.topViewController
        return (content ?? presentedViewController).viewIfLoaded?.backgroundColor
    }

    func anchor(in container: UIView) -> CGRect {
        if let view = sourceView ?? barButtonItem?.customView ?? barButtonItem?.shownView {
            return container.convert(
                sourceRect.isNull || sourceView == nil ? view.bounds : sourceRect, from: view)
        }
        return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
}

/// The position of a popover at a distance from its anchor, or above the middle of the anchor where no direction is permitted.
struct PopoverPlace {
    private(set) var frame: CGRect
    private(set) var direction: UIPopoverArrowDirection

    /// Finds the first permitted direction with enough space for the whole popover; else the one with the most space.
    init(
        anchor: CGRect, size: CGSize, space: CGRect, distance: CGFloat, permitted: UIPopoverArrowDirection
    ) {
        guard !permitted.isEmpty else {
            let fitted = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
            let origin = CGPoint(
                x: (anchor.midX - fitted.width / 2).rounded(.down),
                y: (anchor.midY - fitted.height / 2).rounded(.down))
            direction = []
            frame = CGRect(origin: origin, size: fitted).moved(into: space)
            return
        }
        let rooms: [(direction: UIPopoverArrowDirection, room: CGSize)] = [
            (.up, CGSize(width: space.width, height: space.maxY - anchor.maxY - distance)),
            (.down, CGSize(width: space.width, height: anchor.minY - space.minY - distance)),
            (.left, CGSize(width: space.maxX - anchor.maxX - distance, height: space.height)),
            (.right, CGSize(width: anchor.minX - space.minX - distance, height: space.height)),
        ]
        let allowed = rooms.filter { permitted.contains($0.direction) }
        let candidates = allowed.isEmpty ? rooms : allowed
        let wanted = CGSize(width: size.width, height: min(size.height, space.height))
        let fitting = candidates.first { $0.room.width >= size.width && $0.room.height >= wanted.height }
        let largest = candidates.max { $0.room.width * $0.room.height < $1.room.width * $1.room.height }
        let chosen = fitting ?? largest ?? rooms[0]
        direction = chosen.direction
        let fitted = CGSize(
            width: max(min(size.width, chosen.room.width), 0),
            height: max(min(size.height, chosen.room.height), 0))
        frame = Self.frame(fitted, at: anchor, distance, chosen.direction).moved(into: space)
    }

    private static func frame(
        _ size: CGSize, at anchor: CGRect, _ distance: CGFloat, _ direction: UIPopoverArrowDirection
    ) -> CGRect {
        let centered = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        let origin =
            switch direction {
            case .up: CGPoint(x: centered.x, y: anchor.maxY + distance)
            case .down: CGPoint(x: centered.x, y: anchor.minY - distance - size.height)
            case .left: CGPoint(x: anchor.maxX + distance, y: centered.y)
            default: CGPoint(x: anchor.minX - distance - size.width, y: centered.y)
            }
        return CGRect(origin: origin, size: size)
    }
}

extension CGRect {
    /// Returns the rectangle, moved into the space by the shortest distance.
    fileprivate func moved(into space: CGRect) -> CGRect {
        var moved = self
        moved.origin.x = max(min(minX, space.maxX - width), space.minX)
        moved.origin.y = max(min(minY, space.maxY - height), space.minY)
        return moved
    }
}
