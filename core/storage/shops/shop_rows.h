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

/// A query for a page of a table's rows that meet the condition, starting at a place, in the order of an index. With
/// distributed tables it covers only the place's shop, because pages of several shops would be sorted by one machine
/// after the others had each sent a page. Parameters: the place's shop and key, and the number of rows.
QByteArray pageOfRows(const Session &session, const ShopTable &table, const QByteArray &condition);
/// The places where paging starts: each shop's beginning with distributed tables, otherwise a single one before all
/// rows.
QList<ShopRowPlace> placesOfPages(const Session &session, const QList<qint64> &shops);
/// Start of the page after this row.
ShopRowPlace placeAfter(const ShopTable &table, const Row &row);

/// Passes each row of the table, of all shops, to `take` until that fails.
Status eachRow(Session &session, const ShopTable &table, const std::function<Status(const ShopRow &)> &take);

/// References of the table's rows to other shops' rows, one sentence for each column that has any.
Result<QStringList> strayReferences(Session &session, const ShopTable &table);

} // namespace stemdesk
