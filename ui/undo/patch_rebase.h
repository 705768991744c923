#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/events/event.h"

namespace stemdesk::ui {

/// Moves the changes from `base` to `to` onto the lists of `left`; see list_rebase.h. False if that is ambiguous, so
/// that the user has to check.
template <class Patch>
bool rebase(Patch & /*to*/, const Patch & /*base*/, const Patch & /*left*/)
{
    return true; // Patches without lists that are edited row by row.
}

bool rebase(VariantPatch &to, const VariantPatch &base, const VariantPatch &left);
bool rebase(EventGroupPatch &to, const EventGroupPatch &base, const EventGroupPatch &left);
bool rebase(EventPatch &to, const EventPatch &base, const EventPatch &left);

/// For the fees of a shop or an event.
std::optional<QList<AdditionalFee>> rebasedFees(const QList<AdditionalFee> &base, const QList<AdditionalFee> &mine,
                                                const QList<AdditionalFee> &left);

} // namespace stemdesk::ui
