import CCairo
import CoreGraphics

extension TextBlock {
    /// Draws on a Cairo context whose y axis points down, the block's top left at `origin`. Source, font
    /// and path of the context are put back.
    @_spi(Drawing) public func draw(cairo: OpaquePointer, at origin: CGPoint) {
        guard origin.x.isFinite, origin.y.isFinite, numberOfLines > 0 else { return }
        let storage = storage
        // Only the address goes into the lock; the context stays the caller's.
        let address = UInt(bitPattern: cairo)
        SharedEngine.mutex.withLock { engine in
            guard let cairo = OpaquePointer(bitPattern: address) else { return }
            cairo_save(cairo)
            let painter = GlyphPainter(engine: engine, cairo: cairo)
            BlockPainter(storage: storage, painter: painter, origin: origin).draw()
            painter.finish()
            cairo_restore(cairo)
        }
    }
}
