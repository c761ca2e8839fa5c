import CDeflate
import Foundation

/// A fast compressor for the scanlines of screens (the format is RFC 1950 and 1951). It looks for one
/// kind of repetition only, a pixel like the one before it, and knows rows like the one above without
/// looking at their bytes. Everything goes into one block with a Huffman code made for it.
enum RunDeflate {
    static func compress(_ rows: PixelRows, _ form: ScanlineForm) -> [UInt8] {
        var tokens = RunTokens(rows, form)
        tokens.add(RunTokens.end)
        let lengths = HuffmanLengths.lengths(for: tokens.symbolCounts, limit: 15)
        var bits = BitWriter(capacity: tokens.count * 2 + 1024)
        bits.write(0x0178, 16)
        writeHeader(lengths, distance: form.kind.bytesPerPixel - 1, to: &bits)
        let table = CodeTable(lengths)
        tokens.withTokens { buffer in
            for token in buffer { bits.write(table.bits[Int(token)], table.counts[Int(token)]) }
        }
        return bits.finish() + PNGWriter.bigEndian(tokens.checksum)
    }

    /// The block's head: its code lengths, each written in four bits.
    private static func writeHeader(_ lengths: [UInt8], distance: Int, to bits: inout BitWriter) {
        bits.write(0b101, 3)
        bits.write(UInt32(lengths.count - 257), 5)
        bits.write(UInt32(distance), 5)
        bits.write(15, 4)
        // In the order the format wants them: 16, 17 and 18 are not used, 0 to 15 take four bits each.
        for index in 0..<19 { bits.write(index < 3 ? 0 : 4, 3) }
        let distances = [UInt8](repeating: 0, count: distance) + [1]
        for length in lengths + distances { bits.write(CodeTable.reversed(UInt32(length), 4), 4) }
    }
}

/// What the scanlines of an image are made of: bytes, and runs that repeat the pixel before them.
struct RunTokens {
    /// Tokens below 256 are bytes; this is the end; above it are runs by their length in bytes.
    static let end: UInt16 = 256
    private static let run: UInt16 = 256
    private var tokens: [UInt16] = []
    private var counts = [Int](repeating: 0, count: 256 + 259)
    private(set) var checksum: UInt32 = 1

    init(_ rows: PixelRows, _ form: ScanlineForm) {
        let length = form.length(rows)
        let size = form.kind.bytesPerPixel
        tokens.reserveCapacity(rows.width * rows.height / 4 + 1024)
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
        defer { line.deallocate() }
        for y in 0..<rows.height {
            if rows.repeats(y) {
                addRepeatedRow(length - 1, size)
            } else {
                form.writeLine(y, of: rows, to: line)
                checksum = libdeflate_adler32(checksum, line, length)
                add(UInt16(line[0]))
                addRow(line + 1, length - 1, size)
            }
        }
    }

    var count: Int { tokens.count }

    func withTokens(_ body: (UnsafeBufferPointer<UInt16>) -> Void) {
        tokens.withUnsafeBufferPointer(body)
    }

    /// How often each of the format's symbols occurs.
    var symbolCounts: [Int] {
        var symbols = [Int](repeating: 0, count: 286)
        for index in 0...256 { symbols[index] = counts[index] }
        for length in 3...258 { symbols[LengthCode.of(length).symbol] += counts[256 + length] }
        return symbols
    }

    @inline(__always)
    mutating func add(_ token: UInt16) {
        tokens.append(token)
        counts[Int(token)] &+= 1
    }

    /// A row like the one above: its filter's number and nothing but zeros.
    private mutating func addRepeatedRow(_ length: Int, _ size: Int) {
        add(2)
        for _ in 0..<size { add(0) }
        addRun(length - size, size, byte: { _ in 0 })
        // The checksum's two sums, as they go on over a 2 and `length` zeros.
        let a = (checksum & 0xFFFF + 2) % 65521
        let b = (UInt64(checksum >> 16) + UInt64(length + 1) * UInt64(a)) % 65521
        checksum = UInt32(b) << 16 | a
    }

    private mutating func addRow(_ bytes: UnsafePointer<UInt8>, _ length: Int, _ size: Int) {
        for index in 0..<size { add(UInt16(bytes[index])) }
        var position = size
        while position < length {
            var same = position
            while same < length, bytes[same] == bytes[same - size] { same += 1 }
            let run = same - position
            if run >= max(3, size) {
                addRun(run, size) { UInt16(bytes[position + $0]) }
                position = same
            } else {
                let next = min(length, position + size)
                for index in position..<next { add(UInt16(bytes[index])) }
                position = next
            }
        }
    }

    private mutating func addRun(_ length: Int, _ size: Int, byte: (Int) -> UInt16) {
        var done = 0
        while length - done >= 3 {
            let piece = min(258, length - done)
            add(Self.run + UInt16(piece))
            done += piece
        }
        while done < length {
            add(byte(done))
            done += 1
        }
    }
}

/// The symbol and extra bits by which the format writes the length of a repetition.
struct LengthCode {
    var symbol: Int
    var extra: UInt32
    var extraBits: UInt32

    private static let bases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
        195,
        227, 258,
    ]

    static func of(_ length: Int) -> LengthCode {
        let index = bases.lastIndex { $0 <= length } ?? 0
        let bits = index < 8 || index == 28 ? 0 : (index - 4) / 4
        return LengthCode(symbol: 257 + index, extra: UInt32(length - bases[index]), extraBits: UInt32(bits))
    }
}

/// What is written for each token.
struct CodeTable {
    var bits = [UInt32](repeating: 0, count: 256 + 259)
    var counts = [UInt32](repeating: 0, count: 256 + 259)

    /// The canonical code of the lengths (RFC 1951, 3.2.2). A run is followed by the only distance there
    /// is, whose code is a single zero.
    init(_ lengths: [UInt8]) {
        var perLength = [UInt32](repeating: 0, count: 17)
        for length in lengths where length > 0 { perLength[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: 17)
        for length in 1...16 { next[length] = (next[length - 1] + perLength[length - 1]) << 1 }
        var codes = [UInt32](repeating: 0, count: lengths.count)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            codes[symbol] = Self.reversed(next[Int(length)], UInt32(length))
            next[Int(length)] += 1
        }
        for token in 0...256 {
            bits[token] = codes[token]
            counts[token] = UInt32(lengths[token])
        }
        for length in 3...258 {
            let code = LengthCode.of(length)
            let own = UInt32(lengths[code.symbol])
            bits[256 + length] = codes[code.symbol] | code.extra << own
            counts[256 + length] = own + code.extraBits + 1
        }
    }

    static func reversed(_ code: UInt32, _ length: UInt32) -> UInt32 {
        var (code, result) = (code, UInt32(0))
        for _ in 0..<length {
            result = result << 1 | code & 1
            code >>= 1
        }
        return result
    }
}
