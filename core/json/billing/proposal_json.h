#pragma once

#include "core/base/result.h"
#include "core/domain/billing/frozen_proposal.h"

namespace stemdesk {

// The form in which a quote stores the content of its documents. Callers of the API never see it.

QByteArray proposalText(const FrozenProposal &proposal);
Result<FrozenProposal> proposalFrom(const QByteArray &json);

} // namespace stemdesk
