#include "core/storage/external_id_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

QByteArray tableOfRows(Resource resource)
{
    const std::string_view name = kindOf(resource).resource;
    return {name.data(), qsizetype(name.size())};
}

} // namespace

Result<std::optional<IdBytes>> ExternalIdStore::find(Resource resource, const QString &externalId) const
{
    return m_session.first(
        "select id from " + tableOfRows(resource) + " where shop = ? and external_id = ? and external_id <> ''",
        [](const Row &row) { return row.idBytes(0); }, m_tenant.shop, externalId);
}

Result<QList<IdBytes>> ExternalIdStore::findAll(Resource resource, const QStringList &externalIds) const
{
    const InSql find("select id from " + tableOfRows(resource)
                     + " where shop = ? and external_id <> '' and external_id in");
    QList<IdBytes> ids;
    const Status read =
        readParts(find, QList<QString>(externalIds), [&](const QByteArray &sql, const InList<QString> &part) {
            return m_session.each(
                sql, [&](const Row &row) { ids.append(row.idBytes(0)); }, m_tenant.shop, part);
        });
    if (!read)
        return read.error();
    return ids;
}

Status ExternalIdStore::release(Resource resource, const QList<qint64> &keys) const
{
    const Driver &driver = m_session.driver();
    return m_session.changeEvery(keys.size(),
                                 "update " + tableOfRows(resource) + " set external_id = '' where "
                                     + driver.notByIndex("shop") + " = ? and key " + driver.amongKeys(),
                                 m_tenant.shop, driver.keysText(keys));
}

} // namespace stemdesk
