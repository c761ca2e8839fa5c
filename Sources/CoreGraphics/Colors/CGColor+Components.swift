extension CGColor {
    /// The components in extended sRGB, for the modules above this one.
    package var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = space.sRGB(values)
        return (rgb.red, rgb.green, rgb.blue, alpha)
    }
}
