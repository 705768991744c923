#pragma once

#include "core/services/catalogue/product_service.h"
#include "ui/flowers/typed_line.h"

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// A typed line, and what the catalogue has for its words.
struct FoundLine {
    TypedLine line;
    QList<VariantMatch> matches;
};

/// Looks a typed line up. A number before its words is the quantity ("12 quick"), unless something in the catalogue has
/// a name that begins with it ("100 Blooms").
Result<FoundLine> foundLine(ShopServices &services, const TypedLine &typed, int limit,
                            const std::optional<PriceTerms> &terms);

} // namespace stemdesk::ui
