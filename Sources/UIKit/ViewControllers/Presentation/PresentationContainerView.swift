import CoreGraphics
import Foundation
import QuartzCore

/// Holds a presented view above what presents it, and dims that where it stays in sight.
@MainActor
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?
    let dimming = UIView(frame: .zero)
    private lazy var bubble = PopoverBubbleView(frame: .zero)

    /// How dark what is below becomes.
    private static let dimmingAlpha: CGFloat = 0.2
    /// In points; that of the system's sheets.
    private static let cornerRadius: CGFloat = 10

    init(controller: UIPresentationController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        addSubview(dimming)
    }

    /// Containers are made in code alone.
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

    /// Where what is below stays in use, only the presented view takes touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let controller, hit === self || hit === dimming else { return hit }
        if (controller as? UISheetPresentationController)?.isUndimmed == true { return nil }
        let passing = (controller as? UIPopoverPresentationController)?.passthroughViews ?? []
        return passing.contains { $0.point(inside: convert(point, to: $0), with: event) } ? nil : hit
    }

    /// A tap beside a sheet or popover takes it away, if the user may.
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
            ? sheet?.preferredCornerRadius ?? Self.cornerRadius : PopoverBubbleView.cornerRadius
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

    /// Whether the style leaves something of what is below in sight, dimmed.
    private static func isBubble(_ style: UIModalPresentationStyle) -> Bool {
        [.pageSheet, .formSheet, .popover, .automatic].contains(style)
    }
}
