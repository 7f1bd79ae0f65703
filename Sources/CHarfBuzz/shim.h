#pragma once
#include <hb.h>
#include <hb-ot.h>
#include <hb-aat.h>

static inline hb_tag_t galley_tag_gsub(void) { return HB_OT_TAG_GSUB; }
static inline hb_tag_t galley_tag_gpos(void) { return HB_OT_TAG_GPOS; }
static inline hb_codepoint_t galley_set_invalid(void) { return HB_SET_VALUE_INVALID; }

/* Whether a face is kerned by its kern table because GPOS does not do it. */
static inline hb_bool_t galley_has_kern_table_alone(hb_face_t *face) {
  if (hb_ot_layout_has_positioning(face)) return 0;
  hb_blob_t *kern = hb_face_reference_table(face, HB_TAG('k', 'e', 'r', 'n'));
  hb_bool_t has = hb_blob_get_length(kern) > 0;
  hb_blob_destroy(kern);
  return has;
}
