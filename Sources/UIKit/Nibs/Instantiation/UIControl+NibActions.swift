import InterfaceBuilder

extension UIControl: NibActionSource {
    package func addNibAction(_ action: NibAction) {
        let name = action.eventName ?? "primaryActionTriggered"
        guard let event = Event(documentName: name) else {
            return RuntimeDiagnostics.report("the control event is not known: \(name)")
        }
        actions.add(action.selector, of: action.target, for: event)
    }
}

extension UIControl.Event {
    /// The event by its name in documents, which is that of Apple's constant.
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
