#include "core/services/secrets/key_places.h"

#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Several databases may share one keyring.
QString entryOf(const QByteArray &id)
{
    return u"master key "_s + QString::fromLatin1(id.toHex());
}

} // namespace

KeyPlace otherThan(KeyPlace place)
{
    return place == KeyPlace::File ? KeyPlace::Keyring : KeyPlace::File;
}

Result<MasterKey> KeyPlaces::findIn(const QByteArray &id, KeyPlace place)
{
    if (place == KeyPlace::File)
        return m_file.find(id);
    const std::optional<SecretBytes> entry = TRY(m_keyring.read(entryOf(id)));
    if (!entry)
        return unavailable("master_key_entry_missing", u"The keyring does not hold the master key."_s);
    Result<MasterKey> key = MasterKey::parse(entry->view());
    if (!key || key->id() != id)
        return unavailable("master_key_wrong",
                           u"The keyring holds another key than the one that the secrets are sealed with."_s);
    return key;
}

Result<KeptKey> KeyPlaces::find(const QByteArray &id, KeyPlace recorded)
{
    const KeyPlace first = m_isNamed ? KeyPlace::File : recorded;
    const KeyPlace second = otherThan(first);
    const Result<MasterKey> there = findIn(id, first);
    if (there)
        return KeptKey{.key = *there, .place = first};
    const Result<MasterKey> elsewhere = findIn(id, second);
    if (elsewhere)
        return KeptKey{.key = *elsewhere, .place = second};
    return there.error();
}

KeyPlace KeyPlaces::placeForNew() const
{
    return !m_isNamed && m_keyring.state() == Keychain::State::Ready ? KeyPlace::Keyring : KeyPlace::File;
}

Status KeyPlaces::put(const MasterKey &key, KeyPlace place)
{
    TRY(place == KeyPlace::File ? m_file.add(key) : m_keyring.write(entryOf(key.id()), key.text()));
    const Result<MasterKey> back = findIn(key.id(), place);
    return back ? Status() : Status(back.error());
}

Status KeyPlaces::remove(const QByteArray &id, KeyPlace place)
{
    return place == KeyPlace::File ? m_file.remove(id) : m_keyring.remove(entryOf(id));
}

QString KeyPlaces::nameOf(KeyPlace place) const
{
    return place == KeyPlace::Keyring ? u"the keyring"_s : u"the key file "_s + m_file.path();
}

} // namespace stemdesk
