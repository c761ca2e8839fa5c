import CoreGraphics
import Foundation

/// A view that converts touches to actions.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    var actions = ControlActions()

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that runs the action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    // MARK: State

    /// Controls that are on can have the focus.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Whether the control is enabled. Disabling it cancels tracking.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(nil) }
            stateDidChange("enabled", from: oldValue)
        }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange("selected", from: oldValue) } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange("highlighted", from: oldValue) } }
    }

    private func stateDidChange(_ key: String, from old: Bool) {
        stateDidChange()
        KeyValueObserving.changed(key, of: self, from: old, to: !old)
    }

    /// The state of the control.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { contentPlaceDidChange() }
    }
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { contentPlaceDidChange() }
    }

    /// `contentHorizontalAlignment` in the present layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Touches

    /// Whether a touch that began in the control is being followed.
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false

    /// The tracked touch; others that begin meanwhile are not tracked.
    var trackedTouch: UITouch?

    /// Returns whether to track a touch that has begun in the control.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Returns whether to continue tracking a touch that has moved.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch has ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Called after the actions for a touch that has ended, for the effects of the control itself.
    func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        beginTouch(touches, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        moveTouch(touches, event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTouch(touches, event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = trackedTouch, touches.holds(touch) { cancelTouch(event) }
    }

    /// Returns whether a recognizer of a superview may begin: a tap on a control belongs to the control (Apple:
    /// Coordinating multiple gesture recognizers).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    // MARK: Actions

    /// Runs the action for the events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.add(action, for: controlEvents)
    }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    /// Adds a target and an action for the events, called with the control and the event as optional parameters.
    /// Without a target the responder chain is searched. The target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(action, of: target.map { $0 as AnyObject }, for: controlEvents)
    }

    /// Removes a target and an action; nil matches any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(action, of: target.map { $0 as AnyObject }, for: controlEvents)
    }

    /// The targets of the control's actions.
    open var allTargets: Set<AnyHashable> {
        Set(actions.methods.compactMap { $0.target.receiver as? NSObject })
    }

    /// Returns the names of the target's methods for the event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let found = actions.methods.filter {
            $0.target.receiver === object && $0.events.contains(controlEvent)
        }
        return found.isEmpty ? nil : found.map(\.target.action.description)
    }

    /// Sends all actions for the events.
    open func sendActions(for controlEvents: Event) { performActions(for: controlEvents) }

    /// Performs all actions for the events, in the order in which they were added.
    func performActions(for events: Event, with event: UIEvent? = nil) {
        for entry in actions.entries where !entry.events.isDisjoint(with: events) {
            switch entry.kind {
            case .action(let action): sendAction(action)
            case .method(let method) where !method.isOrphaned:
                sendAction(method.action, to: method.receiver, for: event)
            case .method: break
            }
        }
    }

    /// Sends one action; subclasses override it to observe or change actions.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs one action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    open var allControlEvents: Event { actions.events }

    /// Calls a closure for each action, and for each target with its selector, until it sets its last argument.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var isDone = false
        for entry in actions.entries where !isDone {
            switch entry.kind {
            case .action(let action): iterator(action, nil, entry.events, &isDone)
            case .method(let method):
                iterator(nil, (method.receiver, method.action), entry.events, &isDone)
            }
        }
    }

    /// Whether a long press on the control opens a menu.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuDidChange() } }
    }
    /// The interaction that opens the menu; nil while `isContextMenuInteractionEnabled` is not set.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?

    private func contextMenuDidChange() {
        if isContextMenuInteractionEnabled {
            let interaction = UIContextMenuInteraction(delegate: self)
            contextMenuInteraction = interaction
            addInteraction(interaction)
        } else if let interaction = contextMenuInteraction {
            contextMenuInteraction = nil
            removeInteraction(interaction)
        }
    }

    /// Returns the point of the control at which a menu opens: the middle of its lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Returns the menu for a location in the control; none, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: self) }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { UITargetedPreview(view: self) }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Changes

    /// Called when `state` has changed. Redraws the control.
    func stateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    func contentPlaceDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }
}
