import CoreGraphics
import Foundation

extension UIFont {
    /// Returns the outline of a character on a baseline at the origin, in points with y downwards; nil where the font
    /// has no outline for it.
    public func outline(ofCharacter character: Unicode.Scalar) -> CGPath? {
        layoutFont.outline(of: String(Character(character)))
    }

    /// Returns the advance of a character, in points.
    public func advance(ofCharacter character: Unicode.Scalar) -> CGFloat {
        layoutFont.advance(of: character)
    }
}
