import UIKit

/// What a list says of the item that a hosted view shows.
public struct HostedState: Hashable, Sendable {
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether its list is being edited.
    public var isEditing = false
    /// Whether its swipe actions are shown.
    public var isSwiped = false
    /// Whether the user carries it to another place.
    public var isReordering = false

    /// Whether it is in sight, as far as the list's delegate is told: for videos and timers.
    public var isDisplayed = false

    /// Nothing is so.
    public init() {}

    @MainActor init(_ state: UICellConfigurationState) {
        isHighlighted = state.isHighlighted
        isSelected = state.isSelected
        isFocused = state.isFocused
        isDisabled = state.isDisabled
        isEditing = state.isEditing
        isSwiped = state.isSwiped
        isReordering = state.isReordering
    }

    @MainActor init(_ state: UIViewConfigurationState) {
        isHighlighted = state.isHighlighted
        isSelected = state.isSelected
        isFocused = state.isFocused
        isDisabled = state.isDisabled
    }
}

/// A view that shows whether its item is touched, selected, focused or in sight.
///
/// ```swift
/// func follow(_ state: HostedState) { backgroundColor = state.isSelected ? .systemYellow : .clear }
/// ```
@MainActor
public protocol HostedStateFollowing: UIView {
    /// Called when the state has changed.
    func follow(_ state: HostedState)
}

extension HostedView {
    /// Passes on what a list says of its item.
    func follow(_ state: HostedState) {
        var next = state
        next.isDisplayed = lastState.isDisplayed
        pass(next)
    }

    /// Passes on whether the item is in sight.
    func follow(isDisplayed: Bool) {
        var next = lastState
        next.isDisplayed = isDisplayed
        pass(next)
    }

    /// Passes a state on, if it is another one than before.
    private func pass(_ state: HostedState) {
        guard state != lastState, let view = view as? any HostedStateFollowing else { return }
        lastState = state
        view.follow(state)
    }
}
