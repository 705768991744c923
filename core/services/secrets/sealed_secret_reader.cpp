#include "core/services/secrets/sealed_secret_reader.h"

#include "core/domain/webhooks/webhook.h"
#include "core/security/secret_box.h"
#include "core/storage/engine/session.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<std::optional<NamedKey>> currentKeyName(Session &session)
{
    const MasterKeyStore store(session);
    const std::optional<MasterKeyRecord> record = TRY(store.find());
    if (record)
        return std::optional(NamedKey{.id = record->keyId, .recorded = record->place});
    const std::optional<SealedSecret> sealed = TRY(store.firstSealedSecret());
    if (!sealed)
        return std::optional<NamedKey>();
    return std::optional(NamedKey{.id = keyIdOf(sealed->sealed)});
}

Error noMasterKey()
{
    return conflict("master_key_none", u"There is no master key yet: it is made with the first secret."_s);
}

Result<QByteArray> SealedSecretReader::open(const SealedSecret &secret)
{
    const QByteArray id = keyIdOf(secret.sealed);
    if (id.isEmpty())
        return unavailable("secret_damaged", u"A sealed secret is damaged."_s);
    auto known = m_keys.find(id);
    if (known == m_keys.end()) {
        const Result<KeptKey> kept = m_places.find(id, m_recorded);
        known =
            m_keys.insert_or_assign(id, kept ? Result<MasterKey>(kept->key) : Result<MasterKey>(kept.error())).first;
    }
    if (!known->second)
        return known->second.error();
    return openedBox(*known->second, secret.sealed, secretIdentityOf(WebhookId(secret.id)));
}

} // namespace stemdesk
