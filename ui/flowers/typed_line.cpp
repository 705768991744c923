#include "ui/flowers/typed_line.h"

#include "core/base/text.h"
#include "core/services/services.h"
#include "ui/words/number_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

TypedLine lineOf(const QString &words, const QString &figure)
{
    return {.words = words.trimmed(), .quantity = numberFrom(figure, NumberUnit::Pieces), .figure = figure};
}

bool isNamedByNumber(const VariantMatch &match, const QString &figure)
{
    const QStringList number = searchTokens(figure);
    const QStringList names[] = {searchTokens(match.productName), searchTokens(match.variant.name),
                                 searchTokens(match.variant.sku)};
    return std::ranges::any_of(
        names, [&](const QStringList &name) { return name.first(std::min(name.size(), number.size())) == number; });
}

} // namespace

std::optional<double> TypedLine::clearQuantity() const
{
    return otherReading(figure, NumberUnit::Pieces) ? std::nullopt : quantity;
}

TypedLine typedLineFrom(const QString &text)
{
    static const QRegularExpression leading(u"^\\s*([0-9]+(?:[.,][0-9]+)?)\\s*[x×]\\s+(.+)$"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression trailing(u"^(.+)\\s[x×]\\s*([0-9]+(?:[.,][0-9]+)?)\\s*$"_s,
                                             QRegularExpression::UseUnicodePropertiesOption);
    if (const auto match = leading.match(text); match.hasMatch())
        return lineOf(match.captured(2), match.captured(1));
    if (const auto match = trailing.match(text); match.hasMatch())
        return lineOf(match.captured(1), match.captured(2));
    return {.words = text.trimmed(), .quantity = {}};
}

std::optional<TypedLine> countedLine(const TypedLine &typed)
{
    static const QRegularExpression counted(u"^([0-9]+(?:[.,][0-9]+)?)\\s+(?![x×]$|cm\\b)(\\p{L}.*)$"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    if (typed.quantity || typed.isUnclear)
        return {};
    static const QRegularExpression named(u"^(\\p{L}+\\.?)\\s+(?:(?:of|de|von|van)\\s+)?(\\p{L}.*)$"_s,
                                          QRegularExpression::UseUnicodePropertiesOption);
    const auto match = counted.match(typed.words);
    if (!match.hasMatch())
        return {};
    const TypedLine line = lineOf(match.captured(2), match.captured(1));
    if (const auto unit = named.match(line.words); unit.hasMatch()) { // "2 doz avalanche".
        const TypedLine dozens = lineOf(unit.captured(2), line.figure + u' ' + unit.captured(1));
        if (dozens.quantity && dozens.quantity != line.quantity)
            return dozens;
    }
    return line;
}

bool isPastedRows(const QString &text)
{
    const QString trimmed = text.trimmed();
    return trimmed.contains(u'\n') || trimmed.contains(u'\t');
}

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
