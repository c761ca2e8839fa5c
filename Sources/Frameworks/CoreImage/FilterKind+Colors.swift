import Foundation

extension FilterKind {
    /// Filters of colors.
    static let colors: [String: FilterKind] = [
        "CIColorControls": pixelwise([
            kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1,
        ]) {
            let (saturation, brightness) = ($0.float(kCIInputSaturationKey), $0.float(kCIInputBrightnessKey))
            let contrast = $0.float(kCIInputContrastKey)
            return { pixel in
                let gray = Pixel(repeating: pixel.luminance)
                let saturated = gray + (pixel - gray) * saturation
                return ((saturated - 0.5) * contrast + 0.5 + brightness).withAlpha(of: pixel)
            }
        },
        "CISepiaTone": pixelwise([kCIInputIntensityKey: 1], ofDisplay: true) {
            let intensity = $0.float(kCIInputIntensityKey)
            return { pixel in
                // The sepia matrix of the W3C's filter effects.
                let red = 0.393 * pixel.x + 0.769 * pixel.y + 0.189 * pixel.z
                let green = 0.349 * pixel.x + 0.686 * pixel.y + 0.168 * pixel.z
                let blue = 0.272 * pixel.x + 0.534 * pixel.y + 0.131 * pixel.z
                return (pixel + (Pixel(red, green, blue, pixel.w) - pixel) * intensity).withAlpha(of: pixel)
            }
        },
        "CIColorInvert": pixelwise(ofDisplay: true) { _ in { (1 - $0).withAlpha(of: $0) } },
        "CIColorMonochrome": pixelwise([
            kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1,
        ]) {
            let (color, intensity) = ($0.color(kCIInputColorKey).pixel, $0.float(kCIInputIntensityKey))
            return { ($0 + (color * $0.luminance - $0) * intensity).withAlpha(of: $0) }
        },
        "CIPhotoEffectMono": gray(contrast: 1), "CIPhotoEffectTonal": gray(contrast: 0.9),
        "CIPhotoEffectNoir": gray(contrast: 1.3),
        "CIMinimumComponent": pixelwise { _ in { Pixel(repeating: min($0.x, $0.y, $0.z)).withAlpha(of: $0) }
        },
        "CIMaximumComponent": pixelwise { _ in { Pixel(repeating: max($0.x, $0.y, $0.z)).withAlpha(of: $0) }
        },
        "CIExposureAdjust": pixelwise([kCIInputEVKey: 0]) {
            let factor = pow(2, $0.float(kCIInputEVKey))
            return { ($0 * factor).withAlpha(of: $0) }
        },
        "CIGammaAdjust": pixelwise(["inputPower": 1]) {
            let power = $0.float("inputPower")
            return {
                Pixel(pow(max($0.x, 0), power), pow(max($0.y, 0), power), pow(max($0.z, 0), power), $0.w)
            }
        },
        "CIVibrance": pixelwise(["inputAmount": 0]) {
            let amount = $0.float("inputAmount")
            return { pixel in
                let gray = Pixel(repeating: pixel.luminance)
                let colored = max(pixel.x, pixel.y, pixel.z) - min(pixel.x, pixel.y, pixel.z)
                return (gray + (pixel - gray) * (1 + amount * (1 - colored))).withAlpha(of: pixel)
            }
        },
        "CIHueAdjust": pixelwise([kCIInputAngleKey: 0]) { turned($0.float(kCIInputAngleKey)) },
        "CIColorMatrix": pixelwise([
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
            "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]) { inputs in
            let rows = ["R", "G", "B", "A"].map { inputs.vector("input\($0)Vector").pixel }
            let bias = inputs.vector("inputBiasVector").pixel
            return { pixel in
                let sums = rows.map { ($0 * pixel).sum() }
                return Pixel(sums[0], sums[1], sums[2], sums[3]) + bias
            }
        },
        "CIColorClamp": pixelwise([
            "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
            "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
        ]) {
            let (low, high) = ($0.vector("inputMinComponents").pixel, $0.vector("inputMaxComponents").pixel)
            return { $0.clamped(lowerBound: low, upperBound: pointwiseMax(low, high)) }
        },
        "CIColorPosterize": pixelwise(["inputLevels": 6], ofDisplay: true) {
            let levels = max($0.float("inputLevels"), 2)
            return { (($0 * levels).rounded(.down) / (levels - 1)).withAlpha(of: $0) }
        },
        "CIColorThreshold": pixelwise(["inputThreshold": 0.5]) {
            let threshold = $0.float("inputThreshold")
            return {
                Pixel($0.x >= threshold ? 1 : 0, $0.y >= threshold ? 1 : 0, $0.z >= threshold ? 1 : 0, $0.w)
            }
        },
        "CIFalseColor": pixelwise(
            [
                "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
            ], ofDisplay: true
        ) {
            let (dark, light) = ($0.color("inputColor0").pixel, $0.color("inputColor1").pixel)
            return { pixel in
                let color = dark + (light - dark) * min(max(pixel.luminance, 0), 1)
                return Pixel(color.x, color.y, color.z, color.w * pixel.w)
            }
        },
        "CIMaskToAlpha": pixelwise { _ in { Pixel(1, 1, 1, $0.luminance * $0.w) } },
    ]

    private static func gray(contrast: Float) -> FilterKind {
        pixelwise(ofDisplay: true) { _ in
            { ((Pixel(repeating: $0.luminance) - 0.5) * contrast + 0.5).withAlpha(of: $0) }
        }
    }

    /// Turns hues by an angle around the axis of grays.
    private static func turned(_ angle: Float) -> (Pixel) -> Pixel {
        let (cosine, sine) = (cos(angle), sin(angle))
        let (same, next) = ((1 + 2 * cosine) / 3, (1 - cosine) / 3)
        let side = sine / Float(3).squareRoot()
        return { pixel in
            Pixel(
                same * pixel.x + (next - side) * pixel.y + (next + side) * pixel.z,
                (next + side) * pixel.x + same * pixel.y + (next - side) * pixel.z,
                (next - side) * pixel.x + (next + side) * pixel.y + same * pixel.z, pixel.w)
        }
    }
}

extension Pixel {
    /// The colors with the alpha of another.
    func withAlpha(of other: Pixel) -> Pixel { Pixel(x, y, z, other.w) }
}
