#pragma once

#include "core/domain/imports/import_batch.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

#include <QByteArray>

namespace stemdesk {

class Session;

/// Something that an import made or changed.
struct ImportRow {
    qint64 key = 0; ///< 0 until stored.
    Resource resource = Resource::Variant;
    IdBytes id{};
    int version = 0; ///< That the import left.
    std::optional<QByteArray> before; ///< What it was; nothing where the import made it.
};

/// Imports of one shop and what each of them did, in order.
class ImportStore {
public:
    ImportStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Returns the key.
    Result<qint64> insert(const ImportBatch &batch);
    Status setCounts(qint64 batch, const ImportCounts &counts);
    Status setReverted(qint64 batch, Instant at);
    /// Newest first.
    Result<Page<ImportBatch>> list(const PageRequest &page) const;
    /// NotFound where there is none.
    Result<ImportBatch> find(ImportId id) const;

    Status addRows(qint64 batch, const QList<ImportRow> &rows);
    /// Of a row that is there, by what it is about.
    Status setVersion(qint64 batch, const ImportRow &row);
    /// The same, but only where the row has the version before it; says whether it had.
    Result<bool> followVersion(qint64 batch, const ImportRow &row);
    Result<qint64> rowCount(qint64 batch) const;
    /// The last ones before the row with the key `before`, last first.
    Result<QList<ImportRow>> rowsBefore(qint64 batch, qint64 before, int limit) const;
    Status removeRow(qint64 key);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
