@testable import CoreGraphics

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// Returns the result of drawing in a bitmap with y pointing down.
func drawn(_ width: Int, _ height: Int, scale: CGFloat = 1, _ body: (CGContext) -> Void) throws -> Picture {
    let context = try unwrap(CGContext.bitmap(width: width, height: height, scale: scale, opaque: false))
    body(context)
    return Picture(image: try unwrap(context.makeImage()))
}

/// An image with readable pixels.
struct Picture {
    var image: CGImage

    /// The pixel as 0xAARRGGBB, premultiplied.
    subscript(x: Int, y: Int) -> UInt32 {
        guard case .pixels(let buffer) = image.source else { return 0 }
        return buffer.pixels[y * buffer.width + x]
    }

    var pixels: [UInt32] {
        guard case .pixels(let buffer) = image.source else { return [] }
        return buffer.pixels
    }
}

struct Missing: Error {}

func unwrap<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
}
