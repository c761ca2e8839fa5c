import CoreGraphics
import Foundation

/// Holds a presented view above what presents it, and dims that where it stays in sight.
@MainActor
final class PresentationContainerView: UIView {
    private weak var controller: UIPresentationController?
    let dimming = UIView(frame: .zero)

    /// How dark what is below becomes.
    private static let dimmingAlpha: CGFloat = 0.2
    /// In points; that of the system's sheets and popovers.
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
        controller.containerViewWillLayoutSubviews()
        placePresentedView(of: controller)
        controller.containerViewDidLayoutSubviews()
    }

    private func placePresentedView(of controller: UIPresentationController) {
        dimming.frame = bounds
        guard let view = controller.presentedView else { return }
        let isInsideWindow = Self.isBubble(controller.shownStyle)
        dimming.isHidden = !isInsideWindow
        let frame = controller.frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
        guard isInsideWindow, view.superview === self else { return }
        view.layer.cornerRadius = frame == bounds ? 0 : Self.cornerRadius
        view.layer.masksToBounds = frame != bounds
    }

    /// Whether the style leaves something of what is below in sight, dimmed.
    private static func isBubble(_ style: UIModalPresentationStyle) -> Bool {
        [.pageSheet, .formSheet, .popover, .automatic].contains(style)
    }
}
