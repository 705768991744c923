#include "core/storage/imports/import_store.h"

#include "core/storage/engine/in_list.h"
#include "core/storage/engine/page_read.h"
#include "core/storage/rows/sql_rows.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QByteArray kImportColumns =
    "key, id, kind, file_name, at, created_rows, updated_rows, refused_rows, reverted_at, "
    "case when reverted_at is null then 0 else (select count(*) from import_row where "
    "import_row.shop = import_batch.shop and import_row.import_batch = import_batch.key) end";

/// The rows of some objects in any import of the shop; the index begins with the import.
const InSql &rowsOfObjects()
{
    static const InSql kRows("select key, import_batch, id, version from import_row where shop = ? and import_batch in "
                             "(select key from import_batch where shop = ?) and resource = ? and id in");
    return kRows;
}

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
            .revertedAt = row.optionalInteger(8),
            .kept = row.integer(9)};
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

Status ImportStore::moveVersions(const QList<MovedVersion> &moved)
{
    QMap<Resource, QMap<IdBytes, MovedVersion>> byResource;
    for (const MovedVersion &each : moved)
        byResource[each.resource].insert(each.id, each);
    SqlRows rows(4);
    for (auto resource = byResource.cbegin(); resource != byResource.cend(); ++resource) {
        const auto &objects = resource.value();
        TRY(readParts(rowsOfObjects(), objects.keys(), [&](const QByteArray &sql, const InList<IdBytes> &part) {
            const auto take = [&](const Row &row) {
                const MovedVersion &object = objects.constFind(row.idBytes(2)).value();
                if (row.smallInteger(3) == object.from)
                    rows.add(m_tenant.shop, row.integer(0), object.from, object.to);
            };
            return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, int(resource.key()), part);
        }));
    }
    return m_session.updateRows("import_row", "version", rows);
}

Result<QSet<qint64>> ImportStore::importsOf(Resource resource, const QList<IdBytes> &ids) const
{
    QSet<qint64> imports;
    TRY(readParts(rowsOfObjects(), ids, [&](const QByteArray &sql, const InList<IdBytes> &part) {
        const auto take = [&imports](const Row &row) { imports.insert(row.integer(1)); };
        return m_session.each(sql, take, m_tenant.shop, m_tenant.shop, int(resource), part);
    }));
    return imports;
}

Result<QStringList> ImportStore::filesOf(const QSet<qint64> &imports) const
{
    QList<qint64> keys = imports.values();
    std::ranges::sort(keys, std::ranges::greater());
    QStringList files;
    for (const qint64 key : std::as_const(keys)) {
        const auto file = TRY(m_session.first(
            "select file_name from import_batch where shop = ? and key = ?", [](const Row &row) { return row.text(0); },
            m_tenant.shop, key));
        files += file.value_or(QString());
    }
    return files;
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
