/// Collects bits, the lowest first, in a buffer of a fixed capacity.
final class BitWriter {
    private let bytes: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0

    /// Allocates a buffer of a capacity in bytes. Exceeding it is a programming error.
    init(capacity: Int) { bytes = .allocate(capacity: capacity + 16) }

    deinit { bytes.deallocate() }

    /// Adds up to 32 bits.
    @inline(__always)
    func write(_ bits: UInt32, _ length: UInt32) {
        pending |= UInt64(bits) << pendingCount
        pendingCount &+= UInt64(length)
        guard pendingCount >= 32 else { return }
        UnsafeMutableRawPointer(bytes + count).storeBytes(
            of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
        count &+= 4
        pending >>= 32
        pendingCount &-= 32
    }

    /// Returns the bytes, the last one padded with zeros.
    func finish() -> [UInt8] {
        while pendingCount > 0 {
            bytes[count] = UInt8(truncatingIfNeeded: pending)
            count += 1
            pending >>= 8
            pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
        }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
