#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QSize>

namespace stemdesk {

inline constexpr int kMaxImageSide = 2'560; ///< Of a stored picture; larger ones are scaled down.
inline constexpr qsizetype kMaxImageBytes = 10'000'000; ///< Of a stored picture.
inline constexpr qsizetype kMaxGivenImageBytes = 64'000'000;
inline constexpr qint64 kMaxGivenPixels = 64'000'000;

/// A picture as it is stored: upright, without metadata, within the limits.
struct TakenImage {
    QByteArray bytes;
    QSize size;
};

/// Makes a picture from outside, of the media type image/png, image/jpeg or image/webp, fit to be stored. The bytes of
/// one that is small enough and upright stay as they are, but for metadata, which never stays; others are encoded anew
/// in the same type. `invalid_image` where the bytes are no whole picture of that type, or too large a one: that is
/// found out before anything is decoded. Takes up to seconds; callable from any thread.
Result<TakenImage> takenImage(const QByteArray &bytes, QByteArrayView mediaType);

} // namespace stemdesk
