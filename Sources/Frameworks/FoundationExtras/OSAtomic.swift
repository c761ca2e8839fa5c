import Foundation

// The atomic functions of Darwin before C had its own. One lock protects all numbers.

private let atomicLock = NSLock()

private func change(_ value: UnsafeMutablePointer<Int32>, _ compute: (Int32) -> Int32) -> (
    old: Int32, new: Int32
) {
    atomicLock.withLock {
        let old = value.pointee
        value.pointee = compute(old)
        return (old, value.pointee)
    }
}

private func change(
    _ value: UnsafeMutablePointer<UInt32>, _ compute: (UInt32) -> UInt32
) -> (old: Int32, new: Int32) {
    atomicLock.withLock {
        let old = value.pointee
        value.pointee = compute(old)
        return (Int32(bitPattern: old), Int32(bitPattern: value.pointee))
    }
}

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }.new
}

@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(amount, value)
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(1, value)
}
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32(-1, value)
}

/// Returns whether the number was the old one, and is the new one now.
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool
{
    atomicLock.withLock {
        guard value.pointee == old else { return false }
        value.pointee = new
        return true
    }
}

@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { OSAtomicCompareAndSwap32(old, new, value) }

@discardableResult
public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    change(value) { $0 | mask }.new
}

@discardableResult
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicOr32(mask, value)
}

/// Returns the number before the change.
@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    change(value) { $0 | mask }.old
}

@discardableResult
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    change(value) { $0 & mask }.new
}

public func OSMemoryBarrier() { atomicLock.withLock {} }
