import Foundation

/// The pointer interaction of a button, with the button's style provider.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    private weak var button: UIButton?
    private(set) var isOver = false

    init(_ button: UIButton) {
        self.button = button
        super.init()
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        guard let button, let provider = button.pointerStyleProvider else { return nil }
        return provider(
            button, .automatic(UITargetedPreview(view: button)), .roundedRect(button.bounds))
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { hover(true) }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { hover(false) }

    private func hover(_ isOver: Bool) {
        self.isOver = isOver
        if button?.automaticallyUpdatesConfiguration == true { button?.updateConfiguration() }
    }
}

extension UIButton {
    /// Returns the style of the pointer over a button from the proposed effect and shape; nil for the automatic style.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    func pointerInteractionDidChange() {
        if isPointerInteractionEnabled {
            let new = pointer ?? ButtonPointer(self)
            pointer = new
            addInteraction(new.interaction)
        } else if let old = pointer {
            removeInteraction(old.interaction)
            pointer = nil
        }
    }
}
