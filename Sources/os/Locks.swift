import Foundation
import Synchronization

/// A lock that a thread waits for without turning. Here it turns and lets others go first.
public struct os_unfair_lock: Sendable {
    var word: UInt32 = 0
    /// Creates an open lock.
    public init() {}
}
/// The same by its name in C.
public typealias os_unfair_lock_s = os_unfair_lock
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock and closes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { yieldThread() }
}

/// Closes the lock if it is open; answers whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    word(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Opens the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    word(of: lock).pointee.store(0, ordering: .releasing)
}

/// Returns a lock is one number, which has the layout of an atomic one.
private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// Guards a state with a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        var state: State
        let lock = NSLock()
        init(_ state: State) { self.state = state }
    }
    private let box: Box

    /// Guards a state that others may know as well.
    public init(uncheckedState initialState: State) { box = Box(initialState) }

    /// Does something with the state while nobody else does.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    /// Does something with the state while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Guards a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock alone.
    public init() { self.init(uncheckedState: ()) }
    /// Waits for the lock and closes it.
    public func lock() { box.lock.lock() }
    /// Opens the lock.
    public func unlock() { box.lock.unlock() }
    /// Closes the lock if it is open; answers whether it was.
    public func lockIfAvailable() -> Bool { box.lock.try() }
    /// Does something while nobody else does.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body()
    }
}

/// Lets other threads go first.
func yieldThread() { _ = sched_yield() }
