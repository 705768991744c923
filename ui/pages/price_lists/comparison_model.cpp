#include "ui/pages/price_lists/comparison_model.h"

#include "core/base/text.h"
#include "core/pricing/cost_change.h"
#include "ui/delegates/cell_roles.h"
#include "ui/delegates/spoken_cell.h"
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

} // namespace

ComparisonModel::ComparisonModel(UiContext &context, QObject *parent)
    : QAbstractTableModel(parent), m_context(context), m_words(CatalogueWords::read(context.services))
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

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ComparisonModel::missingText(const ComparedRow &row) const
{
    if (row.price.isOnBoth())
        return {};
    return row.price.first ? tr("gone") : tr("new");
}

QString ComparisonModel::textOf(const ComparedRow &row, int column) const
{
    const QString currency = m_context.shop.currency;
    const auto money = [&currency](std::optional<double> cost) {
        return cost ? moneyText(*cost, currency) : QStringLiteral("–");
    };
    switch (column) {
    case Variety: return PriceWords::variety(row.variant);
    case Supplier: return row.supplierName.isEmpty() ? tr("any supplier") : row.supplierName;
    case First: return money(row.price.first);
    case Second: return money(row.price.second);
    case Difference: return row.price.isOnBoth() ? PriceWords::difference(row.price.difference(), currency) : QString();
    case Percent: {
        const auto percent = percentOf(row.price);
        return percent ? PriceWords::change(*percent) : QString();
    }
    default: return {};
    }
}

int ComparisonModel::toneOf(const ComparedRow &row, int column) const
{
    const auto percent = percentOf(row.price);
    const bool isNoticed = percent && std::abs(*percent) >= kNoticedPercent;
    const bool isQuiet =
        (column == Supplier && row.supplierName.isEmpty()) || column == First || (column >= Difference && !isNoticed);
    return int(isQuiet ? Tone::Quiet : Tone::Plain);
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ComparedRow &row = m_rows.at(m_shown.at(index.row()));
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textOf(row, column);
    case SwatchesRole: return column == Variety ? QVariant::fromValue(m_words.looks(row.variant.colors)) : QVariant();
    case ColourNamesRole: return column == Variety ? QVariant(row.variant.colors) : QVariant();
    case Qt::AccessibleTextRole: return spokenCell([&](int said) { return data(index, said); });
    case NumberRole: return column >= First && !(column == Percent && !row.price.isOnBoth());
    case ToneRole: return toneOf(row, column);
    case StrongRole: return column == Second;
    case ChipTextRole: return column == Percent && !row.price.isOnBoth() ? QVariant(missingText(row)) : QVariant();
    case ChipToneRole: return int(row.price.first ? Tone::Quiet : Tone::Accent);
    default: return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= First ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Variety: return tr("Variety");
    case Supplier: return tr("Supplier");
    case First: return m_first;
    case Second: return m_second;
    case Difference: return tr("Difference");
    case Percent: return tr("Change");
    default: return {};
    }
}

} // namespace stemdesk::ui
