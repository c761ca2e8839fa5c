/// A method of an object that is called for an event. The object is not retained.
@MainActor
struct ActionTarget {
    let action: Selector
    private weak var object: AnyObject?
    /// Whether the target is the first responder, from the first responder up, that responds to the action.
    let isForResponders: Bool

    init(_ object: AnyObject?, _ action: Selector) {
        self.object = object
        self.action = action
        isForResponders = object == nil
    }

    /// The target; nil for a responder, and once the object has been released.
    var receiver: AnyObject? { object }

    /// Whether the target has been released.
    var isOrphaned: Bool { !isForResponders && object == nil }

    /// Returns whether the target and the action match; nil matches any object or action.
    func matches(_ other: AnyObject?, _ action: Selector?) -> Bool {
        (other == nil || other === object) && (action == nil || action == self.action)
    }

    /// Returns whether exactly this method of this object is called; a nil object is the responder chain.
    func calls(_ action: Selector, of other: AnyObject?) -> Bool {
        guard !isOrphaned, action == self.action else { return false }
        return object === other
    }

    func send(from sender: AnyObject) {
        guard !isOrphaned else { return }
        UIApplication.shared.sendAction(action, to: object, from: sender, for: nil)
    }
}
