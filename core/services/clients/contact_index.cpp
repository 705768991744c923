#include "core/services/clients/contact_index.h"

#include "core/base/text.h"
#include "core/services/service_context.h"
#include "core/storage/rows/resource_store.h"

#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kContactsRead = 500; ///< Read at once.
constexpr qsizetype kTellingDigits = 8;

QString nameKey(const QString &name)
{
    return u"n:"_s + caseFolded(name.simplified());
}

QString emailKey(const QString &email)
{
    return u"e:"_s + caseFolded(email.trimmed());
}

/// The number's digits without leading zeros.
QString phoneDigits(const QString &phone)
{
    QString digits;
    for (const QChar c : phone) {
        if (c.isDigit() && (!digits.isEmpty() || c != u'0'))
            digits += c;
    }
    return digits;
}

/// Empty if the number is too short to identify anyone.
QString phoneKey(const QString &phone)
{
    const QString digits = phoneDigits(phone);
    return digits.size() < kTellingDigits ? QString() : u"p:"_s + digits.last(kTellingDigits);
}

/// "06 12345678" and "+31 6 12345678", but not 612345678 and 912345678.
bool areSamePhone(const QString &a, const QString &b)
{
    const QString one = phoneDigits(a);
    const QString other = phoneDigits(b);
    return std::min(one.size(), other.size()) >= kTellingDigits && (one.endsWith(other) || other.endsWith(one));
}

QStringList reachKeys(const QStringList &emails, const QStringList &phones)
{
    QStringList keys;
    for (const QString &email : emails)
        keys += emailKey(email);
    for (const QString &phone : phones)
        keys += phoneKey(phone);
    keys.removeAll(QString());
    keys.removeAll(emailKey({}));
    return keys;
}

/// The first of those that are the same.
template <class Same>
QStringList withoutSame(const QStringList &texts, Same areSame)
{
    QStringList kept;
    for (const QString &text : texts) {
        const QString own = text.trimmed();
        const bool isSeen =
            std::ranges::any_of(kept, [&](const QString &other) { return own == other || areSame(own, other); });
        if (!own.isEmpty() && !isSeen)
            kept += own;
    }
    return kept;
}

} // namespace

Result<ContactIndex> ContactIndex::load(const ServiceContext &context)
{
    ContactIndex index;
    const auto store = context.store<ResourceStore<contactSpec>>();
    PageRequest request{.limit = kContactsRead};
    do {
        const auto page = TRY(store.list({}, request));
        for (const Contact &contact : page.rows)
            index.put(contact);
        request.after = page.next;
    } while (request.after);
    return index;
}

void ContactIndex::put(const Contact &contact)
{
    remove(contact.id);
    m_contacts.insert(contact.id, contact);
    for (const QString &key : reachKeys(contact.emails, contact.phones) + QStringList{nameKey(contact.name)}) {
        QList<ContactId> &ids = m_byKey[key];
        if (!ids.contains(contact.id))
            ids.append(contact.id);
    }
}

void ContactIndex::remove(ContactId id)
{
    const auto known = m_contacts.constFind(id);
    if (known == m_contacts.cend())
        return;
    for (const QString &key : reachKeys(known->emails, known->phones) + QStringList{nameKey(known->name)}) {
        if (const auto ids = m_byKey.find(key); ids != m_byKey.end())
            ids->removeOne(id);
    }
    m_contacts.erase(known);
}

const Contact *ContactIndex::find(ContactId id) const
{
    const auto known = m_contacts.constFind(id);
    return known == m_contacts.cend() ? nullptr : &*known;
}

QList<Contact> ContactIndex::sharing(const QStringList &emails, const QStringList &phones) const
{
    QList<Contact> found = withKeys(reachKeys(emails, phones));
    found.removeIf([&](const Contact &contact) {
        const bool hasEmail = std::ranges::any_of(emails, [&](const QString &email) {
            return std::ranges::any_of(contact.emails,
                                       [&](const QString &own) { return emailKey(own) == emailKey(email); });
        });
        return !hasEmail && std::ranges::none_of(phones, [&](const QString &phone) {
            return std::ranges::any_of(contact.phones, [&](const QString &own) { return areSamePhone(own, phone); });
        });
    });
    return found;
}

QList<Contact> ContactIndex::named(const QString &name) const
{
    return withKeys({nameKey(name)});
}

QList<Contact> ContactIndex::withKeys(const QStringList &keys) const
{
    QList<Contact> found;
    QSet<ContactId> seen;
    for (const QString &key : keys) {
        for (const ContactId &id : m_byKey.value(key)) {
            if (!seen.contains(id))
                found += *m_contacts.constFind(id);
            seen.insert(id);
        }
    }
    std::ranges::stable_sort(found, {}, &Contact::createdAt);
    return found;
}

QStringList withoutSameEmails(const QStringList &emails)
{
    return withoutSame(emails, [](const QString &a, const QString &b) { return emailKey(a) == emailKey(b); });
}

QStringList withoutSamePhones(const QStringList &phones)
{
    return withoutSame(phones, areSamePhone);
}

} // namespace stemdesk
