#pragma once

#include "core/base/image_header.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QSize>

namespace stemdesk {

inline constexpr qsizetype kMaxGivenImageBytes = 64'000'000;
inline constexpr qint64 kMaxGivenPixels = 64'000'000;
/// Pixels times scans of a JPEG: half a second of work.
inline constexpr qint64 kMaxScannedPixels = 1'000'000'000;
/// Memory for decoding, shared by all threads; whoever exceeds it waits.
inline constexpr qint64 kMaxDecodedBytes = 288'000'000;
/// Larger pictures are heavy work and wait for their share of kMaxDecodedBytes.
inline constexpr qint64 kLargePicture = 4'000'000;

/// A picture as it is stored: upright, without metadata, within the limits.
struct TakenImage {
    QByteArray bytes;
    QSize size;
};

/// The most memory that taking in a picture file can need, by its first bytes, because a small file may be a large
/// picture. 0 if they are not a picture's. Costs next to nothing.
qint64 decodedCost(QByteArrayView file);

/// Prepares an uploaded picture (image/png, image/jpeg or image/webp) for storage. A picture that is upright and small
/// enough keeps its bytes except for metadata, which is always removed; any other is re-encoded in the same type, an
/// animation as its first picture. Returns `invalid_image` if the bytes are not a complete picture of that type or too
/// large, which is checked before anything is decoded, and `image_format_missing` if this computer cannot decode the
/// type. May take seconds; callable from any thread.
Result<TakenImage> takenImage(const QByteArray &bytes, QByteArrayView mediaType);

} // namespace stemdesk
