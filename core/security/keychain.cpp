#include "core/security/keychain.h"

#include <qt6keychain/keychain.h>

#include <future>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>
#include <vector>

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QUuid>
#endif

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QString kService = u"stemdesk"_s;
/// Threads that hang in a service, with the objects that live on them; they end with the process.
std::vector<std::pair<QThread *, QObject *>> &leftThreads()
{
    static auto *threads = new std::vector<std::pair<QThread *, QObject *>>;
    return *threads;
}

Error locked()
{
    return unavailable("master_key_locked", u"The keyring is locked; unlock it."_s);
}

Error absent()
{
    return unavailable("master_key_out_of_reach",
                       u"The keyring cannot be reached: no desktop session, or its service does not answer."_s);
}

} // namespace

struct Keychain::Outcome {
    QKeychain::Error error = QKeychain::OtherError;
    bool isLate = false;
    QString sentence;
    SecretBytes secret;

    Error failure() const
    {
        if (isLate || error == QKeychain::NoBackendAvailable)
            return absent();
        return unavailable("master_key_refused", u"The keyring refuses: %1."_s.arg(sentence));
    }
};

/// Requests that were not answered in time.
struct Keychain::Unanswered {
    std::mutex mutex; // Guards the count: callers time out on their threads, answers arrive on the keyring's.
    int questions = 0;
};

Keychain::Keychain(std::chrono::milliseconds timeout)
    : m_timeout(timeout), m_thread(std::make_unique<QThread>()), m_context(std::make_unique<QObject>()),
      m_unanswered(std::make_shared<Unanswered>())
{
    m_thread->setObjectName("keyring"_L1);
    m_context->moveToThread(m_thread.get());
}

Keychain::~Keychain()
{
    constexpr std::chrono::milliseconds kGoodbye{500};
    m_thread->quit();
    if (m_thread->wait(QDeadlineTimer(kGoodbye)))
        return;
    leftThreads().emplace_back(m_thread.release(), m_context.release());
}

bool Keychain::hasLeftThread()
{
    return !leftThreads().empty();
}

Keychain::State Keychain::state() const
{
    return state(QDeadlineTimer(m_timeout));
}

Keychain::State Keychain::state(QDeadlineTimer deadline) const
{
    const auto ask = [timeout = m_timeout](const auto &answer) { answer(secretServiceState(timeout)); };
    return answered<State>(ask, deadline).value_or(State::Absent);
}

Status Keychain::ready(QDeadlineTimer deadline) const
{
    switch (state(deadline)) {
    case State::Ready: return {};
    case State::Locked: return locked();
    case State::Absent: return absent();
    }
    return absent();
}

void Keychain::startThread() const
{
    const QMutexLocker lock(&m_starting);
    if (!m_thread->isRunning())
        m_thread->start();
}

/// Calls `ask` on the keyring's thread with a function that takes the answer. nullopt if none comes in time.
template <class Answer, class Ask>
std::optional<Answer> Keychain::answered(Ask ask, QDeadlineTimer deadline) const
{
    {
        const std::scoped_lock lock(m_unanswered->mutex);
        if (m_unanswered->questions > 0)
            return std::nullopt;
    }
    startThread();
    struct Question {
        std::promise<Answer> promise;
        bool isGivenUp = false; ///< Guarded by the mutex of m_unanswered.
    };
    // Shared by this call and the thread, which may answer long after this call has given up.
    const auto question = std::make_shared<Question>();
    std::future<Answer> answer = question->promise.get_future();
    QMetaObject::invokeMethod(m_context.get(), [question, ask, unanswered = m_unanswered] {
        ask([question, unanswered](Answer given) {
            const std::scoped_lock lock(unanswered->mutex);
            unanswered->questions -= question->isGivenUp ? 1 : 0;
            question->promise.set_value(std::move(given));
        });
    });
    if (answer.wait_for(std::chrono::milliseconds(deadline.remainingTime())) == std::future_status::ready)
        return answer.get();
    const std::scoped_lock lock(m_unanswered->mutex);
    if (answer.wait_for(std::chrono::milliseconds(0)) == std::future_status::ready)
        return answer.get();
    question->isGivenUp = true;
    ++m_unanswered->questions;
    return std::nullopt;
}

template <class Job, class Prepare>
Keychain::Outcome Keychain::run(const QString &entry, QDeadlineTimer deadline, Prepare prepare) const
{
    const auto ask = [entry, prepare](const auto &answer) {
        auto *job = new Job(kService); // Deletes itself once it has finished.
        job->setKey(entry);
        prepare(*job);
        QObject::connect(job, &QKeychain::Job::finished, job, [answer, job] {
            Outcome done{.error = job->error(), .sentence = job->errorString()};
            if constexpr (std::is_same_v<Job, QKeychain::ReadPasswordJob>) {
                const QByteArray secret = job->binaryData();
                done.secret = SecretBytes(secret);
            }
            answer(std::move(done));
        });
        job->start();
    };
    return answered<Outcome>(ask, deadline).value_or(Outcome{.isLate = true});
}

Result<std::optional<SecretBytes>> Keychain::read(const QString &entry)
{
    const QDeadlineTimer deadline(m_timeout);
    TRY(ready(deadline));
    Outcome outcome = run<QKeychain::ReadPasswordJob>(entry, deadline, [](auto &) {});
    if (outcome.error == QKeychain::NoError)
        return std::optional(std::move(outcome.secret));
    if (outcome.error == QKeychain::EntryNotFound) {
        // It may have been locked in between: that must not read as "there is none".
        TRY(ready(deadline));
        return std::optional<SecretBytes>();
    }
    return outcome.failure();
}

Status Keychain::write(const QString &entry, const SecretBytes &secret)
{
    const QDeadlineTimer deadline(m_timeout);
    TRY(ready(deadline));
    const Outcome outcome = run<QKeychain::WritePasswordJob>(
        entry, deadline, [secret](auto &job) { job.setBinaryData(secret.view().toByteArray()); });
    return outcome.error == QKeychain::NoError ? Status() : Status(outcome.failure());
}

Status Keychain::remove(const QString &entry)
{
    const QDeadlineTimer deadline(m_timeout);
    TRY(ready(deadline));
    const Outcome outcome = run<QKeychain::DeletePasswordJob>(entry, deadline, [](auto &) {});
    const bool isGone = outcome.error == QKeychain::NoError || outcome.error == QKeychain::EntryNotFound;
    return isGone ? Status() : Status(outcome.failure());
}

#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)

namespace {

const QString kSecrets = u"org.freedesktop.secrets"_s;
const QStringList kWallets{u"org.kde.kwalletd6"_s, u"org.kde.kwalletd5"_s};

/// A connection for this call only: a shared one would remember for ever that there was no bus.
class SessionBus {
public:
    explicit SessionBus(std::chrono::milliseconds timeout)
        : m_name(QUuid::createUuid().toString()), m_timeout(int(timeout.count())),
          m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, m_name))
    {}
    ~SessionBus() { QDBusConnection::disconnectFromBus(m_name); }
    Q_DISABLE_COPY_MOVE(SessionBus)

    bool isConnected() const { return m_bus.isConnected(); }

    bool offers(const QString &service) const
    {
        const auto names = [&](const QString &method) {
            const QDBusMessage answer =
                ask(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s, method, {});
            return answer.arguments().value(0).toStringList();
        };
        return names(u"ListNames"_s).contains(service) || names(u"ListActivatableNames"_s).contains(service);
    }

    /// The answer's first value; invalid if there is none in time.
    QVariant value(const QString &path, const QString &interface, const QString &method,
                   const QVariantList &arguments) const
    {
        const QDBusMessage answer = ask(kSecrets, path, interface, method, arguments);
        return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments().value(0) : QVariant();
    }

private:
    QDBusMessage ask(const QString &service, const QString &path, const QString &interface, const QString &method,
                     const QVariantList &arguments) const
    {
        QDBusMessage call = QDBusMessage::createMethodCall(service, path, interface, method);
        call.setArguments(arguments);
        return m_bus.call(call, QDBus::Block, m_timeout);
    }

    QString m_name;
    int m_timeout;
    QDBusConnection m_bus;
};

} // namespace

Keychain::State secretServiceState(std::chrono::milliseconds timeout)
{
    const SessionBus bus(timeout);
    if (!bus.isConnected())
        return Keychain::State::Absent;
    if (!bus.offers(kSecrets)) {
        const bool hasWallet = std::ranges::any_of(kWallets, [&](const QString &wallet) { return bus.offers(wallet); });
        return hasWallet ? Keychain::State::Ready : Keychain::State::Absent;
    }
    const QVariant alias =
        bus.value(u"/org/freedesktop/secrets"_s, u"org.freedesktop.Secret.Service"_s, u"ReadAlias"_s, {u"default"_s});
    const QString collection = alias.value<QDBusObjectPath>().path();
    if (collection.isEmpty() || collection == u"/")
        return Keychain::State::Absent; // No answer, or no keyring was ever set up.
    const QVariant isLocked = bus.value(collection, u"org.freedesktop.DBus.Properties"_s, u"Get"_s,
                                        {u"org.freedesktop.Secret.Collection"_s, u"Locked"_s});
    const QVariant value = isLocked.value<QDBusVariant>().variant();
    if (!value.isValid())
        return Keychain::State::Absent;
    return value.toBool() ? Keychain::State::Locked : Keychain::State::Ready;
}

#else

Keychain::State secretServiceState(std::chrono::milliseconds)
{
    return Keychain::State::Ready;
}

#endif

} // namespace stemdesk
