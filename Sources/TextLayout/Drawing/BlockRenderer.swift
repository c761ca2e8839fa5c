import CCairo
import CoreGraphics

/// Draws a block: backgrounds, glyphs, underlines and strikethrough lines.
struct BlockRenderer {
    let storage: TextBlockStorage
    let renderer: GlyphRenderer
    let origin: CGPoint
    /// The opacity of all drawing.
    let opacity: CGFloat

    func draw(_ parts: TextBlockParts, ofLines lines: Range<Int>) {
        let visible = visibleHeights()
        for index in lines {
            let fragment = storage.fragments[index]
            let top = origin.y + fragment.y
            // Ink may extend beyond its line, but by less than the line's height.
            guard top - fragment.height < visible.upperBound,
                top + 2 * fragment.height > visible.lowerBound
            else { continue }
            let line = storage.visualLine(index)
            if parts.contains(.backgrounds) { for run in line.runs { fillBackground(run, fragment) } }
            if parts.contains(.glyphs) { drawGlyphs(of: line, fragment) }
        }
    }

    /// Returns the vertical range of the clip.
    private func visibleHeights() -> ClosedRange<Double> {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(renderer.cairo, &left, &top, &right, &bottom)
        guard top.isFinite, bottom.isFinite, top <= bottom else { return 0...0 }
        return top...bottom
    }

    private func drawGlyphs(of line: VisualLine, _ fragment: LineFragment) {
        let baseline = Double(origin.y + fragment.y + fragment.baseline)
        for run in line.runs {
            let style = storage.styles[run.style]
            let y = baseline - Double(style.baselineOffset.bounded(by: 100_000))
            renderer.draw(run, color: color(style.color), x: Double(origin.x), y: y)
            strokeLines(run, style, baseline: y)
        }
    }

    private func fillBackground(_ run: VisualLine.Run, _ fragment: LineFragment) {
        guard let color = storage.styles[run.style].background else { return }
        fill(
            x: run.x, y: Double(origin.y + fragment.y), width: run.width, height: Double(fragment.height),
            self.color(color))
    }

    private func strokeLines(_ run: VisualLine.Run, _ style: TextAttributes, baseline: Double) {
        let size = Double(style.font.descriptor.size)
        if let kind = style.underline {
            stroke(kind, run, y: baseline + size * 0.12, size, color(style.underlineColor ?? style.color))
        }
        if let kind = style.strikethrough {
            let middle = baseline - Double(style.font.metrics.xHeight) / 2 - size * 0.03
            stroke(kind, run, y: middle, size, color(style.strikethroughColor ?? style.color))
        }
    }

    private func stroke(
        _ kind: TextLineStyle, _ run: VisualLine.Run, y: Double, _ size: Double, _ color: TextColor
    ) {
        let thin = max(size * 0.06, 1 / (renderer.grid?.scale ?? 1))
        let thickness = kind == .thick ? thin * 2 : thin
        line(run, y: y, thickness: thickness, color)
        if kind == .double { line(run, y: y + thin * 2, thickness: thickness, color) }
    }

    private func color(_ color: CGColor?) -> TextColor { TextColor(color, opacity: opacity) }

    /// Aligns the line to whole pixels, so that its thickness is even.
    private func line(_ run: VisualLine.Run, y: Double, thickness: Double, _ color: TextColor) {
        guard let grid = renderer.grid else {
            return fill(x: run.x, y: y, width: run.width, height: thickness, color)
        }
        let top = (grid.y(y).rounded() - grid.y(0)) / grid.scale
        let height = max(1, (thickness * grid.scale).rounded()) / grid.scale
        fill(x: run.x, y: top, width: run.width, height: height, color)
    }

    private func fill(x: Double, y: Double, width: Double, height: Double, _ color: TextColor) {
        guard width > 0, height > 0 else { return }
        let cairo = renderer.cairo
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(origin.x) + x, y, width, height)
        cairo_fill(cairo)
    }
}
