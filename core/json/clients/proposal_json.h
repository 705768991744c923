#pragma once

#include "core/base/result.h"
#include "core/domain/clients/frozen_proposal.h"

namespace stemdesk {

// How a quote keeps what its papers were made of. Callers of the API never see it.

QByteArray proposalText(const FrozenProposal &proposal);
Result<FrozenProposal> proposalFrom(const QByteArray &json);

} // namespace stemdesk
