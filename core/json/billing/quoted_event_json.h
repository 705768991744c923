#pragma once

#include "core/base/result.h"
#include "core/domain/billing/frozen_proposal.h"
#include "core/domain/billing/quote_changes.h"

namespace stemdesk {

/// The data for comparing two versions, from an event's full JSON and the data of its documents.
Result<QuotedEvent> quotedEventFrom(const QByteArray &event, const FrozenProposal &proposal);

} // namespace stemdesk
