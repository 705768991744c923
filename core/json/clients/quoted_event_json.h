#pragma once

#include "core/base/result.h"
#include "core/domain/clients/frozen_proposal.h"
#include "core/domain/clients/quote_changes.h"

namespace stemdesk {

/// What two versions are compared by, from an event's whole read and what its papers were made of.
Result<QuotedEvent> quotedEventFrom(const QByteArray &event, const FrozenProposal &proposal);

} // namespace stemdesk
