#include "ui/flowers/found_line.h"

#include "core/base/text.h"
#include "core/services/services.h"

#include <algorithm>

namespace stemdesk::ui {

namespace {

bool isNamedByNumber(const VariantMatch &match, const QString &figure)
{
    const QStringList number = searchTokens(figure);
    const QStringList names[] = {searchTokens(match.productName), searchTokens(match.variant.name),
                                 searchTokens(match.variant.sku)};
    return std::ranges::any_of(
        names, [&](const QStringList &name) { return name.first(std::min(name.size(), number.size())) == number; });
}

} // namespace

Result<FoundLine> foundLine(ShopServices &services, const TypedLine &typed, int limit,
                            const std::optional<PriceTerms> &terms)
{
    const FoundLine asTyped{.line = typed, .matches = TRY(services.products.search(typed.words, limit, terms))};
    const auto counted = countedLine(typed);
    const bool isName = counted && std::ranges::any_of(asTyped.matches, [&](const VariantMatch &match) {
                            return isNamedByNumber(match, counted->figure);
                        });
    if (!counted || isName)
        return asTyped;
    const FoundLine asCounted{.line = *counted, .matches = TRY(services.products.search(counted->words, limit, terms))};
    return asCounted.matches.isEmpty() && !asTyped.matches.isEmpty() ? asTyped : asCounted;
}

} // namespace stemdesk::ui
