import CoreGraphics
import Foundation

/// A view that turns touches into actions.
@MainActor
open class UIControl: UIView {
    var actions = ControlActions()

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control that runs the action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    // MARK: State

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// All that holds of the control now.
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

    /// Sends everything that is to happen for the events.
    open func sendActions(for controlEvents: Event) { performActions(for: controlEvents) }

    /// Runs one action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    open var allControlEvents: Event { actions.events }

    /// The menu that the control opens. Kept; menus are not shown.
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?

    // MARK: Changes

    /// Called when `state` has changed. Draws the control again.
    func stateDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    func contentPlaceDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }
}
