import Foundation

/// The names in a font file (OpenType specification: the table directory, and the table `name`).
struct FontNames: Hashable {
    var full: String
    var postScript: String

    init(full: String, postScript: String) { (self.full, self.postScript) = (full, postScript) }

    /// Reads the names of the first font; nil where the data is not a font file or has no names.
    init?(of data: Data) {
        let file = BigEndianBytes(data)
        var start = 0
        // A collection begins with the offsets of its fonts.
        if file.number(at: 0, bytes: 4) == 0x7474_6366 {
            guard let first = file.number(at: 12, bytes: 4) else { return nil }
            start = first
        }
        guard let kind = file.number(at: start, bytes: 4), Self.kinds.contains(kind),
            let tables = file.number(at: start + 4, bytes: 2)
        else { return nil }
        let records = (0..<tables).map { start + 12 + 16 * $0 }
        guard let record = records.first(where: { file.number(at: $0, bytes: 4) == 0x6E61_6D65 }),
            let table = file.number(at: record + 8, bytes: 4),
            let count = file.number(at: table + 2, bytes: 2),
            let texts = file.number(at: table + 4, bytes: 2)
        else { return nil }
        var found: [Int: String] = [:]
        for index in 0..<count {
            let entry = table + 6 + 12 * index
            guard let platform = file.number(at: entry, bytes: 2),
                let name = file.number(at: entry + 6, bytes: 2),
                let length = file.number(at: entry + 8, bytes: 2),
                let offset = file.number(at: entry + 10, bytes: 2),
                found[name] == nil, let bytes = file.bytes(at: table + texts + offset, count: length)
            else { continue }
            // Macintosh names have one byte per character, all others two.
            found[name] =
                platform == 1
                ? String(decoding: bytes, as: UTF8.self)
                : String(data: Data(bytes), encoding: .utf16BigEndian)
        }
        guard let postScript = found[6] ?? found[4], !postScript.isEmpty else { return nil }
        self.init(full: found[4] ?? postScript, postScript: postScript)
    }

    /// The signatures of font files: TrueType, `OTTO`, `true`.
    private static let kinds: Set = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
}

/// Bounds-checked access to big-endian numbers in untrusted data.
private struct BigEndianBytes {
    private let data: Data

    init(_ data: Data) { self.data = data }

    /// Returns the number; nil beyond the end.
    func number(at offset: Int, bytes count: Int) -> Int? {
        bytes(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the bytes; nil beyond the end.
    func bytes(at offset: Int, count: Int) -> Data.SubSequence? {
        guard offset >= 0, count >= 0, offset <= data.count - count else { return nil }
        let start = data.startIndex + offset
        return data[start..<start + count]
    }
}
