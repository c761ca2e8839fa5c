import CoreGraphics

/// Bars that a tap or a swipe hides and shows (Apple: UINavigationController.hidesBarsOnTap,
/// hidesBarsOnSwipe).
extension UINavigationController {
    /// The recognizer of a tap that hides the bars.
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { tap }
    /// The recognizer of a swipe up that hides the bars, and a swipe down that shows them.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { swipe }

    private var tap: BarHideTap { known() ?? adopt(BarHideTap(target: nil, action: nil)) }
    private var swipe: BarHideSwipe { known() ?? adopt(BarHideSwipe(target: nil, action: nil)) }

    func barHidingDidChange() {
        guard isViewLoaded else { return }
        if hidesBarsOnTap || known(BarHideTap.self) != nil { tap.isEnabled = hidesBarsOnTap }
        if hidesBarsOnSwipe || known(BarHideSwipe.self) != nil { swipe.isEnabled = hidesBarsOnSwipe }
    }

    private func known<Kind: UIGestureRecognizer>(_ kind: Kind.Type = Kind.self) -> Kind? {
        viewIfLoaded?.gestureRecognizers?.lazy.compactMap { $0 as? Kind }.first
    }

    private func adopt<Kind: UIGestureRecognizer>(_ made: Kind) -> Kind {
        (made.cancelsTouchesInView, made.isEnabled) = (false, false)
        view.addGestureRecognizer(made)
        return made
    }

    fileprivate func hideBars(_ areHidden: Bool) {
        guard areHidden != isNavigationBarHidden else { return }
        setNavigationBarHidden(areHidden, animated: true)
        if topViewController?.toolbarItems?.isEmpty == false { setToolbarHidden(areHidden, animated: true) }
    }
}

extension UIGestureRecognizer {
    fileprivate var stack: UINavigationController? { view?.hierarchy.controller as? UINavigationController }
}

/// A recognizer of taps that hide or show the bars.
@MainActor
private final class BarHideTap: UITapGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func tellTargets() {
        if state == .ended, let stack { stack.hideBars(!stack.isNavigationBarHidden) }
        super.tellTargets()
    }
}

/// A recognizer that hides the bars on a pan up and shows them on a pan down, along with scrolling.
@MainActor
private final class BarHideSwipe: UIPanGestureRecognizer {
    /// The distance of the pan, in points (an estimate; Apple documents none).
    private static let way: CGFloat = 30

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func tellTargets() {
        let way = translation(in: nil).y
        if state == .changed, abs(way) > Self.way {
            stack?.hideBars(way < 0)
            setTranslation(.zero, in: nil)
        }
        super.tellTargets()
    }
}
