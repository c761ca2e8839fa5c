import CCairo
import Foundation

/// A drawing destination: a bitmap, an SVG document or a PDF document.
///
/// The contexts of `bitmap(width:height:scale:opaque:)`, `svg(size:)` and `pdf(size:)` have their
/// origin at the top left and y pointing down, as those that UIKit draws in. The contexts of Apple's
/// initializer have their origin at the bottom left and y pointing up, as in Apple's. `draw(_:in:)` puts
/// an image's top at the rectangle's greater y, which is upright in the latter and upside down in the
/// former, also as in Apple's; `drawUpright(_:in:)` is for the former.
///
/// Values that are infinite or not numbers are ignored; no drawing traps.
public final class CGContext {
    enum Kind: Equatable {
        case bitmap
        case svg
        case pdf
    }

    /// The Cairo context, for the layers above that draw what this class does not, such as glyphs.
    @_spi(Drawing) public let cairo: OpaquePointer
    let surface: OpaquePointer
    let kind: Kind
    /// The output of a document; nil for a bitmap.
    let output: OutputBuffer?
    /// The caller's pixel buffer, which is kept in sync; nil when the caller passed none.
    let mirror: PixelMirror?
    /// Whether others still use the surface.
    private let isShared: Bool
    /// The transform from the base space, where shadows are measured, to the device.
    let baseTransform: CGAffineTransform
    var state = GraphicsState()
    var stack: [SavedState] = []
    var isFinished = false

    /// The recording of blurred backdrops.
    package var backdrops: BackdropRecording?
    /// Whether a backdrop was omitted, since documents have no pixels.
    package internal(set) var lacksBackdrops = false

    /// The bitmap's width in pixels; for documents in points, rounded up.
    public let width: Int
    /// The bitmap's height in pixels; for documents in points, rounded up.
    public let height: Int
    /// Whether the bitmap has no alpha.
    public let isOpaque: Bool
    /// The text position, accepted for source compatibility; text is drawn by the layers above.
    public var textPosition = CGPoint.zero
    /// The text matrix, accepted for source compatibility; text is drawn by the layers above.
    public var textMatrix = CGAffineTransform.identity

    init?(
        surface: OpaquePointer, kind: Kind, width: Int, height: Int, isOpaque: Bool,
        base: CGAffineTransform, output: OutputBuffer? = nil, mirror: PixelMirror? = nil,
        isShared: Bool = false
    ) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface),
            cairo_status(cairo) == CAIRO_STATUS_SUCCESS
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.cairo = cairo
        self.surface = surface
        self.kind = kind
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.output = output
        self.mirror = mirror
        self.isShared = isShared
        baseTransform = base
        var matrix = cairo_matrix_t(base)
        cairo_set_matrix(cairo, &matrix)
    }

    deinit {
        cairo_destroy(cairo)
        mirror?.update(from: surface)
        if !isShared { cairo_surface_finish(surface) }
        cairo_surface_destroy(surface)
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) {
        self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    }
}

extension CGAffineTransform {
    init(_ m: cairo_matrix_t) {
        self.init(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
    }
}
