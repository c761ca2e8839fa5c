#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
#include <string.h>

// What these headers offer only as macros.

static inline FT_Int32 text_load_outline(void) { return FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP; }
static inline FT_Int32 text_load_color_bitmap(void) { return FT_LOAD_COLOR; }
static inline int text_face_has_color(FT_Face face) { return FT_HAS_COLOR(face) ? 1 : 0; }
static inline int text_face_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }
static inline int text_glyph_is_outline(FT_Face face) {
    return face->glyph->format == FT_GLYPH_FORMAT_OUTLINE ? 1 : 0;
}
static inline int text_bitmap_is_gray(FT_Face face) {
    return face->glyph->bitmap.pixel_mode == FT_PIXEL_MODE_GRAY ? 1 : 0;
}
static inline int text_bitmap_is_bgra(FT_Face face) {
    return face->glyph->bitmap.pixel_mode == FT_PIXEL_MODE_BGRA ? 1 : 0;
}
