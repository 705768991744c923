#pragma once

#include <QByteArray>
#include <QList>

namespace stemdesk {

/// A column of a table of data that belongs to shops.
struct ShopColumn {
    enum class Kind { Key, Integer, Real, Text, Bytes, Reference };

    /// Restricts the values of a column's kind.
    enum class Sort {
        Plain, ///< Integers: those of an int, from 0 on.
        Large, ///< Integers that a double holds exactly.
        Time,
        Id, ///< Sixteen bytes.
    };

    QByteArray name;
    Kind kind = Kind::Integer;
    Sort sort = Sort::Plain;
    qsizetype target = -1; ///< For a reference: its table's place in shopTables().
};

/// A table of data that belongs to shops.
struct ShopTable {
    QByteArray name;
    QList<ShopColumn> columns; ///< Named as in the migrations; the key, if there is one, comes first.
    /// False for access to the shop in its current place (API keys, webhooks and their deliveries), which includes
    /// hashes and sealed secrets.
    bool isForFiles = true;

    bool hasKey() const { return columns.first().kind == ShopColumn::Kind::Key; }
    /// The column with the row's shop; in the table of shops its key.
    QByteArray shopColumn() const { return name == "shop" ? "key" : "shop"; }
    /// Position of the column with the search tokens, or -1.
    qsizetype searchColumn() const;
    /// All columns from position `first` on: "id, name".
    QByteArray columnNames(qsizetype first) const;
};

/// Every table with rows of shops: all except the list of migrations and the record of the master key. They are in an
/// order in which rows can be inserted: referenced rows come first, with the exception of a shop's Default supplier.
/// Copies of whole shops rely on it.
const QList<ShopTable> &shopTables();

} // namespace stemdesk
