import CoreGraphics
import Foundation

/// A part of the interface that participates in focus decisions within it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The preferred focus in the environment, in descending order of preference.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in the environment.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Names the group that the focus stays in as long as it finds something there.
    var focusGroupIdentifier: String? { get }
    /// Requests a focus update, if the focus is in this environment.
    func setNeedsFocusUpdate()
    /// Updates the focus now, if an update was requested.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move as in the context.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called when the focus has moved into, out of or within this environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus now.
    var canBecomeFocused: Bool { get }
    /// Whether the item has the focus.
    var isFocused: Bool { get }
    /// The frame of the item, in its container's coordinates in points.
    var frame: CGRect { get }
}

/// A container of focusable items in an environment.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// Returns the items in the rectangle, in the container's coordinates in points.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls what is focused into sight.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    /// The visible size, in points.
    var visibleSize: CGSize { get }
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }

    /// Returns whether the other environment is this one or inside of it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        sequence(first: environment, next: { $0.parentFocusEnvironment }).contains { $0 === self }
    }

    /// The environments from this one outward.
    var focusChain: [any UIFocusEnvironment] {
        Array(sequence(first: self as any UIFocusEnvironment, next: { $0.parentFocusEnvironment }))
    }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { hierarchy.controller ?? superview }
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    public var isFocused: Bool { window?.knownFocusState?.item === self }
    public func setNeedsFocusUpdate() { UIFocusSystem(for: self)?.setNeedsUpdate(in: self) }
    public func updateFocusIfNeeded() { UIFocusSystem(for: self)?.updateFocusIfNeeded() }

    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.frame.intersects(rect) && !$0.isHidden && $0.isUserInteractionEnabled }
    }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    public var visibleSize: CGSize { bounds.size }
}

extension UIViewController: UIFocusEnvironment {
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        parent ?? storage.presenting ?? viewIfLoaded?.superview
    }
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    public func setNeedsFocusUpdate() { UIFocusSystem(for: self)?.setNeedsUpdate(in: self) }
    public func updateFocusIfNeeded() { UIFocusSystem(for: self)?.updateFocusIfNeeded() }
}

extension UIResponder {
    private nonisolated static let focusGroup = AssociatedValue<String>()

    /// The name of the focus group, which few have.
    var keptFocusGroup: String? {
        get { associations == nil ? nil : Self.focusGroup[self] }
        set { Self.focusGroup[self] = newValue }
    }
}
