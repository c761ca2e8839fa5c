import CoreGraphics
import Foundation

/// Scales custom fonts and lengths as a text style grows with the user's text size.
///
/// Lengths grow with the distances of the style's lines, fonts with its point sizes.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns the font at the current traits' text size.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns the font at the current traits' text size, of at most that many points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font at the text size of the traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font at the text size of the traits, limited to a number of points; 0 for no limit. It continues to
    /// follow the text size if the view that displays it does.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        if font.scaling != nil || font.textStyle != nil {
            RuntimeDiagnostics.report("Font is already scaled: \(font)")
            return font
        }
        let scaling = FontScaling(style: style, base: font, maximum: maximumPointSize)
        return scaling.font(traitCollection ?? .current)
    }

    /// Returns the length at the current traits' text size, in points.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns the length at the text size of the traits, in points, on whole pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = max(traits.displayScale, 1)
        let scaled = value * style.growth(style.leadings, in: traits)
        return scaled.isFinite ? (scaled * scale).rounded() / scale : value
    }
}

/// The scaling of a font by the text size.
final class FontScaling: Sendable {
    let style: UIFont.TextStyle
    let base: UIFont
    let maximum: CGFloat

    init(style: UIFont.TextStyle, base: UIFont, maximum: CGFloat) {
        (self.style, self.base, self.maximum) = (style, base, maximum)
    }

    func font(_ traits: UITraitCollection) -> UIFont {
        var size = (base.pointSize * style.growth(style.sizes, in: traits)).rounded()
        if maximum > 0 { size = min(size, maximum) }
        return UIFont(layoutFont: base.layoutFont.resized(to: size), textStyle: nil, scaling: self)
    }
}

extension UIFont {
    /// Returns the font at the text size of the traits; nil for fonts that do not follow it.
    func following(_ traits: UITraitCollection) -> UIFont? {
        if let scaling { return scaling.font(traits) }
        guard let textStyle else { return nil }
        let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        var plain = layoutFont.descriptor
        plain.size = preferred.pointSize
        plain.lineGap = preferred.layoutFont.descriptor.lineGap
        guard plain != preferred.layoutFont.descriptor else { return preferred }
        // Fonts of the style with another weight or design keep it.
        return UIFont(layoutFont: layoutFont.resized(to: preferred.pointSize), textStyle: textStyle)
    }
}

extension UIFont.TextStyle {
    /// Returns the ratio of the figures for the traits' text size and for the default one.
    fileprivate func growth(_ figures: [CGFloat], in traits: UITraitCollection) -> CGFloat {
        let rank = traits.preferredContentSizeCategory.rank
        return figures[rank] / figures[UIContentSizeCategory.large.rank]
    }
}
