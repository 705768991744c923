#pragma once

#include "tests/core/services/events/edit_dice.h"

#include <span>

namespace stemdesk {

/// Edits of events with their pricing, groups and lines. Needs an event, a group and a variant for most.
std::span<const RandomEdit> randomEventEdits();

} // namespace stemdesk
