#include "core/services/database/database_link.h"

#include <chrono>
#include <utility>

namespace stemdesk {

namespace {

/// If the watcher's small query takes longer, threads that must not block are refused.
constexpr std::chrono::milliseconds kLongAnswer{1'000};

} // namespace

class DatabaseLink::Gate final : public SessionGate {
public:
    Gate(DatabaseLink &link, bool waitsForNobody) : m_link(link), m_waitsForNobody(waitsForNobody) {}

    std::optional<int> presence() override { return m_link.presence(m_waitsForNobody); }
    void lost() override { m_link.doubt(); }

private:
    DatabaseLink &m_link;
    bool m_waitsForNobody;
};

DatabaseLink::DatabaseLink(Clock now)
    : m_now(std::move(now)), m_gate(std::make_unique<Gate>(*this, true)),
      m_patientGate(std::make_unique<Gate>(*this, false))
{}

DatabaseLink::~DatabaseLink() = default;

SessionGate &DatabaseLink::gate()
{
    return *m_gate;
}

SessionGate &DatabaseLink::patientGate()
{
    return *m_patientGate;
}

std::optional<DatabaseLink::Absence> DatabaseLink::absence() const
{
    const std::lock_guard lock(m_mutex);
    return m_state == State::Away ? std::optional(m_absence) : std::nullopt;
}

std::optional<int> DatabaseLink::presence(bool waitsForNobody)
{
    const std::lock_guard lock(m_mutex);
    if (waitsForNobody && m_state == State::Up && m_asked.isValid() && m_asked.hasExpired(kLongAnswer.count()))
        m_state = State::Doubted; // Until the answer comes, which then is announced.
    if (m_state == State::Away || (waitsForNobody && m_state == State::Doubted))
        return std::nullopt;
    return m_presence;
}

void DatabaseLink::doubt()
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_state != State::Up)
            return;
        m_state = State::Doubted;
    }
    Q_EMIT lookAsked();
}

void DatabaseLink::asking()
{
    const std::lock_guard lock(m_mutex);
    m_asked.start();
}

void DatabaseLink::answered()
{
    {
        const std::lock_guard lock(m_mutex);
        m_asked.invalidate();
        if (std::exchange(m_state, State::Up) == State::Up)
            return;
        ++m_presence;
    }
    Q_EMIT cameBack();
}

void DatabaseLink::unanswered(const QString &reason)
{
    bool isNew = false;
    {
        const std::lock_guard lock(m_mutex);
        m_asked.invalidate();
        isNew = std::exchange(m_state, State::Away) != State::Away;
        if (isNew)
            m_absence.since = m_now();
        m_absence.reason = reason;
    }
    if (isNew)
        Q_EMIT went();
    else
        Q_EMIT stayedAway();
}

} // namespace stemdesk
