#pragma once
#include <unicode/ubrk.h>
#include <unicode/utext.h>

// ICU's functions carry a version suffix behind macros, which Swift does not see.

static inline UBreakIterator *galley_line_iterator_open(UErrorCode *status) {
  return ubrk_open(UBRK_LINE, "", NULL, 0, status);
}

static inline void galley_line_iterator_close(UBreakIterator *iterator) {
  ubrk_close(iterator);
}

static inline void galley_line_iterator_set_text(
    UBreakIterator *iterator, UText *text, UErrorCode *status) {
  ubrk_setUText(iterator, text, status);
}

static inline int32_t galley_line_iterator_next(UBreakIterator *iterator) {
  return ubrk_next(iterator);
}

static inline UText *galley_text_open_utf8(
    const char *units, int64_t length, UErrorCode *status) {
  return utext_openUTF8(NULL, units, length, status);
}

static inline void galley_text_close(UText *text) {
  utext_close(text);
}
