import UIKit

/// A hidden view in a list that calls a closure once when the list leaves its window or is deallocated.
///
/// UIKit does not promise to complete an animation in such a list, and notifies only a view's own class of its window.
final class WindowObserver: UIView {
    private var leave: (@MainActor () -> Void)?

    init(in list: UIView, _ leave: @escaping @MainActor () -> Void) {
        self.leave = leave
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        list.addSubview(self)
    }

    /// Not available: the view is part of no document.
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { end() }
    }

    /// Removes the view, and calls the closure unless it has been called.
    func end() {
        let leave = leave
        self.leave = nil
        if superview != nil { removeFromSuperview() }
        leave?()
    }

    deinit {
        guard let leave else { return }
        Task { @MainActor in leave() }
    }
}
