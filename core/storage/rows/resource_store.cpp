#include "core/storage/rows/resource_store.h"

#include "core/base/text.h"
#include "core/storage/engine/driver.h"
#include "core/storage/engine/page_read.h"
#include "core/storage/engine/session.h"
#include "core/storage/rows/row_change.h"

#include <QMutex>

#include <algorithm>
#include <limits>
#include <map>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// A contact or supplier with other fields.
struct PartyUpdate {
    QByteArray table;
    IdBytes id;
    int version = 0; ///< The version that is stored.
    RowColumns before;
    RowColumns after;
    QString search; ///< The search tokens of its new fields.
};

constexpr qsizetype kLeastDigits = 3; ///< Shorter words are not looked for in phones.
constexpr qsizetype kMostDigits = 32; ///< A longer number is not a phone's.
constexpr qsizetype kMostOfWord = 500; ///< PostgreSQL takes tokens of up to 2,046 bytes.

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

QString wordToken(const Tenant &tenant, const QString &word)
{
    return QString::number(tenant.shop) + u'_' + word.first(std::min(word.size(), kMostOfWord));
}

/// Words contain no "_", so a phone's digits never match the beginning of a word.
QString phoneToken(const Tenant &tenant, const QString &digits)
{
    return QString::number(tenant.shop) + "__"_L1 + digits.first(std::min(digits.size(), kMostDigits));
}

/// The digits that a word of a query asks phones for; empty if it asks them for nothing.
QString phoneDigits(QString word)
{
    word.removeIf([](QChar c) { return u"+-()"_s.contains(c); });
    return word.size() >= kLeastDigits && std::ranges::all_of(word, isDigit) ? word : QString();
}

/// The search tokens of a contact or supplier: the words of its texts, and every suffix of its phones' digits, so that
/// a prefix search finds digits anywhere in them. Every token begins with the shop's key, so that a search does not
/// walk other shops' rows.
QString partySearchText(const Tenant &tenant, const QStringList &texts, const QStringList &phones)
{
    QStringList tokens;
    for (const QString &text : texts) {
        for (const QString &word : searchTokens(text))
            tokens += wordToken(tenant, word);
    }
    for (QString digits : phones) {
        digits.removeIf([](QChar c) { return !isDigit(c); });
        for (qsizetype at = 0; at + kLeastDigits <= digits.size(); ++at)
            tokens += phoneToken(tenant, digits.sliced(at));
    }
    tokens.removeDuplicates();
    return tokens.join(u' ');
}

/// The parameter of Driver::searchFrom() that finds contacts or suppliers by `q`; empty if `q` has no words.
QString partyMatchText(const Driver &driver, const Tenant &tenant, const QString &q)
{
    QStringList matches;
    for (const QString &word : q.simplified().split(u' ', Qt::SkipEmptyParts)) {
        QStringList tokens = searchTokens(word);
        for (QString &token : tokens)
            token = wordToken(tenant, token);
        if (tokens.isEmpty())
            continue;
        const QString ofTexts = driver.matchText(tokens, {});
        const QString digits = phoneDigits(word);
        matches += digits.isEmpty() ? ofTexts
                                    : driver.matchEither(ofTexts, driver.matchText({phoneToken(tenant, digits)}, {}));
    }
    return matches.isEmpty() ? QString() : driver.matchAll(matches);
}

/// Stale where the row has another version.
Status updateParty(Session &session, const Tenant &tenant, const PartyUpdate &update)
{
    using KeyAndSearch = std::pair<qint64, QString>;
    const auto read = [](const Row &row) { return KeyAndSearch(row.integer(0), row.text(1)); };
    const auto stored =
        TRY(session.first("select key, search from " + update.table + " where shop = ? and id = ? and version = ?",
                          read, tenant.shop, update.id, update.version));
    if (!stored)
        return stale();
    const auto &[key, search] = *stored;
    const RowChange change(update.table, RowColumns(update.before).add("search", search),
                           RowColumns(update.after).add("search", update.search));
    TRY(session.run(change.sql(" where shop = ? and key = ?"), change, tenant.shop, key));
    return session.driver().reindex(session, update.table, key, search, update.search);
}

QByteArray hidingColumn(const ResourceSpec &spec)
{
    return {spec.hidingColumn.data(), qsizetype(spec.hidingColumn.size())};
}

QByteArray unhidden(const ResourceSpec &spec)
{
    return spec.hidingColumn.empty() ? QByteArray() : " and " + hidingColumn(spec) + " = 0";
}

/// Adds the texts of the searched field.
void addTexts(QStringList &texts, const ResourceField &field, const void *object)
{
    if (field.kind == FieldKind::Texts)
        texts += field.in<QStringList>(object);
    else
        texts += field.in<QString>(object);
}

} // namespace

ResourceTable::ResourceTable(const ResourceSpec &spec)
    : FieldColumns(spec), m_unique(spec.fieldThatIs(kUnique)), m_archived(spec.fieldNamed("status")),
      m_isSearched(spec.fieldThatIs(kSearched | kSearchedDigits))
{
    QByteArray others = "shop";
    if (!spec.hidingColumn.empty())
        others += ", " + hidingColumn(spec);
    if (m_unique)
        others += ", folded_name";
    if (m_isSearched)
        others += ", search";
    select = "select key, " + names() + " from ";
    shown = table() + " where shop = ?" + unhidden(spec);
    find = select + shown + " and id = ?";
    findAll.emplace(select + shown + " and id in");
    insert = insertSql(others);
}

QString ResourceTable::foldedName(const void *object) const
{
    return m_unique ? caseFolded(m_unique->in<QString>(object)) : QString();
}

QString ResourceTable::searchText(const Tenant &tenant, const void *object) const
{
    QStringList texts;
    QStringList phones;
    for (const ResourceField &field : spec().fields) {
        if (field.is(kSearched))
            addTexts(texts, field, object);
        else if (field.is(kSearchedDigits))
            addTexts(phones, field, object);
    }
    return partySearchText(tenant, texts, phones);
}

RowColumns ResourceTable::updated(const void *object) const
{
    RowColumns columns = FieldColumns::updated(object);
    if (m_unique)
        columns.add("folded_name", foldedName(object));
    return columns;
}

const ResourceTable &resourceTable(const ResourceSpec &spec)
{
    static QMutex mutex;
    static std::map<const ResourceSpec *, std::unique_ptr<ResourceTable>> tables;
    const QMutexLocker lock(&mutex); // Guards the tables: services are made on every thread.
    std::unique_ptr<ResourceTable> &table = tables[&spec];
    if (!table)
        table = std::make_unique<ResourceTable>(spec);
    return *table;
}

Result<std::optional<qint64>> FieldStore::list(const ResourceFilter &filter, const PageRequest &page,
                                               const Next &next) const
{
    const Driver &driver = m_session.driver();
    const bool isSearch = m_table.isSearched() && !filter.q.isEmpty();
    const QString match = isSearch ? partyMatchText(driver, m_tenant, filter.q) : QString();
    if (isSearch && match.isEmpty())
        return std::optional<qint64>(); // The query has only punctuation: no word begins with it.
    const QByteArray rest = unhidden(m_table.spec()) + (m_table.m_archived ? " and is_archived between ? and ?" : "")
        + " and updated_at >= ?" + externalIdClause(filter.externalId);
    // A search is bounded and ordered by the index's own column, so that it starts there and needs no sorting.
    const QByteArray listed = isSearch ? driver.searchFrom(m_table.table()) + " where shop = ? and found > ?" + rest
            + idClause(page) + " order by found limit ?"
                                       : m_table.table() + " where shop = ? and key > ?" + rest
            + (m_table.isSearched() ? pageEnd(page) : idClause(page) + " order by key limit ?");
    std::optional<qint64> after;
    qint64 lastKey = 0;
    int count = 0;
    const auto take = [&](const Row &row) {
        if (count++ == page.limit) {
            after = lastKey;
            return;
        }
        m_table.read(row, 1, next());
        lastKey = row.integer(0);
    };
    TRY(m_session.each(m_table.select + listed, take, oneOrNone(match, isSearch), m_tenant.shop, page.after.value_or(0),
                       oneOrNone(filter.isArchived.value_or(false), m_table.m_archived),
                       oneOrNone(filter.isArchived.value_or(true), m_table.m_archived),
                       filter.updatedSince.value_or(std::numeric_limits<Instant>::min()), calledBy(filter.externalId),
                       idsOf(page), page.limit + 1));
    return after;
}

Status FieldStore::all(const Next &next) const
{
    return m_session.each(
        m_table.select + m_table.shown + " order by key", [&](const Row &row) { m_table.read(row, 1, next()); },
        m_tenant.shop);
}

Status FieldStore::findAll(const QList<IdBytes> &ids, const Next &next) const
{
    return readParts(*m_table.findAll, ids, [&](const QByteArray &sql, const InList<IdBytes> &part) {
        return m_session.each(
            sql, [&](const Row &row) { m_table.read(row, 1, next()); }, m_tenant.shop, part);
    });
}

Result<qint64> FieldStore::find(const IdBytes &id, void *object) const
{
    const auto take = [&](const Row &row) {
        m_table.read(row, 1, object);
        return row.integer(0);
    };
    const auto key = TRY(m_session.first(m_table.find, take, m_tenant.shop, id));
    if (!key)
        return notFound();
    return *key;
}

Result<std::optional<qint64>> FieldStore::keyOf(const IdBytes &id) const
{
    return m_session.first(
        "select key from " + m_table.shown + " and id = ?", [](const Row &row) { return row.integer(0); },
        m_tenant.shop, id);
}

Result<bool> FieldStore::findNamed(const QString &name, void *object) const
{
    const auto take = [&](const Row &row) {
        m_table.read(row, 1, object);
        return true;
    };
    const auto found = TRY(m_session.first(m_table.select + m_table.shown + " and folded_name = ?", take, m_tenant.shop,
                                           caseFolded(name)));
    return found.has_value();
}

Status FieldStore::insert(const void *object)
{
    const ResourceSpec &spec = m_table.spec();
    const QString folded = m_table.foldedName(object);
    static constexpr bool kIsHidden = false;
    const auto isHidden = oneOrNone(kIsHidden, !spec.hidingColumn.empty());
    const FieldValues values{spec, object};
    if (!m_table.isSearched())
        return m_session.run(m_table.insert, m_tenant.shop, isHidden, oneOrNone(folded, m_table.m_unique), values);
    const QString search = m_table.searchText(m_tenant, object);
    const qint64 key = TRY(
        m_session.insert(m_table.insert, m_tenant.shop, isHidden, oneOrNone(folded, m_table.m_unique), search, values));
    return m_session.driver().reindex(m_session, m_table.table(), key, {}, search);
}

Result<qint64> FieldStore::insertHidden(const void *object)
{
    return m_session.insert(m_table.insert, m_tenant.shop, true,
                            oneOrNone(m_table.foldedName(object), m_table.m_unique),
                            oneOrNone(QString(), m_table.isSearched()), FieldValues{m_table.spec(), object});
}

Status FieldStore::update(const void *before, const void *after)
{
    const ResourceSpec &spec = m_table.spec();
    const IdBytes id = spec.fields.front().in<IdBytes>(before);
    const int version = spec.fields.back().in<int>(before);
    if (m_table.isSearched())
        return updateParty(m_session, m_tenant,
                           {.table = m_table.table(),
                            .id = id,
                            .version = version,
                            .before = m_table.updated(before),
                            .after = m_table.updated(after),
                            .search = m_table.searchText(m_tenant, after)});
    const RowChange change(m_table.table(), m_table.updated(before), m_table.updated(after));
    return m_session.changeEvery(1, change.sql(" where shop = ? and id = ? and version = ?"), change, m_tenant.shop, id,
                                 version);
}

Status FieldStore::remove(const IdBytes &id)
{
    const QByteArray sql = "delete from " + m_table.table() + " where shop = ? and id = ?";
    if (!m_table.isSearched()) {
        const auto removed = TRY(m_session.change(sql, m_tenant.shop, id));
        return removed == 1 ? Status() : Status(notFound());
    }
    using KeyAndSearch = std::pair<qint64, QString>;
    const auto removed = TRY(m_session.first(
        sql + " returning key, search", [](const Row &row) { return KeyAndSearch(row.integer(0), row.text(1)); },
        m_tenant.shop, id));
    if (!removed)
        return notFound();
    return m_session.driver().reindex(m_session, m_table.table(), removed->first, removed->second, {});
}

} // namespace stemdesk
