import CCairo
import Foundation

extension CGContext {
    /// The maximum standard deviation of a blur, in device pixels.
    private static let widest: CGFloat = 256

    /// Draws the shadow of a closure's drawing: its silhouette in a separate mask, blurred and colored.
    func drawShadow(bounds: CGRect?, _ body: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow else { return }
        let scale = abs(baseTransform.determinant).squareRoot()
        let offset = shadow.offset.applying(baseTransform)
        drawShadow(bounds: bounds, sigma: shadow.blur / 2 * scale, offset: offset, color: shadow.color) {
            $0.draw(with: userToPixels, body)
        }
    }

    /// Draws the shadow of a shape without the shape. Unlike with `setShadow`, offset and blur are measured in
    /// user space. `bounds` is the area that the shape covers; its colors are ignored, its
    /// opacity is not.
    public func drawShadow(
        offset: CGSize, blur: CGFloat, color: CGColor, bounds: CGRect?, shape: (CGContext) -> Void
    ) {
        let map = userToPixels
        let scale = abs(map.determinant).squareRoot()
        guard !state.isCollapsed, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
        let sigma = max(0, blur) / 2 * scale
        drawShadow(bounds: bounds, sigma: sigma, offset: offset.applying(map), color: color) { mask in
            guard let context = mask.makeContext(base: baseTransform) else { return }
            var matrix = cairo_matrix_t(map)
            cairo_set_matrix(context.cairo, &matrix)
            shape(context)
            context.flush()
        }
    }

    private func drawShadow(
        bounds: CGRect?, sigma: CGFloat, offset: CGSize, color: CGColor, _ draw: (AlphaMask) -> Void
    ) {
        // A document has no pixels; two per point are enough for a blur.
        let density: CGFloat = kind == .bitmap ? 1 : 2
        let sigma = min(Self.widest, sigma)
        guard let area = shadowArea(bounds: bounds, sigma: sigma, offset: offset),
            let mask = AlphaMask(area: area, density: density)
        else { return }
        draw(mask)
        mask.blur(sigma: sigma * density)
        drawShadowMask(mask, offset: offset, color: color)
    }

    /// Draws a mask in a color, offset by device pixels.
    func drawShadowMask(_ mask: AlphaMask, offset: CGSize, color: CGColor) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_operator(cairo, state.blendMode.cairo)
        // A silhouette that was drawn with this context's state already includes its opacity.
        let rgb = color.drawn
        cairo_set_source_rgba(cairo, rgb.red, rgb.green, rgb.blue, color.alpha)
        cairo_mask_surface(cairo, mask.surface, offset.width, offset.height)
        cairo_restore(cairo)
    }

    /// Returns the part of the silhouette, in device pixels, that contributes to the visible shadow.
    private func shadowArea(bounds: CGRect?, sigma: CGFloat, offset: CGSize) -> CGRect? {
        let toPixels = userToPixels
        let clip = boundingBoxOfClipPath
        guard !clip.isNull else { return nil }
        let reach = (sigma * 3).rounded(.up) + 2
        let seen = clip.applying(toPixels).offsetBy(dx: -offset.width, dy: -offset.height)
        var area = seen.insetBy(dx: -reach, dy: -reach)
        if let bounds, bounds.isFinite {
            area = area.intersection(bounds.applying(toPixels).insetBy(dx: -reach, dy: -reach))
        }
        guard !area.isNull, !area.isEmpty, area.isFinite else { return nil }
        return area.integral
    }
}

/// A mask of one byte per pixel over a part of the device.
final class AlphaMask {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    init?(area: CGRect, density: CGFloat) {
        let (w, h) = (area.width * density, area.height * density)
        guard w >= 1, h >= 1, w <= CGFloat(PixelLimits.side), h <= CGFloat(PixelLimits.side),
            PixelLimits.allow(Int(w), Int(h)),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(w), Int32(h))
        else { return nil }
        (width, height) = (Int(w), Int(h))
        self.surface = surface
        cairo_surface_set_device_scale(surface, density, density)
        cairo_surface_set_device_offset(surface, -area.minX * density, -area.minY * density)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    func draw(with transform: CGAffineTransform, _ body: (OpaquePointer) -> Void) {
        guard let target = cairo_create(surface) else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(target, &matrix)
        body(target)
        cairo_destroy(target)
    }

    /// Returns a context that draws on the mask.
    func makeContext(base: CGAffineTransform) -> CGContext? {
        guard let shared = cairo_surface_reference(surface) else { return nil }
        return CGContext(
            surface: shared, kind: .bitmap, width: width, height: height, isOpaque: false, base: base,
            isShared: true)
    }

    func blur(sigma: CGFloat) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        BoxBlur.blur(data, width: width, height: height, stride: stride, channels: 1, sigma: sigma)
        cairo_surface_mark_dirty(surface)
    }
}
