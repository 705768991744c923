#include "core/exchange/imports/column_samples.h"

#include "core/base/number_text.h"
#include "core/base/text.h"
#include "core/exchange/imports/written_values.h"

#include <QRegularExpression>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Enough if the heading agrees; cells that do not fit are refused row by row.
bool isAtLeastHalf(const Samples &samples, const SampleTest &test)
{
    return std::ranges::count_if(samples, test) * 2 >= samples.size();
}

bool isDay(const Sample &sample)
{
    return sample.kind == CellKind::Date || sample.kind == CellKind::Time || sample.kind == CellKind::Percent;
}

/// Whether the cell is empty or only marks a missing number.
bool isMissing(const Sample &sample)
{
    return isPlaceholder(sample.text) || sample.kind == CellKind::Error || sample.kind == CellKind::NoValue
        || isErrorWord(sample.text);
}

bool isPrice(const Sample &sample)
{
    return !isDay(sample)
        && (sample.kind == CellKind::Number || writtenPrice(sample.text, DecimalSign::Open) || isMissing(sample));
}

bool isPack(const Sample &sample)
{
    return !isDay(sample)
        && (sample.kind == CellKind::Number || writtenPack(sample.text, DecimalSign::Open) || isMissing(sample));
}

bool isPhone(const Sample &sample)
{
    const auto digits = std::ranges::count_if(sample.text, [](QChar c) { return c.isDigit(); });
    return digits >= 5 || isShortened(sample.text) || isPlaceholder(sample.text);
}

/// A date, a web address or HTML is never a name.
bool isNoName(const Sample &sample)
{
    static const QRegularExpression kForm(
        u"^(?:\\d{4}-\\d\\d?-\\d\\d?|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4})(?:$|[T ])|^(?:https?://|www\\.)|<[/a-z]"_s,
        QRegularExpression::CaseInsensitiveOption);
    return isNumber(sample) || isDay(sample) || kForm.match(sample.text).hasMatch();
}

} // namespace

Samples samplesUnder(const QList<TableRow> &rows, qsizetype column)
{
    Samples samples;
    for (const TableRow &row : rows) {
        const Sample sample{.text = row.cells.value(column).trimmed(), .kind = row.fact(column).kind};
        if (!sample.text.isEmpty())
            samples.append(sample);
    }
    return samples;
}

bool isMostly(const Samples &samples, const SampleTest &test)
{
    const auto holding = std::ranges::count_if(samples, test);
    return !samples.isEmpty() && holding * 5 >= samples.size() * 4;
}

bool isNumber(const Sample &sample)
{
    return sample.kind == CellKind::Number || writtenNumber(sample.text, NumberUnit::None).has_value();
}

bool isLength(const Sample &sample)
{
    return !isDay(sample)
        && (sample.kind == CellKind::Number || writtenLength(sample.text, DecimalSign::Open) || isMissing(sample));
}

bool areSeveral(const Samples &samples)
{
    return std::ranges::any_of(samples, [&](const Sample &sample) { return sample.text != samples.constFirst().text; });
}

bool isAddress(const Sample &sample)
{
    return sample.text.contains(u'@');
}

bool isUnitOfPieces(const Sample &sample)
{
    QStringList words = searchTokens(sample.text);
    words.removeIf([](const QString &word) { return word == u"per"_s || word == u"1"_s; });
    return words.size() == 1 && isPieceWord(words.constFirst());
}

bool isUnitOfPacks(const Sample &sample)
{
    const QStringList words = searchTokens(sample.text);
    const auto pack = std::ranges::find_if(words, isPackWord);
    return pack != words.end() && std::none_of(words.begin(), pack, isPieceWord);
}

bool isBelievable(const QString &field, const Samples &samples, const QSet<QString> &productTypes)
{
    // "Type", "Art" or "Tipo" may be a type of anything, and an unknown product type would be created with its own
    // markup.
    if (field == u"productType"_s)
        return std::ranges::all_of(
            samples, [&](const Sample &sample) { return productTypes.contains(caseFolded(sample.text)); });
    if (samples.isEmpty() || field == u"notes"_s || field == u"sku"_s)
        return true;
    if (field.endsWith(u"CostExclTax"_s))
        return isAtLeastHalf(samples, isPrice);
    if (field == u"stemLength"_s)
        return isAtLeastHalf(samples, isLength);
    if (field == u"unitsPerPack"_s || field == u"packCostUnits"_s)
        return isAtLeastHalf(samples, isPack);
    if (field == u"emails"_s)
        return isMostly(samples, isAddress);
    if (field == u"phones"_s)
        return isMostly(samples, isPhone);
    const bool mayBeNumber = field == u"postcode"_s || field == u"taxNumber"_s || field == u"street"_s;
    return mayBeNumber || !isMostly(samples, isNoName);
}

} // namespace stemdesk
