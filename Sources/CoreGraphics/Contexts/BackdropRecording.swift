import CCairo
import Foundation

/// The blurred backdrops of a drawing, recorded on a bitmap and then drawn in a document, which has no pixels to blur.
///
/// Both draw the same, so that the backdrops of one are those of the other, in order.
package final class BackdropRecording {
    /// A blurred part of the bitmap, and the map from its space, in points, to the part's pixels.
    struct Part {
        var pixels: PixelBuffer
        var map: CGAffineTransform
    }

    /// Whether parts are recorded rather than drawn.
    fileprivate(set) var isRecording = true
    private var parts: [Part?] = []
    private var next = 0

    package init() {}

    /// Goes on with drawing what was recorded.
    package func rewind() {
        isRecording = false
        next = 0
    }

    /// Makes a place for the next part.
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
    /// Draws a recorded backdrop inside a rectangle. False where there is none.
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
