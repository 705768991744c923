#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

inline constexpr qsizetype kMaxAddresses = 10; ///< The most e-mail addresses of a contact, and the most phones.

/// A person or company that events refer to: a client, a planner, a venue. Optional texts are empty if there is none.
struct Contact {
    ContactId id;
    QString name;
    QString company;
    QStringList emails;
    QStringList phones;
    QString address;
    QString country; ///< ISO 3166-1 alpha-2.
    QString taxNumber;
    QString electronicAddress; ///< Peppol address for electronic invoices: "0106:12345678".
    QString notes;
    QString invoicing; ///< See invoicingTermsFrom(); empty: one invoice per event, by the shop's payment terms.
    QString externalId; ///< Its id in another system; unique among the shop's contacts.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0; ///< Grows by one with each stored change; guards against lost updates.

    friend bool operator==(const Contact &, const Contact &) = default;
};

/// The changes; an absent field keeps its value, an empty text clears it.
struct ContactPatch {
    std::optional<QString> name;
    std::optional<QString> company;
    std::optional<QStringList> emails;
    std::optional<QStringList> phones;
    std::optional<QString> address;
    std::optional<QString> country;
    std::optional<QString> taxNumber;
    std::optional<QString> electronicAddress;
    std::optional<QString> notes;
    std::optional<QString> invoicing;
    std::optional<QString> externalId;

    friend bool operator==(const ContactPatch &, const ContactPatch &) = default;
};

/// Describes the fields of a contact.
const SpecOf<Contact, ContactPatch> &contactSpec();

/// `contact` with the patch applied and its texts normalised, or the rule that it breaks. A new one starts from
/// Contact{}.
Result<Contact> patched(Contact contact, const ContactPatch &patch);

/// The patch that undoes `patch` on `before`.
ContactPatch inverse(const Contact &before, const ContactPatch &patch);

} // namespace stemdesk
