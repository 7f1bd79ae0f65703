#pragma once
#include <stddef.h>
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

/// The bytes that the program holds of malloc, those in maps of their own included.
static inline size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
/// Unknown with other C libraries.
static inline size_t allocated_bytes(void) { return 0; }
#endif
