#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A bitwise comparison of elements: those with equal bits are equal, without calling their own comparison.
///
/// The converse does not hold: equal elements may have different bits, so that others are still compared.
@usableFromInline
struct Bits {
    @usableFromInline let source: UnsafeRawBufferPointer
    @usableFromInline let target: UnsafeRawBufferPointer
    @usableFromInline let stride: Int

    @inlinable @inline(__always)
    init(_ source: UnsafeRawBufferPointer, _ target: UnsafeRawBufferPointer, stride: Int) {
        (self.source, self.target, self.stride) = (source, target, stride)
    }

    /// Returns whether two elements have the same bits. Both indices must be valid.
    @inlinable @inline(__always)
    func agree(_ place: Int, _ other: Int) -> Bool {
        Self.agree(source, place * stride, target, other * stride, count: stride)
    }

    /// Returns the number of consecutive elements with the same bits from an index on in both states, up to a limit, up to
    /// which the indices must be valid.
    @inlinable
    func agreement(from place: Int, _ other: Int, limit: Int) -> Int {
        var run = stretches(limit) { memoryAgrees(at: place + $0, other + $0, Self.stretch) }
        while run < limit, agree(place + run, other + run) { run += 1 }
        return run
    }

    /// Returns the number of consecutive elements with the same bits before an index in both states, up to a limit.
    @inlinable
    func agreement(before place: Int, _ other: Int, limit: Int) -> Int {
        var run = stretches(limit) {
            memoryAgrees(at: place - $0 - Self.stretch, other - $0 - Self.stretch, Self.stretch)
        }
        while run < limit, agree(place - run - 1, other - run - 1) { run += 1 }
        return run
    }

    /// The number of elements that are compared at once.
    @usableFromInline static let stretch = 16

    /// Returns the number of elements in consecutive equal stretches.
    @inlinable @inline(__always)
    func stretches(_ limit: Int, agree: (Int) -> Bool) -> Int {
        var run = 0
        while run + Self.stretch <= limit, agree(run) { run += Self.stretch }
        return run
    }

    @inlinable @inline(__always)
    func memoryAgrees(at place: Int, _ other: Int, _ count: Int) -> Bool {
        guard let left = source.baseAddress, let right = target.baseAddress else { return false }
        return Self.memoryAgrees(left + place * stride, right + other * stride, count * stride)
    }

    /// Returns whether both states are bitwise equal as a whole.
    @inlinable
    var agree: Bool {
        guard source.count == target.count else { return false }
        guard let left = source.baseAddress, let right = target.baseAddress, left != right else {
            return true
        }
        return Self.memoryAgrees(left, right, source.count)
    }

    @inlinable @inline(__always)
    static func agree(
        _ left: UnsafeRawBufferPointer, _ start: Int, _ right: UnsafeRawBufferPointer, _ other: Int,
        count: Int
    ) -> Bool {
        var offset = 0
        while offset + 8 <= count {
            let word = left.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
            guard word == right.loadUnaligned(fromByteOffset: other + offset, as: UInt64.self) else {
                return false
            }
            offset += 8
        }
        while offset < count {
            guard left[start + offset] == right[other + offset] else { return false }
            offset += 1
        }
        return true
    }
}

extension Bits {
    /// Returns whether two areas of memory are equal; the system compares them by the widest words of the machine.
    @usableFromInline
    static func memoryAgrees(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
        memcmp(left, right, count) == 0
    }
}

extension Array {
    /// Calls `body` with the bits of two states.
    @inlinable @inline(__always)
    func withBits<Result>(and target: [Element], _ body: (Bits) -> Result) -> Result {
        withUnsafeBytes { source in
            target.withUnsafeBytes { body(Bits(source, $0, stride: MemoryLayout<Element>.stride)) }
        }
    }
}
