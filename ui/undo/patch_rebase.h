#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/events/event.h"

namespace stemdesk::ui {

/// Takes what `to` makes of the lists of `base` over to those of `left`; see list_rebase.h. False where that cannot be
/// done: somebody has to look.
template <class Patch>
bool rebase(Patch & /*to*/, const Patch & /*base*/, const Patch & /*left*/)
{
    return true; // A patch without lists that are edited piece by piece.
}

bool rebase(VariantPatch &to, const VariantPatch &base, const VariantPatch &left);
bool rebase(EventGroupPatch &to, const EventGroupPatch &base, const EventGroupPatch &left);
bool rebase(EventPatch &to, const EventPatch &base, const EventPatch &left);

/// Of a shop's or an event's fees.
std::optional<QList<AdditionalFee>> rebasedFees(const QList<AdditionalFee> &base, const QList<AdditionalFee> &mine,
                                                const QList<AdditionalFee> &left);

} // namespace stemdesk::ui
