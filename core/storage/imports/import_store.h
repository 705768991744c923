#pragma once

#include "core/domain/imports/import_batch.h"
#include "core/domain/page.h"
#include "core/storage/engine/tenant.h"

#include <QByteArray>
#include <QSet>

namespace stemdesk {

/// An object that an import created or changed.
struct ImportRow {
    qint64 key = 0; ///< 0 until stored.
    Resource resource = Resource::Variant;
    IdBytes id{};
    int version = 0; ///< After the import, or after changes that were undone since.
    std::optional<QByteArray> before; ///< The previous row; nullopt if the import created it.
};

/// Imports of a shop and their rows, in order.
class ImportStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Returns the key.
    Result<qint64> insert(const ImportBatch &batch);
    Status setCounts(qint64 batch, const ImportCounts &counts);
    Status setReverted(qint64 batch, Instant at);
    /// Newest first.
    Result<Page<ImportBatch>> list(const PageRequest &page) const;
    /// NotFound if there is none.
    Result<ImportBatch> find(ImportId id) const;

    Status addRows(qint64 batch, const QList<ImportRow> &rows);
    /// Updates the version of an existing row, found by its object.
    Status setVersion(qint64 batch, const ImportRow &row);
    /// An object with another version, whose content is that of the version `from`.
    struct MovedVersion {
        Resource resource = Resource::Variant;
        IdBytes id{};
        int from = 0;
        int to = 0;
    };
    /// For every import that left the object with the version `from`, records that it left it with `to`.
    Status moveVersions(const QList<MovedVersion> &moved);
    /// The imports that have rows of these objects, by their keys.
    Result<QSet<qint64>> importsOf(Resource resource, const QList<IdBytes> &ids) const;
    /// Their files, newest first.
    Result<QStringList> filesOf(const QSet<qint64> &imports) const;
    Result<qint64> rowCount(qint64 batch) const;
    /// The last rows before the one with the key `before`, last first.
    Result<QList<ImportRow>> rowsBefore(qint64 batch, qint64 before, int limit) const;
    Status removeRow(qint64 key);
};

} // namespace stemdesk
