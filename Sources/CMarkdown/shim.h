#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// The part of cmark-gfm that is used. Its headers are not included, since no program is linked with it: `markdown_load`
// loads it.

typedef struct cmark_node MarkdownNode;
typedef struct cmark_parser MarkdownParser;
typedef struct cmark_iter MarkdownIterator;
typedef struct cmark_syntax_extension MarkdownExtension;

typedef enum {
    MARKDOWN_DONE = 1,
    MARKDOWN_ENTER = 2,
    MARKDOWN_EXIT = 3,
} MarkdownEvent;

/// The functions of the library and of its extensions.
typedef struct {
    MarkdownParser *_Nullable (*_Nonnull parser_new)(int options);
    int (*_Nonnull parser_attach_syntax_extension)(
        MarkdownParser *_Nonnull parser, MarkdownExtension *_Nonnull extension);
    void (*_Nonnull parser_feed)(MarkdownParser *_Nonnull parser, const char *_Nonnull text, size_t length);
    MarkdownNode *_Nullable (*_Nonnull parser_finish)(MarkdownParser *_Nonnull parser);
    void (*_Nonnull parser_free)(MarkdownParser *_Nonnull parser);
    MarkdownExtension *_Nullable (*_Nonnull find_syntax_extension)(const char *_Nonnull name);
    MarkdownIterator *_Nullable (*_Nonnull iter_new)(MarkdownNode *_Nonnull root);
    MarkdownEvent (*_Nonnull iter_next)(MarkdownIterator *_Nonnull iterator);
    MarkdownNode *_Nullable (*_Nonnull iter_get_node)(MarkdownIterator *_Nonnull iterator);
    void (*_Nonnull iter_free)(MarkdownIterator *_Nonnull iterator);
    void (*_Nonnull node_free)(MarkdownNode *_Nonnull node);
    const char *_Nullable (*_Nonnull node_get_type_string)(MarkdownNode *_Nonnull node);
    const char *_Nullable (*_Nonnull node_get_literal)(MarkdownNode *_Nonnull node);
    const char *_Nullable (*_Nonnull node_get_url)(MarkdownNode *_Nonnull node);
    const char *_Nullable (*_Nonnull node_get_fence_info)(MarkdownNode *_Nonnull node);
    int (*_Nonnull node_get_heading_level)(MarkdownNode *_Nonnull node);
    /// 1 for bullets, 2 for numbers.
    int (*_Nonnull node_get_list_type)(MarkdownNode *_Nonnull node);
    int (*_Nonnull node_get_list_start)(MarkdownNode *_Nonnull node);
    uint16_t (*_Nonnull table_columns)(MarkdownNode *_Nonnull node);
    /// For each column a letter: `l`, `c`, `r` or 0.
    uint8_t *_Nullable (*_Nonnull table_alignments)(MarkdownNode *_Nonnull node);
} MarkdownLibraryFunctions;

/// Loads the library and returns its functions; null where it is not installed or lacks one of them.
static inline const MarkdownLibraryFunctions *_Nullable markdown_load(void) {
    void *library = dlopen("libcmark-gfm.so", RTLD_LAZY);
    void *extensions = dlopen("libcmark-gfm-extensions.so", RTLD_LAZY);
    if (!library || !extensions) return NULL;
    static MarkdownLibraryFunctions functions;
#define MARKDOWN_FIND(name) \
    if (!(functions.name = (__typeof__(functions.name))dlsym(library, "cmark_" #name))) return NULL;
    MARKDOWN_FIND(parser_new)
    MARKDOWN_FIND(parser_attach_syntax_extension)
    MARKDOWN_FIND(parser_feed)
    MARKDOWN_FIND(parser_finish)
    MARKDOWN_FIND(parser_free)
    MARKDOWN_FIND(find_syntax_extension)
    MARKDOWN_FIND(iter_new)
    MARKDOWN_FIND(iter_next)
    MARKDOWN_FIND(iter_get_node)
    MARKDOWN_FIND(iter_free)
    MARKDOWN_FIND(node_free)
    MARKDOWN_FIND(node_get_type_string)
    MARKDOWN_FIND(node_get_literal)
    MARKDOWN_FIND(node_get_url)
    MARKDOWN_FIND(node_get_fence_info)
    MARKDOWN_FIND(node_get_heading_level)
    MARKDOWN_FIND(node_get_list_type)
    MARKDOWN_FIND(node_get_list_start)
#undef MARKDOWN_FIND
    functions.table_columns =
        (__typeof__(functions.table_columns))dlsym(extensions, "cmark_gfm_extensions_get_table_columns");
    functions.table_alignments =
        (__typeof__(functions.table_alignments))dlsym(extensions, "cmark_gfm_extensions_get_table_alignments");
    if (!functions.table_columns || !functions.table_alignments) return NULL;
    void (*register_extensions)(void) =
        (void (*)(void))dlsym(extensions, "cmark_gfm_core_extensions_ensure_registered");
    if (!register_extensions) return NULL;
    register_extensions();
    return &functions;
}
