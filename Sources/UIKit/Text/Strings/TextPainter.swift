import CoreGraphics
import TextLayout

/// Draws laid-out text.
struct TextPainter {
    let context: CGContext

    /// Draws the block with its top left corner at the point.
    func draw(_ block: TextBlock, at point: CGPoint) { block.draw(in: context, at: point) }
}
