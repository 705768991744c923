#include "ui/pages/event/recipe/pasted_lines.h"

#include "core/base/text.h"
#include "core/services/services.h"
#include "ui/flowers/typed_line.h"
#include "ui/pages/event/recipe/line_row.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/number_text.h"

#include <QStringList>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMatchesLookedAt = 24; ///< A variant has as many matches as suppliers.

/// Reads a row with several cells: its first number, and the text beside it.
std::optional<TypedLine> lineOfCells(const QString &row, QChar divider)
{
    TypedLine line;
    QStringList texts;
    const QStringList cells = row.split(divider);
    for (const QString &cell : cells) {
        const QString text = cell.simplified();
        const std::optional<double> number = numberFrom(text, NumberUnit::Pieces);
        if (number && !line.quantity) {
            line.quantity = number;
            line.figure = text;
        } else if (!number && !text.isEmpty()) {
            texts.append(text);
        }
    }
    if (texts.isEmpty() && !line.quantity)
        return std::nullopt;
    line.isUnclear = texts.isEmpty() || (!line.quantity && texts.size() > 1);
    line.words = line.isUnclear ? row.simplified() : texts.constFirst();
    if (line.isUnclear)
        line.quantity.reset();
    return line;
}

std::optional<TypedLine> lineFrom(const QString &row)
{
    const QChar divider = row.contains(u'\t') ? u'\t' : u';';
    if (row.contains(divider))
        return lineOfCells(row, divider);
    const TypedLine typed = typedLineFrom(row);
    return typed.words.isEmpty() ? std::nullopt : std::optional(typed);
}

QStringList namesOf(const VariantMatch &match)
{
    const QString size = stemLengthText(match.variant.stemLength);
    return {match.variant.sku, match.variant.name, match.productName + u' ' + match.variant.name,
            match.productName + u' ' + match.variant.name + u' ' + size};
}

/// Its stock number or its whole name.
bool isCalled(const VariantMatch &match, const QString &words)
{
    const QStringList asked = searchTokens(words);
    const QStringList names = namesOf(match);
    return std::ranges::any_of(
        names, [&](const QString &name) { return !name.trimmed().isEmpty() && searchTokens(name) == asked; });
}

/// The first match of the only variant among them.
std::optional<VariantMatch> onlyOne(const QList<VariantMatch> &matches)
{
    const bool isOne = !matches.isEmpty() && std::ranges::all_of(matches, [&](const VariantMatch &match) {
        return match.variant.id == matches.constFirst().variant.id;
    });
    return isOne ? std::optional(matches.constFirst()) : std::nullopt;
}

} // namespace

QList<TypedLine> pastedLinesFrom(const QString &text)
{
    QList<TypedLine> lines;
    const QStringList rows = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &row : rows) {
        if (const auto line = lineFrom(row.trimmed()))
            lines.append(*line);
    }
    return lines;
}

Result<QList<RecognisedLine>> recognised(ShopServices &services, const QList<TypedLine> &lines,
                                         const std::optional<PriceTerms> &terms)
{
    QList<RecognisedLine> known;
    for (const TypedLine &line : lines) {
        auto found = foundLine(services, line, kMatchesLookedAt, terms);
        if (!found && found.error().kind == Error::Kind::Invalid)
            found = FoundLine{.line = line, .matches = {}}; // No variety's name has that many words.
        if (!found)
            return found.error();
        QList<VariantMatch> called;
        std::ranges::copy_if(found->matches, std::back_inserter(called),
                             [&](const VariantMatch &match) { return isCalled(match, found->line.words); });
        known.append({found->line, onlyOne(called.isEmpty() ? found->matches : called)});
    }
    return known;
}

} // namespace stemdesk::ui
