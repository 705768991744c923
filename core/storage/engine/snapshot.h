#pragma once

#include "core/base/result.h"

#include <utility>

namespace stemdesk {

class Session;

/// Lets several reads see one state of the database, whatever others commit meanwhile. Never waits and locks nobody
/// out. Inside a transaction it is that transaction. Nothing may be written while it is open.
class Snapshot {
public:
    static Result<Snapshot> begin(Session &session);
    Snapshot(Snapshot &&other) noexcept : m_session(std::exchange(other.m_session, nullptr)) {}
    Snapshot(const Snapshot &) = delete;
    Snapshot &operator=(Snapshot &&) = delete;
    Snapshot &operator=(const Snapshot &) = delete;
    ~Snapshot();

private:
    explicit Snapshot(Session *session) : m_session(session) {}

    Session *m_session; // nullptr inside a transaction or once moved from.
};

} // namespace stemdesk
