#include "core/domain/events/event_pricing.h"

#include "core/base/wording.h"
#include "core/domain/catalogue/product_type.h"
#include "core/domain/field_rules.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

template <class T>
using Given = std::optional<std::optional<T>>;

template <class V>
using MapPatch = QMap<QString, std::optional<V>>;

/// A discount above 100 % would pay the customer.
constexpr NumberRange kShare{.from = 0, .to = 100};

Error unfitOf(const QString &field, const QString &type, double markup)
{
    return invalid(field,
                   u"Give %1 in \"%2\" a number greater than 0 and at most %3, not %4."_s.arg(
                       quoted(type), field, numberText(kMaxFactor), numberText(markup)));
}

Error unfitOf(const QString &field, const QString &type, const PriceListId &list)
{
    return invalid(
        field, u"Give %1 in \"%2\" the id of a price list, not %3."_s.arg(quoted(type), field, quoted(list.text())));
}

template <class V, class IsValue>
void mergeMap(FieldRules &rules, std::optional<QMap<QString, V>> &target, const Given<MapPatch<V>> &given,
              const QString &field, IsValue isValue)
{
    if (!given)
        return;
    if (!*given) {
        target.reset();
        return;
    }
    if (!target)
        target.emplace();
    for (auto entry = (*given)->cbegin(); entry != (*given)->cend(); ++entry) {
        const Result<QString> type = lineText(entry.key(), field, kMaxProductType);
        if (!type || type->isEmpty())
            rules.fail(invalid(field,
                               u"Name product types of 1 to %1 characters in \"%2\", not %3."_s.arg(kMaxProductType)
                                   .arg(field, quoted(entry.key()))));
        else if (!entry.value())
            target->remove(*type);
        else if (isValue(**entry))
            target->insert(*type, **entry);
        else
            rules.fail(unfitOf(field, *type, **entry));
    }
}

void merge(FieldRules &rules, std::optional<Labour> &target, const Given<LabourPatch> &given)
{
    if (!given)
        return;
    if (!*given) {
        target.reset();
        return;
    }
    const LabourPatch &patch = **given;
    Labour labour = target.value_or(Labour{});
    rules.number(labour.percent, patch.percent, u"labour.percent"_s, kNotNegative);
    rules.number(labour.hours, patch.hours, u"labour.hours"_s, kNotNegative);
    rules.number(labour.hourlyRateExclTax, patch.hourlyRateExclTax, u"labour.hourlyRateExclTax"_s, kNotNegative);
    rules.number(labour.amountExclTax, patch.amountExclTax, u"labour.amountExclTax"_s, kNotNegative);
    target = labour;
}

void merge(FieldRules &rules, std::optional<Travel> &target, const Given<TravelPatch> &given)
{
    if (!given)
        return;
    if (!*given) {
        target.reset();
        return;
    }
    const TravelPatch &patch = **given;
    Travel travel = target.value_or(Travel{});
    rules.number(travel.distance, patch.distance, u"travel.distance"_s, kNotNegative);
    rules.number(travel.rateExclTax, patch.rateExclTax, u"travel.rateExclTax"_s, kNotNegative);
    rules.number(travel.amountExclTax, patch.amountExclTax, u"travel.amountExclTax"_s, kNotNegative);
    target = travel;
}

void merge(FieldRules &rules, std::optional<Discount> &target, const Given<DiscountPatch> &given)
{
    if (!given)
        return;
    if (!*given) {
        target.reset();
        return;
    }
    const DiscountPatch &patch = **given;
    Discount discount = target.value_or(Discount{});
    rules.number(discount.percent, patch.percent, u"discount.percent"_s, kShare);
    rules.number(discount.amountIncTax, patch.amountIncTax, u"discount.amountIncTax"_s, kNotNegative);
    target = discount;
}

void replace(FieldRules &rules, std::optional<QList<AdditionalFee>> &target, const Given<QList<AdditionalFee>> &given)
{
    if (!given)
        return;
    target.reset();
    if (!*given)
        return;
    target.emplace();
    for (const AdditionalFee &fee : **given) {
        const QString place = rowOf(u"additionalFees"_s, target->size());
        AdditionalFee taken;
        rules.name(taken.name, fee.name, place + u".name"_s);
        rules.number(taken.amountExclTax, fee.amountExclTax, place + u".amountExclTax"_s, kNotNegative);
        target->append(taken);
    }
}

/// The patch that undoes the patch of a map: the old value of each type in the patch, or of all types if it clears the
/// map; null for types without a value.
template <class V>
Given<MapPatch<V>> mapBefore(const std::optional<QMap<QString, V>> &before, const Given<MapPatch<V>> &given)
{
    if (!given)
        return std::nullopt;
    if (!before)
        return std::optional<MapPatch<V>>();
    MapPatch<V> back;
    if (*given) {
        for (auto entry = (*given)->cbegin(); entry != (*given)->cend(); ++entry) {
            const QString type = entry.key().trimmed();
            back.insert(type, before->contains(type) ? std::optional<V>(before->value(type)) : std::nullopt);
        }
    } else {
        for (auto entry = before->cbegin(); entry != before->cend(); ++entry)
            back.insert(entry.key(), entry.value());
    }
    return std::optional(back);
}

Given<LabourPatch> labourBefore(const std::optional<Labour> &before, const Given<LabourPatch> &given)
{
    if (!given)
        return std::nullopt;
    if (!before)
        return std::optional<LabourPatch>();
    return std::optional(LabourPatch{.percent = before->percent,
                                     .hours = before->hours,
                                     .hourlyRateExclTax = before->hourlyRateExclTax,
                                     .amountExclTax = before->amountExclTax});
}

Given<TravelPatch> travelBefore(const std::optional<Travel> &before, const Given<TravelPatch> &given)
{
    if (!given)
        return std::nullopt;
    if (!before)
        return std::optional<TravelPatch>();
    return std::optional(TravelPatch{
        .distance = before->distance, .rateExclTax = before->rateExclTax, .amountExclTax = before->amountExclTax});
}

Given<DiscountPatch> discountBefore(const std::optional<Discount> &before, const Given<DiscountPatch> &given)
{
    if (!given)
        return std::nullopt;
    if (!before)
        return std::optional<DiscountPatch>();
    return std::optional(DiscountPatch{.percent = before->percent, .amountIncTax = before->amountIncTax});
}

} // namespace

Result<EventPricing> patched(EventPricing pricing, const EventPricingPatch &patch)
{
    FieldRules rules;
    mergeMap(rules, pricing.priceListIds, patch.priceListIds, u"priceListIds"_s,
             [](const PriceListId &id) { return !id.isNull(); });
    rules.number(pricing.unitUpliftIncTax, patch.unitUpliftIncTax, u"unitUpliftIncTax"_s, kNotNegative);
    mergeMap(rules, pricing.markups, patch.markups, u"markups"_s,
             [](double markup) { return fits(markup, kPositive); });
    merge(rules, pricing.labour, patch.labour);
    replace(rules, pricing.additionalFees, patch.additionalFees);
    merge(rules, pricing.travel, patch.travel);
    rules.take(pricing.taxGroupId, patch.taxGroupId);
    merge(rules, pricing.discount, patch.discount);
    return rules.result(std::move(pricing));
}

EventPricingPatch inverse(const EventPricing &before, const EventPricingPatch &patch)
{
    EventPricingPatch back;
    back.priceListIds = mapBefore(before.priceListIds, patch.priceListIds);
    back.unitUpliftIncTax = was(patch.unitUpliftIncTax, before.unitUpliftIncTax);
    back.markups = mapBefore(before.markups, patch.markups);
    back.labour = labourBefore(before.labour, patch.labour);
    back.additionalFees = was(patch.additionalFees, before.additionalFees);
    back.travel = travelBefore(before.travel, patch.travel);
    back.taxGroupId = was(patch.taxGroupId, before.taxGroupId);
    back.discount = discountBefore(before.discount, patch.discount);
    return back;
}

} // namespace stemdesk
