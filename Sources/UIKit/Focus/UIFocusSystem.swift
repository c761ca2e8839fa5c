import CoreGraphics
import Foundation

/// The focused item of a window, and the next one.
@MainActor
final class FocusState {
    weak var window: UIWindow?
    weak var item: (any UIFocusItem)?
    weak var wanted: (any UIFocusEnvironment)?

    init(window: UIWindow) { self.window = window }

    /// Removes items that are no longer in the window.
    func viewsDidLeave() {
        guard let view = item as? UIView, view.window !== window else { return }
        item = nil
    }
}

/// The focus in a window: the target of keys and of pointers without a location. Tab, the arrow keys and requests by
/// code move the focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    /// The focused item.
    open var focusedItem: (any UIFocusItem)? { state.item }
    private let state: FocusState
    private var window: UIWindow? { state.window }

    init(_ state: FocusState) { self.state = state }

    /// Returns the system of the window that contains the environment; nil outside of windows. All objects of a window
    /// have the same state.
    public convenience init?(for environment: any UIFocusEnvironment) {
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        guard let window = view?.window else { return nil }
        self.init(window.focusState)
    }

    /// Moves the focus into the environment in the next update.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) { state.wanted = environment }

    func setNeedsUpdate(in environment: any UIFocusEnvironment) {
        guard let focusedItem else { return }
        if environment.contains(focusedItem) { state.wanted = environment }
    }

    /// Updates the focus now, if an update was requested.
    open func updateFocusIfNeeded() {
        guard let wanted = state.wanted else { return }
        state.wanted = nil
        guard let item = Self.preferredItem(in: wanted) else { return }
        move(to: item, heading: [])
    }

    /// Returns the item that the environment prefers: itself if focusable, else the first in its preferred
    /// environments, else in its content.
    private static func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var stack: [any UIFocusEnvironment] = [environment]
        var seen: Set<ObjectIdentifier> = []
        while let next = stack.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if let item = next as? any UIFocusItem, item.isThere { return item }
            stack += next.focusParts.reversed()
        }
        return nil
    }

    /// Moves the focus to the item, if the environments of both allow it. Returns whether it is focused.
    @discardableResult
    func move(to item: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
        let old = focusedItem
        guard old !== item else { return item != nil }
        let context = Self.context(from: old, to: item)
        (context.previouslyFocusedItem, context.nextFocusedItem) = (old, item)
        context.focusHeading = heading
        let affected = Self.affected(old, item)
        guard affected.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        state.item = item
        let coordinator = UIFocusAnimationCoordinator()
        for environment in affected { environment.didUpdateFocus(in: context, with: coordinator) }
        let info: [AnyHashable: Any] = [
            Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
        ]
        NotificationCenter.default.post(name: Self.didUpdateNotification, object: self, userInfo: info)
        return true
    }

    /// Returns a list's own kind of context if the focus moves within it.
    private static func context(
        from old: (any UIFocusItem)?, to new: (any UIFocusItem)?
    ) -> UIFocusUpdateContext {
        let chain = (new ?? old)?.focusChain ?? []
        for case let list as any FocusingList in chain { return list.makeContext(from: old, to: new) }
        return UIFocusUpdateContext()
    }

    /// Returns the environments around the old and the new item without duplicates, the old ones first.
    private static func affected(
        _ old: (any UIFocusItem)?, _ new: (any UIFocusItem)?
    ) -> [any UIFocusEnvironment] {
        var seen: Set<ObjectIdentifier> = []
        let all = (old?.focusChain ?? []) + (new?.focusChain ?? [])
        return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Moving

    /// Moves the focus to the nearest item in the direction, or the next or previous one in reading order. Returns
    /// whether it moved.
    @discardableResult
    func move(_ heading: UIFocusHeading) -> Bool {
        guard let window else { return false }
        if let cell = focusedItem as? UIView, let list = cell.focusedList,
            let next = list.focusNeighbour(of: cell, heading), move(to: next, heading: heading)
        {
            return true
        }
        let items = FocusMap(window: window).items
        let target =
            heading.isDisjoint(with: [.next, .previous])
            ? FocusMap.nearest(to: focusedItem as? UIView, heading, among: items)
            : FocusMap.following(focusedItem as? UIView, heading == .next, among: items)
        if let target, move(to: target, heading: heading) { return true }
        NotificationCenter.default.post(name: Self.movementDidFailNotification, object: self)
        return false
    }
}

extension UIFocusEnvironment {
    /// The preferred environments, else the content.
    fileprivate var focusParts: [any UIFocusEnvironment] {
        let wished = preferredFocusEnvironments
        if !wished.isEmpty { return wished }
        return (self as? UIView)?.subviews ?? [(self as? UIViewController)?.viewIfLoaded].compactMap { $0 }
    }
}

extension UIFocusItem {
    /// Whether the item can be focused and is visible.
    fileprivate var isThere: Bool {
        guard canBecomeFocused else { return false }
        return (self as? UIView)?.isFocusable ?? true
    }
}

extension UIView {
    /// Whether the view is visible in a window and receives touches.
    fileprivate var isFocusable: Bool {
        window != nil
            && sequence(first: self, next: { $0.superview }).allSatisfy {
                !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01
            }
    }
}

/// A list whose delegate is notified of the focus by index paths.
@MainActor
protocol FocusingList: UIView {
    func makeContext(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?) -> UIFocusUpdateContext
}

/// The focusable items at the front of a window, and their spatial relations.
@MainActor
struct FocusMap {
    let window: UIWindow

    /// The focusable items, in the order of the view hierarchy.
    var items: [UIView] {
        var found: [UIView] = []
        var stack: [UIView] = [window.frontmostController?.outermost.viewIfLoaded ?? window]
        while let view = stack.popLast() {
            guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { continue }
            if view.canBecomeFocused, !view.bounds.isEmpty { found.append(view) }
            stack += view.subviews.reversed()
        }
        return found
    }

    private static func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Returns the nearest item whose middle is in the direction; those in line precede those aside.
    static func nearest(to view: UIView?, _ heading: UIFocusHeading, among items: [UIView]) -> UIView? {
        guard let view else { return items.first }
        let from = place(view)
        let candidates = items.filter { $0 !== view }.compactMap { item -> (UIView, CGFloat)? in
            distance(from: from, to: place(item), heading).map { (item, $0) }
        }
        return candidates.min { $0.1 < $1.1 }?.0
    }

    /// Returns the distance of a frame's middle from another's in the direction, in which distances aside count more;
    /// nil for another direction.
    static func distance(from: CGRect, to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        let way = CGVector(dx: to.midX - from.midX, dy: to.midY - from.midY)
        let (along, aside) =
            heading.isDisjoint(with: [.up, .down]) ? (way.dx, abs(way.dy)) : (way.dy, abs(way.dx))
        let forward = heading.isDisjoint(with: [.up, .left]) ? along : -along
        return forward > 0.5 ? forward + aside * 3 : nil
    }

    /// Returns the item after or before this one in reading order: by lines, each from its beginning.
    static func following(_ view: UIView?, _ isNext: Bool, among items: [UIView]) -> UIView? {
        let ordered = items.enumerated().sorted { a, b in
            let (first, second) = (place(a.element), place(b.element))
            if abs(first.midY - second.midY) > 4 { return first.midY < second.midY }
            return first.minX != second.minX ? first.minX < second.minX : a.offset < b.offset
        }.map(\.element)
        guard let view, let index = ordered.firstIndex(where: { $0 === view }) else {
            return isNext ? ordered.first : ordered.last
        }
        let target = index + (isNext ? 1 : -1)
        return ordered.indices.contains(target) ? ordered[target] : nil
    }
}
