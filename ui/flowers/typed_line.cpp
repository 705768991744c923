#include "ui/flowers/typed_line.h"

#include "ui/words/number_text.h"

#include <QRegularExpression>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

TypedLine lineOf(const QString &words, const QString &figure)
{
    return {.words = words.trimmed(), .quantity = numberFrom(figure, NumberUnit::Pieces), .figure = figure};
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
    const auto match = counted.match(typed.words);
    return match.hasMatch() ? std::optional(lineOf(match.captured(2), match.captured(1))) : std::nullopt;
}

bool isPastedRows(const QString &text)
{
    const QString trimmed = text.trimmed();
    return trimmed.contains(u'\n') || trimmed.contains(u'\t');
}

} // namespace stemdesk::ui
