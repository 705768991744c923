#include "core/storage/series/series_store.h"

#include "core/base/text.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"
#include "core/storage/rows/resource_rows.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const ResourceRows<Series> kSeriesRows(seriesSpec());
const QByteArray kSeriesSelect = "select series.key, " + kSeriesRows.qualifiedNames() + " from series";

StoredSeries storedSeriesFrom(const Row &row)
{
    return {.key = row.integer(0), .series = kSeriesRows.read(row, 1)};
}

Series seriesFrom(const Row &row)
{
    return kSeriesRows.read(row, 1);
}

/// Each word begins one of the texts' words.
bool matches(const QStringList &words, const QStringList &texts)
{
    QStringList tokens;
    for (const QString &text : texts)
        tokens += searchTokens(text);
    return std::ranges::all_of(words, [&](const QString &word) {
        return std::ranges::any_of(tokens, [&](const QString &token) { return token.startsWith(word); });
    });
}

} // namespace

/// A shop has some hundreds at most: words are compared here, so that a contact's new name needs no index.
Result<Page<Series>> SeriesStore::list(const SeriesFilter &filter, const PageRequest &page) const
{
    const QStringList words = searchTokens(filter.q);
    Page<Series> found;
    if (!filter.q.isEmpty() && words.isEmpty())
        return found; // The query has only punctuation: no word begins with it.
    const qsizetype named = kSeriesRows.count() + 1; // Behind the key and the fields.
    static const QByteArray kListed = "select series.key, " + kSeriesRows.qualifiedNames()
        + ", contact.name, contact.company from series left join contact on contact.shop = series.shop "
          "and contact.id = series.contact_id where series.shop = ? and series.key > ? and series.updated_at >= ?";
    const QByteArray sql = kListed + (filter.status.isEmpty() ? "" : " and series.series_status = ?")
        + (filter.contactId ? " and series.contact_id = ?" : "") + idClause(page, "series.id") + " order by series.key";
    qint64 lastKey = 0;
    const auto take = [&](const Row &row) {
        const QStringList texts{row.text(1 + 1), row.text(int(named)), row.text(int(named) + 1)};
        if (found.next || !matches(words, texts))
            return;
        if (found.rows.size() == page.limit) {
            found.next = lastKey;
            return;
        }
        found.rows.append(seriesFrom(row));
        lastKey = row.integer(0);
    };
    TRY(m_session.each(sql, take, m_tenant.shop, page.after.value_or(0),
                       filter.updatedSince.value_or(std::numeric_limits<qint64>::min()),
                       oneOrNone(filter.status, !filter.status.isEmpty()),
                       oneOrNone(filter.contactId.value_or(ContactId()), filter.contactId.has_value()), idsOf(page)));
    return found;
}

Result<StoredSeries> SeriesStore::find(SeriesId id) const
{
    static const QByteArray kFind = kSeriesSelect + " where series.shop = ? and series.id = ?";
    const auto series = TRY(m_session.first(kFind, storedSeriesFrom, m_tenant.shop, id));
    if (!series)
        return notFound();
    return *series;
}

Result<QList<SeriesId>> SeriesStore::active() const
{
    return m_session.all(
        "select id from series where shop = ? and series_status = 'active' order by key",
        [](const Row &row) { return row.id<SeriesId>(0); }, m_tenant.shop);
}

Result<QList<Series>> SeriesStore::withTemplate(EventId event) const
{
    static const QByteArray kNaming =
        kSeriesSelect + " where series.shop = ? and series.template_event_ids like ? order by series.key";
    const QString id = QString::fromLatin1(event.text());
    QList<Series> found = TRY(m_session.all(kNaming, seriesFrom, m_tenant.shop, u'%' + id + u'%'));
    found.removeIf([&](const Series &series) { return !series.templateEventIds.contains(id); });
    return found;
}

Result<QList<Series>> SeriesStore::withContact(ContactId contact) const
{
    static const QByteArray kNaming =
        kSeriesSelect + " where series.shop = ? and series.contact_id = ? order by series.key";
    return m_session.all(kNaming, seriesFrom, m_tenant.shop, contact);
}

Status SeriesStore::insert(const Series &series)
{
    static const QByteArray kInsert = kSeriesRows.insertSql("shop");
    TRY(m_session.insert(kInsert, m_tenant.shop, kSeriesRows.inserted(series)));
    return {};
}

Status SeriesStore::update(const Series &series)
{
    static const QByteArray kBefore =
        "select key, " + kSeriesRows.names() + " from series where shop = ? and id = ? and version = ?";
    const auto before = TRY(m_session.first(kBefore, storedSeriesFrom, m_tenant.shop, series.id, series.version - 1));
    if (!before)
        return stale();
    const RowChange change("series", kSeriesRows.updated(before->series), kSeriesRows.updated(series));
    return m_session.run(change.sql(" where shop = ? and key = ?"), change, m_tenant.shop, before->key);
}

Status SeriesStore::remove(qint64 key)
{
    return m_session.run("delete from series where shop = ? and key = ?", m_tenant.shop, key);
}

} // namespace stemdesk
