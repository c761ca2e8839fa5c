/// A replacement of a range of a file's bytes.
struct Edit: Hashable {
    let range: Range<Int>
    let text: [UInt8]
}

/// The edits of a file, collected in any order and applied together.
struct EditList {
    /// Two edits that exclude each other.
    struct Conflict: Error, Equatable {
        let first: Range<Int>
        let second: Range<Int>
    }

    private let source: [UInt8]
    private var edits: Set<Edit> = []
    /// Inserted text by its offset, in the order of insertion.
    private var insertions: [Int: [UInt8]] = [:]

    init(_ source: [UInt8]) { self.source = source }

    var isEmpty: Bool { edits.isEmpty && insertions.isEmpty }

    /// Blanks the range. Line breaks remain, and all other bytes keep their positions.
    mutating func erase(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        edits.insert(Edit(range: range, text: blanks(range)))
    }

    /// Replaces a range by text that is not longer; the rest of the range is blanked.
    /// Returns whether the text fits.
    mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= range.count else { return false }
        let rest = range.lowerBound + bytes.count..<range.upperBound
        edits.insert(Edit(range: range, text: bytes + blanks(rest)))
        return true
    }

    /// Inserts text at an offset.
    mutating func insert(_ text: String, at offset: Int) {
        insertions[offset, default: []] += Array(text.utf8)
    }

    /// Inserts text before other insertions at the offset.
    mutating func insertFirst(_ text: String, at offset: Int) {
        insertions[offset] = Array(text.utf8) + (insertions[offset] ?? [])
    }

    /// Returns the bytes that replace those of a blanked range: spaces, tabs and line breaks.
    private func blanks(_ range: Range<Int>) -> [UInt8] {
        source[range].map { $0 == .lineFeed || $0 == .carriageReturn || $0 == .tab ? $0 : .space }
    }

    /// Returns the file after all edits, and the conflicting ones, which were not applied.
    func applied() -> (bytes: [UInt8], conflicts: [Conflict]) {
        let (kept, conflicts) = settled()
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 4096)
        var position = 0
        let places = insertions.keys.sorted()[...]
        var pending = places
        func copy(to end: Int) {
            while let place = pending.first, place <= end {
                result += source[min(position, place)..<place]
                position = max(position, place)
                result += insertions[place] ?? []
                pending.removeFirst()
            }
            if position < end { result += source[position..<end] }
            position = max(position, end)
        }
        for edit in kept {
            copy(to: edit.range.lowerBound)
            let inside = pending.prefix { $0 < edit.range.upperBound }
            pending.removeFirst(inside.count)
            result += edit.text
            position = edit.range.upperBound
        }
        copy(to: source.count)
        return (result, conflicts)
    }

    /// Returns the edits in order. Edits inside of another one are dropped; those that overlap its end conflict.
    private func settled() -> (kept: [Edit], conflicts: [Conflict]) {
        let ordered = edits.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        var kept: [Edit] = []
        var conflicts: [Conflict] = []
        for edit in ordered {
            guard let last = kept.last, last.range.upperBound > edit.range.lowerBound else {
                kept.append(edit)
                continue
            }
            let isInside = edit.range.upperBound <= last.range.upperBound && edit.range != last.range
            if !isInside { conflicts.append(Conflict(first: last.range, second: edit.range)) }
        }
        return (kept, conflicts)
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let tab = UInt8(ascii: "\t")
    static let space = UInt8(ascii: " ")
}
