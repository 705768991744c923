#pragma once

#include <QByteArray>

#include <optional>

namespace stemdesk {

/// A picture file, validated and stripped without decoding it: complete, and without anything that is not part of the
/// picture, such as EXIF, XMP, comments, thumbnails and appended films, which may give away where it was taken. Pixels
/// and colour profiles stay unchanged.
struct ImageContainer {
    QByteArray bytes; ///< The original bytes if nothing had to be removed.
    int orientation = 1; ///< EXIF orientation, 1 to 8: how to turn the picture upright.
    bool isFilm = false; ///< An animation, of which only the first picture is stored.
};

// nullopt unless the bytes are a complete file of that format.
std::optional<ImageContainer> pngContainer(const QByteArray &file);
std::optional<ImageContainer> jpegContainer(const QByteArray &file);
std::optional<ImageContainer> webpContainer(const QByteArray &file);

/// Orientation in an EXIF block (from its TIFF header on); 1 if it has none.
int exifOrientation(QByteArrayView exif);

} // namespace stemdesk
