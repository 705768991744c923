#pragma once

#include "core/base/result.h"
#include "core/storage/engine/session.h"

#include <utility>

namespace stemdesk {

/// A consistent view of the database for several reads, whatever is committed meanwhile. Never waits or blocks others.
/// Inside a transaction it is a part of that. Nothing may be written while it is open.
class Snapshot {
public:
    static Result<Snapshot> begin(Session &session);
    Snapshot(Snapshot &&other) noexcept : m_session(std::exchange(other.m_session, nullptr)) {}
    Snapshot(const Snapshot &) = delete;
    Snapshot &operator=(Snapshot &&) = delete;
    Snapshot &operator=(const Snapshot &) = delete;
    ~Snapshot();

    /// Session::together() for the last reads: on a server the snapshot ends with that message, unless it is a
    /// transaction's.
    template <class Reads>
    bool lastTogether(Session &session, Reads &&reads) const
    {
        const bool areAsked = session.together(std::forward<Reads>(reads));
        if (areAsked && m_session)
            m_session->endLast();
        return areAsked;
    }

private:
    explicit Snapshot(Session *session) : m_session(session) {}

    Session *m_session; // nullptr inside a transaction or once moved from.
};

} // namespace stemdesk
