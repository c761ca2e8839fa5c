import CDeflate
import Foundation

/// Writes PNG files (ISO/IEC 15948).
enum PNGWriter {
    static func write(_ rows: PixelRows, effort: PNGEffort) -> Data? {
        guard rows.width > 0, rows.height > 0 else { return nil }
        let form = ScanlineForm(of: rows)
        let body = effort == .fast ? RunDeflate.compress(rows, form) : pack(rows, form, effort)
        guard let body else { return nil }
        var file = PNGReader.signature
        file.reserveCapacity(body.count + 2048)
        append("IHDR", header(rows, form), to: &file)
        append("sRGB", [0], to: &file)
        if form.kind == .palette { append("PLTE", form.paletteBytes, to: &file) }
        append("IDAT", body, to: &file)
        append("IEND", [], to: &file)
        return Data(file)
    }

    private static func header(_ rows: PixelRows, _ form: ScanlineForm) -> [UInt8] {
        bigEndian(UInt32(rows.width)) + bigEndian(UInt32(rows.height)) + [8, form.kind.colorType, 0, 0, 0]
    }

    private static func append(_ type: String, _ body: [UInt8], to file: inout [UInt8]) {
        file += bigEndian(UInt32(body.count))
        let start = file.count
        file += Array(type.utf8)
        file += body
        let sum = file.withUnsafeBytes {
            libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, $0.count - start)
        }
        file += bigEndian(sum)
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    /// Compresses all scanlines with libdeflate, for smaller files.
    private static func pack(_ rows: PixelRows, _ form: ScanlineForm, _ effort: PNGEffort) -> [UInt8]? {
        let length = form.length(rows)
        let total = length * rows.height
        var lines = [UInt8](repeating: 0, count: total + ScanlineForm.slack)
        lines.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for y in 0..<rows.height { form.writeLine(y, of: rows, to: base + y * length) }
        }
        guard let compressor = libdeflate_alloc_compressor(effort.rawValue) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, total)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, lines, total, buffer.baseAddress, bound)
        }
    }
}

/// The tradeoff between the size of a PNG file and the time to write it.
public enum PNGEffort: Int32, Sendable {
    /// As fast as possible, for screens that are displayed once.
    case fast = 1
    /// Smaller and several times slower.
    case small = 6
}

/// Pixels of blue, green, red and premultiplied alpha in any buffer.
struct PixelRows {
    var base: UnsafePointer<UInt32>
    /// The distance between rows, in pixels.
    var stride: Int
    var width: Int
    var height: Int
    var isOpaque: Bool

    subscript(row: Int) -> UnsafePointer<UInt32> { base + row * stride }

    /// Returns whether a row equals the one above it.
    func repeats(_ row: Int) -> Bool {
        row > 0 && memcmp(self[row], self[row - 1], width * 4) == 0
    }
}
