import Foundation
import Testing

@testable import CoreGraphics

@Suite struct GIFTests {
    /// A file with a canvas of two pixels: a red frame, then one that makes the second pixel green.
    private func sample(disposal: UInt8 = 1, loops: UInt8? = 0, y: UInt8 = 0) -> Data {
        var bytes = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
        if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0] }
        bytes += [0x21, 0xF9, 4, disposal << 2, 5, 0, 0, 0] + frame(x: 0, y: y, [0, 0])
        bytes += [0x21, 0xF9, 4, 1 << 2, 20, 0, 0, 0] + frame(x: 1, [1])
        return Data(bytes + [0x3B])
    }

    /// Returns a frame of one row. The table of codes is cleared before each pixel, so that all codes have three bits.
    private func frame(x: UInt8, y: UInt8 = 0, _ indices: [UInt8]) -> [UInt8] {
        let codes: [UInt8] = indices.flatMap { [4, $0] } + [5]
        var bytes = [UInt8](repeating: 0, count: (codes.count * 3 + 7) / 8)
        for (place, code) in codes.enumerated() {
            for bit in 0..<3 where code >> UInt8(bit) & 1 == 1 {
                bytes[(place * 3 + bit) / 8] |= 1 << UInt8((place * 3 + bit) % 8)
            }
        }
        return [0x2C, x, 0, y, 0, UInt8(indices.count), 0, 1, 0, 0, 2, UInt8(bytes.count)] + bytes + [0]
    }

    @Test func aGIFImageIsItsFirstFrame() throws {
        #expect(Picture(image: try CGImage.decode(sample())).pixels == [0xFFFF_0000, 0xFFFF_0000])
    }

    @Test func framesAreDrawnOnThoseBefore() throws {
        let frames = try CGImage.Frames(gif: sample())
        #expect(frames.count == 2)
        #expect(frames.loopCount == 0)
        #expect((0..<2).map(frames.delay) == [0.05, 0.2])
        for _ in 0..<2 {
            #expect(Picture(image: try unwrap(frames.image(at: 0))).pixels == [0xFFFF_0000, 0xFFFF_0000])
            #expect(Picture(image: try unwrap(frames.image(at: 1))).pixels == [0xFFFF_0000, 0xFF00_FF00])
        }
        #expect(frames.image(at: 2) == nil)
    }

    @Test func aClearedFrameIsTransparentInTheNext() throws {
        let frames = try CGImage.Frames(gif: sample(disposal: 2))
        #expect(Picture(image: try unwrap(frames.image(at: 1))).pixels == [0, 0xFF00_FF00])
    }

    @Test func aRestoredFrameIsAbsentInTheNext() throws {
        let frames = try CGImage.Frames(gif: sample(disposal: 3, loops: nil))
        #expect(Picture(image: try unwrap(frames.image(at: 1))).pixels == [0, 0xFF00_FF00])
        #expect(frames.loopCount == nil)
    }

    @Test func aFrameOutsideOfTheCanvasLeavesNothing() throws {
        let frames = try CGImage.Frames(gif: sample(disposal: 2, y: 9))
        #expect(Picture(image: try unwrap(frames.image(at: 1))).pixels == [0, 0xFF00_FF00])
    }

    /// The header of a file with a canvas of 4096 times 4096 pixels, a quarter of the largest one.
    private let vast = Array("GIF89a".utf8) + [0, 16, 0, 16, 0, 0, 0]

    /// A frame of the whole canvas without pixels.
    private let vastFrame: [UInt8] = [0x2C, 0, 0, 0, 0, 0, 16, 0, 16, 0, 2, 0]

    @Test func framesAreLimitedByTheirPixels() throws {
        let data = Data(vast + Array(repeatElement(vastFrame, count: 300).joined()))
        #expect(try CGImage.Frames(gif: data).count == 64)
        let restoring = Array(
            repeatElement([0x21, 0xF9, 4, 3 << 2, 5, 0, 0, 0] + vastFrame, count: 300).joined())
        #expect(try CGImage.Frames(gif: Data(vast + restoring)).count == 32)
    }

    @Test func damagedFilesDoNotTrap() {
        let whole = sample()
        for count in 0..<whole.count { _ = try? CGImage.decode(whole.prefix(count)) }
        for place in 0..<whole.count {
            for bit in 0..<8 {
                var data = whole
                data[place] ^= 1 << UInt8(bit)
                guard let frames = try? CGImage.Frames(gif: data), frames.width * frames.height < 1 << 20
                else { continue }
                for index in 0..<frames.count { _ = frames.image(at: index) }
            }
        }
    }
}
