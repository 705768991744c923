#pragma once

#include "core/base/result.h"

#include <QtGlobal>

#include <optional>
#include <utility>

namespace stemdesk {

class Session;

/// A transaction that may write; rolls back unless committed. Nested inside another one it is a savepoint.
class Transaction {
public:
    /// Writes data that belongs to no single shop, or to several.
    static Result<Transaction> begin(Session &session);
    /// Writes to the shop with this key and locks out its other writers.
    static Result<Transaction> begin(Session &session, qint64 shop);
    /// The same, except that a server is asked for the lock together with the first statement, which waits for it.
    static Result<Transaction> beginWithFirst(Session &session, qint64 shop);
    /// The same, for work that only one process may do at a time: nullopt, without waiting, if another one has a
    /// transaction of this name. The end of the transaction frees the name. Cannot be nested.
    static Result<std::optional<Transaction>> beginNamed(Session &session, qint64 shop, qint64 name);
    Transaction(Transaction &&other) noexcept
        : m_session(std::exchange(other.m_session, nullptr)), m_depth(other.m_depth), m_savepoint(other.m_savepoint)
    {}
    Transaction(const Transaction &) = delete;
    Transaction &operator=(Transaction &&) = delete;
    Transaction &operator=(const Transaction &) = delete;
    ~Transaction();

    Status commit();
    bool isOutermost() const { return m_depth == 1; }

private:
    static Result<Transaction> startOutermost(Session &session);
    static Result<Transaction> meantFor(Session &session, std::optional<qint64> shop);
    static Result<Transaction> begunFor(Session &session, std::optional<qint64> shop);
    static void lock(Session &session, std::optional<qint64> shop);
    static Result<Transaction> beginNested(Session &session);
    Transaction(Session &session, int depth, int savepoint = 0)
        : m_session(&session), m_depth(depth), m_savepoint(savepoint)
    {}
    /// Its savepoint is that of the transaction around it.
    bool isShared() const { return m_depth > 1 && m_savepoint < m_depth; }

    Session *m_session; // nullptr once committed or moved from.
    int m_depth;
    int m_savepoint; // The depth at which it was set.
};

} // namespace stemdesk
