#pragma once

#include "core/base/image_header.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QSize>

namespace stemdesk {

inline constexpr qsizetype kMaxGivenImageBytes = 64'000'000;
inline constexpr qint64 kMaxGivenPixels = 64'000'000;
/// Of a JPEG: its pixels times its scans. Half a second of work.
inline constexpr qint64 kMaxScannedPixels = 1'000'000'000;
/// Of memory, that taking in pictures takes at one time, however many threads do: who comes later waits.
inline constexpr qint64 kMaxDecodedBytes = 288'000'000;
/// From here on taking a picture in is heavy work, and waits for its part of that.
inline constexpr qint64 kLargePicture = 4'000'000;

/// A picture as it is stored: upright, without metadata, within the limits.
struct TakenImage {
    QByteArray bytes;
    QSize size;
};

/// How many bytes of memory the file of a picture takes at most while it is taken in, as its first bytes tell; a small
/// file may be a large picture. 0 where they tell of none. Costs next to nothing.
qint64 decodedCost(QByteArrayView file);

/// Makes a picture from outside, of the media type image/png, image/jpeg or image/webp, fit to be stored. The bytes of
/// one that is small enough and upright stay as they are, but for metadata, which never stays; others are encoded anew
/// in the same type; of an animation its first picture. `invalid_image` where the bytes are no whole picture of that
/// type, or too large a one: that is found out before anything is decoded. `image_format_missing` where this computer
/// cannot decode the type. Takes up to seconds; callable from any thread.
Result<TakenImage> takenImage(const QByteArray &bytes, QByteArrayView mediaType);

} // namespace stemdesk
