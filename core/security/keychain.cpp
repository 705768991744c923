#include "core/security/keychain.h"

#include "core/security/secret_service.h"

#include <qt6keychain/keychain.h>

#include <future>
#include <memory>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QString kService = u"stemdesk"_s;

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

Keychain::Keychain(std::chrono::milliseconds patience) : m_patience(patience)
{
    m_thread.setObjectName("keyring"_L1);
    m_context.moveToThread(&m_thread);
}

Keychain::~Keychain()
{
    m_thread.quit();
    m_thread.wait();
}

Keychain::State Keychain::state() const
{
    return secretServiceState(m_patience);
}

Status Keychain::ready() const
{
    switch (state()) {
    case State::Ready: return {};
    case State::Locked: return locked();
    case State::Absent: return absent();
    }
    return absent();
}

void Keychain::startThread()
{
    const QMutexLocker lock(&m_starting);
    if (!m_thread.isRunning())
        m_thread.start();
}

template <class Job, class Prepare>
Keychain::Outcome Keychain::run(const QString &entry, Prepare prepare)
{
    startThread();
    // Shared by this call and the job, which may finish long after this call has given up.
    const auto promise = std::make_shared<std::promise<Outcome>>();
    std::future<Outcome> outcome = promise->get_future();
    QMetaObject::invokeMethod(&m_context, [promise, entry, prepare] {
        auto *job = new Job(kService); // Deletes itself once it has finished.
        job->setKey(entry);
        prepare(*job);
        QObject::connect(job, &QKeychain::Job::finished, job, [promise, job] {
            Outcome done{.error = job->error(), .sentence = job->errorString()};
            if constexpr (std::is_same_v<Job, QKeychain::ReadPasswordJob>) {
                const QByteArray secret = job->binaryData();
                done.secret = SecretBytes(secret);
            }
            promise->set_value(std::move(done));
        });
        job->start();
    });
    if (outcome.wait_for(m_patience) != std::future_status::ready)
        return {.isLate = true};
    return outcome.get();
}

Result<std::optional<SecretBytes>> Keychain::read(const QString &entry)
{
    if (const Status status = ready(); !status)
        return status.error();
    Outcome outcome = run<QKeychain::ReadPasswordJob>(entry, [](auto &) {});
    if (outcome.error == QKeychain::NoError)
        return std::optional(std::move(outcome.secret));
    if (outcome.error == QKeychain::EntryNotFound) {
        // It may have been locked in between: that must not read as "there is none".
        if (const Status status = ready(); !status)
            return status.error();
        return std::optional<SecretBytes>();
    }
    return outcome.failure();
}

Status Keychain::write(const QString &entry, const SecretBytes &secret)
{
    if (const Status status = ready(); !status)
        return status;
    const Outcome outcome = run<QKeychain::WritePasswordJob>(
        entry, [secret](auto &job) { job.setBinaryData(secret.view().toByteArray()); });
    return outcome.error == QKeychain::NoError ? Status() : Status(outcome.failure());
}

Status Keychain::remove(const QString &entry)
{
    if (const Status status = ready(); !status)
        return status;
    const Outcome outcome = run<QKeychain::DeletePasswordJob>(entry, [](auto &) {});
    const bool isGone = outcome.error == QKeychain::NoError || outcome.error == QKeychain::EntryNotFound;
    return isGone ? Status() : Status(outcome.failure());
}

} // namespace stemdesk
