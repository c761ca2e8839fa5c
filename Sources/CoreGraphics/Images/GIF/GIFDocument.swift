import Foundation

/// The parts of a GIF file: the size of its canvas and its frames, whose pixels are still compressed.
struct GIFDocument: Sendable {
    /// The treatment of a frame's area before the next one is drawn.
    enum Disposal: Sendable {
        case keep, clear, restore
    }

    /// A frame, which may cover a part of the canvas.
    struct Frame: Sendable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        /// Opaque colors, as pixels.
        var colors: [UInt32]
        /// The index of the color that leaves the canvas as it is.
        var transparent: Int?
        var isInterlaced: Bool
        var disposal: Disposal
        /// The time in hundredths of a second.
        var delay: Int
        var codeSize: Int
        /// The compressed pixels.
        var bytes: [UInt8]
    }

    let width: Int
    let height: Int
    private(set) var frames: [Frame] = []
    /// The number of repetitions that the file specifies; 0 for an infinite number.
    private(set) var loops: Int?

    static func hasSignature(_ head: [UInt8]) -> Bool {
        head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8))
    }

    /// Reads the parts of a file. A truncated file has the frames before its end, and one whose frames have too many pixels
    /// those within the limit: few bytes are enough for a frame of any size.
    init(_ data: Data) throws(CGImageError) {
        var bytes = GIFBytes(data)
        guard bytes.skip(6), let width = bytes.number(), let height = bytes.number(),
            let flags = bytes.byte(),
            bytes.skip(2)
        else { throw .damaged("a GIF image that is truncated in its header") }
        guard PixelLimits.allow(width, height) else { throw .tooLarge(width: width, height: height) }
        (self.width, self.height) = (width, height)
        let colors = flags & 0x80 != 0 ? bytes.colors(flags) ?? [] : []
        read(&bytes, colors)
        guard !frames.isEmpty else { throw .damaged("a GIF image without a frame") }
    }

    private mutating func read(_ bytes: inout GIFBytes, _ colors: [UInt32]) {
        var control = Control()
        var pixels = 0
        while let kind = bytes.byte() {
            switch kind {
            case 0x21:
                guard readExtension(&bytes, &control) else { return }
            case 0x2C:
                guard let frame = Self.frame(&bytes, colors, control) else { return }
                pixels += pixelCount(of: frame)
                guard pixels <= PixelLimits.animation else { return }
                frames.append(frame)
                control = Control()
            default: return
            }
        }
    }

    /// Returns the number of pixels that a frame draws and restores.
    private func pixelCount(of frame: Frame) -> Int {
        frame.width * frame.height + (frame.disposal == .restore ? width * height : 0)
    }

    /// The properties of the next frame.
    private struct Control {
        var delay = 0
        var transparent: Int?
        var disposal = Disposal.keep
    }

    private mutating func readExtension(_ bytes: inout GIFBytes, _ control: inout Control) -> Bool {
        guard let label = bytes.byte(), let blocks = bytes.blocks() else { return false }
        if label == 0xF9, let block = blocks.first, block.count >= 4 {
            control.delay = Int(block[1]) | Int(block[2]) << 8
            control.transparent = block[0] & 1 != 0 ? Int(block[3]) : nil
            control.disposal =
                switch block[0] >> 2 & 7 {
                case 2: .clear
                case 3: .restore
                default: .keep
                }
        } else if label == 0xFF, blocks.count >= 2, blocks[0] == Array("NETSCAPE2.0".utf8),
            blocks[1].count >= 3, blocks[1][0] == 1
        {
            loops = Int(blocks[1][1]) | Int(blocks[1][2]) << 8
        }
        return true
    }

    private static func frame(_ bytes: inout GIFBytes, _ colors: [UInt32], _ control: Control) -> Frame? {
        guard let x = bytes.number(), let y = bytes.number(), let width = bytes.number(),
            let height = bytes.number(), let flags = bytes.byte(), PixelLimits.allow(width, height)
        else { return nil }
        let colors = flags & 0x80 != 0 ? bytes.colors(flags) ?? colors : colors
        guard let codeSize = bytes.byte(), (1...8).contains(codeSize) else { return nil }
        return Frame(
            x: x, y: y, width: width, height: height, colors: colors, transparent: control.transparent,
            isInterlaced: flags & 0x40 != 0, disposal: control.disposal, delay: control.delay,
            codeSize: Int(codeSize), bytes: bytes.remainingBlocks())
    }
}

/// The bytes of a GIF file, read from the start.
private struct GIFBytes {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ data: Data) { bytes = [UInt8](data) }

    mutating func byte() -> UInt8? {
        guard offset < bytes.count else { return nil }
        offset += 1
        return bytes[offset - 1]
    }

    mutating func number() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(low) | Int(high) << 8
    }

    mutating func skip(_ count: Int) -> Bool {
        offset += count
        return offset <= bytes.count
    }

    /// Reads a table of colors, whose size is in the flags.
    mutating func colors(_ flags: UInt8) -> [UInt32]? {
        let (start, count) = (offset, 2 << Int(flags & 7))
        guard skip(count * 3) else { return nil }
        return (0..<count).map { index in
            let place = start + index * 3
            return 0xFF00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8
                | UInt32(bytes[place + 2])
        }
    }

    /// Reads blocks up to an empty one; nil if the file ends before.
    mutating func blocks() -> [[UInt8]]? {
        var found: [[UInt8]] = []
        while let count = byte() {
            if count == 0 { return found }
            let start = offset
            guard skip(Int(count)) else { return nil }
            found.append(Array(bytes[start..<offset]))
        }
        return nil
    }

    /// Reads the contents of blocks up to an empty one or the end of the file.
    mutating func remainingBlocks() -> [UInt8] {
        var found: [UInt8] = []
        while let count = byte(), count > 0 {
            let end = min(offset + Int(count), bytes.count)
            found += bytes[offset..<end]
            offset = end
        }
        return found
    }
}
