#pragma once

#include "core/domain/image.h"
#include "core/storage/engine/tenant.h"

#include <QList>

namespace stemdesk {

class ImageStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// With its bytes. NotFound if there is none.
    Result<Image> find(ImageId id) const;
    /// The existing ones among `ids`, in no order.
    Result<QList<ImageId>> existing(const QList<ImageId> &ids) const;
    Status insert(const Image &image);
};

} // namespace stemdesk
