/// A map from an object's id to its node: an open-addressed table of node indices. It holds no strings; the
/// ids stay in the tree's bytes.
struct IdentifierTable: Sendable {
    /// An id and the node that has it.
    struct Entry: Sendable {
        var id: ElementTree.Span
        var node: Int32
    }

    private var slots: ContiguousArray<Int32> = []
    private(set) var entries: ContiguousArray<Entry> = []

    /// Duplicate ids, with the later node. The first node with an id wins, as in a dictionary
    /// that keeps existing entries.
    private(set) var duplicates: [Entry] = []

    init() {}

    init(_ candidates: ContiguousArray<Entry>, bytes: ContiguousArray<UInt8>) {
        var capacity = 16
        while capacity < candidates.count * 2 { capacity *= 2 }
        slots = ContiguousArray(repeating: -1, count: capacity)
        entries.reserveCapacity(candidates.count)
        bytes.withUnsafeBufferPointer { bytes in
            for candidate in candidates { insert(candidate, bytes) }
        }
    }

    private mutating func insert(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>) {
        let text = UnsafeBufferPointer(rebasing: bytes[entry.id.range])
        let slot = slot(for: text, bytes)
        if slots[slot] < 0 {
            slots[slot] = Int32(truncatingIfNeeded: entries.count)
            entries.append(entry)
        } else {
            duplicates.append(entry)
        }
    }

    func node(for id: String, bytes: ContiguousArray<UInt8>) -> Int? {
        var id = id
        return id.withUTF8 { node(for: $0, bytes: bytes) }
    }

    func node(for id: UnsafeBufferPointer<UInt8>, bytes: ContiguousArray<UInt8>) -> Int? {
        guard !slots.isEmpty else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            let index = slots[slot(for: id, bytes)]
            return index < 0 ? nil : Int(entries[Int(index)].node)
        }
    }

    /// Returns the slot that holds the id, or the free one where it belongs. Hasher is seeded per process, so a
    /// file cannot be built to make every id collide; no output depends on the order.
    private func slot(for text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(text))
        let mask = slots.count - 1
        var slot = hasher.finalize() & mask
        while slots[slot] >= 0, !entries[Int(slots[slot])].id.equals(text, in: bytes) {
            slot = (slot + 1) & mask
        }
        return slot
    }
}
