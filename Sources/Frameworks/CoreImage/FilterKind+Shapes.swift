import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters of blur and geometry, and those that make one color of many.
    static let shapes: [String: FilterKind] = [
        "CIGaussianBlur": FilterKind(defaults: [kCIInputRadiusKey: 10]) { inputs in
            inputs.image.map { BlurRecipe($0, sigma: inputs.number(kCIInputRadiusKey)) }
        },
        "CIBoxBlur": box, "CIDiscBlur": box,
        "CIAffineTransform": FilterKind { inputs in
            inputs.image.map {
                TransformedRecipe(
                    input: $0, transform: inputs.transform(kCIInputTransformKey), isNearest: $0.isCrisp)
            }
        },
        "CILanczosScaleTransform": FilterKind(defaults: [kCIInputScaleKey: 1, kCIInputAspectRatioKey: 1]) {
            inputs in
            let scale = inputs.number(kCIInputScaleKey)
            let transform = CGAffineTransform(scaleX: scale * inputs.number(kCIInputAspectRatioKey), y: scale)
            return inputs.image.map {
                TransformedRecipe(input: $0, transform: transform, isNearest: $0.isCrisp)
            }
        },
        "CICrop": FilterKind { inputs in
            inputs.image.map { CroppedRecipe(input: $0, rect: inputs.rect("inputRectangle") ?? $0.extent) }
        },
        "CIAffineClamp": FilterKind { inputs in
            guard let image = inputs.image else { return nil }
            let moved = TransformedRecipe(
                input: image, transform: inputs.transform(kCIInputTransformKey), isNearest: image.isCrisp)
            return ClampedRecipe(input: moved, rect: moved.extent)
        },
        "CIPixellate": FilterKind(defaults: [kCIInputScaleKey: 8]) { inputs in
            inputs.image.map {
                PixellatedRecipe(input: $0, size: max(Int(inputs.number(kCIInputScaleKey)), 1))
            }
        },
        "CIAreaAverage": FilterKind { inputs in
            inputs.image.map { AverageRecipe(input: $0, rect: inputs.rect(kCIInputExtentKey) ?? $0.extent) }
        },
    ]

    private static let box = FilterKind(defaults: [kCIInputRadiusKey: 10]) { inputs in
        inputs.image.map { BlurRecipe($0, radius: inputs.number(kCIInputRadiusKey)) }
    }
}

/// One pixel: the average of an area.
struct AverageRecipe: ImageRecipe {
    let input: any ImageRecipe
    let rect: CGRect

    var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        guard let wanted = PixelArea(rect), wanted.width > 0 else { return PixelPlane(area) }
        let source = input.pixels(in: wanted, space)
        let sum = source.pixels.reduce(SIMD4<Double>(repeating: 0)) { $0 + SIMD4<Double>($1) }
        let average = Pixel(sum / Double(source.pixels.count))
        var one = PixelPlane(PixelArea(x: 0, y: 0, width: 1, height: 1))
        one.pixels[0] = average
        return one.cut(area)
    }
}

/// Squares of one color.
struct PixellatedRecipe: ImageRecipe {
    let input: any ImageRecipe
    let size: Int

    var extent: CGRect { input.extent }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        let source = input.pixels(in: area.grown(by: size), space)
        var result = PixelPlane(area)
        for row in 0..<area.height {
            let y = (area.y + row).middle(of: size)
            for column in 0..<area.width {
                result.pixels[row * area.width + column] = source.pixel((area.x + column).middle(of: size), y)
            }
        }
        return result
    }
}

extension Int {
    /// The middle of the step of that size which holds the number.
    fileprivate func middle(of size: Int) -> Int {
        let step = self >= 0 ? self / size : (self - size + 1) / size
        return step * size + size / 2
    }
}
