#pragma once
// Debian's libxml2 takes in ICU's headers, which Swift's Foundation has in another version. Nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/xmlreader.h>
