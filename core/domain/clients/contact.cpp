#include "core/domain/clients/contact.h"

#include "core/base/wording.h"
#include "core/domain/clients/electronic_address.h"
#include "core/domain/field_rules.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeAddresses(FieldRules &rules, QStringList &target, const std::optional<QStringList> &given,
                   const QString &field)
{
    rules.lines(target, given, field);
    if (given && given->size() > kMaxAddresses)
        rules.fail(unfit(field, u"at most %1 texts"_s.arg(kMaxAddresses), QString::number(given->size())));
}

} // namespace

Result<Contact> patched(Contact contact, const ContactPatch &patch)
{
    FieldRules rules;
    rules.name(contact.name, patch.name, u"name"_s);
    rules.line(contact.company, patch.company, u"company"_s);
    takeAddresses(rules, contact.emails, patch.emails, u"emails"_s);
    if (patch.emails) {
        const auto odd = std::ranges::find_if_not(std::as_const(contact.emails), isEmailAddress);
        if (odd != contact.emails.cend())
            rules.fail(unfit(rowOf(u"emails"_s, odd - contact.emails.cbegin()),
                             u"an address with one @ and text on both sides of it"_s, quoted(*odd)));
    }
    takeAddresses(rules, contact.phones, patch.phones, u"phones"_s);
    rules.multiline(contact.address, patch.address, u"address"_s);
    takeCountry(rules, contact.country, patch.country, u"country"_s);
    rules.line(contact.taxNumber, patch.taxNumber, u"taxNumber"_s);
    takeElectronicAddress(rules, contact.electronicAddress, patch.electronicAddress, u"electronicAddress"_s);
    rules.multiline(contact.notes, patch.notes, u"notes"_s);
    rules.line(contact.externalId, patch.externalId, u"externalId"_s, kMaxName);
    return rules.result(std::move(contact));
}

ContactPatch inverse(const Contact &before, const ContactPatch &patch)
{
    return {
        .name = was(patch.name, before.name),
        .company = was(patch.company, before.company),
        .emails = was(patch.emails, before.emails),
        .phones = was(patch.phones, before.phones),
        .address = was(patch.address, before.address),
        .country = was(patch.country, before.country),
        .taxNumber = was(patch.taxNumber, before.taxNumber),
        .electronicAddress = was(patch.electronicAddress, before.electronicAddress),
        .notes = was(patch.notes, before.notes),
        .externalId = was(patch.externalId, before.externalId),
    };
}

} // namespace stemdesk
