import CLibXML2

/// Numbers for element and attribute names. The parser hands out one pointer per distinct name, so a
/// name is found by its address, without reading it.
struct NameTable {
    private struct Slot {
        var key: UInt
        var name: Int32
    }

    private var slots: ContiguousArray<Slot>
    private var prefixed: [String: Int32] = [:]
    private(set) var names: [String] = []
    private(set) var spans: ContiguousArray<ElementTree.Span> = []

    init() {
        slots = ContiguousArray(repeating: Slot(key: 0, name: -1), count: 512)
        names.reserveCapacity(128)
        spans.reserveCapacity(128)
    }

    mutating func intern(
        _ local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?,
        into bytes: inout ContiguousArray<UInt8>
    ) -> Int32 {
        if let prefix { return internPrefixed(local, prefix, into: &bytes) }
        let key = UInt(bitPattern: local)
        let mask = slots.count - 1
        var index = Self.hash(key) & mask
        while slots[index].key != 0 {
            if slots[index].key == key { return slots[index].name }
            index = (index + 1) & mask
        }
        let name = add(String(cString: local), into: &bytes)
        slots[index] = Slot(key: key, name: name)
        if names.count * 2 > slots.count { grow() }
        return name
    }

    private mutating func internPrefixed(
        _ local: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>,
        into bytes: inout ContiguousArray<UInt8>
    ) -> Int32 {
        let text = String(cString: prefix) + ":" + String(cString: local)
        if let name = prefixed[text] { return name }
        let name = add(text, into: &bytes)
        prefixed[text] = name
        return name
    }

    private mutating func add(_ text: String, into bytes: inout ContiguousArray<UInt8>) -> Int32 {
        let offset = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: text.utf8)
        spans.append(.init(offset: offset, length: Int32(truncatingIfNeeded: text.utf8.count)))
        names.append(text)
        return Int32(truncatingIfNeeded: names.count - 1)
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: Slot(key: 0, name: -1), count: old.count * 2)
        let mask = slots.count - 1
        for slot in old where slot.key != 0 {
            var index = Self.hash(slot.key) & mask
            while slots[index].key != 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }

    /// Fibonacci hashing: names lie close together in memory, and the multiplication spreads them.
    private static func hash(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    }
}
