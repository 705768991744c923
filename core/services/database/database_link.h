#pragma once

#include "core/base/clock.h"
#include "core/base/error.h"
#include "core/storage/engine/session_gate.h"

#include <QElapsedTimer>
#include <QObject>

#include <mutex>
#include <optional>

namespace stemdesk {

/// Whether the database is reachable, according to the process's watcher. Shared by all threads. An embedded database
/// always is.
///
/// Threads that must not block use gate(): after a lost connection reads fail until the server has answered the
/// watcher. Behind patientGate() a session reconnects by itself, and fails once the watcher has found the server
/// unreachable.
class DatabaseLink : public QObject {
    Q_OBJECT

public:
    /// How long the server has been unreachable.
    struct Absence {
        Instant since = 0;
        QString reason; ///< One English sentence, for the server's operator.
    };

    explicit DatabaseLink(Clock now);
    ~DatabaseLink() override;
    Q_DISABLE_COPY_MOVE(DatabaseLink)

    SessionGate &gate();
    SessionGate &patientGate();
    std::optional<Absence> absence() const;
    /// Makes the watcher check at once instead of at its next poll.
    void tryAgain() { Q_EMIT lookAsked(); }

    /// For the watcher: it sends the server a statement that is answered at once.
    void asking();
    void answered();
    void unanswered(const QString &reason);

Q_SIGNALS:
    /// The server does not answer.
    void went();
    /// The server answers again; failed reads can be repeated.
    void cameBack();
    /// Another attempt failed.
    void stayedAway();
    void lookAsked();

private:
    class Gate;
    enum class State { Up, Doubted, Away };

    std::optional<int> presence(bool waitsForNobody);
    void doubt();

    Clock m_now;
    std::unique_ptr<Gate> m_gate;
    std::unique_ptr<Gate> m_patientGate;
    mutable std::mutex m_mutex; ///< Guards the following members.
    State m_state = State::Up;
    int m_presence = 1;
    Absence m_absence;
    QElapsedTimer m_asked; ///< Valid while the watcher waits for an answer.
};

} // namespace stemdesk
