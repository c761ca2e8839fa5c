import CoreGraphics
import Foundation
import QuartzCore

/// Contains a presented view above the presenting one, and dims the latter if it stays visible.
@MainActor
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?
    let dimming = UIView(frame: .zero)
    private lazy var bubble = PopoverBubbleView(frame: .zero)

    /// The dimming behind a sheet: in light appearance measured on screenshots of iOS 15 to 17.
    private static let sheetDimming = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.2 : 0.12)
    }
    /// The same in iOS 26 (printed by a public project).
    private static let glassDimming = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    /// In points; that of the system's sheets.
    private static let cornerRadius: CGFloat = 10
    /// The same in iOS 26: 32 was printed for form sheets on iPad, that of others is an estimate.
    private static let glassRadius: CGFloat = 34
    private static let glassFormRadius: CGFloat = 32

    init(controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
    }

    /// Returns nil, as containers are created in code only.
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.announceAdaptation()
        controller.updatePresentedTraits()
        controller.containerViewWillLayoutSubviews()
        placePresentedView(of: controller)
        controller.updateStackedCard()
        controller.containerViewDidLayoutSubviews()
    }

    /// Finds the view at a point. If the content below stays interactive, only the presented view receives touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let controller, hit === self || hit === dimming else { return hit }
        if (controller as? UISheetPresentationController)?.isUndimmed == true { return nil }
        let passing = (controller as? UIPopoverPresentationController)?.passthroughViews ?? []
        return passing.contains { $0.point(inside: convert(point, to: $0), with: event) } ? nil : hit
    }

    /// Dismisses a sheet or popover on a tap beside it, if the user may.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let controller, Self.isBubble(controller.shownStyle),
            touches.allSatisfy({ $0.view === self || $0.view === dimming })
        else { return super.touchesEnded(touches, with: event) }
        controller.dismissByUser()
    }

    private func placePresentedView(of controller: UIPresentationController) {
        dimming.frame = bounds
        dimming.backgroundColor = design == .glass ? Self.glassDimming : Self.sheetDimming
        guard let view = controller.presentedView else { return }
        let isInsideWindow = Self.isBubble(controller.shownStyle)
        let sheet = controller as? UISheetPresentationController
        let popover = controller.shownStyle == .popover ? controller as? UIPopoverPresentationController : nil
        // Popovers leave what is below bright.
        dimming.isHidden = !isInsideWindow || sheet?.isUndimmed == true || popover != nil
        let frame = controller.frameOfPresentedViewInContainerView
        place(view, in: frame, scale: sheet?.cardScale ?? 1)
        keepSafeArea(of: controller.presentedViewController, adding: sheet?.addedBottomInset ?? 0)
        guard isInsideWindow, view.superview === self else { return }
        placeBubble(of: popover, around: frame)
        view.layer.cornerRadius =
            frame == bounds ? 0 : sheet?.preferredCornerRadius ?? cornerRadius(controller.shownStyle)
        // A sheet at the lower edge has the corners of the screen there.
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        view.layer.maskedCorners = frame.maxY < bounds.maxY ? upper.union(lower) : upper
        view.layer.masksToBounds = frame != bounds
    }

    private func keepSafeArea(of presented: UIViewController, adding bottom: CGFloat) {
        guard design == .glass else { return }
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
        guard presented.storage.containerInsets != insets else { return }
        presented.storage.containerInsets = insets
        presented.viewIfLoaded?.insetsMayHaveChanged()
    }

    /// Places a view, drawn smaller than it is by a factor.
    private func place(_ view: UIView, in frame: CGRect, scale: CGFloat) {
        guard scale != 1 || view.transform != .identity else {
            if view.frame != frame { view.frame = frame }
            return
        }
        view.transform = .identity
        view.bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    }

    private func cornerRadius(_ style: UIModalPresentationStyle) -> CGFloat {
        let isGlass = design == .glass
        return switch style {
        case .popover: isGlass ? PopoverBubbleView.glassRadius : PopoverBubbleView.cornerRadius
        case .formSheet where traitCollection.horizontalSizeClass == .regular:
            isGlass ? Self.glassFormRadius : Self.cornerRadius
        default: isGlass ? Self.glassRadius : Self.cornerRadius
        }
    }

    private func placeBubble(of popover: UIPopoverPresentationController?, around frame: CGRect) {
        guard let popover else { return bubble.removeFromSuperview() }
        if bubble.superview !== self { insertSubview(bubble, aboveSubview: dimming) }
        let isAlert = popover.presentedViewController is UIAlertController
        if design == .glass { return bubble.place(around: frame, glass: isAlert ? .actionSheet : .popover) }
        bubble.place(around: frame, pointing: popover.arrowDirection, at: popover.anchor(in: self))
        bubble.fill(popover.backgroundColor ?? popover.contentColor ?? .systemBackground)
    }

    /// Returns whether the style leaves part of the content below visible and dimmed.
    private static func isBubble(_ style: UIModalPresentationStyle) -> Bool {
        [.pageSheet, .formSheet, .popover, .automatic].contains(style)
    }
}
