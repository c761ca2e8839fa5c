import CoreGraphics
import Foundation

/// Recognizes a pointer over the view: the gesture begins when the pointer enters it, changes as it moves, and ends
/// when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns false, as hovering pointers do not touch.
    override func accepts(_ touch: UITouch) -> Bool { false }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Updates the pointer's position in the window, over the view or not.
    func point(at touch: UITouch, isOver: Bool) {
        let wasOver = state == .began || state == .changed
        progress.follow([touch])
        progress.notePlace()
        switch (wasOver, isOver) {
        case (false, true): if mayBegin { state = .began }
        case (true, true): state = .changed
        case (true, false): endHovering(isEnabled ? .ended : .cancelled)
        case (false, false): break
        }
    }

    /// Ends hovering: the pointer has left the view, or the recognizer is disabled or detached.
    func endHovering(_ state: State) {
        if self.state == .began || self.state == .changed { self.state = state }
        progress.reset()
        reset()
    }
}
