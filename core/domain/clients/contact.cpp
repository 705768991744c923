#include "core/domain/clients/contact.h"

#include "core/base/wording.h"
#include "core/domain/billing/invoicing_terms.h"
#include "core/domain/clients/electronic_address.h"
#include "core/domain/fields/field_of.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeTexts(FieldRules &rules, QStringList &target, const std::optional<QStringList> &given, const QString &field)
{
    rules.lines(target, given, field);
    if (given && given->size() > kMaxAddresses)
        rules.fail(unfit(field, u"at most %1 texts"_s.arg(kMaxAddresses), QString::number(given->size())));
}

void takeEmails(FieldRules &rules, QStringList &target, const std::optional<QStringList> &given, const QString &field)
{
    takeTexts(rules, target, given, field);
    if (!given)
        return;
    const auto odd = std::ranges::find_if_not(std::as_const(target), isEmailAddress);
    if (odd != target.cend())
        rules.fail(unfit(rowOf(field, odd - target.cbegin()), u"an address with one @ and text on both sides of it"_s,
                         quoted(*odd)));
}

void takeInvoicing(FieldRules &rules, QString &target, const std::optional<QString> &given, const QString &field)
{
    if (given && !given->isEmpty() && !invoicingTermsFrom(*given))
        rules.fail(unfit(field, u"{\"each\": \"event\" or \"month\", \"dueDays\": 0 to %1}"_s.arg(kMostDueDays),
                         quoted(*given)));
    rules.take(target, given);
}

} // namespace

const SpecOf<Contact, ContactPatch> &contactSpec()
{
    using C = Contact;
    using P = ContactPatch;
    static constexpr auto kFields =
        fieldsOf<Contact>(ownId<&C::id>("contactId"), field<&C::name, &P::name>("name", nameLine(), kSearched),
                          field<&C::company, &P::company>("company", line(), kNullable | kSearched),
                          field<&C::emails, &P::emails>("emails", ruledBy<takeEmails>(), kSearched),
                          field<&C::phones, &P::phones>("phones", ruledBy<takeTexts>(), kSearchedDigits),
                          field<&C::address, &P::address>("address", multiline(), kNullable),
                          field<&C::country, &P::country>("country", ruledBy<takeCountry>(), kNullable),
                          field<&C::taxNumber, &P::taxNumber>("taxNumber", line(), kNullable),
                          field<&C::electronicAddress, &P::electronicAddress>(
                              "electronicAddress", ruledBy<takeElectronicAddress>(), kNullable),
                          field<&C::notes, &P::notes>("notes", multiline(), kNullable),
                          field<&C::invoicing, &P::invoicing>("invoicing", ruledBy<takeInvoicing>(), kOwnJson),
                          field<&C::externalId, &P::externalId>("externalId", line(kMaxName), kNullable));
    static constexpr auto kSpec = described<C, P>("contact", kFields, kIsExported);
    return kSpec;
}

Result<Contact> patched(Contact contact, const ContactPatch &patch)
{
    return applied(contactSpec(), std::move(contact), patch);
}

ContactPatch inverse(const Contact &before, const ContactPatch &patch)
{
    return inverted(contactSpec(), before, patch);
}

} // namespace stemdesk
