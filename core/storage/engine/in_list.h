#pragma once

#include "core/base/result.h"
#include "core/domain/page.h"
#include "core/storage/engine/statement.h"

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <array>
#include <span>

namespace stemdesk {

/// Values for the places of an `in (...)`; places left over repeat the last value.
template <class T>
struct InList {
    const T *values = nullptr;
    qsizetype count = 0; ///< At least 1.
    int places = 0;
};

/// A value for a statement that has its placeholder only on request.
template <class T>
InList<T> oneOrNone(const T &value, bool isAsked)
{
    return {&value, 1, isAsked ? 1 : 0};
}

/// A statement with an `in (...)` in three lengths: few statement texts, and a single statement for a batch of values.
class InSql {
public:
    static constexpr int kFewPlaces = 8;
    static constexpr int kManyPlaces = 100;
    static constexpr int kMostPlaces = 500;

    /// `before` ends just before the brackets, `after` follows them.
    explicit InSql(const QByteArray &before, const QByteArray &after = {})
        : m_few(before + places(kFewPlaces) + after), m_many(before + places(kManyPlaces) + after),
          m_most(before + places(kMostPlaces) + after)
    {}

    static int placesFor(qsizetype count)
    {
        return count <= kFewPlaces ? kFewPlaces : count <= kManyPlaces ? kManyPlaces : kMostPlaces;
    }
    const QByteArray &text(int places) const
    {
        return places == kFewPlaces ? m_few : places == kManyPlaces ? m_many : m_most;
    }

private:
    static QByteArray places(int count) { return " (?" + QByteArray(", ?").repeated(count - 1) + ')'; }

    QByteArray m_few;
    QByteArray m_many;
    QByteArray m_most;
};

/// Calls `read(sql, part)` for the parts of `values` until all are read or one fails.
template <class T, class Read>
Status readParts(const InSql &sql, const QList<T> &values, Read &&read)
{
    for (qsizetype from = 0; from < values.size(); from += InSql::kMostPlaces) {
        const qsizetype count = std::min<qsizetype>(values.size() - from, InSql::kMostPlaces);
        const int places = InSql::placesFor(count);
        TRY(read(sql.text(places), InList<T>{values.constData() + from, count, places}));
    }
    return {};
}

/// The condition for a page of given ids, to append to the list's; idsOf() are the values.
inline QByteArray idClause(const PageRequest &page, const QByteArray &column = "id")
{
    return page.ids.isEmpty() ? QByteArray()
                              : " and " + column + " in (" + QByteArray("?, ").repeated(InSql::kManyPlaces - 1) + "?)";
}

inline InList<IdBytes> idsOf(const PageRequest &page)
{
    return {page.ids.constData(), page.ids.size(), page.ids.isEmpty() ? 0 : InSql::kManyPlaces};
}

/// The condition for a filter by external id; calledBy() is the value.
inline QByteArray externalIdClause(const QString &externalId)
{
    return externalId.isEmpty() ? QByteArray() : QByteArray(" and external_id = ? and external_id <> ''");
}

inline InList<QString> calledBy(const QString &externalId)
{
    return oneOrNone(externalId, !externalId.isEmpty());
}

template <class T>
void bindNext(Statement &statement, int &index, const T &value)
{
    bindValue(statement, index++, value);
}

template <class T>
void bindNext(Statement &statement, int &index, const InList<T> &list)
{
    for (int place = 0; place < list.places; ++place)
        bindValue(statement, index++, list.values[std::min<qsizetype>(place, list.count - 1)]);
}

/// An argument of any type for a statement; owned by the caller, and read before the call returns.
struct SqlArgument {
    const void *value;
    void (*bind)(Statement &statement, int &index, const void *value);
};

using SqlSpan = std::span<const SqlArgument>;

/// The arguments of one call.
template <class... Values>
class SqlArguments {
public:
    explicit SqlArguments(const Values &...values) : m_arguments{argument(values)...} {}
    SqlSpan span() const { return m_arguments; }

private:
    template <class T>
    static SqlArgument argument(const T &value)
    {
        return {&value, [](Statement &statement, int &index, const void *stored) {
                    bindNext(statement, index, *static_cast<const T *>(stored));
                }};
    }

    std::array<SqlArgument, sizeof...(Values)> m_arguments;
};

} // namespace stemdesk
