#pragma once

#include <QByteArray>

#include <optional>

namespace stemdesk {

inline constexpr int kMaxImageSide = 2'560; ///< For stored pictures; larger ones are scaled down.
inline constexpr qsizetype kMaxImageBytes = 10'000'000; ///< For stored pictures.
/// Scans of a JPEG; real pictures have about ten.
inline constexpr int kMaxImageScans = 100;

/// Facts from the first bytes of a picture file, without decoding it.
struct ImageHeader {
    QByteArray mediaType; ///< image/png, image/jpeg or image/webp, by content, whatever the file's name.
    qint64 width = 0;
    qint64 height = 0;
    qint64 bytesPerPixel = 4; ///< In the decoded picture.
    /// Additional bytes per pixel while decoding: the coefficients of a JPEG with several scans, the frame of an
    /// animation, or the whole of a PNG that cannot be scaled row by row.
    double heldPerPixel = 0;

    friend bool operator==(const ImageHeader &, const ImageHeader &) = default;
};

/// nullopt unless the file is PNG, JPEG or WebP and has a size.
std::optional<ImageHeader> imageHeader(QByteArrayView file);

/// The scans of a JPEG, 1 of others: each costs a pass over all its pixels, however few bytes it has in the file.
int imageScans(QByteArrayView file);

} // namespace stemdesk
