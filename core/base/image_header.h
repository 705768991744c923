#pragma once

#include <QByteArray>

#include <optional>

namespace stemdesk {

inline constexpr int kMaxImageSide = 2'560; ///< Of a stored picture; larger ones are scaled down.
inline constexpr qsizetype kMaxImageBytes = 10'000'000; ///< Of a stored picture.
/// Of any JPEG. A picture has about ten at most.
inline constexpr int kMaxImageScans = 100;

/// What the first bytes of a picture's file say of it. Nothing is decoded.
struct ImageHeader {
    QByteArray mediaType; ///< image/png, image/jpeg or image/webp: by the bytes, whatever the file is called.
    qint64 width = 0;
    qint64 height = 0;
    qint64 bytesPerPixel = 4; ///< As it lies in memory once it is decoded.
    /// What is held of each pixel beside that: of a JPEG in several scans until the last one is read, of an animation
    /// for its frame, of a PNG that cannot be scaled row by row for its colours made ready to be.
    double heldPerPixel = 0;

    friend bool operator==(const ImageHeader &, const ImageHeader &) = default;
};

/// Nothing for anything but PNG, JPEG and WebP with a size.
std::optional<ImageHeader> imageHeader(QByteArrayView file);

/// The scans of a JPEG, 1 of others: each costs a pass over all its pixels, however few bytes it has in the file.
int imageScans(QByteArrayView file);

} // namespace stemdesk
