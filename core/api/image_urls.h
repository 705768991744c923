#pragma once

#include "core/api/call.h"
#include "core/domain/image.h"

#include <QStringList>

namespace stemdesk {

/// Converts between ids of the shop's stored images and their URLs for the caller of one request. They begin with the
/// shop's public-url, or else with the scheme and Host of the request. Events hold the images' ids, so that the URLs
/// follow both.
class ImageUrls {
public:
    explicit ImageUrls(const Call &call);
    /// For callers that send no host: paths if the shop has no public-url.
    explicit ImageUrls(const Shop &shop) : ImageUrls(shop, {}) {}

    QString urlOf(ImageId id) const;
    /// URLs in the places of ids.
    void show(QStringList &imageUrls) const;
    /// Replaces URLs of stored images by ids. invalid_imageUrls for anything that is neither such a URL nor https;
    /// wrong_id_type if such a URL ends in an id of something else.
    Result<QStringList> read(const QStringList &imageUrls) const;

private:
    ImageUrls(const Shop &shop, const QString &origin);

    Result<QString> entryFrom(const QString &url, const QString &place) const;

    QStringList m_roots; ///< Possible prefixes of a stored image's URL before its id; responses use the first.
};

/// A body of an event or group with ids in its `imageUrls`, if it has them.
template <class Body>
Result<Body> withImageIds(const Call &call, Body body)
{
    if (!body.patch.imageUrls)
        return body;
    const QStringList entries = TRY(ImageUrls(call).read(*body.patch.imageUrls));
    body.patch.imageUrls = entries;
    return body;
}

} // namespace stemdesk
