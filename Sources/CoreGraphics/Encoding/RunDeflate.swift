import Foundation

/// A fast compressor for the scanlines of screens (the format is RFC 1950 and 1951). It detects one
/// kind of repetition only, a pixel equal to the one before it, and recognizes rows equal to the one above without
/// comparing their bytes. Everything is written as one block with its own Huffman code.
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

    /// Writes the block's header: its code lengths, each in four bits.
    private static func writeHeader(_ lengths: [UInt8], distance: Int, to bits: BitWriter) {
        bits.write(0b101, 3)
        bits.write(UInt32(lengths.count - 257), 5)
        bits.write(UInt32(distance), 5)
        bits.write(15, 4)
        // The format's order: 16, 17 and 18 are not used, 0 to 15 have four bits each.
        for index in 0..<19 { bits.write(index < 3 ? 0 : 4, 3) }
        let distances = [UInt8](repeating: 0, count: distance) + [1]
        for length in lengths + distances { bits.write(CodeTable.reversed(UInt32(length), 4), 4) }
    }
}
