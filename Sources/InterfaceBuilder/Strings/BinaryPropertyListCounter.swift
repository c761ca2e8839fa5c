import Foundation

/// Counts the values of a binary property list, where a shared one counts for each place that it is in.
///
/// The file ends with 32 bytes that give the sizes of offsets and references, the number of objects, the index of the outermost one and
/// the position of the offsets' table, all with the highest byte first
/// (https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFBinaryPList.c).
struct BinaryPropertyListCounter {
    private enum Count {
        case unknown
        /// The object contains itself.
        case open
        case known(Int)
    }

    /// The deepest nesting that Foundation reads.
    private static let depthLimit = 512
    private static let trailerLength = 32

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let offsetTable: Int
    private let top: Int
    private var counts: [Count]

    /// Fails for data that is not a binary property list.
    init?(_ data: Data) {
        guard data.starts(with: "bplist".utf8), data.count > Self.trailerLength else { return nil }
        bytes = Array(data)
        let trailer = bytes.count - Self.trailerLength
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard let objects = Self.number(bytes, at: trailer + 8, size: 8), objects <= bytes.count,
            let top = Self.number(bytes, at: trailer + 16, size: 8),
            let table = Self.number(bytes, at: trailer + 24, size: 8)
        else { return nil }
        (self.top, offsetTable) = (top, table)
        counts = Array(repeating: .unknown, count: objects)
    }

    /// Returns the number of values, at most one more than the limit; nil where the file is damaged.
    mutating func valueCount(limit: Int) -> Int? { count(of: top, limit: limit, depth: 0) }

    private mutating func count(of object: Int, limit: Int, depth: Int) -> Int? {
        guard counts.indices.contains(object), depth < Self.depthLimit else { return nil }
        switch counts[object] {
        case .known(let count): return count
        case .open: return nil
        case .unknown: break
        }
        counts[object] = .open
        guard let parts = references(in: object) else { return nil }
        var sum = 1
        for part in parts {
            guard let reference = Self.number(bytes, at: part, size: referenceSize),
                let count = count(of: reference, limit: limit, depth: depth + 1)
            else { return nil }
            sum = min(sum + count, limit + 1)
        }
        counts[object] = .known(sum)
        return sum
    }

    /// Returns the positions of an object's references to others.
    private func references(in object: Int) -> StrideTo<Int>? {
        let (entry, overflows) = offsetTable.addingReportingOverflow(object * offsetSize)
        guard !overflows, referenceSize > 0, let position = Self.number(bytes, at: entry, size: offsetSize),
            bytes.indices.contains(position)
        else { return nil }
        let kind = bytes[position] >> 4
        // Arrays, sets of two kinds, and dictionaries, which have keys and values.
        guard (0xA...0xD).contains(kind) else { return stride(from: 0, to: 0, by: 1) }
        guard let (length, start) = length(at: position) else { return nil }
        let parts = kind == 0xD ? length * 2 : length
        guard parts <= (bytes.count - start) / referenceSize else { return nil }
        return stride(from: start, to: start + parts * referenceSize, by: referenceSize)
    }

    /// Returns a container's number of elements and the position of the first one. Fifteen and more follow as an integer.
    private func length(at position: Int) -> (length: Int, start: Int)? {
        let short = Int(bytes[position] & 0xF)
        guard short == 0xF else { return (short, position + 1) }
        guard bytes.indices.contains(position + 1), bytes[position + 1] >> 4 == 1 else { return nil }
        let size = 1 << Int(bytes[position + 1] & 0xF)
        guard let length = Self.number(bytes, at: position + 2, size: size), length <= bytes.count else {
            return nil
        }
        return (length, position + 2 + size)
    }

    private static func number(_ bytes: [UInt8], at position: Int, size: Int) -> Int? {
        guard (1...8).contains(size), position >= 0, position <= bytes.count - size else { return nil }
        let value = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }
}
