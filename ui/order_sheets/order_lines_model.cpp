#include "ui/order_sheets/order_lines_model.h"

#include "core/base/text.h"
#include "core/orders/order_advice.h"
#include "ui/theme/tokens.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/order_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

bool hasNoPrice(const OrderSheetLine &line)
{
    return !line.isPriced && line.orderCostExclTax == 0;
}

QString knownOf(const OrderSheetLine &line)
{
    QStringList known{line.colors.join(u", "_s), line.sku, line.supplierCode, line.eventNames.join(u", "_s)};
    known.removeAll(QString());
    return known.join(u'\n');
}

QString adviceOf(const OrderSheetLine &line)
{
    QStringList known;
    const QList<OrderAdvice> advice = OrderWords::packAdvice(line);
    for (const OrderAdvice &one : advice)
        known.append(one.text);
    return known.join(u'\n');
}

QString lengthText(const OrderSheetLine &line)
{
    return line.stemLength ? OrderLinesModel::tr("%1 cm").arg(quantityText(*line.stemLength)) : QString();
}

QString neededTip(const OrderSheetLine &line, const HireShortages &shortages)
{
    if (shortages.contains(line.variantId))
        return ShortageWords::sentence(OrderWords::flower(line), shortages.value(line.variantId));
    return line.spareUnits > 0 ? OrderLinesModel::tr("%1 more are ordered as spare.").arg(quantityText(line.spareUnits))
                               : QString();
}

/// What is beside the needed units.
QString neededNote(const OrderSheetLine &line, const HireShortages &shortages)
{
    if (shortages.contains(line.variantId))
        return u"· "_s + ShortageWords::units(shortages.value(line.variantId));
    return line.spareUnits > 0 ? u"+ %1"_s.arg(quantityText(line.spareUnits)) : QString();
}

QString orderedBeforeText(const OrderSheetLine &line)
{
    return line.unitsOrdered > 0 ? quantityText(line.unitsOrdered) : u"–"_s;
}

QString orderedBeforeTip(const OrderSheetLine &line)
{
    return line.surplusUnits > 0
        ? OrderLinesModel::tr("%1 more are ordered than needed now.").arg(quantityText(line.surplusUnits))
        : QString();
}

QString packsToOrderText(const OrderSheetLine &line)
{
    return line.packsToOrder && line.unitsPerPack
        ? u"%1 × %2"_s.arg(quantityText(*line.packsToOrder), quantityText(*line.unitsPerPack))
        : u"–"_s;
}

QString packsToOrderTip(const OrderSheetLine &line)
{
    return line.minPacks && line.packsToOrder > line.packsNeeded
        ? OrderLinesModel::tr("The supplier delivers no fewer than %1.").arg(quantityText(*line.minPacks))
        : QString();
}

QString leftoverText(const OrderSheetLine &line)
{
    return quantityText(std::max(0.0, line.leftoverUnits.value_or(0)));
}

Tone leftoverTone(const OrderSheetLine &line)
{
    const double fewer = OrderWords::fewerForAPack(line.advice, line.unitsPerPack.value_or(0));
    return fewer > 0 ? Tone::Warning : Tone::Quiet;
}

QString taxText(const OrderSheetLine &line)
{
    return line.isPriced ? OrderLinesModel::tr("Excl. tax")
                         : OrderLinesModel::tr("Some prices are missing from the price lists.");
}

Tone moneyTone(const OrderSheetLine &line)
{
    return line.isPriced ? Tone::Plain : Tone::Warning;
}

} // namespace

QList<QColor> swatchesIn(const ColourSwatches &swatches, const QStringList &colours)
{
    QList<QColor> found;
    for (const QString &name : colours) {
        const auto colour = swatches.constFind(folded(name));
        if (colour != swatches.constEnd())
            found.append(*colour);
    }
    return found;
}

void OrderLinesModel::setLines(const QList<OrderSheetLine> &lines, const ColourSwatches &swatches,
                               const QString &currency, const HireShortages &shortages)
{
    const auto isSame = [](const OrderSheetLine &a, const OrderSheetLine &b) { return a.variantId == b.variantId; };
    const bool keepsRows = std::ranges::equal(lines, m_lines, isSame);
    if (!keepsRows)
        beginResetModel();
    m_lines = lines;
    m_swatches = swatches;
    m_shortages = shortages;
    m_currency = currency;
    if (!keepsRows)
        endResetModel();
    else if (!m_lines.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_lines.size()) - 1, columnCount() - 1));
}

QString OrderLinesModel::widestNeed() const
{
    if (std::ranges::any_of(m_lines,
                            [this](const OrderSheetLine &line) { return m_shortages.contains(line.variantId); }))
        return u"0000 · "_s + ShortageWords::units({.units = 100, .events = {}});
    const bool hasSpare = std::ranges::any_of(m_lines, [](const OrderSheetLine &line) { return line.spareUnits > 0; });
    return hasSpare ? u"0000 + 00"_s : u"00000"_s;
}

OrderLinesModel::Columns OrderLinesModel::columns() const
{
    static constexpr TableColumn<OrderSheetLine> kColumns[] = {
        {.title = QT_TR_NOOP("Item"),
         .text = OrderWords::flower,
         .toolTip = knownOf,
         .quietText = lengthText,
         .swatches = [](const OrderSheetLine &line,
                        const OrderLinesModel &model) { return swatchesIn(model.m_swatches, line.colors); },
         .colourNames = kField<&OrderSheetLine::colors>},
        {.title = QT_TR_NOOP("Needed"),
         .text = [](const OrderSheetLine &line) { return quantityText(line.unitsNeeded); },
         .toolTip = [](const OrderSheetLine &line,
                       const OrderLinesModel &model) { return neededTip(line, model.m_shortages); },
         .quietText = [](const OrderSheetLine &line,
                         const OrderLinesModel &model) { return neededNote(line, model.m_shortages); },
         .tone =
             [](const OrderSheetLine &line, const OrderLinesModel &model) {
                 return model.m_shortages.contains(line.variantId) ? Tone::Error : Tone::Plain;
             },
         .isNumber = true},
        {.title = QT_TR_NOOP("Ordered"),
         .text = orderedBeforeText,
         .toolTip = orderedBeforeTip,
         .tone = [](const OrderSheetLine &line) { return line.surplusUnits > 0 ? Tone::Warning : Tone::Quiet; },
         .isNumber = true},
        {.title = QT_TR_NOOP("Packs"),
         .text = packsToOrderText,
         .toolTip = packsToOrderTip,
         .tone = [](const OrderSheetLine &line) { return line.packsToOrder ? Tone::Plain : Tone::Quiet; },
         .isNumber = true},
        {.title = QT_TR_NOOP("To order"),
         .text = [](const OrderSheetLine &line) { return quantityText(line.unitsToOrder); },
         .isStrong = true,
         .isNumber = true},
        {.title = QT_TR_NOOP("Left over"),
         .text = leftoverText,
         .toolTip = adviceOf,
         .tone = leftoverTone,
         .isNumber = true},
        {.title = QT_TR_NOOP("Unit cost"),
         .text =
             [](const OrderSheetLine &line, const OrderLinesModel &model) {
                 return hasNoPrice(line) ? u"–"_s : unitMoneyText(line.unitCostExclTax, model.m_currency);
             },
         .toolTip = taxText,
         .tone = moneyTone,
         .isNumber = true},
        {.title = QT_TR_NOOP("Excl. tax"),
         .text =
             [](const OrderSheetLine &line, const OrderLinesModel &model) {
                 return hasNoPrice(line) ? tr("no price") : moneyText(line.orderCostExclTax, model.m_currency);
             },
         .toolTip = taxText,
         .tone = moneyTone,
         .isNumber = true},
    };
    return kColumns;
}

} // namespace stemdesk::ui
