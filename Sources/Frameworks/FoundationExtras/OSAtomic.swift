import Synchronization

// The atomic functions of Darwin for bits, before C had its own. Those of counters are in the module `os`.

/// Sets bits; returns the number after the change.
@discardableResult
public func OSAtomicOr32(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseOr(mask, ordering: .acquiringAndReleasing).newValue)
}

@discardableResult
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    OSAtomicOr32(mask, value)
}

/// Sets bits; returns the number before the change.
@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseOr(mask, ordering: .acquiringAndReleasing).oldValue)
}

/// Keeps the bits of the mask; returns the number after the change.
@discardableResult
public func OSAtomicAnd32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
    Int32(bitPattern: atomic(value).pointee.bitwiseAnd(mask, ordering: .acquiringAndReleasing).newValue)
}

public func OSMemoryBarrier() { atomicMemoryFence(ordering: .sequentiallyConsistent) }

/// Returns the number as one for atomic operations, which has the same size.
private func atomic(_ value: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<Atomic<UInt32>> {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<UInt32>.self)
}
