#include "core/exchange/known_contacts.h"

#include "core/services/services.h"

#include <QHash>

namespace stemdesk {

namespace {

constexpr int kContactsRead = 500; ///< At once.
constexpr qsizetype kTellingDigits = 8; ///< Without what stands before a number at home or abroad.

/// What an address and a phone are told apart by; empty for a phone that is too short to tell.
QString emailKey(const QString &email)
{
    return email.trimmed().toCaseFolded();
}

QString phoneKey(const QString &phone)
{
    QString digits;
    for (const QChar c : phone) {
        if (c.isDigit())
            digits += c;
    }
    return digits.size() < kTellingDigits ? QString() : digits.last(kTellingDigits);
}

QStringList keysOf(const QStringList &emails, const QStringList &phones)
{
    QStringList keys;
    for (const QString &email : emails)
        keys += emailKey(email);
    for (const QString &phone : phones)
        keys += phoneKey(phone);
    keys.removeAll(QString());
    return keys;
}

} // namespace

Result<QList<Contact>> knownContacts(ShopServices &shop, const QList<ContactPatch> &contacts)
{
    QHash<QString, Contact> byKey;
    PageRequest request{.limit = kContactsRead};
    do {
        const auto page = shop.contacts.list({}, request);
        if (!page)
            return page.error();
        for (const Contact &contact : page->rows) {
            for (const QString &key : keysOf(contact.emails, contact.phones)) {
                if (!byKey.contains(key))
                    byKey.insert(key, contact);
            }
        }
        request.after = page->next;
    } while (request.after);
    QList<Contact> known;
    for (const ContactPatch &contact : contacts) {
        Contact found;
        for (const QString &key :
             keysOf(contact.emails.value_or(QStringList()), contact.phones.value_or(QStringList()))) {
            if (found.id.isNull())
                found = byKey.value(key);
        }
        known.append(found);
    }
    return known;
}

} // namespace stemdesk
