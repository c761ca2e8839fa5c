/// The conflict markers that git writes into a file that it cannot merge.
public enum ConflictMarkers {
    /// Returns the line of the first marker, counted from 1; nil where the file has no complete conflict.
    ///
    /// Seven of the characters alone can be text. A file has a conflict where a marker of our side is followed by the
    /// separator and a marker of their side.
    public static func firstLine(in bytes: some RandomAccessCollection<UInt8>) -> Int? {
        var conflict = OpenConflict()
        var beginning = 0
        for (index, line) in lines(of: bytes).enumerated() {
            guard let marker = conflict.advance(over: line) else { continue }
            if marker == .ours { beginning = index + 1 }
            if marker == .theirs { return beginning }
        }
        return nil
    }

    /// Returns the versions that a file with markers was made of; the base only with git's conflict style `diff3`.
    public static func states(
        in bytes: ContiguousArray<UInt8>
    ) -> (base: ContiguousArray<UInt8>?, ours: ContiguousArray<UInt8>, theirs: ContiguousArray<UInt8>) {
        var (base, ours, theirs) = (
            ContiguousArray<UInt8>(), ContiguousArray<UInt8>(), ContiguousArray<UInt8>()
        )
        var conflict = OpenConflict()
        var hasBase = false
        for line in lines(of: bytes) {
            if let marker = conflict.advance(over: line) {
                hasBase = hasBase || marker == .base
                continue
            }
            let place = conflict.last
            // A line outside of conflicts is in every version.
            if place == nil || place == .ours { append(line, to: &ours) }
            if place == nil || place == .base { append(line, to: &base) }
            if place == nil || place == .separator { append(line, to: &theirs) }
        }
        return (hasBase ? trimmed(base) : nil, trimmed(ours), trimmed(theirs))
    }

    /// Returns the error for the first marker; nil where the file has none.
    static func error(
        in bytes: some RandomAccessCollection<UInt8>, file: String
    ) -> DocumentError? {
        firstLine(in: bytes).map { DocumentError(file: file, line: $0, reason: .conflictMarkers) }
    }

    private static func lines<Bytes: RandomAccessCollection<UInt8>>(of bytes: Bytes) -> [Bytes.SubSequence] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func append(_ line: some Sequence<UInt8>, to state: inout ContiguousArray<UInt8>) {
        state.append(contentsOf: line)
        state.append(UInt8(ascii: "\n"))
    }

    /// Removes the line break that was added to the last line.
    private static func trimmed(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
        bytes.last == UInt8(ascii: "\n") ? ContiguousArray(bytes.dropLast()) : bytes
    }
}

/// The state of reading conflict markers line by line.
private struct OpenConflict {
    enum Marker { case ours, base, separator, theirs }

    /// The last marker of the open conflict; nil outside of conflicts.
    private(set) var last: Marker?

    /// Returns the marker in a line. Lines that look like one in another position are text.
    mutating func advance(over line: some Collection<UInt8>) -> Marker? {
        guard let marker = Self.marker(line) else { return nil }
        switch (last, marker) {
        case (nil, .ours), (.ours, .base), (.ours, .separator), (.base, .separator): last = marker
        case (.separator, .theirs): last = nil
        default: return nil
        }
        return marker
    }

    private static func marker(_ line: some Collection<UInt8>) -> Marker? {
        guard let first = line.first, line.count >= 7, line.prefix(7).allSatisfy({ $0 == first }) else {
            return nil
        }
        let next = line.dropFirst(7).first
        guard next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r") else { return nil }
        switch first {
        case UInt8(ascii: "<"): return .ours
        case UInt8(ascii: "|"): return .base
        case UInt8(ascii: "="): return next == UInt8(ascii: " ") ? nil : .separator
        case UInt8(ascii: ">"): return .theirs
        default: return nil
        }
    }
}
