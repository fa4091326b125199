// The part of Pango that is used. Its pkg-config file carries a flag of which SwiftPM warns at
// every build, and Cairo's, which does not, leads to all other headers; a test holds these
// declarations to Pango's own.
#pragma once
#include <cairo.h>
#include <glib-object.h>

#ifndef __PANGO_TYPES_H__
#define PANGO_SCALE 1024
typedef struct {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;
typedef enum { PANGO_DIRECTION_LTR } PangoDirection;
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;
typedef struct _PangoLayoutLine PangoLayoutLine;
#endif
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean rounds);
PangoLanguage *pango_language_from_string(const char *language);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family_static(
    PangoFontDescription *description, const char *families);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, gboolean is_single);
void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_line_get_extents(
    PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);

void pango_cairo_layout_line_path(cairo_t *context, PangoLayoutLine *line);
