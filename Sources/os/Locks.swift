import Foundation
import Synchronization

/// A lock that blocks waiting threads on Apple's platforms. Here it spins and yields.
public struct os_unfair_lock: Sendable {
    var word: UInt32 = 0
    /// Creates a free lock.
    public init() {}
}
/// The C name of the type.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Acquires the lock, waiting for it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while !os_unfair_lock_trylock(lock) { yieldThread() }
}

/// Acquires the lock if it is free; returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    word(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    word(of: lock).pointee.store(0, ordering: .releasing)
}

/// Stops if the lock is free. Which thread holds it is not known here.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(word(of: lock).pointee.load(ordering: .relaxed) != 0, "the lock is free")
}

/// Does nothing: which thread holds the lock is not known here.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// Returns the lock's only number, which has the layout of an atomic one.
private func word(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        var state: State
        let lock = NSLock()
        init(_ state: State) { self.state = state }
    }
    private let box: Box

    /// Creates a lock that protects a state which others may access too.
    public init(uncheckedState initialState: State) { box = Box(initialState) }

    /// Runs the closure with the state while holding the lock.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }

    /// Runs the closure with the state while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock that protects a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { self.init(uncheckedState: ()) }
    /// Acquires the lock, waiting for it.
    public func lock() { box.lock.lock() }
    /// Releases the lock.
    public func unlock() { box.lock.unlock() }
    /// Acquires the lock if it is free; returns whether it did.
    public func lockIfAvailable() -> Bool { box.lock.try() }
    /// Runs the closure while holding the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body()
    }
}

/// Yields to other threads.
func yieldThread() { _ = sched_yield() }
