#pragma once

#include "core/services/services.h"

#include <QRandomGenerator>

#include <functional>
#include <vector>

namespace stemdesk {

/// Makes random edits of one shop: repeatable random numbers, existing rows, and ways to restore removed ones.
class EditDice {
public:
    using Restore = std::function<Status()>;

    EditDice(ShopServices &services, quint32 seed) : shop(services), m_random(seed) {}

    ShopServices &shop;
    std::vector<Restore> restores;

    int number(int below) { return m_random.bounded(below); }
    bool oneIn(int times) { return number(times) == 0; }
    /// Whole or awkward, now and then 0.
    double amount();
    /// The same, above 0.
    double factor();
    /// A value or nothing.
    std::optional<double> maybeAmount();
    /// Around the days of the price lists, often near a midnight.
    Instant instant();
    /// One of the days around them.
    QDate day();
    QString type();

    /// The ids in a random row of the query, whose only parameter is the shop. NotFound if the query has no rows.
    Result<QList<IdBytes>> pick(const char *sql, int columns = 1);
    template <class IdType>
    Result<IdType> any(const char *table)
    {
        const auto row = pick(("select id from " + QByteArray(table) + " where shop = ? order by key").constData());
        if (!row)
            return row.error();
        return IdType(row->constFirst());
    }
    /// A supplier, archived ones included, or none.
    SupplierId maybeSupplier();

private:
    QRandomGenerator m_random;
};

struct RandomEdit {
    const char *name;
    Status (*run)(EditDice &dice);
};

/// Only whether it succeeded; its value does not matter.
template <class T>
Status outcome(const Result<T> &result)
{
    return result ? Status() : Status(result.error());
}

/// The same, of the one row of a bulk write.
template <class T>
Status outcome(const Result<QList<Result<T>>> &rows)
{
    return rows ? outcome(rows->constFirst()) : Status(rows.error());
}

} // namespace stemdesk
