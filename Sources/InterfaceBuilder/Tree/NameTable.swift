/// Numbers for element and attribute names, found by the names' bytes.
struct NameTable {
    /// Length, first and last eight bytes: all of a name of up to 16 bytes, which most are.
    private struct Key: Equatable {
        var length: Int
        var head: UInt64
        var tail: UInt64

        var hash: Int {
            let mixed = (head ^ (tail &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: length))
            return Int(truncatingIfNeeded: (mixed &* 0xBF58_476D_1CE4_E5B9) >> 40)
        }
    }

    private struct Slot {
        var key: Key
        var name: Int32
    }

    private var slots: ContiguousArray<Slot>
    private(set) var names: [String] = []
    private(set) var spans: ContiguousArray<ElementTree.Span> = []

    init() {
        slots = ContiguousArray(repeating: Self.free, count: 512)
        names.reserveCapacity(128)
        spans.reserveCapacity(128)
    }

    private static var free: Slot { Slot(key: Key(length: 0, head: 0, tail: 0), name: -1) }

    mutating func intern(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout ContiguousArray<UInt8>)
        -> Int32
    {
        let key = Self.key(text)
        let mask = slots.count - 1
        var index = key.hash & mask
        while slots[index].name >= 0 {
            if slots[index].key == key, text.count <= 16 || equals(slots[index].name, text, bytes) {
                return slots[index].name
            }
            index = (index + 1) & mask
        }
        let name = add(text, into: &bytes)
        slots[index] = Slot(key: key, name: name)
        if names.count * 2 > slots.count { grow() }
        return name
    }

    private static func key(_ text: UnsafeBufferPointer<UInt8>) -> Key {
        let raw = UnsafeRawBufferPointer(text)
        guard raw.count < 8 else {
            return Key(
                length: raw.count, head: raw.loadUnaligned(as: UInt64.self),
                tail: raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
        }
        var head: UInt64 = 0
        for byte in raw { head = head << 8 | UInt64(byte) }
        return Key(length: raw.count, head: head, tail: 0)
    }

    private func equals(
        _ name: Int32, _ text: UnsafeBufferPointer<UInt8>, _ bytes: ContiguousArray<UInt8>
    ) -> Bool {
        bytes.withUnsafeBufferPointer { spans[Int(name)].equals(text, in: $0) }
    }

    private mutating func add(
        _ text: UnsafeBufferPointer<UInt8>, into bytes: inout ContiguousArray<UInt8>
    ) -> Int32 {
        let offset = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: text)
        spans.append(.init(offset: offset, length: Int32(truncatingIfNeeded: text.count)))
        names.append(String(decoding: text, as: UTF8.self))
        return Int32(truncatingIfNeeded: names.count - 1)
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: Self.free, count: old.count * 2)
        let mask = slots.count - 1
        for slot in old where slot.name >= 0 {
            var index = slot.key.hash & mask
            while slots[index].name >= 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }
}
