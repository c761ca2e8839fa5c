/// Decompresses the pixels of GIF frames, which are compressed by LZW with codes of increasing length.
struct GIFPixels {
    /// The codes' last color, the code of the colors before it, and the number of colors.
    private var last = [UInt8](repeating: 0, count: 4096)
    private var prefixes = [UInt16](repeating: 0, count: 4096)
    private var lengths = [UInt16](repeating: 0, count: 4096)

    /// Returns the indices of the colors of a frame; fewer than its pixels if it is truncated or invalid.
    static func indices(of frame: GIFDocument.Frame) -> [UInt8] {
        var pixels = GIFPixels()
        return pixels.decompress(frame.bytes, frame.codeSize, limit: frame.width * frame.height)
    }

    private mutating func decompress(_ bytes: [UInt8], _ codeSize: Int, limit: Int) -> [UInt8] {
        let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
        for code in 0..<clear { (last[code], lengths[code]) = (UInt8(truncatingIfNeeded: code), 1) }
        var result: [UInt8] = []
        result.reserveCapacity(limit)
        var (size, next, previous) = (codeSize + 1, clear + 2, -1)
        var (pending, count) = (0, 0)
        for byte in bytes {
            pending |= Int(byte) << count
            count += 8
            while count >= size {
                let code = pending & (1 << size - 1)
                pending >>= size
                count -= size
                if code == clear {
                    (size, next, previous) = (codeSize + 1, clear + 2, -1)
                    continue
                }
                guard code != end, code < next || code == next && previous >= 0 else { return result }
                if previous >= 0, next < 4096 {
                    add(next, after: previous, firstOf: code == next ? previous : code)
                    next += 1
                    if next == 1 << size, size < 12 { size += 1 }
                }
                guard code < next else { return result }
                append(code, to: &result)
                if result.count >= limit { return Array(result.prefix(limit)) }
                previous = code
            }
        }
        return result
    }

    private mutating func add(_ code: Int, after prefix: Int, firstOf other: Int) {
        prefixes[code] = UInt16(prefix)
        lengths[code] = lengths[prefix] + 1
        var first = other
        while lengths[first] > 1 { first = Int(prefixes[first]) }
        last[code] = last[first]
    }

    private func append(_ code: Int, to result: inout [UInt8]) {
        let start = result.count
        var code = code
        let length = Int(lengths[code])
        result.append(contentsOf: repeatElement(0, count: length))
        for place in stride(from: start + length - 1, through: start, by: -1) {
            result[place] = last[code]
            code = Int(prefixes[code])
        }
    }
}
