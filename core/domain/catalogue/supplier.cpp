#include "core/domain/catalogue/supplier.h"

#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Each day once, from Monday on.
void takeWeekdays(FieldRules &rules, QStringList &target, const std::optional<QStringList> &given, const QString &name)
{
    if (!given)
        return;
    for (qsizetype at = 0; at < given->size(); ++at) {
        if (!weekdayNames().contains(given->at(at))) {
            rules.fail(notAmong(rowOf(name, at), given->at(at), weekdayNames()));
            return;
        }
    }
    QStringList days = weekdayNames();
    days.removeIf([&](const QString &day) { return !given->contains(day); });
    rules.take(target, std::optional(days));
}

} // namespace

const QStringList &weekdayNames()
{
    static const QStringList kNames{u"mon"_s, u"tue"_s, u"wed"_s, u"thu"_s, u"fri"_s, u"sat"_s, u"sun"_s};
    return kNames;
}

bool deliversOn(const QStringList &weekdays, QDate day)
{
    return weekdays.isEmpty() || weekdays.contains(weekdayNames().at(day.dayOfWeek() - 1));
}

OrderConditions conditionsOf(const Supplier &supplier, double orderCostExclTax)
{
    constexpr double kTolerance = 1e-9; // For the rounding of a sum.
    OrderConditions conditions{.deliveryCostExclTax = supplier.deliveryCostExclTax};
    if (supplier.deliveryCostExclTax && supplier.freeDeliveryFromExclTax
        && orderCostExclTax >= *supplier.freeDeliveryFromExclTax * (1 - kTolerance))
        conditions.deliveryCostExclTax = 0;
    if (supplier.minOrderExclTax) {
        const double missing = *supplier.minOrderExclTax - orderCostExclTax;
        conditions.shortOfMinimumExclTax = missing > *supplier.minOrderExclTax * kTolerance ? missing : 0;
    }
    return conditions;
}

const SpecOf<Supplier, SupplierPatch> &supplierSpec()
{
    using S = Supplier;
    using P = SupplierPatch;
    constexpr double kMostClaimHours = 100'000; // Beyond it instants overflow.
    static constexpr auto kFields = fieldsOf<Supplier>(
        ownId<&S::id>("supplierId"), field<&S::name, &P::name>("name", nameLine(), kSearched),
        field<&S::contactEmail, &P::contactEmail>("contactEmail", email(), kNullable | kSearched),
        field<&S::phone, &P::phone>("phone", line(), kNullable | kSearchedDigits),
        field<&S::website, &P::website>("website", line(), kNullable),
        field<&S::address, &P::address>("address", multiline(kMaxLine), kNullable),
        field<&S::accountNumber, &P::accountNumber>("accountNumber", line(), kNullable),
        field<&S::notes, &P::notes>("notes", multiline(), kNullable | kSearched),
        field<&S::claimHours, &P::claimHours>("claimHours",
                                              late(number({.to = kMostClaimHours, .isFromIncluded = false}))),
        field<&S::claimEmail, &P::claimEmail>("claimEmail", late(email()), kNullable),
        field<&S::minOrderExclTax, &P::minOrderExclTax>("minOrderExclTax", late(number(kNotNegative))),
        field<&S::deliveryCostExclTax, &P::deliveryCostExclTax>("deliveryCostExclTax", late(number(kNotNegative))),
        field<&S::freeDeliveryFromExclTax, &P::freeDeliveryFromExclTax>("freeDeliveryFromExclTax",
                                                                        late(number(kNotNegative))),
        field<&S::deliveryWeekdays, &P::deliveryWeekdays>("deliveryWeekdays", late(ruledBy<takeWeekdays>()), kNullable),
        fixedField<&S::isArchived>("status", kOwnRead).storedAs("is_archived").withWords("active", "archived"),
        field<&S::externalId, &P::externalId>("externalId", line(kMaxName), kNullable));
    static constexpr auto kSpec = described<S, P>("supplier", kFields, kIsExported, "is_default");
    return kSpec;
}

Result<Supplier> patched(Supplier supplier, const SupplierPatch &patch)
{
    return applied(supplierSpec(), std::move(supplier), patch);
}

SupplierPatch inverse(const Supplier &before, const SupplierPatch &patch)
{
    return inverted(supplierSpec(), before, patch);
}

} // namespace stemdesk
