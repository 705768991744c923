#include "ui/undo/rebase.h"

namespace stemdesk::ui {

namespace {

/// The list in a patch, if any; null counts as empty.
template <class List>
const List &listIn(const std::optional<List> &given)
{
    static const List kNone;
    return given ? *given : kNone;
}

template <class List>
const List &listIn(const std::optional<std::optional<List>> &given)
{
    static const List kNone;
    return given ? listIn(*given) : kNone;
}

/// Stores the rebased value in `to`; returns false if there is none.
template <class Given, class List>
bool take(Given &to, std::optional<List> rebased)
{
    if (!rebased)
        return false;
    to = std::move(*rebased);
    return true;
}

template <class Patch, class Given, class... KeyOf>
bool rebaseSet(Patch &to, const Patch &base, const Patch &left, Given Patch::*list, const KeyOf &...keyOf)
{
    if (!(to.*list) || listIn(base.*list) == listIn(left.*list))
        return true;
    return take(to.*list, rebasedSet(listIn(base.*list), listIn(to.*list), listIn(left.*list), keyOf...));
}

template <class Patch, class List>
bool rebaseRows(Patch &to, const Patch &base, const Patch &left, std::optional<List> Patch::*list)
{
    if (!(to.*list) || listIn(base.*list) == listIn(left.*list))
        return true;
    const auto newer = [](const auto &, const auto &mine, const auto &) { return mine; };
    return take(to.*list, rebasedRows(listIn(base.*list), listIn(to.*list), listIn(left.*list), newer));
}

const QList<AdditionalFee> &feesIn(const EventPatch &patch)
{
    static const QList<AdditionalFee> kNone;
    return patch.pricing && *patch.pricing ? listIn((*patch.pricing)->additionalFees) : kNone;
}

bool rebaseFees(EventPatch &to, const EventPatch &base, const EventPatch &left)
{
    const bool hasFees = to.pricing && *to.pricing && (*to.pricing)->additionalFees;
    if (!hasFees || feesIn(base) == feesIn(left))
        return true;
    return take((*to.pricing)->additionalFees, rebasedFees(feesIn(base), feesIn(to), feesIn(left)));
}

} // namespace

std::optional<QList<AdditionalFee>> rebasedFees(const QList<AdditionalFee> &base, const QList<AdditionalFee> &mine,
                                                const QList<AdditionalFee> &left)
{
    return rebasedRows(
        base, mine, left, [](const AdditionalFee &was, const AdditionalFee &own, const AdditionalFee &is) {
            return AdditionalFee{.name = later(was.name, own.name, is.name),
                                 .amountExclTax = later(was.amountExclTax, own.amountExclTax, is.amountExclTax)};
        });
}

bool rebase(VariantPatch &to, const VariantPatch &base, const VariantPatch &left)
{
    const auto supplierOf = [](const auto &entry) { return entry.supplierId; };
    return rebaseSet(to, base, left, &VariantPatch::colors) && rebaseSet(to, base, left, &VariantPatch::supplierIds)
        && rebaseSet(to, base, left, &VariantPatch::supplierMinPacks, supplierOf)
        && rebaseSet(to, base, left, &VariantPatch::supplierPacks, supplierOf)
        && rebaseSet(to, base, left, &VariantPatch::supplierCodes, supplierOf);
}

bool rebase(EventGroupPatch &to, const EventGroupPatch &base, const EventGroupPatch &left)
{
    return rebaseSet(to, base, left, &EventGroupPatch::imageUrls);
}

bool rebase(EventPatch &to, const EventPatch &base, const EventPatch &left)
{
    const bool isSamePlan = !to.paymentPlan || base.paymentPlan == left.paymentPlan;
    return isSamePlan // Its editor keeps track of pending changes itself.
        && rebaseSet(to, base, left, &EventPatch::colourScheme) && rebaseSet(to, base, left, &EventPatch::imageUrls)
        && rebaseRows(to, base, left, &EventPatch::links) && rebaseRows(to, base, left, &EventPatch::contacts)
        && rebaseFees(to, base, left);
}

} // namespace stemdesk::ui
