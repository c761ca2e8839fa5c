/// The lines that git writes into a file where it cannot merge.
public enum ConflictMarkers {
    /// A file that has them.
    public struct Found: Error, Sendable, Hashable, CustomStringConvertible {
        /// The path of the file.
        public let path: String
        /// The line of the first one.
        public let line: Int

        public var description: String {
            "\(path):\(line): error: the file has git's conflict markers; the three states that were to be merged are "
                + "needed, and `kumiki merge FILE` takes them from git"
        }
    }

    /// The line of the first marker, counted from 1; nil where the file has none.
    public static func firstLine(in bytes: ContiguousArray<UInt8>) -> Int? {
        var line = 1
        var start = 0
        var begins: Int?
        for position in bytes.indices where bytes[position] == 0x0A || position == bytes.count - 1 {
            switch marker(bytes[start..<position]) {
            case .ours: begins = begins ?? line
            // Seven of the characters alone could be text; all three markers together are not.
            case .theirs: if begins != nil { return begins }
            default: break
            }
            line += 1
            start = position + 1
        }
        return nil
    }

    /// The states that a file with markers was made of; the base only where git was told to write it too (`diff3`).
    public static func states(
        in bytes: ContiguousArray<UInt8>
    ) -> (base: ContiguousArray<UInt8>?, ours: ContiguousArray<UInt8>, theirs: ContiguousArray<UInt8>) {
        var (base, ours, theirs) = (
            ContiguousArray<UInt8>(), ContiguousArray<UInt8>(), ContiguousArray<UInt8>()
        )
        var place = Marker.theirs
        var hasBase = false
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if let marker = marker(line) {
                place = marker
                hasBase = hasBase || marker == .base
                continue
            }
            let text = line + [0x0A]
            // Behind the last marker, and before the first, the line is in every state.
            if place != .base, place != .separator { ours += text }
            if place != .ours, place != .base { theirs += text }
            if place != .ours, place != .separator { base += text }
        }
        return (hasBase ? trimmed(base) : nil, trimmed(ours), trimmed(theirs))
    }

    /// Without the line break that was added to the last line.
    private static func trimmed(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
        bytes.last == 0x0A ? ContiguousArray(bytes.dropLast()) : bytes
    }

    private enum Marker { case ours, base, separator, theirs }

    private static func marker(_ line: ArraySlice<UInt8>) -> Marker? {
        guard line.count >= 7, let first = line.first, line.prefix(7).allSatisfy({ $0 == first }) else {
            return nil
        }
        let rest = line.dropFirst(7).first
        guard rest == nil || rest == 0x20 || rest == 0x0D else { return nil }
        switch first {
        case UInt8(ascii: "<"): return .ours
        case UInt8(ascii: "|"): return .base
        case UInt8(ascii: "="): return rest == 0x20 ? nil : .separator
        case UInt8(ascii: ">"): return .theirs
        default: return nil
        }
    }
}
