import CoreGraphics
import Foundation

extension FilterKind {
    /// Filters that need no image.
    static let generators: [String: FilterKind] = [
        "CIConstantColorGenerator": FilterKind(defaults: [kCIInputColorKey: CIColor.red]) {
            ColorRecipe(color: $0.color(kCIInputColorKey))
        },
        "CIQRCodeGenerator": FilterKind(defaults: ["inputCorrectionLevel": "M"]) { inputs in
            guard let data = inputs.data("inputMessage"),
                let code = QRCode(
                    [UInt8](data),
                    level: QRCode.Level(rawValue: inputs.text("inputCorrectionLevel")) ?? .medium)
            else { return nil }
            return ModulesRecipe(isDark: code.modules, margin: 1)
        },
        "CICode128BarcodeGenerator": FilterKind(defaults: ["inputQuietSpace": 7, "inputBarcodeHeight": 32]) {
            inputs in
            guard let data = inputs.data("inputMessage"), let bars = Code128([UInt8](data))?.bars else {
                return nil
            }
            let height = min(max(Int(inputs.number("inputBarcodeHeight")), 1), 500)
            let quiet = [Bool](
                repeating: false, count: min(max(Int(inputs.number("inputQuietSpace")), 0), 100))
            return ModulesRecipe(isDark: Array(repeating: quiet + bars + quiet, count: height), margin: 0)
        },
        "CILinearGradient": FilterKind(defaults: [
            "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
            "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        ]) {
            GradientRecipe(
                start: $0.point("inputPoint0"), end: $0.point("inputPoint1"), from: $0.color("inputColor0"),
                to: $0.color("inputColor1"))
        },
        "CICheckerboardGenerator": FilterKind(defaults: [
            kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": CIColor.white,
            "inputColor1": CIColor.black,
            kCIInputWidthKey: 80,
        ]) { inputs in
            CheckerboardRecipe(
                center: inputs.point(kCIInputCenterKey), size: max(inputs.number(kCIInputWidthKey), 1),
                even: inputs.color("inputColor0"), odd: inputs.color("inputColor1"))
        },
    ]
}

/// Black and white modules, row by row from the top, one pixel each.
struct ModulesRecipe: ImageRecipe {
    let isDark: [[Bool]]
    /// White pixels around the modules.
    let margin: Int

    var isCrisp: Bool { true }
    var extent: CGRect {
        CGRect(x: 0, y: 0, width: (isDark.first?.count ?? 0) + 2 * margin, height: isDark.count + 2 * margin)
    }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        var result = PixelPlane(area)
        let inside = area.clipped(to: extent)
        for y in inside.y..<(inside.y + inside.height) {
            let row = isDark.count - 1 - (y - margin)
            for x in inside.x..<(inside.x + inside.width) {
                let column = x - margin
                let isBlack =
                    isDark.indices.contains(row) && isDark[row].indices.contains(column)
                    && isDark[row][column]
                result.pixels[(y - area.y) * area.width + x - area.x] =
                    isBlack ? Pixel(0, 0, 0, 1) : Pixel(repeating: 1)
            }
        }
        return result
    }
}

/// A gradient along a line.
struct GradientRecipe: ImageRecipe {
    let start: CGPoint
    let end: CGPoint
    let from: CIColor
    let to: CIColor

    var extent: CGRect { .infinite }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        var result = PixelPlane(area)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max(dx * dx + dy * dy, 1e-9)
        let (first, last) = (space.working(from.pixel).premultiplied, space.working(to.pixel).premultiplied)
        for row in 0..<area.height {
            for column in 0..<area.width {
                let (x, y) = (CGFloat(area.x + column) + 0.5 - start.x, CGFloat(area.y + row) + 0.5 - start.y)
                let part = Float(min(max((x * dx + y * dy) / length, 0), 1))
                result.pixels[row * area.width + column] = first + (last - first) * part
            }
        }
        return result
    }
}

/// Squares of two colors.
struct CheckerboardRecipe: ImageRecipe {
    let center: CGPoint
    let size: Double
    let even: CIColor
    let odd: CIColor

    var extent: CGRect { .infinite }

    func pixels(in area: PixelArea, _ space: WorkingSpace) -> PixelPlane {
        var result = PixelPlane(area)
        let (first, second) = (
            space.working(even.pixel).premultiplied, space.working(odd.pixel).premultiplied
        )
        for row in 0..<area.height {
            let y = Int(((Double(area.y + row) + 0.5 - center.y) / size).rounded(.down))
            for column in 0..<area.width {
                let x = Int(((Double(area.x + column) + 0.5 - center.x) / size).rounded(.down))
                result.pixels[row * area.width + column] = (x + y) % 2 == 0 ? first : second
            }
        }
        return result
    }
}
