import UIKit

/// A hidden view in a list that calls a closure once when the list leaves its window or is deallocated.
///
/// UIKit does not guarantee to complete an animation in such a list, and only notifies a view's own class of window changes.
final class WindowObserver: UIView {
    private var leave: (@MainActor () -> Void)?

    init(in list: UIView, _ leave: @escaping @MainActor () -> Void) {
        self.leave = leave
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        list.addSubview(self)
    }

    /// Not available, because no document contains the view.
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
