#pragma once

#include "tests/core/services/events/edit_dice.h"

#include <span>

namespace stemdesk {

/// Edits of the data that events are priced from: suppliers, products, price lists, tax groups, settings.
std::span<const RandomEdit> randomCatalogueEdits();

} // namespace stemdesk
