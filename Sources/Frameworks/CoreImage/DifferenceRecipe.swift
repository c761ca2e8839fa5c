import CoreGraphics
import Foundation

/// The difference of two images' colors as seen, from 0 to 100, in red, green and blue: ∆E of 1994, the formula of CIE 116-1995
/// with its weights for graphic arts.
struct DifferenceRecipe: ImageRecipe {
    let first: any ImageRecipe
    let second: any ImageRecipe

    var extent: CGRect { first.extent.union(second.extent) }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        var result = first.pixels(in: area, space)
        let other = second.pixels(in: area, space)
        for index in result.pixels.indices {
            let (one, two) = (result.pixels[index], other.pixels[index])
            let value = one == two ? 0 : LabColor(one, space).difference(from: LabColor(two, space))
            result.pixels[index] = Pixel(value, value, value, 1)
        }
        return result
    }
}

/// A color in CIE L*a*b* with the white of sRGB.
private struct LabColor {
    let lightness: Float
    let a: Float
    let b: Float

    init(_ pixel: Pixel, _ space: WorkingSpace) {
        let shown = space.display(pixel.straight)
        let (red, green, blue) = (
            WorkingSpace.linear.working(shown.x), WorkingSpace.linear.working(shown.y),
            WorkingSpace.linear.working(shown.z)
        )
        // The matrix of IEC 61966-2-1, each row divided by the white's component.
        let x = Self.compressed((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = Self.compressed(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = Self.compressed((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func compressed(_ value: Float) -> Float {
        value > 216.0 / 24389 ? cbrtf(value) : (24389.0 / 27 * value + 16) / 116
    }

    private var chroma: Float { (a * a + b * b).squareRoot() }

    func difference(from other: LabColor) -> Float {
        let (light, ofA, ofB) = (lightness - other.lightness, a - other.a, b - other.b)
        let ofChroma = chroma - other.chroma
        let hue = max(ofA * ofA + ofB * ofB - ofChroma * ofChroma, 0)
        let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
        let sum =
            light * light + ofChroma * ofChroma / (chromaWeight * chromaWeight)
            + hue / (hueWeight * hueWeight)
        return min(sum.squareRoot(), 100)
    }
}
