/// Rasterised glyphs.
struct GlyphImageCache {
}
