/// What every event looks at before it is sent, in plain memory.
///
/// Swift checks access to variables that anybody may change against overlapping access, at the cost of a step up the
/// chain each time. These are changed by nobody while they are read.
@MainActor
@usableFromInline
struct EventGate {
    /// The event that was sent last, as its type's address: events of one type come in rows.
    @usableFromInline var event: UInt = 0
    /// The table of that event, which ``EventTables`` holds.
    @usableFromInline var table: Unmanaged<EventRoute>?
    /// Whether anybody records events; otherwise no trace is made.
    @usableFromInline var isRecorded = false

    @usableFromInline static let memory: UnsafeMutablePointer<EventGate> = {
        let memory = UnsafeMutablePointer<EventGate>.allocate(capacity: 1)
        memory.initialize(to: EventGate())
        return memory
    }()
}
