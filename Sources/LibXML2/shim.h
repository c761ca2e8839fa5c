// The module of iOS's name with libxml2's interfaces for apps. What the tools use of them comes from their module: declared in
// both, the enumerations of the second that a program imports are not found.
#include "../CLibXML2/shim.h"
#include <libxml/HTMLparser.h>
#include <libxml/HTMLtree.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlsave.h>
#include <libxml/xmlwriter.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
