#pragma once
#include <stdint.h>
#include <unicode/urename.h>

// ICU's functions carry a version suffix behind macros, which Swift does not see.
//
// Of ICU's headers only the macros are taken. Foundation brings an ICU of its own, and a program that
// sees both cannot be compiled, because enumerations of one name differ. So what is used is declared
// here as ICU 3.4 and later have it, with a UErrorCode as the int that it is: above 0 is a failure.

typedef struct UBreakIterator UBreakIterator;
typedef struct UText UText;

UBreakIterator *ubrk_open(
    int type, const char *locale, const uint16_t *text, int32_t length, int *status);
void ubrk_close(UBreakIterator *iterator);
void ubrk_setUText(UBreakIterator *iterator, UText *text, int *status);
int32_t ubrk_next(UBreakIterator *iterator);
UText *utext_openUTF8(UText *text, const char *units, int64_t length, int *status);
UText *utext_close(UText *text);

// UBRK_LINE
static const int galley_line_breaks = 2;

static inline UBreakIterator *galley_line_iterator_open(int *status) {
  return ubrk_open(galley_line_breaks, "", 0, 0, status);
}

static inline void galley_line_iterator_close(UBreakIterator *iterator) {
  ubrk_close(iterator);
}

static inline void galley_line_iterator_set_text(
    UBreakIterator *iterator, UText *text, int *status) {
  ubrk_setUText(iterator, text, status);
}

static inline int32_t galley_line_iterator_next(UBreakIterator *iterator) {
  return ubrk_next(iterator);
}

static inline UText *galley_text_open_utf8(const char *units, int64_t length, int *status) {
  return utext_openUTF8(0, units, length, status);
}

static inline void galley_text_close(UText *text) {
  utext_close(text);
}
