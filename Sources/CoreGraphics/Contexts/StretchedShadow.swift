import CCairo
import Foundation

extension CGContext {
    /// Draws the shadow of a shape that exists for any rectangle and differs only within `corner`
    /// points of its corners, such as a rounded rectangle: only a small one is blurred, and its middle is then
    /// repeated. The result equals that of `drawShadow(offset:blur:color:bounds:shape:)`.
    public func drawShadow(
        offset: CGSize, blur: CGFloat, color: CGColor, rect: CGRect, corner: CGFloat,
        shape: (CGRect) -> CGPath
    ) {
        if let plan = StretchPlan(context: self, rect: rect, corner: corner, blur: blur) {
            let small = shape(plan.smallRect)
            if drawStretched(plan, small, offset: offset, color: color) { return }
        }
        drawShadow(offset: offset, blur: blur, color: color, bounds: rect) {
            $0.setFillColor(.black)
            $0.addPath(shape(rect))
            $0.fillPath()
        }
    }

    private func drawStretched(_ plan: StretchPlan, _ shape: CGPath, offset: CGSize, color: CGColor) -> Bool {
        guard let small = AlphaMask(area: plan.smallArea, density: 1),
            let large = AlphaMask(area: plan.area, density: 1),
            let context = small.makeContext(base: baseTransform)
        else { return false }
        var matrix = cairo_matrix_t(userToPixels)
        cairo_set_matrix(context.cairo, &matrix)
        context.setFillColor(.black)
        context.addPath(shape)
        context.fillPath()
        context.flush()
        small.blur(sigma: plan.sigma)
        small.stretch(to: large, column: plan.splitX, row: plan.splitY)
        drawShadowMask(large, offset: offset.applying(userToPixels), color: color)
        return true
    }
}

/// A plan for stretching a small shadow to a large one, in device pixels.
private struct StretchPlan {
    var sigma: CGFloat
    /// The rectangle of the smaller shape, in user space.
    var smallRect: CGRect
    var smallArea: CGRect
    var area: CGRect
    /// The column and the row of the small mask that are repeated.
    var splitX: Int
    var splitY: Int

    /// Creates a plan; nil where it would save nothing, or where user space is rotated.
    init?(context: CGContext, rect: CGRect, corner: CGFloat, blur: CGFloat) {
        let map = context.userToPixels
        guard context.kind == .bitmap, !context.state.isCollapsed, map.b == 0, map.c == 0, map.a > 0,
            map.d > 0,
            rect.isFinite, blur.isFinite, corner.isFinite, blur >= 0, corner >= 0
        else { return nil }
        let device = rect.standardized.applying(map)
        let sigma = blur / 2 * (map.a * map.d).squareRoot()
        let clip = context.boundingBoxOfClipPath
        guard sigma <= 256, !clip.isNull, device.isFinite else { return nil }
        let reach = (sigma * 3).rounded(.up) + 2
        let (edgeX, edgeY) = ((corner * map.a).rounded(.up) + reach, (corner * map.d).rounded(.up) + reach)
        let cutX = max(0, (device.width - 2 * edgeX - 4).rounded(.down))
        let cutY = max(0, (device.height - 2 * edgeY - 4).rounded(.down))
        let area = device.insetBy(dx: -reach, dy: -reach).integral
        let seen = clip.applying(map)
        // For a mostly invisible shape, drawing the visible part is cheaper.
        guard cutX + cutY >= 32, area.width * area.height <= 4 * seen.width * seen.height + 65_536,
            PixelLimits.allow(Int(min(area.width, 1e6)), Int(min(area.height, 1e6)))
        else { return nil }
        self.sigma = sigma
        self.area = area
        smallArea = CGRect(x: area.minX, y: area.minY, width: area.width - cutX, height: area.height - cutY)
        let whole = rect.standardized
        smallRect = CGRect(
            x: whole.minX, y: whole.minY, width: whole.width - cutX / map.a,
            height: whole.height - cutY / map.d)
        splitX = min(Int(smallArea.width) - 1, Int(edgeX + reach) + 2)
        splitY = min(Int(smallArea.height) - 1, Int(edgeY + reach) + 2)
    }
}

extension AlphaMask {
    /// Fills a larger mask with this one by repeating one column and one row.
    func stretch(to large: AlphaMask, column: Int, row: Int) {
        cairo_surface_flush(surface)
        cairo_surface_flush(large.surface)
        guard let from = cairo_image_surface_get_data(surface),
            let to = cairo_image_surface_get_data(large.surface)
        else { return }
        let (fromStride, toStride) =
            (Int(cairo_image_surface_get_stride(surface)), Int(cairo_image_surface_get_stride(large.surface)))
        let (moreX, moreY) = (large.width - width, large.height - height)
        for y in 0..<large.height {
            let line = from + (y <= row ? y : max(row, y - moreY)) * fromStride
            let out = to + y * toStride
            memcpy(out, line, column)
            memset(out + column, Int32(line[column]), moreX)
            memcpy(out + column + moreX, line + column, width - column)
        }
        cairo_surface_mark_dirty(large.surface)
    }
}
