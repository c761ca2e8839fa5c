@_spi(Drawing) import CoreGraphics
@_spi(Drawing) import TextLayout

/// Draws laid-out text.
struct TextPainter {
    let context: CGContext

    /// Draws the block with its top left corner at the point.
    func draw(_ block: TextBlock, at point: CGPoint) {
        context.paint(bounds: nil) { block.draw(cairo: $0, at: point) }
    }
}
