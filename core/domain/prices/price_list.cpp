#include "core/domain/prices/price_list.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/fields/field_of.h"
#include "core/domain/prices/tax_category.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void takeDate(FieldRules &rules, QDate &date, const std::optional<QDate> &given, const QString &field)
{
    if (given && !isCalendarDay(*given))
        rules.fail(unfit(field, u"a day of the years 0001 to 9999, YYYY-MM-DD"_s, quoted(dayText(*given))));
    rules.take(date, given);
    rules.require(date.isValid(), field);
}

void takeListCategory(FieldRules &rules, PriceList &list, const PriceListPatch &patch)
{
    takeTaxCategory(rules, list.taxCategory, patch.taxCategory, patch.taxMultiplier.value_or(list.taxMultiplier) - 1,
                    list.version > 0 && patch.taxMultiplier);
}

} // namespace

const SpecOf<PriceList, PriceListPatch> &priceListSpec()
{
    using S = PriceList;
    using P = PriceListPatch;
    static constexpr auto kFields =
        fieldsOf<PriceList>(ownId<&S::id>("priceListId"), field<&S::name, &P::name>("name", line(kMaxName), kNullable),
                            field<&S::productType, &P::productType>("productType", required(line(kMaxProductType))),
                            field<&S::date, &P::date>("date", ruledBy<takeDate>()),
                            field<&S::taxMultiplier, &P::taxMultiplier>("taxMultiplier", required(number(kPositive))),
                            field<&S::taxCategory, &P::taxCategory>(
                                "taxCategory", late(validatedBy<takeListCategory>()), kNullable | kOwnWrite),
                            field<&S::exemptionReason, &P::exemptionReason>("exemptionReason", line(), kNullable),
                            fixedField<&S::entriesCount>("entriesCount"), ownField("entries", kOwnJson),
                            field<&S::externalId, &P::externalId>("externalId", line(kMaxName), kNullable));
    static constexpr auto kSpec = described<S, P>("price_list", kFields);
    return kSpec;
}

const SpecOf<PriceEntry, PriceEntryPatch> &priceEntrySpec()
{
    using S = PriceEntry;
    using P = PriceEntryPatch;
    static constexpr auto kFields = fieldsOf<PriceEntry>(
        ownId<&S::id>("priceEntryId"),
        field<&S::variantId, &P::variantId>("variantId", required(reference()), kNotStored),
        field<&S::supplierId, &P::supplierId>("supplierId", reference(), kNullable | kNotStored),
        field<&S::unitCostExclTax, &P::unitCostExclTax>("unitCostExclTax", required(number(kNotNegative))));
    static constexpr auto kSpec = described<S, P>("price_entry", kFields);
    return kSpec;
}

Result<PriceList> patched(PriceList list, const PriceListPatch &patch)
{
    return applied(priceListSpec(), std::move(list), patch);
}

PriceListPatch inverse(const PriceList &before, const PriceListPatch &patch)
{
    return inverted(priceListSpec(), before, patch);
}

Result<PriceEntry> patched(PriceEntry entry, const PriceEntryPatch &patch)
{
    return applied(priceEntrySpec(), entry, patch);
}

PriceEntryPatch inverse(const PriceEntry &before, const PriceEntryPatch &patch)
{
    return inverted(priceEntrySpec(), before, patch);
}

QDate lastGoodDay(QDate listDate)
{
    return plusDays(listDate, kPriceListDays);
}

bool isOutOfDate(QDate newest, QDate day)
{
    return day > lastGoodDay(newest);
}

} // namespace stemdesk
