#include "core/storage/shops/shop_rows.h"

#include "core/storage/engine/session.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

using Kind = ShopColumn::Kind;

namespace {

/// Rows per query, so that no read transaction lasts long.
constexpr int kRowsPerPage = 20'000;

constexpr qint64 kFirst = std::numeric_limits<qint64>::min();

/// Invalid UTF-8 stays bytes, which no text column may contain. A replacement character alone is no proof, because it
/// may have been typed.
SqlValue textOf(const Row &row, int index)
{
    QString text = row.text(index);
    if (!text.contains(QChar::ReplacementCharacter))
        return text;
    QByteArray bytes = row.bytes(index);
    return text.toUtf8() == bytes ? SqlValue(std::move(text)) : SqlValue(std::move(bytes));
}

SqlValue valueOf(const Row &row, int index, Kind kind)
{
    if (row.isNull(index))
        return {};
    switch (kind) {
    case Kind::Real: return row.real(index);
    case Kind::Text: return textOf(row, index);
    case Kind::Bytes: return row.bytes(index);
    case Kind::Key:
    case Kind::Integer:
    case Kind::Reference: break;
    }
    return row.integer(index);
}

template <class T>
std::optional<T> valueIn(const SqlValue &value)
{
    const auto *found = std::get_if<T>(&value);
    return found ? std::optional(*found) : std::nullopt;
}

/// Names the first row that could not be read.
Error tooLong(Session &session, const ShopTable &table, const ShopRowPlace &from)
{
    QString row = u"A row"_s;
    if (table.hasKey()) {
        const auto key = session.first(
            "select min(key) from " + table.name + " where key >= ?", [](const Row &found) { return found.integer(0); },
            qint64(from.key));
        if (key && *key)
            row = u"Row %1"_s.arg(**key);
    }
    return unavailable("value_too_long",
                       u"%1 of the table %2 holds a value that is longer than any of Stemdesk's."_s.arg(
                           row, QString::fromLatin1(table.name)));
}

} // namespace

bool ShopRow::has(QByteArrayView column) const
{
    return std::ranges::any_of(m_table.columns, [&](const ShopColumn &candidate) { return candidate.name == column; });
}

const SqlValue &ShopRow::at(QByteArrayView column) const
{
    const auto found =
        std::ranges::find_if(m_table.columns, [&](const ShopColumn &candidate) { return candidate.name == column; });
    Q_ASSERT(found != m_table.columns.end());
    return m_values.at(found - m_table.columns.begin());
}

std::optional<qint64> ShopRow::integer(QByteArrayView column) const
{
    return valueIn<qint64>(at(column));
}

std::optional<double> ShopRow::real(QByteArrayView column) const
{
    return valueIn<double>(at(column));
}

QString ShopRow::text(QByteArrayView column) const
{
    return valueIn<QString>(at(column)).value_or(QString());
}

QByteArray ShopRow::bytes(QByteArrayView column) const
{
    return valueIn<QByteArray>(at(column)).value_or(QByteArray());
}

std::optional<QStringList> ShopRow::lines(QByteArrayView column) const
{
    const std::optional<QString> joined = valueIn<QString>(at(column));
    if (!joined)
        return std::nullopt;
    return joined->isEmpty() ? QStringList() : joined->split(u'\n');
}

QList<SqlValue> valuesOf(const Row &row, const ShopTable &table)
{
    QList<SqlValue> values;
    values.reserve(table.columns.size());
    for (int index = 0; index < int(table.columns.size()); ++index)
        values.append(valueOf(row, index, table.columns.at(index).kind));
    return values;
}

QByteArray pageOfRows(const Session &session, const ShopTable &table, const QByteArray &condition)
{
    // SQLite stores rows by their own keys; on a server keys include the shop.
    const QByteArray shop = table.shopColumn();
    if (session.driver().isDistributed())
        return "select " + table.columnNames(0) + " from " + table.name + " where " + shop
            + " = ? and key >= ? order by key limit ?";
    const QByteArray rest = session.driver().isServer()
        ? " and (" + shop + ", key) >= (?, ?) order by " + shop + ", key limit ?"
        : QByteArray(" and ? is not null and key >= ? order by key limit ?");
    return "select " + table.columnNames(0) + " from " + table.name + " where " + condition + rest;
}

QList<ShopRowPlace> placesOfPages(const Session &session, const QList<qint64> &shops)
{
    if (!session.driver().isDistributed())
        return {{.shop = kFirst, .key = kFirst}};
    QList<ShopRowPlace> places;
    for (const qint64 shop : shops)
        places.append({.shop = shop, .key = kFirst});
    return places;
}

ShopRowPlace placeAfter(const ShopTable &table, const Row &row)
{
    const qint64 key = row.integer(0);
    return {.shop = table.shopColumn() == "key" ? key : row.integer(1), .key = key + 1};
}

namespace {

using TakeRow = std::function<Status(const ShopRow &)>;

/// Page by page, so that no read transaction lasts long.
Status eachRowFrom(Session &session, const ShopTable &table, ShopRowPlace from, const TakeRow &take)
{
    const QByteArray sql = pageOfRows(session, table, "1 = 1");
    Status done;
    int rows = 0;
    const auto takeRow = [&](const Row &row) {
        if (!done)
            return;
        ++rows;
        const QList<SqlValue> values = valuesOf(row, table);
        done = take(ShopRow(table, values));
        if (done)
            from = placeAfter(table, row);
    };
    do {
        rows = 0;
        const Status read = session.each(sql, takeRow, qint64(from.shop), qint64(from.key), kRowsPerPage);
        if (!read)
            return read.error().code == "value_too_long" ? Status(tooLong(session, table, from)) : read;
    } while (done && rows == kRowsPerPage);
    return done;
}

Status eachRowAtOnce(Session &session, const ShopTable &table, const TakeRow &take)
{
    Status done;
    const auto takeRow = [&](const Row &row) {
        if (!done)
            return;
        const QList<SqlValue> values = valuesOf(row, table);
        done = take(ShopRow(table, values));
    };
    const Status read = session.each("select " + table.columnNames(0) + " from " + table.name, takeRow);
    if (!read)
        return read.error().code == "value_too_long" ? Status(tooLong(session, table, {})) : read;
    return done;
}

} // namespace

Status eachRow(Session &session, const ShopTable &table, const std::function<Status(const ShopRow &)> &take)
{
    if (!table.hasKey())
        return eachRowAtOnce(session, table, take);
    QList<qint64> shops;
    if (session.driver().isDistributed())
        shops = TRY(session.all("select key from shop order by key", [](const Row &row) { return row.integer(0); }));
    for (const ShopRowPlace &place : placesOfPages(session, shops)) {
        TRY(eachRowFrom(session, table, place, take));
    }
    return {};
}

namespace {

/// The columns that refer to rows other than the shop's, which the engine checks itself.
QList<ShopColumn> referencesOf(const ShopTable &table)
{
    QList<ShopColumn> references = table.columns;
    references.removeIf([](const ShopColumn &column) { return column.target <= 0; });
    return references;
}

/// How many rows refer to another shop's, for each of the references.
QByteArray straySql(const ShopTable &table, const QList<ShopColumn> &references)
{
    QByteArrayList counts;
    for (const ShopColumn &column : references)
        counts += "(select count(*) from " + table.name + " as one join " + shopTables().at(column.target).name
            + " as other on other.key = one." + column.name + " where other.shop <> one." + table.shopColumn() + ")";
    return "select " + counts.join(", ");
}

/// Distributed tables can only be joined within a shop, so this counts references without a row there, in one pass.
QByteArray straySqlOfMachines(const ShopTable &table, const QList<ShopColumn> &references)
{
    QByteArrayList counts;
    QByteArray joins;
    for (const ShopColumn &column : references) {
        const QByteArray other = "of_" + column.name;
        const QByteArray key = "one." + column.name;
        counts += "count(*) filter (where " + key + " is not null and " + other + ".key is null)";
        joins += " left join " + shopTables().at(column.target).name + " as " + other + " on " + other + ".shop = one."
            + table.shopColumn() + " and " + other + ".key = " + key;
    }
    return "select " + counts.join(", ") + " from " + table.name + " as one" + joins;
}

} // namespace

Result<QStringList> strayReferences(Session &session, const ShopTable &table)
{
    const QList<ShopColumn> references = referencesOf(table);
    if (references.isEmpty())
        return QStringList();
    QStringList stray;
    const bool isDistributed = session.driver().isDistributed();
    TRY(session.each(
        isDistributed ? straySqlOfMachines(table, references) : straySql(table, references), [&](const Row &row) {
            for (int at = 0; at < references.size(); ++at) {
                const qint64 rows = row.integer(at);
                const ShopTable &target = shopTables().at(references.at(at).target);
                if (rows > 0)
                    stray += u"Rows of the table %2 refer to rows of the table %3 that belong to another shop (%1)."_s
                                 .arg(rows)
                                 .arg(QString::fromLatin1(table.name), QString::fromLatin1(target.name));
            }
        }));
    return stray;
}

} // namespace stemdesk
