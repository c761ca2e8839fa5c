/// A material over blurred content: the saturation of the content is scaled, then a gray veil is laid over it.
package struct BackdropMaterial: Sendable, Equatable {
    /// The standard deviation of the blur, in user space.
    package var radius: CGFloat
    /// The factor of the content's saturation; 1 leaves it.
    package var saturation: CGFloat
    /// Whether colors are brought into range before the veil is laid over them.
    package var clampsSaturation: Bool
    /// The veil's brightness, from 0 to 1.
    package var gray: CGFloat
    /// The veil's opacity, from 0 to 1.
    package var opacity: CGFloat

    package init(
        radius: CGFloat, saturation: CGFloat, clampsSaturation: Bool = true, gray: CGFloat, opacity: CGFloat
    ) {
        (self.radius, self.saturation, self.clampsSaturation) = (radius, saturation, clampsSaturation)
        (self.gray, self.opacity) = (gray, opacity)
    }

    /// Creates the material that has two measured results, of 255: over white and over black.
    package init(
        radius: CGFloat, saturation: CGFloat, clampsSaturation: Bool = true, overWhite white: CGFloat,
        overBlack black: CGFloat
    ) {
        let opacity = 1 - (white - black) / 255
        self.init(
            radius: radius, saturation: saturation, clampsSaturation: clampsSaturation,
            gray: opacity > 0 ? black / 255 / opacity : 0, opacity: opacity)
    }
}
