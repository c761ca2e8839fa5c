import CoreGraphics

/// A recognizer of pans that turn pages.
@MainActor
final class PageGestureRecognizer: UIPanGestureRecognizer {
    private weak var holder: UIPageViewController?
    private var driver: FingerDriver?
    private var sign: CGFloat = 1

    init(_ holder: UIPageViewController) {
        self.holder = holder
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    required init?(coder: NSCoder) { nil }

    private var isVertical: Bool { holder?.navigationOrientation == .vertical }
    private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    override func isPan(_ translation: CGPoint) -> Bool {
        guard super.isPan(translation) else { return false }
        let aside = isVertical ? translation.x : translation.y
        if abs(along(translation)) <= abs(aside) || holder?.dataSource == nil { state = .failed }
        return state == .possible
    }

    override func tellTargets() {
        let (way, speed) = (along(translation(in: view)), along(velocity(in: view)))
        switch state {
        case .began: begin(way)
        case .changed: driver?.move(to: way * sign)
        case .ended:
            driver?.letGo(at: way * sign, speed: speed * sign)
            driver = nil
        case .cancelled:
            driver?.cancel()
            driver = nil
        default: break
        }
        super.tellTargets()
    }

    /// Requests the page on that side, and starts a turn if there is one.
    private func begin(_ way: CGFloat) {
        guard let holder, holder.storage.running == nil, let shown = holder.pages, let edge = shown.first
        else { return }
        let isForward = (way < 0) != (!isVertical && holder.view.isRightToLeft)
        let next =
            isForward
            ? holder.dataSource?.pageViewController(holder, viewControllerAfter: shown.last ?? edge)
            : holder.dataSource?.pageViewController(holder, viewControllerBefore: edge)
        guard let next, !shown.contains(next) else { return }
        sign = way < 0 ? -1 : 1
        let length = isVertical ? holder.view.bounds.height : holder.view.bounds.width
        driver = FingerDriver(distance: length)
        holder.delegate?.pageViewController(holder, willTransitionTo: [next])
        PageTurn(holder, to: [next], isForward ? .forward : .reverse).run(animated: true, driver: driver) {
            didComplete in
            if didComplete { holder.indicatorMoves(by: isForward ? 1 : -1) }
            holder.delegate?.pageViewController(
                holder, didFinishAnimating: true, previousViewControllers: shown,
                transitionCompleted: didComplete)
        }
    }
}
