import CCairo
import Foundation

/// An image that a pattern color repeats in all directions, from the origin of user space.
struct ColorTile: Sendable, Equatable {
    let pixels: PixelBuffer
    /// The size of a tile in user space.
    let size: CGSize

    /// Returns a Cairo pattern that owns its image. The caller destroys it.
    func makePattern() -> OpaquePointer? {
        guard
            let own = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
        else { return nil }
        defer { cairo_surface_destroy(own) }
        guard let target = cairo_create(own) else { return nil }
        _ = pixels.withSurface { surface in
            cairo_set_source_surface(target, surface, 0, 0)
            cairo_paint(target)
        }
        cairo_destroy(target)
        guard let pattern = cairo_pattern_create_for_surface(own) else { return nil }
        var matrix = cairo_matrix_t(
            CGAffineTransform(
                scaleX: CGFloat(pixels.width) / size.width, y: CGFloat(pixels.height) / size.height))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        return pattern
    }

    /// The mean of all pixels, used where a single color is needed.
    var mean: (rgb: RGB, alpha: CGFloat) {
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        for pixel in pixels.pixels {
            sums.red += Int(pixel >> 16 & 0xff)
            sums.green += Int(pixel >> 8 & 0xff)
            sums.blue += Int(pixel & 0xff)
            sums.alpha += pixels.isOpaque ? 0xff : Int(pixel >> 24)
        }
        // Components are premultiplied by alpha.
        let whole = CGFloat(max(sums.alpha, 1))
        let rgb = RGB(
            red: CGFloat(sums.red) / whole, green: CGFloat(sums.green) / whole,
            blue: CGFloat(sums.blue) / whole)
        return (rgb, CGFloat(sums.alpha) / CGFloat(max(pixels.pixels.count, 1)) / 0xff)
    }
}

extension CGColor {
    /// Creates a color that repeats an image; nil where the size is not positive. Apple's API uses a
    /// `CGPattern`. Its components are those of the image's mean color.
    @_spi(Drawing) public convenience init?(tile image: CGImage, size: CGSize) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
            let pixels = image.pixels
        else { return nil }
        self.init(tile: ColorTile(pixels: pixels, size: size))
    }

    private convenience init(tile: ColorTile) {
        let (rgb, alpha) = tile.mean
        self.init(space: .rgbSpace, values: [rgb.red, rgb.green, rgb.blue, alpha], tile: tile)
    }
}

extension CGImage {
    /// The pixels; a vector document is rasterized at its natural size.
    fileprivate var pixels: PixelBuffer? {
        switch source {
        case .pixels(let pixels): pixels
        case .vector: rasterized(width: width, height: height)?.pixels
        }
    }
}
