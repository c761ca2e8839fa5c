import CoreGraphics
import Foundation
import QuartzCore

/// Contains a presented view above the presenting one, and dims the latter if it stays visible.
@MainActor
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?
    let dimming = UIView(frame: .zero)
    private lazy var bubble = PopoverBubbleView(frame: .zero)

    /// The dimming behind an alert, and behind a sheet in light appearance (measured on screenshots of iOS 15 to 17).
    private static let alertDimming = UIColor(white: 0, alpha: 0.2)
    private static let sheetDimming = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.2 : 0.12)
    }
    /// In points; that of the system's sheets.
    private static let cornerRadius: CGFloat = 10
    /// The same in iOS 26 (an estimate).
    private static let glassRadius: CGFloat = 34

    init(controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let isAlert = controller.presentedViewController is UIAlertController
        dimming.backgroundColor = isAlert ? Self.alertDimming : Self.sheetDimming
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
        guard let view = controller.presentedView else { return }
        let isInsideWindow = Self.isBubble(controller.shownStyle)
        let sheet = controller as? UISheetPresentationController
        let popover = controller.shownStyle == .popover ? controller as? UIPopoverPresentationController : nil
        // Popovers leave what is below bright.
        dimming.isHidden = !isInsideWindow || sheet?.isUndimmed == true || popover != nil
        let frame = controller.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
        guard isInsideWindow, view.superview === self else { return }
        placeBubble(of: popover, around: frame)
        let radius =
            popover == nil
            ? sheet?.preferredCornerRadius ?? (design == .glass ? Self.glassRadius : Self.cornerRadius)
            : PopoverBubbleView.cornerRadius
        view.layer.cornerRadius = frame == bounds ? 0 : radius
        // A sheet at the lower edge has the corners of the screen there.
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        view.layer.maskedCorners = frame.maxY < bounds.maxY ? upper.union(lower) : upper
        view.layer.masksToBounds = frame != bounds
    }

    private func placeBubble(of popover: UIPopoverPresentationController?, around frame: CGRect) {
        guard let popover else { return bubble.removeFromSuperview() }
        if bubble.superview !== self { insertSubview(bubble, aboveSubview: dimming) }
        bubble.place(around: frame, pointing: popover.arrowDirection, at: popover.anchor(in: self))
        bubble.fill(popover.backgroundColor ?? popover.contentColor ?? .systemBackground)
    }

    /// Returns whether the style leaves part of the content below visible and dimmed.
    private static func isBubble(_ style: UIModalPresentationStyle) -> Bool {
        [.pageSheet, .formSheet, .popover, .automatic].contains(style)
    }
}
