import Foundation

/// The smallest lossless pixel format for the rows of an image.
struct ScanlineForm {
    enum Kind {
        case palette, rgb, rgba

        /// The color type in PNG.
        var colorType: UInt8 {
            switch self {
            case .palette: 3
            case .rgb: 2
            case .rgba: 6
            }
        }

        var bytesPerPixel: Int {
            switch self {
            case .palette: 1
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    private(set) var kind: Kind
    private var palette: Palette
    /// For each row, whether it equals the one above it.
    let repeats: [Bool]

    /// Inspects every pixel once; rows equal to the one above are skipped.
    init(of rows: PixelRows) {
        palette = Palette()
        kind = .palette
        let repeats = (0..<rows.height).map { rows.repeats($0) }
        self.repeats = repeats
        var last: UInt32 = 0
        var isFirst = true
        for y in 0..<rows.height where !repeats[y] {
            let row = rows[y]
            if !rows.isOpaque, !Self.isOpaque(row, rows.width) {
                kind = .rgba
                return
            }
            guard kind == .palette else { continue }
            for x in 0..<rows.width {
                let pixel = row[x] | 0xFF00_0000
                if pixel == last, !isFirst { continue }
                (last, isFirst) = (pixel, false)
                guard palette.insert(pixel) else {
                    kind = .rgb
                    break
                }
            }
            if kind == .rgb, rows.isOpaque { return }
        }
    }

    private static func isOpaque(_ row: UnsafePointer<UInt32>, _ width: Int) -> Bool {
        var all: UInt32 = 0xFF00_0000
        for x in 0..<width { all &= row[x] }
        return all == 0xFF00_0000
    }

    var paletteBytes: [UInt8] {
        palette.colors.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
    }

    /// Returns the length of a scanline in bytes, including its filter number.
    func length(_ rows: PixelRows) -> Int { rows.width * kind.bytesPerPixel + 1 }

    /// Writes a scanline: the filter number, then the filtered bytes. Rows are filtered by the row above
    /// (2) where that produces more zeros than the unfiltered row has repetitions, otherwise not at all (0).
    func writeLine(_ y: Int, of rows: PixelRows, to line: UnsafeMutablePointer<UInt8>) {
        let row = rows[y]
        let bytes = line + 1
        switch kind {
        case .palette:
            line[0] = 0
            writeIndices(row, rows.width, to: bytes)
        case .rgb, .rgba:
            let above = y > 0 && Self.prefersAbove(row, rows[y - 1], rows.width) ? rows[y - 1] : nil
            line[0] = above == nil ? 0 : 2
            kind == .rgb
                ? Self.writeRGB(row, above, rows.width, to: bytes)
                : Self.writeRGBA(row, above, rows.width, to: bytes)
        }
    }

    private static func prefersAbove(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int
    ) -> Bool {
        var (sameAbove, sameLeft) = (SIMD8<UInt32>(), SIMD8<UInt32>())
        let one = SIMD8<UInt32>(repeating: 1)
        var x = 1
        while x &+ 8 <= width {
            let own = eight(row + x)
            sameAbove &+= one.replacing(with: 0, where: own .!= eight(above + x))
            sameLeft &+= one.replacing(with: 0, where: own .!= eight(row + (x &- 1)))
            x &+= 8
        }
        var difference = Int(sameAbove.wrappedSum()) - Int(sameLeft.wrappedSum())
        while x < width {
            difference += (row[x] == above[x] ? 1 : 0) - (row[x] == row[x - 1] ? 1 : 0)
            x += 1
        }
        return difference > 0
    }

    @inline(__always)
    private static func eight(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
        UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
    }

    private func writeIndices(
        _ row: UnsafePointer<UInt32>, _ width: Int, to bytes: UnsafeMutablePointer<UInt8>
    ) {
        var last = row[0] | 0xFF00_0000
        var index = palette.index(of: last)
        for x in 0..<width {
            let pixel = row[x] | 0xFF00_0000
            if pixel != last {
                last = pixel
                index = palette.index(of: pixel)
            }
            bytes[x] = index
        }
    }

    /// Stores four bytes per pixel, of which the next pixel overwrites the last: `slack` must follow the line.
    private static func writeRGB(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int,
        to bytes: UnsafeMutablePointer<UInt8>
    ) {
        if let above {
            // Subtracts each byte without a borrow from its neighbor.
            for x in 0..<width { storeRGB(subtractBytes(row[x], above[x]), to: bytes + x &* 3) }
        } else {
            for x in 0..<width { storeRGB(row[x], to: bytes + x &* 3) }
        }
    }

    @inline(__always)
    private static func storeRGB(_ pixel: UInt32, to bytes: UnsafeMutablePointer<UInt8>) {
        UnsafeMutableRawPointer(bytes).storeBytes(of: (pixel.byteSwapped >> 8).littleEndian, as: UInt32.self)
    }

    /// The number of bytes after a line that may be overwritten while it is written.
    static let slack = 1

    private static func writeRGBA(
        _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int,
        to bytes: UnsafeMutablePointer<UInt8>
    ) {
        for x in 0..<width {
            let own = unpremultiplied(row[x])
            let difference = above.map { subtractBytes(own, unpremultiplied($0[x])) } ?? own
            bytes[x * 4] = UInt8(truncatingIfNeeded: difference >> 16)
            bytes[x * 4 + 1] = UInt8(truncatingIfNeeded: difference >> 8)
            bytes[x * 4 + 2] = UInt8(truncatingIfNeeded: difference)
            bytes[x * 4 + 3] = UInt8(truncatingIfNeeded: difference >> 24)
        }
    }

    @inline(__always)
    private static func subtractBytes(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let even = (a | 0xFF00_FF00) &- (b & 0x00FF_00FF)
        let odd = (a >> 8 | 0xFF00_FF00) &- (b >> 8 & 0x00FF_00FF)
        return (even & 0x00FF_00FF) | (odd & 0x00FF_00FF) << 8
    }

    @inline(__always)
    private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 255 else { return pixel }
        guard alpha != 0 else { return 0 }
        func straight(_ part: UInt32) -> UInt32 { min(255, ((part & 255) * 255 + alpha / 2) / alpha) }
        return alpha << 24 | straight(pixel >> 16) << 16 | straight(pixel >> 8) << 8 | straight(pixel)
    }
}

/// Up to 256 opaque colors in the order in which they first occur.
struct Palette {
    private(set) var colors: [UInt32] = []
    private var slots = [UInt32](repeating: 0, count: 1024)
    private var indices = [UInt8](repeating: 0, count: 1024)

    /// Returns the index of a color, or of the free slot for it. Zero is not an opaque color.
    @inline(__always)
    private func slot(of color: UInt32) -> Int {
        var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0, slots[slot] != color { slot = (slot + 1) & 1023 }
        return slot
    }

    /// Inserts a color; returns false when the palette is full.
    mutating func insert(_ color: UInt32) -> Bool {
        let slot = slot(of: color)
        guard slots[slot] == 0 else { return true }
        guard colors.count < 256 else { return false }
        slots[slot] = color
        indices[slot] = UInt8(colors.count)
        colors.append(color)
        return true
    }

    /// Returns the index of a color in the palette.
    @inline(__always)
    func index(of color: UInt32) -> UInt8 { indices[slot(of: color)] }
}
