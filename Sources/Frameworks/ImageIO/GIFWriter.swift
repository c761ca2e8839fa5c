import Foundation
import UIKit

/// Writes GIF files. An image of more than 255 colors gets 252 evenly spaced ones.
struct GIFWriter {
    let items: [CGImageDestination.Item]
    let properties: NSDictionary?

    func data() -> Data? {
        guard let first = items.first?.image, first.width <= 0xFFFF, first.height <= 0xFFFF else {
            return nil
        }
        var bytes = Array("GIF89a".utf8) + Self.pair(first.width) + Self.pair(first.height) + [0, 0, 0]
        let gif = properties?.object(forKey: kCGImagePropertyGIFDictionary)
        if let loops = Self.number(gif, kCGImagePropertyGIFLoopCount) {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.pair(Int(loops)) + [0]
        }
        for item in items {
            guard let frame = frame(item) else { return nil }
            bytes += frame
        }
        return Data(bytes + [0x3B])
    }

    private static func pair(_ number: Int) -> [UInt8] {
        let number = min(max(number, 0), 0xFFFF)
        return [UInt8(number & 255), UInt8(number >> 8)]
    }

    /// Returns a number in a dictionary of properties, whatever the types of both.
    private static func number(_ properties: Any?, _ key: CFString) -> Double? {
        let value =
            (properties as? NSDictionary)?.object(forKey: key) ?? (properties as? [CFString: Any])?[key]
            ?? (properties as? [String: Any])?["\(key)"]
        return (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    }

    private func frame(_ item: CGImageDestination.Item) -> [UInt8]? {
        guard let pixels = Self.pixels(of: item.image) else { return nil }
        let palette = GIFPalette(pixels)
        let gif = item.properties?.object(forKey: kCGImagePropertyGIFDictionary)
        let delay =
            Self.number(gif, kCGImagePropertyGIFUnclampedDelayTime)
            ?? Self.number(gif, kCGImagePropertyGIFDelayTime) ?? 0.1
        // Each frame is cleared before the next one, since either may be transparent.
        var bytes: [UInt8] = [0x21, 0xF9, 4, 2 << 2 | 1]
        bytes += Self.pair(Int((min(max(delay, 0), 600) * 100).rounded())) + [GIFPalette.transparent, 0]
        bytes += [0x2C, 0, 0, 0, 0] + Self.pair(item.image.width) + Self.pair(item.image.height) + [0x87]
        for color in palette.colors {
            bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
        }
        bytes.append(8)
        let codes = GIFCodes.compress(pixels.map(palette.index(of:)))
        for start in stride(from: 0, to: codes.count, by: 255) {
            let part = codes[start..<min(start + 255, codes.count)]
            bytes += [UInt8(part.count)] + part
        }
        return bytes + [0]
    }

    /// Returns the pixels of an image with alpha, red, green and blue from the highest byte.
    private static func pixels(of image: CGImage) -> [UInt32]? {
        guard let data = image.dataProvider?.data.map({ Data(copying: $0) }) else { return nil }
        let isOpaque = image.isOpaque
        let isRedFirst = !image.bitmapInfo.contains(.byteOrder32Little)
        return data.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { index in
                var pixel = UInt32(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
                if isRedFirst {
                    pixel = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
                }
                return isOpaque ? pixel | 0xFF00_0000 : pixel
            }
        }
    }
}

/// The 256 colors of a frame; the last is transparent.
private struct GIFPalette {
    static let transparent: UInt8 = 255

    let colors: [UInt32]
    private let indices: [UInt32: UInt8]?

    init(_ pixels: [UInt32]) {
        var indices: [UInt32: UInt8] = [:]
        var colors: [UInt32] = []
        for pixel in pixels where pixel >> 24 >= 128 && indices[pixel | 0xFF00_0000] == nil {
            guard colors.count < 255 else {
                // Six levels of red and blue, seven of green, to which the eye is more sensitive.
                self.colors =
                    (0..<252).map { index in
                        let (red, green, blue) = (index / 42, index / 6 % 7, index % 6)
                        return UInt32(red * 51) << 16 | UInt32(green * 255 / 6) << 8 | UInt32(blue * 51)
                    } + [0, 0, 0, 0]
                self.indices = nil
                return
            }
            indices[pixel | 0xFF00_0000] = UInt8(colors.count)
            colors.append(pixel & 0xFF_FFFF)
        }
        self.colors = colors + [UInt32](repeating: 0, count: 256 - colors.count)
        self.indices = indices
    }

    func index(of pixel: UInt32) -> UInt8 {
        guard pixel >> 24 >= 128 else { return Self.transparent }
        if let indices { return indices[pixel | 0xFF00_0000] ?? Self.transparent }
        let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
        return UInt8((red * 5 + 127) / 255 * 42 + (green * 6 + 127) / 255 * 6 + (blue * 5 + 127) / 255)
    }
}

/// Compresses the indices of colors by LZW, with codes of 9 to 12 bits.
private enum GIFCodes {
    static func compress(_ indices: [UInt8]) -> [UInt8] {
        var (bytes, pending, count): ([UInt8], Int, Int) = ([], 0, 0)
        func write(_ code: Int, _ size: Int) {
            pending |= code << count
            count += size
            while count >= 8 {
                bytes.append(UInt8(pending & 255))
                pending >>= 8
                count -= 8
            }
        }
        let (clear, end) = (256, 257)
        var (codes, next, size): ([Int: Int], Int, Int) = ([:], 258, 9)
        write(clear, size)
        var current = -1
        for index in indices {
            guard current >= 0 else {
                current = Int(index)
                continue
            }
            let key = current << 8 | Int(index)
            if let code = codes[key] {
                current = code
                continue
            }
            write(current, size)
            current = Int(index)
            if next == 4096 {
                write(clear, size)
                (codes, next, size) = ([:], 258, 9)
                continue
            }
            codes[key] = next
            if next == 1 << size { size += 1 }
            next += 1
        }
        if current >= 0 { write(current, size) }
        write(end, size)
        if count > 0 { bytes.append(UInt8(pending & 255)) }
        return bytes
    }
}
