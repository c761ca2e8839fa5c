import Foundation

/// A fast compressor for the scanlines of screens (the format is RFC 1950 and 1951). It looks for one
/// kind of repetition only, a pixel like the one before it, and knows rows like the one above without
/// looking at their bytes. Everything goes into one block with a Huffman code made for it.
enum RunDeflate {
    static func compress(_ rows: PixelRows, _ form: ScanlineForm) -> [UInt8] {
        let tokens = RunTokens(rows, form)
        let lengths = HuffmanLengths.lengths(for: tokens.symbolCounts, limit: 15)
        let bits = BitWriter(capacity: tokens.all.count * 21 / 8 + 4096)
        bits.write(0x0178, 16)
        writeHeader(lengths, distance: form.kind.bytesPerPixel - 1, to: bits)
        let table = CodeTable(lengths)
        table.entries.withUnsafeBufferPointer { entries in
            for token in tokens.all {
                let entry = entries[Int(token)]
                bits.write(UInt32(truncatingIfNeeded: entry >> 8), UInt32(truncatingIfNeeded: entry & 0xFF))
            }
        }
        return bits.finish() + PNGWriter.bigEndian(tokens.checksum)
    }

    /// The block's head: its code lengths, each written in four bits.
    private static func writeHeader(_ lengths: [UInt8], distance: Int, to bits: BitWriter) {
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
