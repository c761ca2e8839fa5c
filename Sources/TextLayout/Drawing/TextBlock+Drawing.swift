import CCairo
@_spi(Drawing) import CoreGraphics

/// The parts of a block that are drawn.
public struct TextBlockParts: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The colors behind the text.
    public static let backgrounds = TextBlockParts(rawValue: 1 << 0)
    /// The glyphs with underlines and strikethrough lines.
    public static let glyphs = TextBlockParts(rawValue: 1 << 1)
    /// Backgrounds and glyphs.
    public static let all: TextBlockParts = [.backgrounds, .glyphs]
}

extension TextBlock {
    /// Draws some lines of the block with its top left at a point.
    public func draw(
        _ parts: TextBlockParts, ofLines lines: Range<Int>, in context: CGContext, at origin: CGPoint
    ) {
        let lines = lines.clamped(to: 0..<numberOfLines)
        guard origin.x.isFinite, origin.y.isFinite, !lines.isEmpty else { return }
        let opacity = context.alpha
        context.composite(bounds: inkBounds(at: origin)) {
            draw(parts, ofLines: lines, cairo: $0, at: origin, opacity: opacity)
        }
    }

    /// Draws the block with its top left at a point. The context's y axis points down, as in those that
    /// UIKit draws in; its opacity, blend mode and shadow apply, its colors do not.
    public func draw(in context: CGContext, at origin: CGPoint) {
        guard origin.x.isFinite, origin.y.isFinite, numberOfLines > 0 else { return }
        let opacity = context.alpha
        context.composite(bounds: inkBounds(at: origin)) { draw(cairo: $0, at: origin, opacity: opacity) }
    }

    /// Draws the block at the top of a rectangle; lines below it are not clipped.
    public func draw(in context: CGContext, in rect: CGRect) {
        draw(in: context, at: rect.origin)
    }

    /// Returns the area that the block's ink may cover: ink extends beyond its line by less than the line's height.
    private func inkBounds(at origin: CGPoint) -> CGRect {
        let margin = storage.fragments.map(\.height).max() ?? 0
        return lines.reduce(CGRect.null) { $0.union($1.rect) }
            .insetBy(dx: -margin, dy: -margin).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Draws on a Cairo context, whose state is restored.
    @_spi(Drawing) public func draw(cairo: OpaquePointer, at origin: CGPoint, opacity: CGFloat = 1) {
        draw(.all, ofLines: 0..<numberOfLines, cairo: cairo, at: origin, opacity: opacity)
    }

    private func draw(
        _ parts: TextBlockParts, ofLines lines: Range<Int>, cairo: OpaquePointer, at origin: CGPoint,
        opacity: CGFloat
    ) {
        let storage = storage
        // Only the address is passed into the lock; the context remains the caller's.
        let address = UInt(bitPattern: cairo)
        SharedEngine.mutex.withLock { engine in
            guard let cairo = OpaquePointer(bitPattern: address) else { return }
            cairo_save(cairo)
            let renderer = GlyphRenderer(engine: engine, cairo: cairo)
            BlockRenderer(storage: storage, renderer: renderer, origin: origin, opacity: opacity)
                .draw(parts, ofLines: lines)
            renderer.finish()
            cairo_restore(cairo)
        }
    }
}
