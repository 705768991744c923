#include "core/domain/clients/contact.h"

#include "core/base/wording.h"
#include "core/domain/clients/country_code.h"
#include "core/domain/field_rules.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kSchemeDigits = 4;

void takeAddresses(FieldRules &rules, QStringList &target, const std::optional<QStringList> &given,
                   const QString &field)
{
    rules.lines(target, given, field);
    if (given && given->size() > kMaxAddresses)
        rules.fail(unfit(field, u"at most %1 texts"_s.arg(kMaxAddresses), QString::number(given->size())));
}

/// A code of four digits, a colon, and a value without spaces.
bool isElectronicAddress(const QString &text)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    return text.size() > kSchemeDigits + 1 && text.at(kSchemeDigits) == u':'
        && std::ranges::all_of(text.first(kSchemeDigits), isDigit)
        && std::ranges::none_of(text, [](QChar c) { return c.isSpace(); });
}

void takeBilling(FieldRules &rules, Contact &contact, const ContactPatch &patch)
{
    rules.line(contact.country, patch.country, u"country"_s);
    if (patch.country && !contact.country.isEmpty() && !isCountryCode(contact.country))
        rules.fail(
            unfit(u"country"_s, u"the two capital letters of a country, like NL or GB"_s, quoted(contact.country)));
    rules.line(contact.taxNumber, patch.taxNumber, u"taxNumber"_s);
    rules.line(contact.electronicAddress, patch.electronicAddress, u"electronicAddress"_s);
    if (patch.electronicAddress && !contact.electronicAddress.isEmpty()
        && !isElectronicAddress(contact.electronicAddress))
        rules.fail(unfit(u"electronicAddress"_s, u"a scheme of four digits, a colon and a value, like 0106:12345678"_s,
                         quoted(contact.electronicAddress)));
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
    takeBilling(rules, contact, patch);
    rules.multiline(contact.notes, patch.notes, u"notes"_s);
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
    };
}

} // namespace stemdesk
