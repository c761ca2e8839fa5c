import CoreGraphics

/// A color's sRGB components, 0...1, not premultiplied, as Cairo expects them.
struct TextColor {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 1.0

    /// Creates a color with an opacity; nil is black.
    init(_ color: CGColor?, opacity: CGFloat) {
        alpha = opacity
        guard let color else { return }
        alpha = color.alpha * opacity
        let converted = CGColorSpace(name: CGColorSpace.sRGB).flatMap {
            color.converted(to: $0, intent: .defaultIntent, options: nil)
        }
        guard let components = (converted ?? color).components, components.count == 4 else { return }
        (red, green, blue) = (components[0], components[1], components[2])
    }
}
