import CoreGraphics

/// A recognizer of a pan from the leading edge that pops the top controller of a stack.
@MainActor
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var stack: UINavigationController?
    private var driver: FingerDriver?

    init(_ stack: UINavigationController) {
        self.stack = stack
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    required init?(coder: NSCoder) { nil }

    private var sign: CGFloat { view?.isRightToLeft == true ? -1 : 1 }

    override func accepts(_ touch: UITouch) -> Bool {
        edges = sign < 0 ? .right : .left
        return stack?.canPopByFinger == true && super.accepts(touch)
    }

    override func tellTargets() {
        let (way, speed) = (translation(in: view).x * sign, velocity(in: view).x * sign)
        switch state {
        case .began: begin()
        case .changed: driver?.move(to: way)
        case .ended: end { $0.letGo(at: way, speed: speed) }
        case .cancelled: end { $0.cancel() }
        default: break
        }
        super.tellTargets()
    }

    private func begin() {
        guard let stack, stack.canPopByFinger else { return }
        driver = FingerDriver(distance: stack.view.bounds.width)
        stack.popDriver = driver
        stack.popViewController(animated: true)
    }

    private func end(_ finish: (FingerDriver) -> Void) {
        driver.map(finish)
        driver = nil
        stack?.popDriver = nil
    }
}

extension UINavigationController {
    /// Whether a pan may pop the top controller: there is one below, no transition runs, and the back button is neither
    /// hidden nor replaced, unless the recognizer has a delegate that decides.
    var canPopByFinger: Bool {
        guard viewControllers.count > 1, storage.running == nil, storage.presented == nil else {
            return false
        }
        if interactivePopGestureRecognizer?.delegate != nil { return true }
        guard let item = topViewController?.navigationItem, !item.hidesBackButton else { return false }
        return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
    }
}
