import CoreGraphics
import Foundation

/// A rectangle of whole pixels, y upwards.
struct PixelArea: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The most pixels that are computed at once.
    private static let limit = 1 << 26
    private static let farthest = 1e8

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }

    /// The pixels that a rectangle touches. Nil for one that is empty, infinite or too large.
    init?(_ rect: CGRect) {
        let whole = rect.integral
        guard !rect.isNull, whole.width >= 1, whole.height >= 1, abs(whole.minX) < Self.farthest,
            abs(whole.minY) < Self.farthest, whole.width * whole.height <= CGFloat(Self.limit)
        else { return nil }
        self.init(
            x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height))
    }

    var isEmpty: Bool { width == 0 || height == 0 }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func intersection(_ other: PixelArea) -> PixelArea {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelArea(
            x: left, y: bottom, width: min(x + width, other.x + other.width) - left,
            height: min(y + height, other.y + other.height) - bottom)
    }

    /// The area with as many more pixels on each side.
    func grown(by count: Int) -> PixelArea {
        PixelArea(x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
    }

    /// The part of the area within a rectangle that may be infinite.
    func clipped(to rect: CGRect) -> PixelArea {
        PixelArea(self.rect.intersection(rect)).map { intersection($0) }
            ?? PixelArea(x: x, y: y, width: 0, height: 0)
    }
}

/// Red, green, blue and alpha from 0 to 1, the colors multiplied by the alpha.
typealias Pixel = SIMD4<Float>

/// Pixels of an area, row by row from the bottom.
struct PixelPlane {
    let area: PixelArea
    var pixels: [Pixel]

    init(_ area: PixelArea, filledWith pixel: Pixel = Pixel(repeating: 0)) {
        self.area = area
        pixels = [Pixel](repeating: pixel, count: area.width * area.height)
    }

    /// The pixel at a place; a clear one outside.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        let (column, row) = (x - area.x, y - area.y)
        guard column >= 0, row >= 0, column < area.width, row < area.height else {
            return Pixel(repeating: 0)
        }
        return pixels[row * area.width + column]
    }

    /// The plane with every pixel changed; the colors are not multiplied by the alpha while they are.
    func mapped(_ change: (Pixel) -> Pixel) -> PixelPlane {
        var result = self
        for index in result.pixels.indices {
            let pixel = result.pixels[index]
            result.pixels[index] = change(pixel.straight).premultiplied
        }
        return result
    }
}

extension Pixel {
    /// The pixel without its colors multiplied by the alpha.
    var straight: Pixel {
        guard w > 0, w < 1 else { return self }
        return Pixel(x / w, y / w, z / w, w)
    }

    var premultiplied: Pixel {
        let alpha = Swift.min(Swift.max(w, 0), 1)
        return Pixel(x * alpha, y * alpha, z * alpha, alpha)
    }

    /// The luminance of the colors.
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}

/// The space in which filters compute: linear light, unless the context has no color management.
enum WorkingSpace {
    case linear
    case display

    /// A component of sRGB in the working space.
    func working(_ value: Float) -> Float {
        guard self == .linear else { return value }
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// A component of the working space in sRGB.
    func display(_ value: Float) -> Float {
        guard self == .linear else { return value }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    func working(_ pixel: Pixel) -> Pixel {
        Pixel(working(pixel.x), working(pixel.y), working(pixel.z), pixel.w)
    }
    func display(_ pixel: Pixel) -> Pixel {
        Pixel(display(pixel.x), display(pixel.y), display(pixel.z), pixel.w)
    }
}
