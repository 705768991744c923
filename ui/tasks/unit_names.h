#pragma once

#include "core/domain/tasks/week.h"

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// Adds the stem length to names that several varieties of a list share. REQUIRES: a thread other than the window's.
Status addStemLengths(ShopServices &services, QList<NamedUnits> &units);

} // namespace stemdesk::ui
