import CCairo
import CoreGraphics

/// The mapping of a context's user space to the pixels of its surface, where that is a scale and a translation.
struct PixelGrid {
    let scale: Double
    private let originX: Double
    private let originY: Double
    /// The scale of the surface.
    private let deviceScale: Double
    /// The clip, in pixels.
    let clip: (left: Int, top: Int, right: Int, bottom: Int)

    /// Returns nil for vector surfaces and for rotated, flipped or unevenly scaled contexts.
    init?(_ cairo: OpaquePointer) {
        guard let target = cairo_get_group_target(cairo),
            cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
        else { return nil }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        var (deviceX, deviceY) = (1.0, 1.0)
        cairo_surface_get_device_scale(target, &deviceX, &deviceY)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, abs(matrix.xx - matrix.yy) < 1e-9,
            deviceX == deviceY, deviceX > 0
        else { return nil }
        deviceScale = deviceX
        scale = matrix.xx * deviceX
        originX = matrix.x0 * deviceX
        originY = matrix.y0 * deviceX
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        func pixel(_ value: Double, _ origin: Double) -> Int {
            Int((value * matrix.xx * deviceX + origin).bounded(by: 1_000_000))
        }
        clip = (
            pixel(left, originX) - 1, pixel(top, originY) - 1, pixel(right, originX) + 2,
            pixel(bottom, originY) + 2
        )
    }

    func x(_ value: Double) -> Double { value * scale + originX }
    func y(_ value: Double) -> Double { value * scale + originY }

    /// Changes user space to pixels.
    func enterPixels(_ cairo: OpaquePointer) {
        cairo_identity_matrix(cairo)
        if deviceScale != 1 { cairo_scale(cairo, 1 / deviceScale, 1 / deviceScale) }
    }
}
