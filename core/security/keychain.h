#pragma once

#include "core/base/result.h"
#include "core/security/secret_box.h"

#include <QDeadlineTimer>
#include <QMutex>
#include <QObject>
#include <QString>
#include <QThread>

#include <chrono>
#include <memory>
#include <optional>

namespace stemdesk {

/// The keyring of the desktop session (Secret Service or KWallet; elsewhere the system's own). Callable from any
/// thread: it works on a thread of its own, and each call waits at most `timeout`. If the service or the session bus
/// does not answer at all, later calls report Absent at once until it does, and the thread is abandoned. One instance
/// at a time: QtKeychain's job queue stays on the first thread that used it.
class Keychain {
public:
    enum class State {
        Ready,
        Locked, ///< The user has to unlock it.
        Absent, ///< No session bus, no service, or one that does not answer.
    };
    static constexpr std::chrono::milliseconds kTimeout{5'000};

    explicit Keychain(std::chrono::milliseconds timeout = kTimeout);
    ~Keychain();
    Q_DISABLE_COPY_MOVE(Keychain)

    /// Whether this process has abandoned such a thread, for which Qt would wait at exit.
    static bool hasLeftThread();

    /// Asks the service itself: QtKeychain reports a locked keyring as an entry that is not there.
    State state() const;

    /// nullopt if an unlocked keyring has no such entry. Unavailable: master_key_locked, master_key_out_of_reach.
    Result<std::optional<SecretBytes>> read(const QString &entry);
    Status write(const QString &entry, const SecretBytes &secret);
    /// A missing entry is not an error.
    Status remove(const QString &entry);

private:
    struct Outcome;
    struct Unanswered;

    template <class Answer, class Ask>
    std::optional<Answer> answered(Ask ask, QDeadlineTimer deadline) const;
    template <class Job, class Prepare>
    Outcome run(const QString &entry, QDeadlineTimer deadline, Prepare prepare) const;
    State state(QDeadlineTimer deadline) const;
    Status ready(QDeadlineTimer deadline) const;
    void startThread() const;

    std::chrono::milliseconds m_timeout;
    mutable QMutex m_starting; // Guards the start of the thread, which the first user of the keyring starts.
    std::unique_ptr<QThread> m_thread;
    std::unique_ptr<QObject> m_context; // Lives on m_thread.
    std::shared_ptr<Unanswered> m_unanswered; // Shared with the thread, which may be abandoned.
};

/// Whether the session's keyring service can be reached and is unlocked. Never asks the user to unlock it, and waits at
/// most `timeout` for each answer. Always Ready on systems whose keyring is not a service of the session bus.
Keychain::State secretServiceState(std::chrono::milliseconds timeout);

} // namespace stemdesk
