#include "ui/pages/price_lists/comparison_model.h"

#include "core/base/text.h"
#include "core/pricing/cost_change.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

namespace {

std::optional<double> percentOf(const ComparedPrice &price)
{
    return price.isOnBoth() ? changePercent(*price.first, *price.second) : std::nullopt;
}

Tone changeTone(const ComparedRow &row)
{
    const auto percent = percentOf(row.price);
    return percent && std::abs(*percent) >= kNoticedPercent ? Tone::Plain : Tone::Quiet;
}

} // namespace

ComparisonModel::ComparisonModel(UiContext &context, QObject *parent)
    : ColumnTableModel(parent), m_context(context), m_words(CatalogueWords::read(context.services))
{}

void ComparisonModel::setRows(const QList<ComparedRow> &rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    applyShown();
}

void ComparisonModel::setTitles(const QString &first, const QString &second)
{
    m_first = first;
    m_second = second;
    Q_EMIT headerDataChanged(Qt::Horizontal, First, Second);
}

void ComparisonModel::setShown(Compared shown, const QString &words)
{
    m_kind = shown;
    m_search = words;
    applyShown();
}

void ComparisonModel::applyShown()
{
    const QStringList words = searchTokens(m_search);
    beginResetModel();
    m_shown.clear();
    for (int row = 0; row < int(m_rows.size()); ++row) {
        if (isShown(m_rows.at(row), words))
            m_shown.append(row);
    }
    endResetModel();
}

bool ComparisonModel::isOfKind(const ComparedPrice &price, Compared kind)
{
    switch (kind) {
    case Compared::All: return true;
    case Compared::Dearer: return price.isOnBoth() && price.difference() > 0;
    case Compared::Cheaper: return price.isOnBoth() && price.difference() < 0;
    case Compared::OnOneOnly: return !price.isOnBoth();
    }
    return true;
}

bool ComparisonModel::isShown(const ComparedRow &row, const QStringList &words) const
{
    if (!isOfKind(row.price, m_kind))
        return false;
    if (words.isEmpty())
        return true;
    const QStringList texts = searchTokens(PriceWords::variety(row.variant) + u' ' + row.supplierName);
    return std::ranges::all_of(words, [&texts](const QString &word) {
        return std::ranges::any_of(texts, [&word](const QString &text) { return text.startsWith(word); });
    });
}

int ComparisonModel::count(Compared kind) const
{
    return int(std::ranges::count_if(m_rows, [kind](const ComparedRow &row) { return isOfKind(row.price, kind); }));
}

ComparedPrice ComparisonModel::priceAt(int row) const
{
    return row >= 0 && row < m_shown.size() ? m_rows.at(m_shown.at(row)).price : ComparedPrice();
}

int ComparisonModel::rowOf(const VariantId &variant, const SupplierId &supplier) const
{
    const auto found = std::ranges::find_if(m_shown, [&](int row) {
        const ComparedPrice &price = m_rows.at(row).price;
        return price.variant == variant && price.supplier == supplier;
    });
    return found == m_shown.cend() ? -1 : int(found - m_shown.cbegin());
}

QString ComparisonModel::costText(std::optional<double> cost) const
{
    return cost ? moneyText(*cost, m_context.shop.currency) : QStringLiteral("–");
}

QString ComparisonModel::titleOf(int column) const
{
    return column == First ? m_first : column == Second ? m_second : ColumnTableModel::titleOf(column);
}

ComparisonModel::Columns ComparisonModel::columns() const
{
    static constexpr TableColumn<ComparedRow> kColumns[] = {
        {.title = QT_TR_NOOP("Variety"),
         .text = [](const ComparedRow &row) { return PriceWords::variety(row.variant); },
         .swatches = [](const ComparedRow &row,
                        const ComparisonModel &model) { return model.m_words.looks(row.variant.colors); },
         .colourNames = [](const ComparedRow &row) { return row.variant.colors; }},
        {.title = QT_TR_NOOP("Supplier"),
         .text =
             [](const ComparedRow &row) { return row.supplierName.isEmpty() ? tr("any supplier") : row.supplierName; },
         .tone = [](const ComparedRow &row) { return row.supplierName.isEmpty() ? Tone::Quiet : Tone::Plain; }},
        {.text = [](const ComparedRow &row, const ComparisonModel &model) { return model.costText(row.price.first); },
         .tone = Tone::Quiet,
         .isNumber = true},
        {.text = [](const ComparedRow &row, const ComparisonModel &model) { return model.costText(row.price.second); },
         .isStrong = true,
         .isNumber = true},
        {.title = QT_TR_NOOP("Difference"),
         .text =
             [](const ComparedRow &row, const ComparisonModel &model) {
                 return row.price.isOnBoth()
                     ? PriceWords::difference(row.price.difference(), model.m_context.shop.currency)
                     : QString();
             },
         .tone = changeTone,
         .isNumber = true},
        {.title = QT_TR_NOOP("Change"),
         .text =
             [](const ComparedRow &row) {
                 const auto percent = percentOf(row.price);
                 return percent ? PriceWords::change(*percent) : QString();
             },
         .chip =
             [](const ComparedRow &row) {
                 return row.price.isOnBoth() ? QString() : row.price.first ? tr("gone") : tr("new");
             },
         .chipTone = [](const ComparedRow &row) { return row.price.first ? Tone::Quiet : Tone::Accent; },
         .tone = changeTone,
         .isNumber = [](const ComparedRow &row) { return row.price.isOnBoth(); }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
