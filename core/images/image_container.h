#pragma once

#include <QByteArray>

#include <optional>

namespace stemdesk {

/// The file of a picture, looked through without decoding it: complete, and freed of all that is no part of the
/// picture. Where somebody stood when taking it (EXIF, XMP, comments, thumbnails, films behind its end) is nobody's
/// business; colour profiles and the pixels stay as they are.
struct ImageContainer {
    QByteArray bytes; ///< The given ones where nothing had to go.
    int orientation = 1; ///< As EXIF numbers it, 1 to 8: what has to be done to see the picture upright.
    bool isFilm = false; ///< The pictures behind its first are none of what is stored.
};

// Nothing where the bytes are not a whole file of that format.
std::optional<ImageContainer> pngContainer(const QByteArray &file);
std::optional<ImageContainer> jpegContainer(const QByteArray &file);
std::optional<ImageContainer> webpContainer(const QByteArray &file);

/// The orientation that an EXIF block (from its TIFF header on) names; 1 where it names none.
int exifOrientation(QByteArrayView exif);

} // namespace stemdesk
