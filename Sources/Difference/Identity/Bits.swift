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

    /// Whether both states lie in memory alike as wholes.
    @inlinable
    var agree: Bool {
        guard source.count == target.count else { return false }
        let wide = MemoryLayout<SIMD8<UInt64>>.size
        var offset = 0
        while offset + wide <= source.count {
            let block = source.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
            guard block == target.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self) else {
                return false
            }
            offset += wide
        }
        return Self.agree(source, offset, target, offset, count: source.count - offset)
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
