/// A clock that runs the work of the main queue in place of the host's.
public protocol MainQueueClock: SendableMetatype {
    /// The nanoseconds of the current clock.
    static var nanoseconds: Int64 { get }

    /// Runs work on the main queue after a number of nanoseconds. Can be called from any thread.
    static func schedule(after delay: Int64, _ work: @escaping @Sendable () -> Void) -> MainQueueEvent
}

/// Scheduled work.
public struct MainQueueEvent: Sendable {
    private let action: @Sendable () -> Void

    /// Creates work that a closure cancels.
    public init(cancel: @escaping @Sendable () -> Void) { action = cancel }

    /// Cancels the work unless it has run.
    public func cancel() { action() }
}

/// The clock that runs the main queue.
public enum MainQueueClocks {
    /// QuartzCore's clock in programs with that module; nil where the host's time is used.
    ///
    /// It is found by its name, so that modules that schedule work need no dependency on a module that draws.
    public static let current: (any MainQueueClock.Type)? =
        _typeByName("QuartzCore.VirtualClock") as? any MainQueueClock.Type
}
