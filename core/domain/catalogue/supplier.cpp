#include "core/domain/catalogue/supplier.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMostClaimHours = 100'000; ///< Of which instants can still be told.

void takeAddress(FieldRules &rules, QString &target, const std::optional<QString> &given, const QString &field)
{
    rules.line(target, given, field);
    if (given && !target.isEmpty() && !isEmailAddress(target))
        rules.fail(unfit(field, u"an address with one @ and text on both sides of it"_s, quoted(target)));
}

} // namespace

Result<Supplier> patched(Supplier supplier, const SupplierPatch &patch)
{
    FieldRules rules;
    rules.name(supplier.name, patch.name, u"name"_s);
    takeAddress(rules, supplier.contactEmail, patch.contactEmail, u"contactEmail"_s);
    rules.line(supplier.phone, patch.phone, u"phone"_s);
    rules.line(supplier.website, patch.website, u"website"_s);
    rules.multiline(supplier.address, patch.address, u"address"_s, kMaxLine);
    rules.line(supplier.accountNumber, patch.accountNumber, u"accountNumber"_s);
    rules.multiline(supplier.notes, patch.notes, u"notes"_s);
    rules.line(supplier.externalId, patch.externalId, u"externalId"_s, kMaxName);
    rules.number(supplier.claimHours, patch.claimHours, u"claimHours"_s,
                 {.to = kMostClaimHours, .isFromIncluded = false});
    takeAddress(rules, supplier.claimEmail, patch.claimEmail, u"claimEmail"_s);
    return rules.result(std::move(supplier));
}

SupplierPatch inverse(const Supplier &before, const SupplierPatch &patch)
{
    return {
        .name = was(patch.name, before.name),
        .contactEmail = was(patch.contactEmail, before.contactEmail),
        .phone = was(patch.phone, before.phone),
        .website = was(patch.website, before.website),
        .address = was(patch.address, before.address),
        .accountNumber = was(patch.accountNumber, before.accountNumber),
        .notes = was(patch.notes, before.notes),
        .externalId = was(patch.externalId, before.externalId),
        .claimHours = was(patch.claimHours, before.claimHours),
        .claimEmail = was(patch.claimEmail, before.claimEmail),
    };
}

} // namespace stemdesk
