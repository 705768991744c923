#pragma once

#include "core/security/key_file.h"
#include "core/security/keychain.h"
#include "core/storage/secrets/master_key_store.h"

#include <QString>

namespace stemdesk {

KeyPlace otherThan(KeyPlace place);

/// A master key with its place on this machine.
struct KeptKey {
    MasterKey key;
    KeyPlace place = KeyPlace::File;
};

/// The two places in which this machine may keep master keys, each under its id: the desktop's keyring, and the key
/// file. Any thread; a call waits for the keyring some seconds at most.
class KeyPlaces {
public:
    /// `isNamed`: the user has chosen the file, so it has precedence over the keyring.
    KeyPlaces(Keychain &keyring, const QString &file, bool isNamed)
        : m_file(file), m_isNamed(isNamed), m_keyring(keyring)
    {}

    /// Looks for the key in its recorded place, then in the other one. Unavailable, with the reason why it was not in
    /// the first: master_key_locked, master_key_out_of_reach, master_key_entry_missing, master_key_file_missing,
    /// master_key_file_unusable, master_key_wrong.
    Result<KeptKey> find(const QByteArray &id, KeyPlace recorded);
    Result<MasterKey> findIn(const QByteArray &id, KeyPlace place);

    /// The place for a new key: the keyring if it can be reached and is unlocked, unless the file was chosen.
    KeyPlace placeForNew() const;
    /// On return the key is stored durably and was read back.
    Status put(const MasterKey &key, KeyPlace place);
    Status remove(const QByteArray &id, KeyPlace place);

    /// "the keyring" or "the key file PATH", for sentences.
    QString nameOf(KeyPlace place) const;

private:
    KeyFile m_file;
    bool m_isNamed;
    Keychain &m_keyring;
};

} // namespace stemdesk
