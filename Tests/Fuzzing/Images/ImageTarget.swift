import Foundation

/// Called by libFuzzer with each input. An image may be refused with a reason; any other failure is a trap.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    ImageTarget.read(Data(UnsafeBufferPointer(start: data, count: size)))
    return 0
}

/// Images: each is decoded, cropped, drawn and written again.
enum ImageTarget {
    static func read(_ data: Data) {
        if ImageFormat(of: data) == .svg { _ = CGImage.inkBounds(ofSVG: data) }
        if let frames = try? CGImage.Frames(gif: data) {
            for index in [frames.count - 1, 0, frames.count] { _ = frames.image(at: index) }
        }
        guard let image = try? CGImage.decode(data) else { return }
        _ = image.cropping(to: CGRect(x: 1, y: 1, width: 3, height: 2))?.rasterized(width: 7, height: 5)
        guard let pixels = image.isVector ? image.rasterized(width: 16, height: 16) : image else { return }
        checkWriting(pixels)
    }

    /// Checks that a PNG file of the image has its pixels.
    private static func checkWriting(_ image: CGImage) {
        for effort in [PNGEffort.fast, .small] {
            guard let written = image.pngData(effort: effort), let again = try? CGImage.decode(written) else {
                preconditionFailure("what was written cannot be read")
            }
            precondition(isSame(image, again), "the pixels that were written differ from those that are read")
        }
    }

    /// Premultiplied pixels lose precision in a file, which is not premultiplied.
    private static func isSame(_ left: CGImage, _ right: CGImage) -> Bool {
        guard case .pixels(let one) = left.source, case .pixels(let two) = right.source else { return false }
        guard one.width == two.width, one.height == two.height else { return false }
        return zip(one.pixels, two.pixels).allSatisfy(isNear)
    }

    private static func isNear(_ left: UInt32, _ right: UInt32) -> Bool {
        for shift: UInt32 in [0, 8, 16, 24] {
            let (one, two) = (Int(left >> shift & 255), Int(right >> shift & 255))
            if abs(one - two) > 1 { return false }
        }
        return true
    }
}
