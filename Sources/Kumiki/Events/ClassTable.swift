/// Values by class, found in a few nanoseconds.
///
/// A dictionary hashes its keys against attackers, which takes longer than the rest of a step up the chain; classes
/// are no attackers, and their addresses are spread well enough by one multiplication.
struct ClassTable<Value> {
    private var slots: [(key: ObjectIdentifier, value: Value)?] = Array(repeating: nil, count: 16)
    private var count = 0

    /// The value of a class. It can be set, and not be taken back.
    subscript(type: ObjectIdentifier) -> Value? {
        get { slots[slot(of: type)]?.value }
        set {
            guard let newValue else { return }
            growIfNeeded()
            let slot = slot(of: type)
            if slots[slot] == nil { count += 1 }
            slots[slot] = (type, newValue)
        }
    }

    /// Where the class stands, or the empty slot where it would.
    private func slot(of type: ObjectIdentifier) -> Int {
        let mask = slots.count - 1
        var slot = Self.spread(type) & mask
        while let found = slots[slot], found.key != type {
            slot = (slot + 1) & mask
        }
        return slot
    }

    /// The golden ratio's multiplier, whose high bits depend on all bits of the address (Knuth, TAOCP 3, 6.4).
    private static func spread(_ type: ObjectIdentifier) -> Int {
        let product = UInt64(truncatingIfNeeded: UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product >> 32)
    }

    /// At most half of the slots are taken, so that a search ends soon.
    private mutating func growIfNeeded() {
        guard count * 2 >= slots.count else { return }
        let old = slots
        slots = Array(repeating: nil, count: old.count * 2)
        for case let entry? in old { slots[slot(of: entry.key)] = entry }
    }
}
