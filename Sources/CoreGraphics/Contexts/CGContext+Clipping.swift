import CCairo
import Foundation

extension CGContext {
    /// Draws only inside the current path from now on; the path is used up.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_set_antialias(cairo, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
    }

    /// Draws only inside a rectangle from now on.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Draws only inside some rectangles from now on.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        clip()
    }

    /// Draws everywhere again, which also undoes clips from before the last `saveGState`, until restored.
    public func resetClip() { cairo_reset_clip(cairo) }

    /// Draws only through the alpha of an image from now on. The image lies as `draw(_:in:)` draws it.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard !state.isCollapsed, stack.reduce(state.masks.count, { $0 + $1.state.masks.count }) < 32 else {
            return
        }
        state.masks.append(ImageMask(image: mask, rect: rect, transform: userToPixels))
        cairo_push_group(cairo)
    }

    /// The smallest rectangle that holds the clip, in the space drawn in.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isCollapsed else { return .null }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return x1 < x2 && y1 < y2 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
    }

    /// Draws through the masks of the current state what their groups have gathered.
    func endMasks() {
        while let mask = state.masks.popLast() { draw(mask) }
    }

    private func draw(_ mask: ImageMask) {
        guard let content = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(content) }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_source(cairo, content)
        // The gathered pixels stay where they are; only the mask lies in the space it was set in.
        var matrix = cairo_matrix_t(mask.transform)
        cairo_set_matrix(cairo, &matrix)
        withPattern(of: mask.image, in: mask.rect, upright: false) { pattern in
            cairo_mask(cairo, pattern)
        }
    }

    /// Runs a body with what is drawn through masks put where it belongs, then goes on with fresh groups.
    func suspendMasks<Result>(_ body: () -> Result) -> Result {
        guard stack.isEmpty, !state.masks.isEmpty else { return body() }
        let masks = state.masks
        let matrix = userToPixels
        endMasks()
        let result = body()
        for mask in masks {
            state.masks.append(mask)
            cairo_push_group(cairo)
        }
        var last = cairo_matrix_t(matrix)
        cairo_set_matrix(cairo, &last)
        return result
    }
}
