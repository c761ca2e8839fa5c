import CoreGraphics
import Foundation

/// The side of a row that a swipe opens.
enum SwipeSide {
    case leading
    case trailing
}

/// A row with visible swipe actions.
struct OpenSwipe {
    var path: IndexPath
    var side: SwipeSide
    var view: SwipeActionsView
    /// The distance by which a touch has moved the row, in points to the right; nil while the actions are open.
    var pull: CGFloat?
}

/// A list whose rows have swipe actions.
@MainActor
protocol SwipingList: UIScrollView {
    /// The row with visible swipe actions.
    var openSwipe: OpenSwipe? { get set }

    /// Returns the swipe actions of the row; nil if there are none.
    func swipeActions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration?
    /// Whether rows can currently be swiped.
    var takesSwipes: Bool { get }
    func swipedRow(at point: CGPoint) -> IndexPath?
    func swipedCell(at path: IndexPath) -> UIView?
    /// Returns the frame of the row when it is not moved aside.
    func swipedRect(at path: IndexPath) -> CGRect?
    func setSwiped(_ isSwiped: Bool, at path: IndexPath)
    func swipeWillBegin(at path: IndexPath)
    func swipeDidEnd(at path: IndexPath)
}

/// Acts, one method each.
extension SwipingList {
    /// Reveals the actions of a row, as a swipe does. Returns whether it has any.
    @discardableResult
    func swipeRow(at path: IndexPath, _ side: SwipeSide) -> Bool {
        endSwipe()
        guard takesSwipes, swipedCell(at: path) != nil, let configuration = swipeActions(at: path, side)
        else { return false }
        swipeWillBegin(at: path)
        show(configuration, at: path, side)
        return true
    }

    func show(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, _ side: SwipeSide) {
        let view = SwipeActionsView(configuration, isLeading: side == .leading)
        view.choose = { [weak self] in self?.chooseSwipeAction($0) }
        addSubview(view)
        openSwipe = OpenSwipe(path: path, side: side, view: view)
        setSwiped(true, at: path)
        setNeedsLayout()
    }

    private func performFullSwipe() {
        if openSwipe?.view.configuration.performsFirstActionWithFullSwipe == true { chooseSwipeAction(0) }
    }

    /// Performs one of the actions, as a tap on its button does.
    func chooseSwipeAction(_ number: Int) {
        guard let swipe = openSwipe, swipe.view.configuration.actions.indices.contains(number) else {
            return
        }
        let action = swipe.view.configuration.actions[number]
        action.handler(action, swipedCell(at: swipe.path) ?? self) { [weak self] _ in self?.endSwipe() }
    }

    /// Hides the actions that are shown.
    func endSwipe() {
        guard let swipe = openSwipe else { return }
        openSwipe = nil
        swipe.view.removeFromSuperview()
        setSwiped(false, at: swipe.path)
        swipeDidEnd(at: swipe.path)
        setNeedsLayout()
    }

    // MARK: Places

    /// Returns the distance by which the row is moved aside, in points to the right.
    func swipeOffset(at path: IndexPath) -> CGFloat {
        guard let swipe = openSwipe, swipe.path == path else { return 0 }
        return swipe.pull ?? openOffset(of: swipe)
    }

    private func openOffset(of swipe: OpenSwipe) -> CGFloat {
        let width = min(swipe.view.fittingWidth, swipedRect(at: swipe.path)?.width ?? 0)
        return opensAtLeft(swipe.side) ? width : -width
    }

    private func opensAtLeft(_ side: SwipeSide) -> Bool { (side == .leading) != isRightToLeft }

    /// Places the actions in the space beside the row.
    func placeSwipeActions() {
        guard let swipe = openSwipe, let row = swipedRect(at: swipe.path) else { return }
        let offset = swipeOffset(at: swipe.path)
        swipe.view.frame = CGRect(
            x: offset > 0 ? row.minX : row.maxX + offset, y: row.minY, width: abs(offset),
            height: row.height)
    }

    // MARK: Touches

    /// Begins a horizontal pan over a row. Returns whether the row follows the touch.
    func beginSwipe(at point: CGPoint, toward direction: CGFloat) -> Bool {
        guard let path = swipedRow(at: point) else { return false }
        if let swipe = openSwipe, swipe.path == path {
            openSwipe?.pull = openOffset(of: swipe)
            return true
        }
        guard swipeRow(at: path, opensAtLeft(.leading) == (direction > 0) ? .leading : .trailing) else {
            return false
        }
        openSwipe?.pull = 0
        return true
    }

    /// Moves the row with the touch, as far as its actions allow.
    func pullSwipe(by step: CGFloat) {
        guard let swipe = openSwipe, let pull = swipe.pull else { return }
        openSwipe?.pull = opensAtLeft(swipe.side) ? max(pull + step, 0) : min(pull + step, 0)
        setNeedsLayout()
    }

    /// Ends a pan: the row opens or closes, or its first action is performed if it was moved nearly across.
    func releaseSwipe(velocity: CGFloat) {
        guard let swipe = openSwipe, let pull = swipe.pull else { return }
        let (way, width) = (abs(pull), swipedRect(at: swipe.path)?.width ?? 0)
        let open = abs(openOffset(of: swipe))
        let isFast = abs(velocity) > SwipeFigures.speed
        let opens = isFast ? (velocity > 0) == opensAtLeft(swipe.side) : way > open / 2
        openSwipe?.pull = nil
        if way > max(open, width * SwipeFigures.fullShare) {
            performFullSwipe()
        } else if !opens {
            endSwipe()
        }
        glideToRest()
    }

    /// Animates a row to its final position after a pan.
    private func glideToRest() {
        setNeedsLayout()
        guard window != nil else { return }
        UIView.animate(withDuration: SwipeFigures.duration) { self.layoutIfNeeded() }
    }
}

/// Figures of swipes, estimates: Apple documents none.
private enum SwipeFigures {
    /// The speed above which the direction of the pan decides, in points per second.
    static let speed: CGFloat = 300
    /// The fraction of the row's width that counts as a full swipe.
    static let fullShare: CGFloat = 0.6
    /// The duration of opening or closing a row, in seconds.
    static let duration: TimeInterval = 0.25
}

/// A recognizer of horizontal pans over a row.
@MainActor
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var list: (any SwipingList)? { view as? any SwipingList }
    private var followed: CGFloat = 0

    init() {
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    required init?(coder: NSCoder) { nil }

    override func isPan(_ translation: CGPoint) -> Bool {
        guard super.isPan(translation) else { return false }
        if abs(translation.x) <= 2 * abs(translation.y) { state = .failed }
        return state == .possible
    }

    /// Called when all other conditions are met, so that delegates are called only once.
    func mayBegin() -> Bool {
        let way = translation(in: view)
        let start = location(in: view) - way
        return list?.beginSwipe(at: start, toward: way.x) ?? false
    }

    override func tellTargets() {
        let way = translation(in: view).x
        switch state {
        case .began, .changed: list?.pullSwipe(by: way - followed)
        case .ended: list?.releaseSwipe(velocity: velocity(in: view).x)
        case .cancelled: list?.endSwipe()
        default: break
        }
        followed = way
        super.tellTargets()
    }

    override func reset() {
        super.reset()
        followed = 0
    }
}
