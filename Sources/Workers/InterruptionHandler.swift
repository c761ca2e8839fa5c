/// Work that is done if this process is interrupted: when its children have ended, and before it ends itself.
public final class InterruptionHandler: Sendable {
    public init(_ work: @escaping @Sendable () -> Void) { Interruption.add(self, work) }

    deinit { cancel() }

    /// Leaves the work undone.
    public func cancel() { Interruption.remove(self) }
}
