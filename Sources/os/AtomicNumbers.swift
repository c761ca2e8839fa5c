import Synchronization

// The counters of Apple's libkern, which `Foundation` brings with it there.

/// Adds one to a number that several threads count with; answers the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Takes one from a number that several threads count with; answers the difference.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
/// Adds to a number that several threads count with; answers the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self).pointee
        .wrappingAdd(amount, ordering: .acquiringAndReleasing).newValue
}
/// Returns the same, with a barrier, which the other has as well.
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(1, value)
}
/// Returns the same, with a barrier, which the other has as well.
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(-1, value)
}

/// Adds one to a number that several threads count with; answers the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(1, value) }
/// Takes one from a number that several threads count with; answers the difference.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { OSAtomicAdd64(-1, value) }
/// Adds to a number that several threads count with; answers the sum.
@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int64>.self).pointee
        .wrappingAdd(amount, ordering: .acquiringAndReleasing).newValue
}

/// Puts a number in the place of another if that is still there; answers whether it was.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool
{
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self).pointee
        .compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
}

/// A simple lock.
public typealias OSSpinLock = Int32
/// Waits for the lock and closes it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    while !OSAtomicCompareAndSwap32(0, 1, lock) { yieldThread() }
}
/// Opens the lock.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
    _ = OSAtomicCompareAndSwap32(1, 0, lock)
}
/// Closes the lock if it is open; answers whether it was.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
    OSAtomicCompareAndSwap32(0, 1, lock)
}
