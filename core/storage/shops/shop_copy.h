#pragma once

#include "core/base/result.h"
#include "core/storage/engine/statement.h"
#include "core/storage/shops/shop_tables.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <functional>
#include <optional>

namespace stemdesk {
class Session;
class ShopRow;
struct ShopRowPlace;

/// Maps old row keys to new ones. Both are mostly consecutive, so runs are stored instead of single keys.
class KeyMap {
public:
    /// `from` has to be greater than all before.
    void add(qint64 from, qint64 to);
    std::optional<qint64> find(qint64 from) const;

private:
    struct Run {
        qint64 from;
        qint64 to;
        qint64 count;
    };

    QList<Run> m_runs;
};

/// An order-independent checksum of rows: equal only for equal sets of rows, by type, value and position of every
/// column.
class RowDigest {
public:
    /// Adds the next column of the current row. A zero has no sign, because SQLite drops it.
    void add(const SqlValue &value);
    void endRow();

    qint64 rows() const { return m_rows; }
    friend bool operator==(const RowDigest &one, const RowDigest &other)
    {
        return one.m_rows == other.m_rows && one.m_low == other.m_low && one.m_high == other.m_high;
    }

private:
    QByteArray m_row;
    qint64 m_rows = 0;
    quint64 m_low = 0; // Sums of the rows' hashes.
    quint64 m_high = 0;
};

/// Progress of a copy.
struct ShopCopyStep {
    enum class Stage { Copying, Comparing };

    Stage stage = Stage::Copying;
    QByteArray table;
    qint64 done = 0; ///< Rows of all tables, each counted once as it is copied and once more on either side as they
                     ///< are compared.
    qint64 total = 0;
};

/// Copies whole shops from one database into another, of the same or of another engine, with all that belongs to them.
/// Rows get new keys, in the same order; everything else stays as it is. They are streamed, so that memory does not
/// depend on their number.
///
/// Works in what its caller has begun: a snapshot of the source and a transaction of the target, which is to be given
/// up where a step fails.
class ShopCopy {
public:
    struct Hooks {
        /// Called about every thousand rows: false stops the copy.
        std::function<bool(const ShopCopyStep &)> watch;
        /// Called for each row before it is copied; a failure stops the copy.
        std::function<Status(const ShopRow &)> validate;
    };

    enum class Extent {
        Everything,
        AsItIs, ///< For a backup: rows that Stemdesk would not have stored are copied too.
        ForFiles, ///< Without tables whose ShopTable::isForFiles is false.
    };

    /// `shops`: their keys in the source.
    ShopCopy(Session &source, Session &target, QList<qint64> shops, Hooks hooks, Extent extent = Extent::Everything);

    Status count();
    Status copy();
    /// Reads everything once more on both sides: fails if the rows of a table differ in number or content.
    Status compare();

    /// Rows of one table, each counted once; without a name, those of all tables.
    qint64 rows(QByteArrayView table = {}) const;

private:
    struct Batch;
    /// A reference to a later row; all by their old keys.
    struct Later {
        qsizetype table;
        qsizetype column;
        qint64 shop;
        qint64 from;
        qint64 to;
    };

    bool isCopied(const ShopTable &table) const { return m_extent != Extent::ForFiles || table.isForFiles; }
    Status copyTable(qsizetype place);
    Status copyPage(qsizetype place, ShopRowPlace &from, bool &isLast);
    Status take(qsizetype place, QList<SqlValue> values, Batch &batch);
    Status write(qsizetype place, Batch &batch);
    Status setReferences();
    Result<RowDigest> digest(qsizetype place, bool ofTarget);
    Status translate(qsizetype place, QList<SqlValue> &values) const;
    std::optional<qint64> newKey(qsizetype place, qint64 shop, qint64 key) const;
    Status step(ShopCopyStep::Stage stage, const ShopTable &table, qint64 rows);

    Session &m_source;
    Session &m_target;
    QList<qint64> m_shops;
    Hooks m_hooks;
    Extent m_extent;
    QList<qint64> m_counts; // By table.
    QList<QHash<qint64, KeyMap>> m_keys; // By table and shop.
    QList<Later> m_later;
    qint64 m_done = 0;
};

} // namespace stemdesk
