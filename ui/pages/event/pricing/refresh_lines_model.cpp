#include "ui/pages/event/pricing/refresh_lines_model.h"

#include "ui/theme/tokens.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

Tone toneOf(const RefreshedLine &line)
{
    return line.isHidden ? Tone::Quiet : Tone::Plain;
}

QString missingText(std::optional<double> cost)
{
    return cost ? QString() : RefreshLinesModel::tr("It has no price on the list.");
}

} // namespace

void RefreshLinesModel::setLines(const QList<RefreshedLine> &lines, const QString &currency)
{
    const bool keepsRows = std::ranges::equal(lines, m_lines, {}, &RefreshedLine::item, &RefreshedLine::item);
    if (!keepsRows)
        beginResetModel();
    m_lines = lines;
    m_currency = currency;
    if (!keepsRows)
        endResetModel();
    else if (!m_lines.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_lines.size()) - 1, columnCount() - 1));
}

QString RefreshLinesModel::costText(std::optional<double> cost) const
{
    return cost ? moneyText(*cost, m_currency) : tr("no price");
}

RefreshLinesModel::Columns RefreshLinesModel::columns() const
{
    static constexpr TableColumn<RefreshedLine> kColumns[] = {
        {.title = QT_TR_NOOP("Item"),
         .text =
             [](const RefreshedLine &line) { return flowerText(line.productName, line.variantName, line.productType); },
         .toolTip =
             [](const RefreshedLine &line) {
                 return line.supplierName.isEmpty() ? QString() : tr("From %1").arg(line.supplierName);
             },
         .quietText = [](const RefreshedLine &line) { return stemLengthText(line.stemLength); },
         .tone = toneOf},
        {.title = QT_TR_NOOP("Arrangement"),
         .text =
             [](const RefreshedLine &line) {
                 return line.isHidden ? tr("%1 (hidden)").arg(line.groupName) : line.groupName;
             },
         .tone = Tone::Quiet},
        {.title = QT_TR_NOOP("Units"),
         .text = [](const RefreshedLine &line) { return quantityText(line.units); },
         .tone = toneOf,
         .isNumber = true},
        {.title = QT_TR_NOOP("Old unit cost"),
         .text = [](const RefreshedLine &line,
                    const RefreshLinesModel &model) { return model.costText(line.unitCostBefore); },
         .toolTip = [](const RefreshedLine &line) { return missingText(line.unitCostBefore); },
         .tone = [](const RefreshedLine &line) { return line.unitCostBefore ? Tone::Quiet : Tone::Warning; },
         .isNumber = true},
        {.title = QT_TR_NOOP("New unit cost"),
         .text = [](const RefreshedLine &line,
                    const RefreshLinesModel &model) { return model.costText(line.unitCostAfter); },
         .toolTip = [](const RefreshedLine &line) { return missingText(line.unitCostAfter); },
         .tone = [](const RefreshedLine &line) { return line.unitCostAfter ? toneOf(line) : Tone::Warning; },
         .isNumber = true},
        {.title = QT_TR_NOOP("Price change"),
         .text =
             [](const RefreshedLine &line, const RefreshLinesModel &model) {
                 return differenceText(line.priceDifferenceIncTax, model.m_currency);
             },
         .tone = toneOf,
         .isStrong = true,
         .isNumber = true},
    };
    return kColumns;
}

QString differenceText(double difference, const QString &currency)
{
    const QString amount = moneyText(difference, currency);
    if (amount == moneyText(0, currency))
        return RefreshLinesModel::tr("same");
    return moneyChange(difference, currency);
}

} // namespace stemdesk::ui
