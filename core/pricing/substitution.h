#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/events/event.h"

#include <QSet>

namespace stemdesk {

struct PriceContext;

/// A variant that replaces another, with its possible suppliers.
struct Substitute {
    VariantId replaced;
    Variant variant;
    QSet<SupplierId> archived; ///< Archived suppliers among those that sell it; their lines keep them.
};

/// The supplier of a line after substitution: its own if that one sells the substitute, else the cheapest that does,
/// else none. A supplier sells variants that name it and those that have a price from it; all suppliers sell a variant
/// with neither. The context has the substitute's entries.
SupplierId supplierAfter(const Substitute &substitute, const Event &event, SupplierId now, const PriceContext &context);

/// The event with every line of the replaced variant, hidden groups included, moved to the substitute; not priced.
Event substituted(Event event, const Substitute &substitute, const PriceContext &context);

} // namespace stemdesk
