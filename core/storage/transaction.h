#pragma once

#include "core/base/result.h"

#include <QtGlobal>

#include <optional>
#include <utility>

namespace stemdesk {

class Session;

/// A transaction that may write; rolls back unless committed. Inside another one it is a savepoint of that.
class Transaction {
public:
    /// Of what belongs to no single shop, or to several.
    static Result<Transaction> begin(Session &session);
    /// Of the shop with this key: nobody else writes to it meanwhile.
    static Result<Transaction> begin(Session &session, qint64 shop);
    Transaction(Transaction &&other) noexcept
        : m_session(std::exchange(other.m_session, nullptr)), m_depth(other.m_depth)
    {}
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    Status commit();
    bool isOutermost() const { return m_depth == 1; }

private:
    static Result<Transaction> beginOutermost(Session &session, std::optional<qint64> shop);
    static Result<Transaction> beginNested(Session &session);
    Transaction(Session &session, int depth) : m_session(&session), m_depth(depth) {}

    Session *m_session; // nullptr once committed or moved from.
    int m_depth;
};

} // namespace stemdesk
