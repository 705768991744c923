#pragma once

#include "core/domain/change.h"
#include "core/storage/engine/transaction.h"

#include <QSet>
#include <QString>

#include <optional>

namespace stemdesk {

class ServiceContext;
struct HistoryEntry;

/// Events whose stored totals have to be recomputed before the commit. Keys are storage keys.
struct RepriceMarks {
    bool all = false; ///< A setting of the shop changed.
    QSet<qint64> events;
    QSet<qint64> variants; ///< All events with a line of these.
    QSet<QString> productTypes; ///< All events with a line of such a product.
    QSet<qint64> taxGroups; ///< All events taxed by these, by default or by name.

    bool isEmpty() const
    {
        return !all && events.isEmpty() && variants.isEmpty() && productTypes.isEmpty() && taxGroups.isEmpty();
    }
};

/// One write, whole or not at all: a transaction, the changes that it reports and the totals that follow from it.
/// Inside another one it is a savepoint: its changes and marks are kept or dropped with it, and everything is written,
/// committed and announced with the outermost.
///
/// The outermost commit() computes the marked events' totals, appends the changes to the feed, commits, and then
/// announces them on the bus. Totals are computed here, in the changing transaction, and not before the next read,
/// so that no reader ever has to write and every reader, on any connection, sees totals that fit what it reads.
class UnitOfWork {
public:
    static Result<UnitOfWork> begin(ServiceContext &context);
    /// For an outermost one that no two processes may do at once: nullopt if another one has begun it under this name
    /// (see Transaction::beginNamed()).
    static Result<std::optional<UnitOfWork>> beginNamed(ServiceContext &context, qint64 name);
    UnitOfWork(UnitOfWork &&other) noexcept;
    UnitOfWork(const UnitOfWork &) = delete;
    UnitOfWork &operator=(UnitOfWork &&) = delete;
    UnitOfWork &operator=(const UnitOfWork &) = delete;
    ~UnitOfWork();

    template <class IdType>
    void changed(Resource resource, const IdType &id, ChangeAction action)
    {
        changed({.resource = resource, .id = id.bytes(), .action = action});
    }
    /// For an object nested in another one.
    template <class IdType, class ParentId>
    void changed(Resource resource, const IdType &id, ChangeAction action, const ParentId &parent)
    {
        changed({.resource = resource, .id = id.bytes(), .parent = parent.bytes(), .action = action});
    }
    /// How many changes it has reported, with those of units inside it.
    qsizetype changeCount() const;
    RepriceMarks &marks();

    /// Adds to the event's history, with the time and actor of the context.
    void note(EventId event, HistoryEntry entry);

    /// Recomputes the marked events' totals now, and whether edited events are detached from their series, for a caller
    /// that must return them before the outermost commit.
    Status settle();
    Status commit();
    /// Commits and returns what `read()` returned just before: the state written here, not what others have made of it
    /// since.
    template <class Read>
    auto commitWith(Read read) -> decltype(read())
    {
        // Inside another unit, a caller that returns totals settles them once for everything it does.
        TRY(m_transaction.isOutermost() ? settle() : Status());
        auto answer = read();
        if (!answer)
            return answer;
        TRY(commit());
        return answer;
    }

    void changed(Change change);

private:
    UnitOfWork(ServiceContext &context, Transaction transaction);

    static UnitOfWork started(ServiceContext &context, Transaction transaction);
    Status commitOutermost();

    ServiceContext *m_context; // nullptr once committed or moved from.
    Transaction m_transaction;
    qsizetype m_changesBefore;
    qsizetype m_historyBefore;
    RepriceMarks m_marksBefore;
};

} // namespace stemdesk
