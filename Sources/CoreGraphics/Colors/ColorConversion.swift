import Foundation

/// Red, green and blue with sRGB's primaries.
struct RGB: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat

    func map(_ change: (CGFloat) -> CGFloat) -> RGB {
        RGB(red: change(red), green: change(green), blue: change(blue))
    }
}

/// sRGB's curve (IEC 61966-2-1), mirrored at zero for extended components.
enum TransferCurve {
    static func decode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func encode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let curved = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -curved : curved
    }
}

/// The conversion of primaries between sRGB and Display P3, both with white D65. Entries follow from the
/// chromaticities of the two spaces (IEC 61966-2-1; SMPTE EG 432-1).
enum Primaries {
    static func sRGB(fromP3 c: RGB) -> RGB {
        RGB(
            red: 1.224_940_176_280_56 * c.red - 0.224_940_176_280_56 * c.green,
            green: -0.042_056_954_709_69 * c.red + 1.042_056_954_709_69 * c.green,
            blue: -0.019_637_554_590_33 * c.red - 0.078_636_045_550_63 * c.green
                + 1.098_273_600_140_96 * c.blue)
    }

    static func p3(fromSRGB c: RGB) -> RGB {
        RGB(
            red: 0.822_461_968_714_36 * c.red + 0.177_538_031_285_64 * c.green,
            green: 0.033_194_198_850_96 * c.red + 0.966_805_801_149_04 * c.green,
            blue: 0.017_082_630_721_16 * c.red + 0.072_397_440_668_35 * c.green
                + 0.910_519_928_610_49 * c.blue)
    }
}

extension CGColorSpace {
    /// Returns the color in sRGB with its curve; components may be outside 0…1.
    func sRGB(_ c: [CGFloat]) -> RGB {
        switch kind {
        case .gray(let linear):
            // Gamma 2.2 and sRGB's curve are so close that iOS uses a gray's component unchanged.
            let value = linear ? TransferCurve.encode(c[0]) : c[0]
            return RGB(red: value, green: value, blue: value)
        case .rgb(let displayP3, let linear):
            let given = RGB(red: c[0], green: c[1], blue: c[2])
            guard displayP3 || linear else { return given }
            let straight = linear ? given : given.map(TransferCurve.decode)
            return (displayP3 ? Primaries.sRGB(fromP3: straight) : straight).map(TransferCurve.encode)
        case .cmyk:
            return RGB(
                red: (1 - c[0]) * (1 - c[3]), green: (1 - c[1]) * (1 - c[3]), blue: (1 - c[2]) * (1 - c[3]))
        }
    }

    /// Returns the components of an sRGB color in this space.
    func components(fromSRGB color: RGB) -> [CGFloat] {
        switch kind {
        case .gray(let linear):
            let straight = color.map(TransferCurve.decode)
            // The luminance with the weights of ITU-R BT.709.
            let light = 0.2126 * straight.red + 0.7152 * straight.green + 0.0722 * straight.blue
            return [clip(linear ? light : TransferCurve.encode(light))]
        case .rgb(let displayP3, let linear):
            var result = color
            if displayP3 || linear {
                let straight = color.map(TransferCurve.decode)
                let own = displayP3 ? Primaries.p3(fromSRGB: straight) : straight
                result = linear ? own : own.map(TransferCurve.encode)
            }
            return [clip(result.red), clip(result.green), clip(result.blue)]
        case .cmyk:
            let black = 1 - max(color.red, color.green, color.blue)
            guard black < 1 else { return [0, 0, 0, 1] }
            return [color.red, color.green, color.blue].map { clip((1 - $0 - black) / (1 - black)) } + [
                clip(black)
            ]
        }
    }

    private func clip(_ value: CGFloat) -> CGFloat {
        isExtended ? value : max(0, min(1, value))
    }
}
