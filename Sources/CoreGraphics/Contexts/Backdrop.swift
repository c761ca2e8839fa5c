import CCairo
import Foundation

extension CGContext {
    /// Blurs what has been drawn so far inside a rectangle, within the clip: the backdrop of a visual effect.
    /// `radius` is the standard deviation in user space; `saturation` 1 leaves the saturation of colors
    /// unchanged. Documents have no pixels: they draw a recording made on a bitmap (``BackdropRecording``).
    /// Returns false when there is none, or it is not visible; the caller then draws a flat tint instead.
    @discardableResult
    public func blurBackdrop(in rect: CGRect, radius: CGFloat, saturation: CGFloat = 1) -> Bool {
        drawBackdrop(in: rect, radius: radius) { pixels in
            if saturation != 1 { pixels.saturate(by: Double(saturation)) }
        }
    }

    /// Draws a material over what has been drawn so far inside a rectangle, within the clip: a flat veil where the pixels below
    /// cannot be had.
    package func drawBackdrop(_ material: BackdropMaterial, in rect: CGRect) {
        let isDrawn = drawBackdrop(in: rect, radius: material.radius) { $0.apply(material) }
        guard !isDrawn else { return }
        saveGState()
        setFillColor(CGColor(gray: material.gray, alpha: material.opacity))
        fill(rect)
        restoreGState()
    }

    private func drawBackdrop(
        in rect: CGRect, radius: CGFloat, changing change: (inout Backdrop) -> Void
    ) -> Bool {
        let place = backdrops?.advance()
        guard !state.isCollapsed, radius.isFinite, radius > 0, rect.isFinite,
            let target = cairo_get_group_target(cairo)
        else { return false }
        let map = userToPixels
        let shown = rect.standardized.intersection(boundingBoxOfClipPath)
        guard !shown.isNull, !shown.isEmpty else { return false }
        guard kind == .bitmap else {
            guard let backdrops, let place, let part = backdrops[place] else {
                lacksBackdrops = true
                return false
            }
            return drawRecordedBackdrop(part, in: shown)
        }
        let sigma = min(256, radius * abs(map.determinant).squareRoot())
        guard var backdrop = Backdrop(target, area: shown.applying(map).integral, sigma: sigma) else {
            return false
        }
        change(&backdrop)
        let small = PixelBuffer(
            width: backdrop.width, height: backdrop.height, isOpaque: false, pixels: backdrop.pixels)
        let step = 1 / CGFloat(backdrop.step)
        let toSmall = CGAffineTransform(
            a: step, b: 0, c: 0, d: step, tx: -backdrop.origin.x * step, ty: -backdrop.origin.y * step)
        if let backdrops, let place, backdrops.isRecording {
            backdrops[place] = .init(pixels: small, map: baseTransform.concatenating(toSmall))
        }
        cairo_save(cairo)
        addRect(shown)
        cairo_clip(cairo)
        cairo_identity_matrix(cairo)
        _ = small.withSurface { surface in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            var matrix = cairo_matrix_t(toSmall)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source(cairo, pattern)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cairo)
            cairo_pattern_destroy(pattern)
        }
        cairo_restore(cairo)
        return true
    }
}

/// A blurred copy of a part of a bitmap. For a strong blur it is first scaled down: a strong blur removes
/// all details that scaling loses.
private struct Backdrop {
    /// The device position of the copy's first pixel.
    var origin: CGPoint
    /// The number of device pixels per pixel of the copy, in each direction.
    var step: Int
    var width: Int
    var height: Int
    var pixels: [UInt32]

    init?(_ surface: OpaquePointer, area: CGRect, sigma: CGFloat) {
        cairo_surface_flush(surface)
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) != CAIRO_FORMAT_A8,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &dx, &dy)
        step = sigma >= 24 ? 8 : sigma >= 12 ? 4 : sigma >= 5 ? 2 : 1
        // Pixels within the reach of the blur contribute to it.
        let reach = (sigma * 3 / CGFloat(step)).rounded(.up) * CGFloat(step)
        let wide = area.insetBy(dx: -reach, dy: -reach)
        guard wide.width < 40_000, wide.height < 40_000, abs(wide.minX) < 1e7, abs(wide.minY) < 1e7 else {
            return nil
        }
        origin = wide.origin
        (width, height) = (Int(wide.width) / step + 1, Int(wide.height) / step + 1)
        guard PixelLimits.allow(width, height) else { return nil }
        let source = BackdropSource(
            data: UnsafeRawPointer(data), stride: Int(cairo_image_surface_get_stride(surface)),
            width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)), fill: isOpaque ? 0xFF00_0000 : 0)
        let (left, top) = (Int(wide.minX + dx), Int(wide.minY + dy))
        pixels = source.shrunk(left, top, width, height, step)
        let small = sigma / CGFloat(step)
        let (width, height) = (width, height)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            BoxBlur.blur(
                base, width: width, height: height, stride: width * 4, channels: 4, sigma: small)
        }
    }

    /// Scales the saturation of colors about their luma (ITU-R BT.709).
    mutating func saturate(by amount: Double) {
        changeSaturation(by: amount) { part, alpha in max(0, min(alpha, part)) }
    }

    /// Scales the saturation, then lays the material's veil over the colors.
    mutating func apply(_ material: BackdropMaterial) {
        let (gray, opacity) = (Double(material.gray), Double(material.opacity))
        let clamps = material.clampsSaturation
        changeSaturation(by: Double(material.saturation)) { part, alpha in
            let below = clamps ? max(0, min(alpha, part)) : part
            return max(0, min(alpha, below * (1 - opacity) + gray * alpha * opacity))
        }
    }

    /// Scales the saturation; the closure changes each component, which can then be out of range, given the pixel's alpha.
    private mutating func changeSaturation(by amount: Double, _ change: (Double, Double) -> Double) {
        for index in pixels.indices {
            let pixel = pixels[index]
            let alpha = Double(pixel >> 24)
            let (r, g, b) = (Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
            let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
            func changed(_ part: Double) -> UInt32 {
                UInt32(change(luma + (part - luma) * amount, alpha).rounded())
            }
            pixels[index] = pixel & 0xFF00_0000 | changed(r) << 16 | changed(g) << 8 | changed(b)
        }
    }
}

/// The source pixels of a backdrop, extended beyond the edges by the nearest ones.
private struct BackdropSource {
    var data: UnsafeRawPointer
    var stride: Int
    var width: Int
    var height: Int
    var fill: UInt32

    func shrunk(_ left: Int, _ top: Int, _ columns: Int, _ rows: Int, _ step: Int) -> [UInt32] {
        guard width > 0, height > 0 else { return [UInt32](repeating: 0, count: columns * rows) }
        let xs = (0..<columns * step).map { max(0, min(width - 1, left + $0)) * 4 }
        return Array(unsafeUninitializedCapacity: columns * rows) { result, count in
            for row in 0..<rows {
                for column in 0..<columns {
                    // Two components are summed in each word: sums of 64 bytes fit into 16 bits.
                    var (even, odd): (UInt32, UInt32) = (0, 0)
                    for dy in 0..<step {
                        let line = data + max(0, min(height - 1, top + row * step + dy)) * stride
                        for dx in 0..<step {
                            let pixel = line.load(fromByteOffset: xs[column * step + dx], as: UInt32.self)
                            even &+= pixel & 0x00FF_00FF
                            odd &+= pixel >> 8 & 0x00FF_00FF
                        }
                    }
                    result[row * columns + column] = Self.average(even, odd, UInt32(step * step)) | fill
                }
            }
            count = columns * rows
        }
    }

    private static func average(_ even: UInt32, _ odd: UInt32, _ count: UInt32) -> UInt32 {
        let (b, r) = ((even & 0xFFFF) / count, (even >> 16) / count)
        let (g, a) = ((odd & 0xFFFF) / count, (odd >> 16) / count)
        return a << 24 | r << 16 | g << 8 | b
    }
}
