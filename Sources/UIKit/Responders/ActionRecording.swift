/// A sent action with its sender and receiver. Traces exist only while actions are recorded.
@MainActor
package struct ActionTrace {
    /// The kind of what was sent.
    package enum Kind {
        /// A method, named by its selector.
        case method
        /// A closure of a `UIAction`, named by its title.
        case closure
        /// A segue, named by its identifier.
        case segue
    }

    package let kind: Kind
    package let name: String
    package let sender: AnyObject?
    /// The receiver; nil if no responder implements the method.
    package let receiver: AnyObject?

    init(_ kind: Kind, _ name: String, from sender: AnyObject?, to receiver: AnyObject?) {
        (self.kind, self.name, self.sender, self.receiver) = (kind, name, sender, receiver)
    }
}

/// The objects that record actions, for tools that show them.
@MainActor
package enum ActionRecording {
    private struct Recorder {
        weak var owner: AnyObject?
        let record: @MainActor (ActionTrace) -> Void
    }

    private static var recorders: [Recorder] = []

    /// Whether any object records.
    static var isActive: Bool { !recorders.isEmpty }

    /// Records all actions until the owner is released or removed.
    package static func add(_ owner: AnyObject, _ record: @escaping @MainActor (ActionTrace) -> Void) {
        recorders.append(Recorder(owner: owner, record: record))
    }

    /// Ends an object's recording.
    package static func remove(_ owner: AnyObject) { recorders.removeAll { $0.owner === owner } }

    static func record(_ trace: @autoclosure () -> ActionTrace) {
        guard isActive else { return }
        recorders.removeAll { $0.owner == nil }
        let made = trace()
        for recorder in recorders where recorder.owner != nil { recorder.record(made) }
    }
}
