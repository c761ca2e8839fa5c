import InterfaceBuilder

extension UIControl: NibActionSource {
    package func addNibAction(_ action: NibAction) {
        guard let name = action.eventName else {
            return addTarget(action.target, action: action.selector, for: triggeringEvent)
        }
        guard let event = Event(documentName: name) else {
            return RuntimeDiagnostics.report("the control event is not known: \(name)")
        }
        addTarget(action.target, action: action.selector, for: event)
    }

    /// The event that triggers segues of the control, and actions without an event.
    private var triggeringEvent: Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        default: .valueChanged
        }
    }
}

extension UIControl.Event {
    /// Creates the event from its name in documents, which is that of Apple's constant.
    init?(documentName name: String) {
        let events: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
            "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
            "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
            "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
            "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
        ]
        guard let event = events[name] else { return nil }
        self = event
    }
}
