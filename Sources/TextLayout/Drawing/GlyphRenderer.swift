import CCairo
import CoreGraphics

/// Draws glyphs the same way on every host: no hinting, grayscale antialiasing, only fonts of our set.
struct GlyphRenderer {
    let engine: Engine
    let cairo: OpaquePointer
    /// Nil where glyphs are drawn as outlines instead of pixels.
    let grid: PixelGrid?
    private let options: OpaquePointer?

    /// Larger glyphs are filled as paths: their images would need more memory than the time they save is worth.
    private static let largestImage = 256.0

    init(engine: Engine, cairo: OpaquePointer) {
        self.engine = engine
        self.cairo = cairo
        grid = PixelGrid(cairo)
        options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    }

    /// Releases the renderer's resources.
    func finish() {
        cairo_font_options_destroy(options)
        engine.glyphImages.trim()
    }

    /// Draws a run, its coordinates offset by `x` and its baseline at `y`.
    func draw(_ run: VisualLine.Run, color: TextColor, x: Double, y: Double) {
        guard run.face >= 0, run.face < engine.faces.count, run.outlineSize > 0, !run.glyphs.isEmpty else {
            return
        }
        let face = engine.faces[run.face]
        if face.isColor {
            drawColor(run, face, alpha: color.alpha, x, y)
            return
        }
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        if let grid, run.outlineSize * grid.scale <= Self.largestImage {
            drawImages(run, face, grid, x, y)
        } else {
            drawOutlines(run, face, x, y)
        }
    }

    // MARK: Pixels

    private func drawImages(_ run: VisualLine.Run, _ face: Face, _ grid: PixelGrid, _ x: Double, _ y: Double)
    {
        // In 64ths of a pixel; `largestImage` bounds it.
        let size = Int32((run.outlineSize * grid.scale * 64).rounded())
        guard size > 0 else { return }
        let sheet = engine.glyphImages.sheet(face: face, size: size)
        var placed: [CoverageMask.Placed] = []
        placed.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let position = grid.x(x + glyph.x).bounded(by: 1_000_000)
            let column = position.rounded(.down)
            // Skips glyphs that are farther outside of the clip than a large glyph's width.
            guard Int(column) > grid.clip.left - 1024, Int(column) < grid.clip.right + 1024 else { continue }
            let phase = UInt8((position - column) * Double(GlyphSheet.phases))
            guard let image = sheet.image(glyph.id, phase: phase) else { continue }
            // Baselines are on whole pixels, as on iOS, which keeps stems and bowls level.
            let row = Int(grid.y(y + glyph.y).bounded(by: 1_000_000).rounded())
            placed.append(
                CoverageMask.Placed(image: image, x: Int(column) + image.left, y: row - image.top))
        }
        cairo_save(cairo)
        grid.enterPixels(cairo)
        CoverageMask.draw(placed, clip: grid.clip, on: cairo)
        cairo_restore(cairo)
    }

    // MARK: Outlines

    /// SVG and PDF contain each glyph's outline from the font file, so that viewers need no fonts.
    private func drawOutlines(_ run: VisualLine.Run, _ face: Face, _ x: Double, _ y: Double) {
        guard let font = face.cairo else { return }
        cairo_set_font_face(cairo, font)
        cairo_set_font_size(cairo, run.outlineSize)
        cairo_set_font_options(cairo, options)
        let glyphs = run.glyphs.map {
            cairo_glyph_t(index: UInt(UInt32($0.id)), x: x + $0.x, y: y + $0.y)
        }
        if cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE {
            // Cairo's glyph images are at whole pixels and would not follow a rotated context.
            cairo_new_path(cairo)
            cairo_glyph_path(cairo, glyphs, Int32(clamping: glyphs.count))
            cairo_fill(cairo)
        } else {
            cairo_show_glyphs(cairo, glyphs, Int32(clamping: glyphs.count))
        }
    }

    // MARK: Color

    private func drawColor(_ run: VisualLine.Run, _ face: Face, alpha: Double, _ x: Double, _ y: Double) {
        for glyph in run.glyphs {
            if let grid,
                let image = engine.colorGlyphs.scaled(
                    face: face, glyph: glyph.id, em: run.outlineSize * grid.scale)
            {
                let left = (grid.x(x + glyph.x) + image.left).bounded(by: 1_000_000).rounded()
                let top = (grid.y(y + glyph.y) - image.top).bounded(by: 1_000_000).rounded()
                cairo_save(cairo)
                grid.enterPixels(cairo)
                cairo_set_source_surface(cairo, image.surface, left, top)
                cairo_paint_with_alpha(cairo, alpha)
                cairo_restore(cairo)
            } else if let image = engine.colorGlyphs.original(face: face, glyph: glyph.id) {
                let em = Double(run.outlineSize)
                image.draw(
                    cairo, em: em, x: x + glyph.x + image.left * em, y: y + glyph.y - image.top * em)
            }
        }
    }
}
