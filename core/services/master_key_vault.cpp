#include "core/services/master_key_vault.h"

#include "core/base/log.h"
#include "core/security/secret_box.h"
#include "core/storage/session.h"

#include <condition_variable>
#include <cstdlib>
#include <functional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Instant kAskAgainAfter = 3'000;
constexpr std::chrono::milliseconds kRecordAgainAfter{200};

Status inserted(const Driver &driver, const MasterKeyRecord &record)
{
    const Result<std::unique_ptr<Session>> session = Session::open(driver);
    if (!session)
        return session.error();
    return MasterKeyStore(**session).insertIfNone(record);
}

/// Until it is done: the caller of seal() may hold the database's write lock for a while.
void insertWithPatience(const std::stop_token &stop, const Driver &driver, const MasterKeyRecord &record)
{
    std::mutex mutex;
    std::condition_variable_any pause;
    for (;;) {
        const bool isLast = stop.stop_requested();
        const Status done = inserted(driver, record);
        if (done)
            return;
        if (isLast) {
            // What was sealed names the key too, so that nothing is lost.
            qCWarning(logSecrets).noquote() << "The master key is not recorded yet:" << done.error().message;
            return;
        }
        std::unique_lock lock(mutex); // Of this function's own: only to be woken by `stop`.
        pause.wait_for(lock, stop, kRecordAgainAfter, [] { return false; });
    }
}

} // namespace

MasterKeyVault::MasterKeyVault(const Driver &driver, Clock now, KeyPlaces &places)
    : m_driver(driver), m_now(std::move(now)), m_places(places)
{}

MasterKeyVault::~MasterKeyVault() = default;

Result<QByteArray> MasterKeyVault::seal(const QByteArray &plain, const QByteArray &identity)
{
    const std::scoped_lock lock(m_mutex);
    const Result<std::unique_ptr<Session>> session = Session::open(m_driver);
    if (!session)
        return session.error();
    const Result<KeptKey> current = currentKey(**session);
    if (!current)
        return current.error();
    return sealedBox(current->key, plain, identity);
}

Result<QByteArray> MasterKeyVault::open(const QByteArray &sealed, const QByteArray &identity)
{
    const QByteArray id = keyIdOf(sealed);
    if (id.isEmpty())
        return unavailable("secret_damaged", u"A sealed secret is damaged."_s);
    const std::scoped_lock lock(m_mutex);
    const auto known = m_known.find(id);
    if (known != m_known.end())
        return openedBox(known->second.key, sealed, identity);
    const Result<KeptKey> loaded = unknownKey(id);
    if (!loaded)
        return loaded.error();
    return openedBox(loaded->key, sealed, identity);
}

/// The record is read each time: another process may have replaced the key since the last one.
Result<KeptKey> MasterKeyVault::currentKey(Session &session)
{
    const MasterKeyStore store(session);
    const Result<std::optional<MasterKeyRecord>> record = store.find();
    if (!record)
        return record.error();
    if (*record) {
        m_unrecorded.clear();
        return key((*record)->keyId, (*record)->place);
    }
    if (!m_unrecorded.isEmpty())
        return key(m_unrecorded, KeyPlace::File);
    const Result<std::optional<SealedSecret>> sealed = store.firstSealedSecret();
    if (!sealed)
        return sealed.error();
    if (!*sealed)
        return madeKey();
    // A process ended between storing its first secret and recording the key.
    Result<KeptKey> used = key(keyIdOf((*sealed)->sealed), KeyPlace::File);
    if (used)
        recordLater(*used);
    return used;
}

Result<KeptKey> MasterKeyVault::unknownKey(const QByteArray &id)
{
    const Result<std::unique_ptr<Session>> session = Session::open(m_driver);
    if (!session)
        return session.error();
    const Result<std::optional<MasterKeyRecord>> record = MasterKeyStore(**session).find();
    if (!record)
        return record.error();
    return key(id, *record ? (*record)->place : KeyPlace::File);
}

Result<KeptKey> MasterKeyVault::key(const QByteArray &id, KeyPlace recorded)
{
    if (const auto known = m_known.find(id); known != m_known.end())
        return known->second;
    const auto failure = m_failures.find(id);
    if (failure != m_failures.end() && std::abs(m_now() - failure->second.at) < kAskAgainAfter)
        return failure->second.error;
    Result<KeptKey> found = m_places.find(id, recorded);
    if (!found) {
        qCWarning(logSecrets).noquote() << "The master key cannot be had:" << found.error().message;
        m_failures.insert_or_assign(id, Failure{.error = found.error(), .at = m_now()});
        return found;
    }
    m_failures.erase(id);
    m_known.insert_or_assign(id, *found);
    return found;
}

Result<KeptKey> MasterKeyVault::madeKey()
{
    KeptKey made{.key = MasterKey::create(), .place = m_places.placeForNew()};
    Status stored = m_places.put(made.key, made.place);
    if (!stored && made.place == KeyPlace::Keyring) {
        qCWarning(logSecrets).noquote() << stored.error().message;
        made.place = KeyPlace::File;
        stored = m_places.put(made.key, made.place);
    }
    if (!stored)
        return stored.error();
    qCInfo(logSecrets).noquote() << "Made the master key of this database, under which its secrets are sealed. It is in"
                                 << m_places.nameOf(made.place) + u'.';
    m_known.insert_or_assign(made.key.id(), made);
    recordLater(made);
    return made;
}

void MasterKeyVault::recordLater(const KeptKey &kept)
{
    m_unrecorded = kept.key.id();
    m_recorder = std::jthread(insertWithPatience, std::cref(m_driver),
                              MasterKeyRecord{.keyId = kept.key.id(), .place = kept.place, .createdAt = m_now()});
}

} // namespace stemdesk
