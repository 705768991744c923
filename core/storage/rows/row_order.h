#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/storage/engine/tenant.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace stemdesk {

class Session;

/// The position of a row among its siblings.
struct RowPlace {
    int position = 0; ///< 0-based, without gaps.
    qint64 rank = 0; ///< In the order of `position`; unchanged while neighbours come and go.
};

/// The position of a row that is taken out.
inline constexpr int kTakenOut = -1;

/// Keeps the rows of one parent in order: the groups of an event, or the lines of one of its groups.
class RowOrder {
public:
    static RowOrder ofGroups(Session &session, const Tenant &tenant, qint64 event);
    static RowOrder ofItems(Session &session, const Tenant &tenant, qint64 event, qint64 group);

    Result<int> count() const;
    /// Makes room at `position` (clamped; nullopt: the end) and returns the rank. Rows after it move by one, which
    /// changes them.
    Result<RowPlace> open(std::optional<int> position, Instant now);
    /// Closes the gap of a removed row.
    Status close(int position, Instant now);
    /// Removes a row from the order until it is stored at an opened position.
    Status takeOut(qint64 key, int position, Instant now);
    /// Rows moved so far to make place for others; may contain duplicates.
    const QList<IdBytes> &moved() const { return m_moved; }

private:
    RowOrder(Session &session, const Tenant &tenant, qint64 event, std::optional<qint64> group);

    Status move(int by, int from, Instant now);
    Result<std::optional<RowPlace>> last() const;
    Result<std::optional<qint64>> rankAt(int position) const;
    Result<qint64> rankBefore(int position);
    Result<std::optional<qint64>> freeRankBefore(int position) const;
    Status renumber();

    Session &m_session;
    qint64 m_shop;
    qint64 m_event;
    std::optional<qint64> m_group;
    QByteArray m_table;
    QByteArray m_siblings; // The condition that names the parent.
    QList<IdBytes> m_moved;
};

} // namespace stemdesk
