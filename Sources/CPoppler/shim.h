#include <cairo.h>
#include <dlfcn.h>
#include <glib-object.h>

// The part of Poppler that is used, as in the stable binary interface of its GLib library (libpoppler-glib.so.8). Its
// header is not included, since no program is linked with Poppler: `poppler_load` loads it.

typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;

typedef struct {
    gdouble x1, y1, x2, y2;
} PopplerRectangle;

typedef struct {
    int type;
    /// The number of the page, which begins with 1.
    int page_num;
    double left, bottom, right, top, zoom;
    gchar *named_dest;
    guint change_left : 1;
    guint change_top : 1;
    guint change_zoom : 1;
} PopplerDest;

typedef enum {
    POPPLER_ACTION_GOTO_DEST = 2,
    POPPLER_ACTION_URI = 5,
} PopplerActionType;

typedef struct {
    PopplerActionType type;
    gchar *title;
    PopplerDest *dest;
} PopplerActionGotoDest;

typedef struct {
    PopplerActionType type;
    gchar *title;
    gchar *uri;
} PopplerActionUri;

typedef union {
    PopplerActionType type;
    PopplerActionGotoDest goto_dest;
    PopplerActionUri uri;
} PopplerAction;

typedef struct {
    PopplerRectangle area;
    PopplerAction *action;
} PopplerLinkMapping;

/// The functions of the library.
typedef struct {
    PopplerDocument *_Nullable (*_Nonnull document_new_from_bytes)(
        GBytes *_Nonnull bytes, const char *_Nullable password, GError *_Nullable *_Nullable error);
    int (*_Nonnull document_get_n_pages)(PopplerDocument *_Nonnull document);
    PopplerPage *_Nullable (*_Nonnull document_get_page)(PopplerDocument *_Nonnull document, int index);
    PopplerDest *_Nullable (*_Nonnull document_find_dest)(
        PopplerDocument *_Nonnull document, const gchar *_Nonnull link_name);
    void (*_Nonnull dest_free)(PopplerDest *_Nullable dest);
    void (*_Nonnull page_get_size)(PopplerPage *_Nonnull page, double *_Nonnull width, double *_Nonnull height);
    void (*_Nonnull page_render)(PopplerPage *_Nonnull page, cairo_t *_Nonnull cairo);
    char *_Nullable (*_Nonnull page_get_text)(PopplerPage *_Nonnull page);
    GList *_Nullable (*_Nonnull page_get_link_mapping)(PopplerPage *_Nonnull page);
    void (*_Nonnull page_free_link_mapping)(GList *_Nullable list);
} PopplerLibraryFunctions;

/// Loads the library and returns its functions; null where it is not installed or lacks one of them.
static inline const PopplerLibraryFunctions *_Nullable poppler_load(void) {
    // The name with the interface version, and the name that the development package adds.
    void *library = dlopen("libpoppler-glib.so.8", RTLD_LAZY);
    if (!library) library = dlopen("libpoppler-glib.so", RTLD_LAZY);
    if (!library) return NULL;
    static PopplerLibraryFunctions functions;
#define POPPLER_FIND(name) \
    if (!(functions.name = (__typeof__(functions.name))dlsym(library, "poppler_" #name))) return NULL;
    POPPLER_FIND(document_new_from_bytes)
    POPPLER_FIND(document_get_n_pages)
    POPPLER_FIND(document_get_page)
    POPPLER_FIND(document_find_dest)
    POPPLER_FIND(dest_free)
    POPPLER_FIND(page_get_size)
    POPPLER_FIND(page_render)
    POPPLER_FIND(page_get_text)
    POPPLER_FIND(page_get_link_mapping)
    POPPLER_FIND(page_free_link_mapping)
#undef POPPLER_FIND
    return &functions;
}
