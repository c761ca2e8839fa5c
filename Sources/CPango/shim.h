#include <cairo-ft.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <glib.h>
#include <hb-ot.h>
#include <hb.h>
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

// The part of Pango that is used, as in its stable binary interface (1.x). Its headers are not included: the flags that
// pkg-config gives for them hold one of the compiler's for threads, which the package manager refuses with a warning.

typedef struct _PangoLanguage PangoLanguage;

typedef enum {
    PANGO_DIRECTION_LTR = 0,
    PANGO_DIRECTION_RTL = 1,
    PANGO_DIRECTION_WEAK_LTR = 4,
    PANGO_DIRECTION_WEAK_RTL = 5,
} PangoDirection;

typedef struct {
    guint is_line_break : 1;
    guint is_mandatory_break : 1;
    guint is_char_break : 1;
    guint is_white : 1;
    guint is_cursor_position : 1;
    guint others : 27;
} PangoLogAttr;

const char *pango_version_string(void);
PangoLanguage *pango_language_from_string(const char *language);
void pango_get_log_attrs(
    const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs, int attrs_len);
guint8 *pango_log2vis_get_embedding_levels(const char *text, int length, PangoDirection *pbase_dir);
