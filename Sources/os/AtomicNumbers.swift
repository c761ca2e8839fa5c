import Synchronization

// The atomic counters of Apple's libkern, which `Foundation` exports on Apple's platforms.

/// Atomically increments a number; returns the result.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Atomically decrements a number; returns the result.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
/// Atomically adds to a number; returns the result.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self).pointee
        .wrappingAdd(amount, ordering: .acquiringAndReleasing).newValue
}
/// Increments with a memory barrier, as the other function does too.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(1, value)
}
/// Decrements with a memory barrier, as the other function does too.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(-1, value)
}

/// Atomically increments a number; returns the result.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(1, value) }
/// Atomically decrements a number; returns the result.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(-1, value) }
/// Atomically adds to a number; returns the result.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int64>.self).pointee
        .wrappingAdd(amount, ordering: .acquiringAndReleasing).newValue
}

/// Increments with a memory barrier, as the other function does too.
@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(1, value)
}
/// Decrements with a memory barrier, as the other function does too.
@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    OSAtomicAdd64(-1, value)
}
/// Adds with a memory barrier, as the other function does too.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(amount, value)
}

/// Atomically replaces a number if it has the expected value; returns whether it did, with a memory barrier.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool {
    OSAtomicCompareAndSwap32(old, new, value)
}
/// Atomically replaces a number if it has the expected value; returns whether it did.
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool
{
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self).pointee
        .compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
}

/// A spinlock.
public typealias OSSpinLock = Int32
/// Acquires the lock, waiting for it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSAtomicCompareAndSwap32(0, 1, lock) { yieldThread() }
}
/// Releases the lock.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    _ = OSAtomicCompareAndSwap32(1, 0, lock)
}
/// Acquires the lock if it is free; returns whether it did.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
    OSAtomicCompareAndSwap32(0, 1, lock)
}
