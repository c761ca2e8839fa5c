#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Elements whose bits are the same are the same: a shortcut before anything is asked of them.
///
/// The converse does not hold: equal elements may lie differently in memory, so what differs here is still compared.
@usableFromInline
struct Bits {
    @usableFromInline let source: UnsafeRawBufferPointer
    @usableFromInline let target: UnsafeRawBufferPointer
    @usableFromInline let stride: Int

    @inlinable @inline(__always)
    init(_ source: UnsafeRawBufferPointer, _ target: UnsafeRawBufferPointer, stride: Int) {
        (self.source, self.target, self.stride) = (source, target, stride)
    }

    /// Whether two elements have the same bits. Both places must exist.
    @inlinable @inline(__always)
    func agree(_ place: Int, _ other: Int) -> Bool {
        Self.agree(source, place * stride, target, other * stride, count: stride)
    }

    /// How many elements are looked at together.
    @usableFromInline static let stretch = 16

    /// Whether the elements of a stretch have the same bits, on either side from a place on. It must not reach beyond
    /// the end.
    @inlinable @inline(__always)
    func agreeAlong(_ place: Int, _ other: Int) -> Bool {
        guard let left = source.baseAddress, let right = target.baseAddress else { return false }
        return memoryAgrees(left + place * stride, right + other * stride, Self.stretch * stride)
    }

    /// Whether both states lie in memory alike as wholes.
    @inlinable
    var agree: Bool {
        guard source.count == target.count else { return false }
        guard let left = source.baseAddress, let right = target.baseAddress, left != right else {
            return true
        }
        return memoryAgrees(left, right, source.count)
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

extension Array {
    /// Calls `body` with the bits of two states.
    @inlinable @inline(__always)
    func withBits<Result>(and target: [Element], _ body: (Bits) -> Result) -> Result {
        withUnsafeBytes { source in
            target.withUnsafeBytes { body(Bits(source, $0, stride: MemoryLayout<Element>.stride)) }
        }
    }
}

/// Whether two stretches of memory are alike: the system compares them by the widest words that the machine has.
@usableFromInline
func memoryAgrees(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(left, right, count) == 0
}
