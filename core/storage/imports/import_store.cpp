#include "core/storage/imports/import_store.h"

#include "core/storage/engine/page_read.h"

#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kImportColumns = "key, id, kind, file_name, at, created_rows, updated_rows, refused_rows, reverted_at";

QString textOf(ImportKind kind)
{
    switch (kind) {
    case ImportKind::Products: break;
    case ImportKind::Prices: return u"prices"_s;
    case ImportKind::Contacts: return u"contacts"_s;
    }
    return u"products"_s;
}

ImportKind kindFrom(const QString &text)
{
    for (const ImportKind kind : {ImportKind::Prices, ImportKind::Contacts}) {
        if (text == textOf(kind))
            return kind;
    }
    return ImportKind::Products;
}

ImportBatch batchFrom(const Row &row)
{
    return {.key = row.integer(0),
            .id = row.id<ImportId>(1),
            .kind = kindFrom(row.text(2)),
            .fileName = row.text(3),
            .at = row.integer(4),
            .counts = {.created = row.integer(5), .updated = row.integer(6), .refused = row.integer(7)},
            .revertedAt = row.optionalInteger(8)};
}

ImportRow rowFrom(const Row &row)
{
    ImportRow found{.key = row.integer(0),
                    .resource = Resource(row.integer(1)),
                    .id = row.idBytes(2),
                    .version = row.smallInteger(3)};
    if (!row.isNull(4))
        found.before = row.bytes(4);
    return found;
}

} // namespace

Result<qint64> ImportStore::insert(const ImportBatch &batch)
{
    return m_session.insert("insert into import_batch (shop, id, kind, file_name, at, created_rows, updated_rows, "
                            "refused_rows) values (?, ?, ?, ?, ?, ?, ?, ?)",
                            m_tenant.shop, batch.id, textOf(batch.kind), batch.fileName, batch.at, batch.counts.created,
                            batch.counts.updated, batch.counts.refused);
}

Status ImportStore::setCounts(qint64 batch, const ImportCounts &counts)
{
    return m_session.run(
        "update import_batch set created_rows = ?, updated_rows = ?, refused_rows = ? where shop = ? and key = ?",
        counts.created, counts.updated, counts.refused, m_tenant.shop, batch);
}

Status ImportStore::setReverted(qint64 batch, Instant at)
{
    return m_session.run("update import_batch set reverted_at = ? where shop = ? and key = ?", at, m_tenant.shop,
                         batch);
}

Result<Page<ImportBatch>> ImportStore::list(const PageRequest &page) const
{
    return readPage(m_session,
                    "select " + kImportColumns
                        + " from import_batch where shop = ? and key < ? order by key desc limit ?",
                    batchFrom, page.limit, m_tenant.shop, page.after.value_or(std::numeric_limits<qint64>::max()));
}

Result<ImportBatch> ImportStore::find(ImportId id) const
{
    const auto found = TRY(m_session.first("select " + kImportColumns + " from import_batch where shop = ? and id = ?",
                                           batchFrom, m_tenant.shop, id));
    if (!found)
        return notFound();
    return *found;
}

Status ImportStore::addRows(qint64 batch, const QList<ImportRow> &rows)
{
    if (rows.isEmpty())
        return {};
    SqlRows values(6);
    values.reserve(rows.size());
    for (const ImportRow &row : rows)
        values.add(m_tenant.shop, batch, int(row.resource), row.id, row.version, row.before);
    return m_session.addRows("import_row", "shop, import_batch, resource, id, version, before", values);
}

Status ImportStore::setVersion(qint64 batch, const ImportRow &row)
{
    return m_session.run(
        "update import_row set version = ? where shop = ? and import_batch = ? and resource = ? and id = ?",
        row.version, m_tenant.shop, batch, int(row.resource), row.id);
}

Result<bool> ImportStore::followVersion(qint64 batch, const ImportRow &row, int before)
{
    const auto changed = m_session.change("update import_row set version = ? where shop = ? and import_batch = ? and "
                                          "resource = ? and id = ? and version = ?",
                                          row.version, m_tenant.shop, batch, int(row.resource), row.id, before);
    if (!changed)
        return changed.error();
    return *changed > 0;
}

Result<qint64> ImportStore::rowCount(qint64 batch) const
{
    const auto count = TRY(m_session.first(
        "select count(*) from import_row where shop = ? and import_batch = ?",
        [](const Row &row) { return row.integer(0); }, m_tenant.shop, batch));
    return count.value_or(0);
}

Result<QList<ImportRow>> ImportStore::rowsBefore(qint64 batch, qint64 before, int limit) const
{
    return m_session.all("select key, resource, id, version, before "
                         "from import_row where shop = ? and import_batch = ? and key < ? order by key desc limit ?",
                         rowFrom, m_tenant.shop, batch, before, limit);
}

Status ImportStore::removeRow(qint64 key)
{
    return m_session.run("delete from import_row where shop = ? and key = ?", m_tenant.shop, key);
}

} // namespace stemdesk
