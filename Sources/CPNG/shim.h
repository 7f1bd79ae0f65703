#pragma once
#include <png.h>

/// A zeroed image description of libpng's simplified interface.
static inline png_image galley_png_image(void) {
  png_image image = {0};
  image.version = PNG_IMAGE_VERSION;
  return image;
}

/// The text of the last warning or error, null-terminated; lives as long as the image.
static inline const char *galley_png_message(const png_image *image) {
  return image->message;
}

/// An upper bound of the compressed size.
static inline size_t galley_png_maximum_size(png_image image) {
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}

static const png_uint_32 galley_png_format_rgba = PNG_FORMAT_RGBA;
