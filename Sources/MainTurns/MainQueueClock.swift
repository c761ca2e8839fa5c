/// A clock that runs the work of the main queue in place of the host's.
public protocol MainQueueClock: SendableMetatype {
    /// Nanoseconds of the clock that holds where this is called.
    static var nanoseconds: Int64 { get }

    /// Runs work on the main queue so many nanoseconds from now, from whatever thread this is called.
    static func schedule(after delay: Int64, _ work: @escaping @Sendable () -> Void) -> MainQueueEvent
}

/// Work that was scheduled.
public struct MainQueueEvent: Sendable {
    private let action: @Sendable () -> Void

    /// Work that a closure cancels.
    public init(cancel: @escaping @Sendable () -> Void) { action = cancel }

    /// Cancels the work unless it has run.
    public func cancel() { action() }
}

/// The clock that runs the main queue.
public enum MainQueueClocks {
    /// QuartzCore's clock where a program has that module; nil where the host's time counts.
    ///
    /// It is found by its name, so that modules that schedule work need no module that draws.
    public static let current: (any MainQueueClock.Type)? =
        _typeByName("QuartzCore.VirtualClock") as? any MainQueueClock.Type
}
