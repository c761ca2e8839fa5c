// libxml2's encoding.h pulls in the host's ICU, whose types clash with the ICU inside Foundation.
// Nothing here converts encodings through it, so it is left out.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
