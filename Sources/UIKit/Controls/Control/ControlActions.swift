/// What a control does for its events, in the order in which it was asked to.
@MainActor
struct ControlActions {
    /// Something to be done.
    enum Kind {
        case action(UIAction)
        /// A method of an object, by its Objective-C name; of the responder chain where there is no object.
        case method(target: WeakTarget?, name: String)
    }

    struct Entry {
        let kind: Kind
        var events: UIControl.Event
    }

    /// An object that is not kept alive.
    struct WeakTarget {
        weak var object: AnyObject?
    }

    private(set) var entries: [Entry] = []

    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// An action with the identifier of an earlier one replaces it.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(action.identifier, for: events)
        entries.append(Entry(kind: .action(action), events: events))
    }

    mutating func add(_ name: String, of target: AnyObject?, for events: UIControl.Event) {
        if let place = entries.firstIndex(where: { $0.isMethod(name, of: target) }) {
            entries[place].events.formUnion(events)
            return
        }
        let weak = target.map { WeakTarget(object: $0) }
        entries.append(Entry(kind: .method(target: weak, name: name), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        drop(events) { entry in
            guard case .action(let action) = entry.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// A nil target or name stands for any.
    mutating func remove(_ name: String?, of target: AnyObject?, for events: UIControl.Event) {
        drop(events) { entry in
            guard case .method(let weak, let own) = entry.kind else { return false }
            return (name == nil || name == own) && (target == nil || weak?.object === target)
        }
    }

    private mutating func drop(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for place in entries.indices where matches(entries[place]) { entries[place].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }
}

extension ControlActions.Entry {
    func isMethod(_ name: String, of target: AnyObject?) -> Bool {
        guard case .method(let weak, let own) = kind else { return false }
        return own == name && weak?.object === target
    }
}

extension UIControl {
    func performActions(for events: Event) {
        for entry in actions.entries where !entry.events.isDisjoint(with: events) {
            switch entry.kind {
            case .action(let action): sendAction(action)
            case .method(let target, let name): sendMethod(name, to: target?.object)
            }
        }
    }

    private func sendMethod(_ name: String, to target: AnyObject?) {
        let receiver = target.map { String(describing: type(of: $0)) } ?? "the responder chain"
        RuntimeDiagnostics.report(
            "\(type(of: self)) cannot call \(name) on \(receiver): selectors are not dispatched")
    }
}
