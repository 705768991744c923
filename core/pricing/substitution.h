#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/events/event.h"

#include <QSet>

namespace stemdesk {

struct PriceContext;

/// A variant that takes the place of another, and who may be asked for it.
struct Substitute {
    VariantId replaced;
    Variant variant;
    QSet<SupplierId> archived; ///< Of those who would sell it; lines that have one of them keep it.
};

/// Who a line gets the substitute from: its own supplier where that one sells it, else the cheapest who does, else
/// none. A supplier sells what names it or what it has a price of its own for; what names nobody and has no
/// such price is sold by all. The context has the substitute's entries.
SupplierId supplierAfter(const Substitute &substitute, const Event &event, SupplierId now, const PriceContext &context);

/// The event with every line of the replaced variant, of hidden groups too, on the substitute; not priced.
Event substituted(Event event, const Substitute &substitute, const PriceContext &context);

} // namespace stemdesk
