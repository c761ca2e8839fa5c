import CoreGraphics
import Foundation

/// The side of a row that a swipe opens.
enum SwipeSide {
    case leading
    case trailing
}

/// A row whose actions are shown.
struct OpenSwipe {
    var path: IndexPath
    var side: SwipeSide
    var view: SwipeActionsView
    /// How far a finger holds the row aside, in points to the right; nil where the actions stand open.
    var pull: CGFloat?
}

/// A list whose rows have actions at their sides.
@MainActor
protocol SwipingList: UIScrollView {
    /// The row whose actions are shown.
    var openSwipe: OpenSwipe? { get set }

    /// What a swipe on the row offers; nil where there is nothing.
    func swipeActions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration?
    /// Whether rows can be swiped now.
    var takesSwipes: Bool { get }
    func swipedRow(at point: CGPoint) -> IndexPath?
    func swipedCell(at path: IndexPath) -> UIView?
    /// Where the row stands when nothing pulls it aside.
    func swipedRect(at path: IndexPath) -> CGRect?
    func setSwiped(_ isSwiped: Bool, at path: IndexPath)
    func swipeWillBegin(at path: IndexPath)
    func swipeDidEnd(at path: IndexPath)
}

/// Acts, one method each.
extension SwipingList {
    /// What a swipe on a row does: shows its actions. Answers whether it has any.
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

    /// What a tap on one of the actions does.
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

    /// How far the row is pushed aside, in points to the right.
    func swipeOffset(at path: IndexPath) -> CGFloat {
        guard let swipe = openSwipe, swipe.path == path else { return 0 }
        return swipe.pull ?? openOffset(of: swipe)
    }

    private func openOffset(of swipe: OpenSwipe) -> CGFloat {
        let width = min(swipe.view.fittingWidth, swipedRect(at: swipe.path)?.width ?? 0)
        return opensAtLeft(swipe.side) ? width : -width
    }

    private func opensAtLeft(_ side: SwipeSide) -> Bool { (side == .leading) != isRightToLeft }

    /// Puts the actions where the row has left room.
    func placeSwipeActions() {
        guard let swipe = openSwipe, let row = swipedRect(at: swipe.path) else { return }
        let offset = swipeOffset(at: swipe.path)
        swipe.view.frame = CGRect(
            x: offset > 0 ? row.minX : row.maxX + offset, y: row.minY, width: abs(offset),
            height: row.height)
    }

    // MARK: Fingers

    /// A finger goes sideways over a row. Answers whether the row follows it.
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

    /// The row follows the finger that holds it, as far as its actions allow.
    func pullSwipe(by step: CGFloat) {
        guard let swipe = openSwipe, let pull = swipe.pull else { return }
        openSwipe?.pull = opensAtLeft(swipe.side) ? max(pull + step, 0) : min(pull + step, 0)
        setNeedsLayout()
    }

    /// The finger lets go: the row opens or closes, or its first action is performed where it was drawn nearly across.
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

    /// What a finger has moved goes the rest of the way by itself.
    private func glideToRest() {
        setNeedsLayout()
        guard window != nil else { return }
        UIView.animate(withDuration: SwipeFigures.duration) { self.layoutIfNeeded() }
    }
}

/// Figures of swipes, estimates: Apple documents none.
private enum SwipeFigures {
    /// From which speed on a finger decides by its direction, in points a second.
    static let speed: CGFloat = 300
    /// How much of the row's width counts as the whole row.
    static let fullShare: CGFloat = 0.6
    /// How long a row takes to open or close, in seconds.
    static let duration: TimeInterval = 0.25
}

/// Recognises a finger that goes sideways over a row.
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

    /// Asked when all else is settled, so that delegates are asked but once.
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
