#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

template <class Object, class Patch>
struct SpecOf;

inline constexpr qsizetype kMaxAddresses = 10; ///< E-mail addresses of a contact, and its phones.

/// Somebody whom events can name: a client, a planner, a venue. Optional texts are empty where there is none.
struct Contact {
    ContactId id;
    QString name;
    QString company;
    QStringList emails;
    QStringList phones;
    QString address;
    QString country; ///< ISO 3166-1 alpha-2.
    QString taxNumber;
    QString electronicAddress; ///< Where electronic invoices go, as Peppol has it: "0106:12345678".
    QString notes;
    QString externalId; ///< What another system calls it; no other contact of the shop has it.
    Instant createdAt = 0;
    Instant updatedAt = 0;
    int version = 0; ///< Grows by one with each stored change; guards against lost updates.

    friend bool operator==(const Contact &, const Contact &) = default;
};

/// What to change; an absent field keeps its value, an empty text clears it.
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
    std::optional<QString> externalId;

    friend bool operator==(const ContactPatch &, const ContactPatch &) = default;
};

/// Describes the fields of a contact.
const SpecOf<Contact, ContactPatch> &contactSpec();

/// `contact` with the patch applied and its texts normalised, or the rule that it breaks. A new one starts from
/// Contact{}.
Result<Contact> patched(Contact contact, const ContactPatch &patch);

/// The patch that takes back `patch` from what it made of `before`.
ContactPatch inverse(const Contact &before, const ContactPatch &patch);

} // namespace stemdesk
