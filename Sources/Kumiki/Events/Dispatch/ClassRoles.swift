/// The role of each class that was met.
///
/// A `Dictionary` protects itself against keys that are chosen to collide, which costs as much as the rest of a step up
/// the chain. Nobody chooses the addresses of classes, so a multiplication spreads them well enough.
struct ClassRoles {
    private struct Slot {
        var type: ObjectIdentifier?
        var role: ResponderRole = []
    }

    /// A power of two, at most half of which is used, so that a search ends soon.
    private var slots = [Slot](repeating: Slot(), count: 16)
    private var count = 0

    subscript(type: ObjectIdentifier) -> ResponderRole? {
        let slot = slots[index(of: type)]
        return slot.type == nil ? nil : slot.role
    }

    /// Adds a class that is not among these.
    mutating func insert(_ type: ObjectIdentifier, _ role: ResponderRole) {
        count += 1
        if count * 2 > slots.count { grow() }
        slots[index(of: type)] = Slot(type: type, role: role)
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old {
            if let type = slot.type { slots[index(of: type)] = slot }
        }
    }

    /// The index of a class, or of the empty slot where it belongs.
    private func index(of type: ObjectIdentifier) -> Int {
        let mask = slots.count - 1
        var index = Self.spread(type) & mask
        while let other = slots[index].type, other != type { index = (index + 1) & mask }
        return index
    }

    /// The multiplier of the golden ratio: the upper bits of the product depend on all bits of the address (Knuth, The Art
    /// of Computer Programming 3, 6.4).
    private static func spread(_ type: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
