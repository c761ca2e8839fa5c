/// The names that every document starts with, so that they are not collected again for each.
final class NameSeed: Sendable {
    let names: [String]
    let spans: ContiguousArray<ElementTree.Span>
    let bytes: ContiguousArray<UInt8>
    private let slots: ContiguousArray<NameSlot>

    init(_ names: [String]) {
        var capacity = 64
        while capacity < names.count * 4 { capacity *= 2 }
        var slots = ContiguousArray(repeating: NameSlot(), count: capacity)
        var spans: ContiguousArray<ElementTree.Span> = []
        var bytes: ContiguousArray<UInt8> = []
        for (number, name) in names.enumerated() {
            let text = ContiguousArray(name.utf8)
            spans.append(
                .init(
                    offset: Int32(truncatingIfNeeded: bytes.count),
                    length: Int32(truncatingIfNeeded: text.count)))
            bytes += text
            let key = text.withUnsafeBufferPointer { NameKey($0) }
            var index = key.hash & (capacity - 1)
            while slots[index].name >= 0 { index = (index + 1) & (capacity - 1) }
            slots[index] = NameSlot(key: key, name: Int32(truncatingIfNeeded: number))
        }
        (self.names, self.spans, self.bytes, self.slots) = (names, spans, bytes, slots)
    }

    var count: Int { names.count }

    /// Returns the number of the name; nil where it is not in the seed.
    func number(of text: UnsafeBufferPointer<UInt8>, _ key: NameKey) -> Int32? {
        let mask = slots.count - 1
        var index = key.hash & mask
        while slots[index].name >= 0 {
            if slots[index].key == key, key.isWhole || equals(slots[index].name, text) {
                return slots[index].name
            }
            index = (index + 1) & mask
        }
        return nil
    }

    private func equals(_ name: Int32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { spans[Int(name)].equals(text, in: $0) }
    }
}
