#include "core/services/secrets/master_key_vault.h"

#include "core/base/log.h"
#include "core/security/secret_box.h"
#include "core/storage/engine/session.h"

#include <cstdlib>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Instant kAskAgainAfter = 3'000;

} // namespace

MasterKeyVault::MasterKeyVault(const Driver &driver, Clock now, KeyPlaces &places)
    : m_driver(driver), m_now(std::move(now)), m_places(places)
{}

Status MasterKeyVault::prepare()
{
    const std::unique_ptr<Session> session = TRY(Session::open(m_driver));
    QByteArray missed;
    for (;;) {
        const std::optional<MasterKeyRecord> record = TRY(MasterKeyStore(*session).find());
        const std::scoped_lock lock(m_mutex);
        const Result<KeptKey> current = record ? key(record->keyId, record->place) : firstKey(*session);
        if (current)
            return {};
        if (!record || record->keyId == missed)
            return current.error();
        missed = record->keyId; // Another process may have replaced and removed it since the record was read.
    }
}

Result<QByteArray> MasterKeyVault::seal(Session &session, const QByteArray &plain, const QByteArray &identity)
{
    const MasterKeyStore store(session);
    Result<std::optional<MasterKeyRecord>> record = store.find(MasterKeyStore::Hold::Shared);
    if (record && !*record) {
        TRY(recordFirst(session));
        record = store.find(MasterKeyStore::Hold::Shared); // Another process may have been faster.
    }
    if (!record)
        return record.error();
    if (!*record)
        return internal(u"the record of the master key is gone"_s);
    const std::scoped_lock lock(m_mutex); // Only now, because reading the record may block.
    const KeptKey current = TRY(key((*record)->keyId, (*record)->place));
    return sealedBox(current.key, plain, identity);
}

Status MasterKeyVault::recordFirst(Session &session)
{
    std::unique_lock lock(m_mutex);
    const Result<KeptKey> first = firstKey(session);
    lock.unlock();
    if (!first)
        return first.error();
    return MasterKeyStore(session).insertIfNone(
        {.keyId = first->key.id(), .place = first->place, .retiredKeyId = {}, .createdAt = m_now()});
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
    const KeptKey loaded = TRY(unknownKey(id));
    return openedBox(loaded.key, sealed, identity);
}

/// Without a record: the key of the existing secrets, else a new one.
Result<KeptKey> MasterKeyVault::firstKey(Session &session)
{
    const std::optional<SealedSecret> sealed = TRY(MasterKeyStore(session).firstSealedSecret());
    if (sealed)
        return key(keyIdOf(sealed->sealed), KeyPlace::File);
    return m_made.isEmpty() ? madeKey() : key(m_made, KeyPlace::File);
}

Result<KeptKey> MasterKeyVault::unknownKey(const QByteArray &id)
{
    const std::unique_ptr<Session> session = TRY(Session::open(m_driver));
    const std::optional<MasterKeyRecord> record = TRY(MasterKeyStore(*session).find());
    return key(id, record ? record->place : KeyPlace::File);
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
    m_made = made.key.id();
    return made;
}

} // namespace stemdesk
