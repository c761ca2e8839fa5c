/// The actions of a control for its events, in the order in which they were added.
@MainActor
struct ControlActions {
    /// An action to perform.
    enum Kind {
        case action(UIAction)
        /// A method of an object, or of the responder chain.
        case method(ActionTarget)
    }

    struct Entry {
        let kind: Kind
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []

    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// Adds an action, which replaces an earlier one with the same identifier.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        entries.append(Entry(kind: .action(action), events: events))
    }

    mutating func add(_ action: Selector, of target: AnyObject?, for events: UIControl.Event) {
        if let place = entries.firstIndex(where: { $0.isMethod(action, of: target) }) {
            entries[place].events.formUnion(events)
            return
        }
        entries.append(Entry(kind: .method(ActionTarget(target, action)), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        drop(events) { entry in
            guard case .action(let action) = entry.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// Removes actions; a nil target or action matches any.
    mutating func remove(_ action: Selector?, of target: AnyObject?, for events: UIControl.Event) {
        drop(events) { entry in
            guard case .method(let method) = entry.kind else { return false }
            return method.matches(target, action)
        }
    }

    /// The methods to call.
    var methods: [(target: ActionTarget, events: UIControl.Event)] {
        entries.compactMap { entry in
            guard case .method(let method) = entry.kind else { return nil }
            return (method, entry.events)
        }
    }

    private mutating func drop(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for place in entries.indices where matches(entries[place]) { entries[place].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }
}

@MainActor
extension ControlActions.Entry {
    func isMethod(_ action: Selector, of target: AnyObject?) -> Bool {
        guard case .method(let method) = kind else { return false }
        return method.calls(action, of: target)
    }
}
