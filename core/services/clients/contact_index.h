#pragma once

#include "core/base/result.h"
#include "core/domain/clients/contact.h"

#include <QHash>
#include <QList>

namespace stemdesk {

class ServiceContext;

/// Finds a shop's contacts by name, by e-mail address regardless of case, and by the last digits of a phone number,
/// whether it was written with the national or the international prefix.
class ContactIndex {
public:
    static Result<ContactIndex> load(const ServiceContext &context);

    void put(const Contact &contact);
    void remove(ContactId id);

    /// nullptr if there is none.
    const Contact *find(ContactId id) const;
    /// Contacts with one of these, each once, in order of creation.
    QList<Contact> sharing(const QStringList &emails, const QStringList &phones) const;
    QList<Contact> named(const QString &name) const;

private:
    QList<Contact> withKeys(const QStringList &keys) const;

    QHash<ContactId, Contact> m_contacts;
    QHash<QString, QList<ContactId>> m_byKey;
};

/// Without those that equal an earlier one.
QStringList withoutSameEmails(const QStringList &emails);
QStringList withoutSamePhones(const QStringList &phones);

} // namespace stemdesk
