#pragma once

#include "core/domain/image.h"
#include "core/storage/engine/tenant.h"

#include <QList>

namespace stemdesk {

class Session;

class ImageStore {
public:
    ImageStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// With its bytes. NotFound if there is none.
    Result<Image> find(ImageId id) const;
    /// The existing ones among `ids`, in no order.
    Result<QList<ImageId>> existing(const QList<ImageId> &ids) const;
    Status insert(const Image &image);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
