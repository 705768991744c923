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

/// "quick 50 2 doz", "quick 20 stems": only a number with a unit of the Stems cell, since "50" is a stem length.
/// nullopt if there is none; the "x" of "quick 50 x 27" is none yet.
std::optional<TypedLine> countedBehind(const QString &words)
{
    static const QRegularExpression counted(u"\\s(?:[x×]\\s*)?([0-9]+(?:[.,][0-9]+)?(?!\\s+[xX]$)\\s*\\p{L}\\S*)$"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    const auto match = counted.match(words);
    if (!match.hasMatch())
        return {};
    const TypedLine line = lineOf(words.first(match.capturedStart()), match.captured(1));
    const bool isNamed = std::ranges::any_of(line.words, [](QChar c) { return c.isLetter(); });
    return line.quantity && isNamed ? std::optional(line) : std::nullopt;
}

/// Whether a name begins with the figure that is typed before the words, or contains the one that is typed behind them:
/// "Phalaenopsis 2 tak" has two branches.
bool isNamedByNumber(const VariantMatch &match, const QString &figure, bool isBehind)
{
    const QStringList number = searchTokens(figure);
    const QStringList names[] = {searchTokens(match.productName), searchTokens(match.variant.name),
                                 searchTokens(match.variant.sku)};
    return std::ranges::any_of(names, [&](const QStringList &name) {
        const auto found = std::ranges::search(name, number);
        return !found.empty() && (isBehind || found.begin() == name.begin());
    });
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
    if (const auto line = countedBehind(typed.words))
        return line;
    static const QRegularExpression named(u"^(\\p{L}+\\.?)\\s+(?:(?:of|de|von|van|[x×])\\s+)?(\\p{L}.*)$"_s,
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
                            return isNamedByNumber(match, counted->figure, typed.words.endsWith(counted->figure));
                        });
    if (!counted || isName)
        return asTyped;
    const FoundLine asCounted{.line = *counted, .matches = TRY(services.products.search(counted->words, limit, terms))};
    return asCounted.matches.isEmpty() && !asTyped.matches.isEmpty() ? asTyped : asCounted;
}

} // namespace stemdesk::ui
