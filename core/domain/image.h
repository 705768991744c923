#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace stemdesk {

/// A picture in the database: what an event or a group names by its id among its `imageUrls`. Never changed once
/// stored, so that who has its bytes has them for good.
struct Image {
    ImageId id;
    QByteArray mediaType; ///< image/png, image/jpeg or image/webp.
    int width = 0;
    int height = 0;
    Instant createdAt = 0;
    QByteArray bytes;

    friend bool operator==(const Image &, const Image &) = default;
};

/// How `imageUrls` names a stored image: by its id, whatever address the shop is reached under.
QString imageReference(ImageId id);
/// The stored image that an entry of `imageUrls` names; nothing where it is a URL elsewhere.
std::optional<ImageId> referencedImage(const QString &entry);

/// An entry of `imageUrls` that is allowed: the id of a stored image, or an https URL. invalid_imageUrls, or
/// wrong_id_type where it is the id of something else.
Status checkImageUrl(const QString &entry);

} // namespace stemdesk
