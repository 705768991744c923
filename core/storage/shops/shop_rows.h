#pragma once

#include "core/base/result.h"
#include "core/storage/engine/statement.h"
#include "core/storage/shops/shop_tables.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace stemdesk {

class Session;

/// A row of one of shopTables(), column by column.
class ShopRow {
public:
    ShopRow(const ShopTable &table, const QList<SqlValue> &values) : m_table(table), m_values(values) {}

    const ShopTable &table() const { return m_table; }
    const QList<SqlValue> &values() const { return m_values; }
    bool has(QByteArrayView column) const;

    // A column that the table has; nullopt, or an empty value, if the row has none.
    std::optional<qint64> integer(QByteArrayView column) const;
    std::optional<double> real(QByteArrayView column) const;
    QString text(QByteArrayView column) const;
    QByteArray bytes(QByteArrayView column) const;
    std::optional<QStringList> lines(QByteArrayView column) const;
    bool flag(QByteArrayView column) const { return integer(column).value_or(0) != 0; }

private:
    const SqlValue &at(QByteArrayView column) const;

    const ShopTable &m_table;
    const QList<SqlValue> &m_values;
};

/// The current row of a query for all columns of the table, in their order.
QList<SqlValue> valuesOf(const Row &row, const ShopTable &table);

/// Start of a page of a table's rows.
struct ShopRowPlace {
    qint64 shop = 0;
    qint64 key = 0;
};

/// A query of the rows of a table with a key from a place on, which fits the condition, in the order in which the
/// engine finds them by an index; with distributed tables only of the place's shop, for the pages of several would be
/// sorted by one machine after each of the others had sent a page. The parameters: shop and key of the place, and how
/// many.
QByteArray pageOfRows(const Session &session, const ShopTable &table, const QByteArray &condition);
/// Where to begin reading pages: at the beginning of each of the shops with distributed tables, else before all rows.
QList<ShopRowPlace> placesOfPages(const Session &session, const QList<qint64> &shops);
/// Start of the page after this row.
ShopRowPlace placeAfter(const ShopTable &table, const Row &row);

/// Passes each row of the table, of all shops, to `take` until that fails.
Status eachRow(Session &session, const ShopTable &table, const std::function<Status(const ShopRow &)> &take);

/// References of the table's rows to other shops' rows, one sentence for each column that has any.
Result<QStringList> strayReferences(Session &session, const ShopTable &table);

} // namespace stemdesk
