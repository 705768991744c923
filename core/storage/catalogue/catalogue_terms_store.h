#pragma once

#include "core/base/id.h"
#include "core/storage/engine/tenant.h"

#include <QHash>
#include <QList>
#include <QString>

namespace stemdesk {

class Session;

/// A supplier as the catalogue refers to it.
struct SupplierReference {
    qint64 key = 0;
    SupplierId id;
    QString name;
    bool isArchived = false;
};

/// What rows of the catalogue name: words of the vocabularies, types, suppliers. Set reads, for whole batches.
class CatalogueTermsStore {
public:
    CatalogueTermsStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Spellings by caseFolded() name.
    using Spellings = QHash<QString, QString>;
    Result<Spellings> colours() const;
    Result<Spellings> categories() const;
    Result<Spellings> productTypes() const;

    /// Those that exist, archived ones too, without the hidden Default supplier; in no order.
    Result<QList<SupplierReference>> suppliers(const QList<SupplierId> &ids) const;

    /// IANA name of the zone that tells which day it is.
    Result<QString> timeZone() const;

private:
    Result<Spellings> spellings(QByteArrayView sql) const;

    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
