#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// A picture in the database, referred to by its id in the `imageUrls` of events and groups. Immutable, so that its
/// bytes can be cached for ever.
struct Image {
    ImageId id;
    QByteArray mediaType; ///< image/png, image/jpeg or image/webp.
    int width = 0;
    int height = 0;
    Instant createdAt = 0;
    QByteArray bytes;

    friend bool operator==(const Image &, const Image &) = default;
};

/// The entry in `imageUrls` for a stored image: its id, independent of the shop's address.
QString imageReference(ImageId id);
/// The stored image of an entry in `imageUrls`; nullopt if it is an external URL.
std::optional<ImageId> referencedImage(const QString &entry);

/// Checks an entry of `imageUrls`: the id of a stored image, or an https URL. invalid_imageUrls, or wrong_id_type for
/// another kind of id.
Status checkImageUrl(const QString &entry);

} // namespace stemdesk
