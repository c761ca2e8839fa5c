import CCairo
import Foundation

/// The blurred backdrops of a drawing, recorded on a bitmap and replayed in a document, which has no pixels to blur.
///
/// The same drawing runs on both, so that the backdrops occur in the same order.
package final class BackdropRecording {
    /// A blurred part of the bitmap, and the transform from its space, in points, to the part's pixels.
    struct Part {
        var pixels: PixelBuffer
        var map: CGAffineTransform
    }

    /// Whether parts are recorded rather than replayed.
    fileprivate(set) var isRecording = true
    private var parts: [Part?] = []
    private var next = 0

    package init() {}

    /// Switches from recording to replaying.
    package func rewind() {
        isRecording = false
        next = 0
    }

    /// Advances to the next part and returns its index.
    func advance() -> Int {
        if isRecording { parts.append(nil) }
        next += 1
        return next - 1
    }

    subscript(index: Int) -> Part? {
        get { parts.indices.contains(index) ? parts[index] : nil }
        set { if parts.indices.contains(index) { parts[index] = newValue } }
    }
}

extension CGContext {
    /// Draws a recorded backdrop inside a rectangle. Returns false where there is none.
    func drawRecordedBackdrop(_ part: BackdropRecording.Part, in rect: CGRect) -> Bool {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        addRect(rect)
        cairo_clip(cairo)
        cairo_identity_matrix(cairo)
        return part.pixels.withSurface { surface in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return false }
            defer { cairo_pattern_destroy(pattern) }
            var matrix = cairo_matrix_t(part.map)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
            return true
        } ?? false
    }
}
