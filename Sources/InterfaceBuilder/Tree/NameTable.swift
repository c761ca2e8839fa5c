/// A table of numbers for element and attribute names, found by the names' bytes: those of the vocabulary, followed
/// by those that only this document has.
struct NameTable {
    private let seed: NameSeed
    private var slots: ContiguousArray<NameSlot>
    /// The names after the seed's.
    private(set) var names: [String] = []
    private(set) var spans: ContiguousArray<ElementTree.Span> = []

    init(_ seed: NameSeed) {
        self.seed = seed
        slots = ContiguousArray(repeating: NameSlot(), count: 32)
    }

    mutating func intern(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout ContiguousArray<UInt8>)
        -> Int32
    {
        let key = NameKey(text)
        if let number = seed.number(of: text, key) { return number }
        let mask = slots.count - 1
        var index = key.hash & mask
        while slots[index].name >= 0 {
            if slots[index].key == key, key.isWhole || equals(slots[index].name, text, bytes) {
                return slots[index].name
            }
            index = (index + 1) & mask
        }
        let name = add(text, into: &bytes)
        slots[index] = NameSlot(key: key, name: name)
        if names.count * 2 > slots.count { grow() }
        return name
    }

    private func equals(
        _ name: Int32, _ text: UnsafeBufferPointer<UInt8>, _ bytes: ContiguousArray<UInt8>
    ) -> Bool {
        bytes.withUnsafeBufferPointer { spans[Int(name) - seed.count].equals(text, in: $0) }
    }

    private mutating func add(
        _ text: UnsafeBufferPointer<UInt8>, into bytes: inout ContiguousArray<UInt8>
    ) -> Int32 {
        let offset = Int32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: text)
        spans.append(.init(offset: offset, length: Int32(truncatingIfNeeded: text.count)))
        names.append(String(decoding: text, as: UTF8.self))
        return Int32(truncatingIfNeeded: seed.count + names.count - 1)
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: NameSlot(), count: old.count * 2)
        let mask = slots.count - 1
        for slot in old where slot.name >= 0 {
            var index = slot.key.hash & mask
            while slots[index].name >= 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }

    /// Calls the closure with the bytes of a name.
    func withName<Result>(
        _ name: Int32, _ bytes: ContiguousArray<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        Self.withName(name, seed: seed, spans: spans, bytes: bytes, body)
    }

    /// Calls the closure with the bytes of a name of the seed or the document.
    @inline(__always)
    static func withName<Result>(
        _ name: Int32, seed: NameSeed, spans: ContiguousArray<ElementTree.Span>,
        bytes: ContiguousArray<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let number = Int(name)
        if number < seed.count {
            return seed.bytes.withUnsafeBufferPointer {
                body(UnsafeBufferPointer(rebasing: $0[seed.spans[number].range]))
            }
        }
        return bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[spans[number - seed.count].range]))
        }
    }
}
