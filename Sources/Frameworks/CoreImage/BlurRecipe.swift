import CoreGraphics
import Foundation

/// A blur by averages over boxes, along rows and then along columns. Three are near a Gaussian one (P. Kovesi, "Fast
/// Almost-Gaussian Filtering", 2010).
struct BlurRecipe: ImageRecipe {
    let input: any ImageRecipe
    /// The reach of each average to both sides, in pixels.
    let radii: [Int]

    /// A blur that is near a Gaussian one.
    init(_ input: any ImageRecipe, sigma: Double) {
        self.input = input
        let box = (min(max(sigma, 0), 512) * 12.0.squareRoot() / 3.0.squareRoot()).rounded()
        radii = Array(repeating: Int(box / 2), count: sigma > 0.2 ? 3 : 0)
    }

    /// A single average.
    init(_ input: any ImageRecipe, radius: Double) {
        self.input = input
        radii = [Int(min(max(radius, 0), 1024))]
    }

    private var reach: Int { radii.reduce(0, +) }

    var extent: CGRect {
        input.extent.isInfinite ? .infinite : input.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        guard reach > 0 else { return input.pixels(in: area, space) }
        var plane = input.pixels(in: area.grown(by: reach), space)
        let (width, height) = (plane.area.width, plane.area.height)
        for radius in radii where radius > 0 {
            for row in 0..<height { plane.average(start: row * width, step: 1, count: width, radius) }
            for column in 0..<width { plane.average(start: column, step: width, count: height, radius) }
        }
        return plane.cut(area)
    }
}

extension PixelPlane {
    /// Replaces the pixels of a row or a column by the averages of those around each.
    fileprivate mutating func average(start: Int, step: Int, count: Int, _ radius: Int) {
        let line = (0..<count).map { pixels[start + $0 * step] }
        let part = 1 / Float(2 * radius + 1)
        var sum = line.prefix(radius).reduce(Pixel(repeating: 0), +)
        for index in 0..<count {
            if index + radius < count { sum += line[index + radius] }
            pixels[start + index * step] = sum * part
            if index >= radius { sum -= line[index - radius] }
        }
    }
}
