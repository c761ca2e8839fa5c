import CoreGraphics

extension UIColor {
    /// Gets hue, saturation and brightness in sRGB under the current traits, from 0 to 1. Returns true, as every color
    /// here can be converted.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = cgColor.srgb
        let (red, green, blue) = (rgba.red, rgba.green, rgba.blue)
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        hue?.pointee = Self.hue(red, green, blue, high: high, span: high - low)
        saturation?.pointee = high > 0 ? (high - low) / high : 0
        brightness?.pointee = high
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Returns the position on the color wheel, on which red is 0, green a third and blue two thirds.
    private static func hue(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, high: CGFloat, span: CGFloat)
        -> CGFloat
    {
        guard span > 0 else { return 0 }
        let sixths =
            switch high {
            case red: (green - blue) / span
            case green: 2 + (blue - red) / span
            default: 4 + (red - green) / span
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    /// Gets white and alpha under the current traits; returns false for a color that is no gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
        -> Bool
    {
        let rgba = cgColor.srgb
        guard abs(rgba.red - rgba.green) < 1e-6, abs(rgba.green - rgba.blue) < 1e-6 else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }
}
