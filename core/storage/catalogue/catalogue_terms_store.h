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

/// The words, product types and suppliers that catalogue rows refer to by name. Reads whole sets, for batches.
class CatalogueTermsStore {
public:
    CatalogueTermsStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Spellings by caseFolded() name.
    using Spellings = QHash<QString, QString>;
    Result<Spellings> colours() const;
    Result<Spellings> categories() const;
    Result<Spellings> productTypes() const;

    /// The existing ones, including archived suppliers, in no order; never the hidden Default supplier.
    Result<QList<SupplierReference>> suppliers(const QList<SupplierId> &ids) const;

    /// IANA name of the shop's time zone, which decides what day it is.
    Result<QString> timeZone() const;

private:
    Result<Spellings> spellings(QByteArrayView sql) const;

    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
