/// What each class has to do with an event, found in a few nanoseconds.
///
/// A dictionary hashes its keys against attackers, which takes longer than the rest of a step up the chain; classes
/// are no attackers, and their addresses are spread well enough by one multiplication. The slots are plain memory, so
/// that a look into them retains nothing.
struct ClassRoles: ~Copyable {
    /// A class, 0 for none, and what it has to do with the event.
    struct Slot {
        var type: UInt
        var role: ResponderRole
    }

    private(set) var slots: Slots
    private var count = 0

    init() { slots = Slots(count: 16) }

    /// Notes a class, anew where it was known.
    mutating func note(_ type: ObjectIdentifier, _ role: ResponderRole) {
        if count * 2 >= slots.count { grow() }
        if slots.note(UInt(bitPattern: type), role) { count += 1 }
    }

    /// Forgets all classes.
    mutating func forget() {
        slots.free()
        slots = Slots(count: 16)
        count = 0
    }

    /// At most half of the slots are taken, so that a search ends soon.
    private mutating func grow() {
        let old = slots
        slots = Slots(count: old.count * 2)
        for index in 0..<old.count where old[index].type != 0 {
            _ = slots.note(old[index].type, old[index].role)
        }
        old.free()
    }

    deinit { slots.free() }
}

extension ClassRoles {
    /// The table's memory, whose owner frees it.
    struct Slots {
        private let memory: UnsafeMutablePointer<Slot>
        let count: Int

        /// - Parameter count: A power of two.
        fileprivate init(count: Int) {
            self.count = count
            memory = .allocate(capacity: count)
            memory.initialize(repeating: Slot(type: 0, role: []), count: count)
        }

        fileprivate subscript(index: Int) -> Slot { memory[index] }
        fileprivate func free() { memory.deallocate() }

        /// The role of a class; nil for one that is not known.
        @inline(__always)
        func role(of type: ObjectIdentifier) -> ResponderRole? {
            let slot = memory[place(of: UInt(bitPattern: type))]
            return slot.type == 0 ? nil : slot.role
        }

        /// Whether the class is new.
        fileprivate func note(_ type: UInt, _ role: ResponderRole) -> Bool {
            let place = place(of: type)
            let isNew = memory[place].type == 0
            memory[place] = Slot(type: type, role: role)
            return isNew
        }

        /// Where the class stands, or the empty slot where it would.
        @inline(__always)
        private func place(of type: UInt) -> Int {
            let mask = count - 1
            var place = Self.spread(type) & mask
            while memory[place].type != 0, memory[place].type != type { place = (place + 1) & mask }
            return place
        }

        /// The golden ratio's multiplier, whose high bits depend on all bits of the address (Knuth, TAOCP 3, 6.4).
        @inline(__always)
        private static func spread(_ type: UInt) -> Int {
            Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: type) &* 0x9E37_79B9_7F4A_7C15) >> 32)
        }
    }
}

/// What a class of responders has to do with an event; nothing, as a rule.
@usableFromInline
struct ResponderRole: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its objects could handle the event.
    @inlinable static var handles: ResponderRole { ResponderRole(rawValue: 1) }
    /// Its objects want to know of the event.
    @inlinable static var observes: ResponderRole { ResponderRole(rawValue: 2) }
}
