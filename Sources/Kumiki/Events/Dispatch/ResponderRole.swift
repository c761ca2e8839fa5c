/// The roles of a class's objects for an event; none, as a rule.
@usableFromInline
struct ResponderRole: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// They can handle the event.
    @inlinable static var handles: ResponderRole { ResponderRole(rawValue: 1) }
    /// They observe the event.
    @inlinable static var observes: ResponderRole { ResponderRole(rawValue: 2) }
}
