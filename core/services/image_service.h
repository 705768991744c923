#pragma once

#include "core/base/result.h"
#include "core/domain/image.h"
#include "core/services/service.h"

#include <QStringList>

#include <functional>

namespace stemdesk {

class ServiceContext;

/// The shop's pictures. Pictures from outside pass through core/images first, which makes them fit to be stored.
class ImageService : public Service {
public:
    using Service::Service;

    /// With its bytes. NotFound if there is none.
    Result<Image> find(ImageId id) const;
    /// Stores `image` under a new id and returns it with that.
    Result<Image> create(Image image);
    /// Stores pictures together with whatever `use` does with their references, or neither.
    Status createFor(const QList<Image> &images, const std::function<Status(const QStringList &references)> &use);
};

/// invalid_imageUrls if `after` names a stored image that the shop does not have. What `before` names is there: images
/// are never deleted.
Status requireImages(const ServiceContext &context, const QStringList &before, const QStringList &after);

} // namespace stemdesk
