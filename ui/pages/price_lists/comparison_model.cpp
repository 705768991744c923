#include "ui/pages/price_lists/comparison_model.h"

#include "core/base/text.h"
#include "core/pricing/cost_change.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/price_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

std::optional<double> percentOf(const ComparedPrice &price)
{
    return price.isOnBoth() ? changePercent(price.first->unitCostExclTax, price.second->unitCostExclTax) : std::nullopt;
}

std::optional<double> unitCostOf(const std::optional<ComparedOffer> &offer)
{
    return offer ? std::optional(offer->unitCostExclTax) : std::nullopt;
}

std::optional<double> packOf(const std::optional<ComparedOffer> &offer)
{
    return offer ? offer->unitsPerPack : std::nullopt;
}

std::optional<double> packCostOf(const std::optional<ComparedOffer> &offer)
{
    return offer ? offer->packCostExclTax() : std::nullopt;
}

QString packText(const std::optional<ComparedOffer> &offer)
{
    const auto pack = packOf(offer);
    return pack ? quantityText(*pack) : QString();
}

/// "Fleura", or "Fleura, Hill" if the two sides have it from different suppliers.
QString suppliersText(const ComparedRow &row)
{
    const bool areTwo = row.price.isOnBoth() && row.firstSupplier != row.secondSupplier;
    const QString any = ComparisonModel::tr("any supplier");
    const auto named = [&any](const QString &name) { return name.isEmpty() ? any : name; };
    if (areTwo)
        return named(row.firstSupplier) + QStringLiteral(", ") + named(row.secondSupplier);
    return named(row.price.first ? row.firstSupplier : row.secondSupplier);
}

/// The value by which a column of figures is sorted; nullopt if the row has none.
std::optional<double> figureOf(const ComparedRow &row, int column)
{
    switch (column) {
    case ComparisonModel::First: return unitCostOf(row.price.first);
    case ComparisonModel::FirstPack: return packOf(row.price.first);
    case ComparisonModel::FirstOfPack: return packCostOf(row.price.first);
    case ComparisonModel::Second: return unitCostOf(row.price.second);
    case ComparisonModel::SecondPack: return packOf(row.price.second);
    case ComparisonModel::SecondOfPack: return packCostOf(row.price.second);
    case ComparisonModel::Difference:
        return row.price.isOnBoth() ? std::optional(row.price.difference()) : std::nullopt;
    case ComparisonModel::Percent: return percentOf(row.price);
    default: return {};
    }
}

QString oneSidedText(const ComparedPrice &price, bool areSuppliers)
{
    if (price.isOnBoth())
        return {};
    if (areSuppliers)
        return ComparisonModel::tr("one only");
    return price.first ? ComparisonModel::tr("gone") : ComparisonModel::tr("new");
}

Tone changeTone(const ComparedRow &row)
{
    const auto percent = percentOf(row.price);
    return percent ? PriceWords::changeTone(*percent) : Tone::Quiet;
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

void ComparisonModel::setSides(const Side &first, const Side &second)
{
    if (first == m_first && second == m_second)
        return;
    m_first = first;
    m_second = second;
    Q_EMIT headerDataChanged(Qt::Horizontal, First, SecondOfPack);
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
    sortShown();
    endResetModel();
}

void ComparisonModel::sort(int column, Qt::SortOrder order)
{
    m_sorted = column;
    m_order = order;
    applyShown();
}

/// Rows without a figure come after the others.
void ComparisonModel::sortShown()
{
    if (m_sorted < 0)
        return;
    const bool isUp = m_order == Qt::AscendingOrder;
    const bool isText = m_sorted == Variety || m_sorted == Supplier;
    const auto textOf = [this](int row) {
        const ComparedRow &shown = m_rows.at(row);
        return m_sorted == Variety ? PriceWords::variety(shown.variant) : suppliersText(shown);
    };
    std::ranges::stable_sort(m_shown, [&](int a, int b) {
        if (isText) {
            const int order = QString::localeAwareCompare(textOf(a), textOf(b));
            return isUp ? order < 0 : order > 0;
        }
        const auto one = figureOf(m_rows.at(a), m_sorted);
        const auto other = figureOf(m_rows.at(b), m_sorted);
        if (!one || !other)
            return one.has_value() && !other;
        return isUp ? *one < *other : *one > *other;
    });
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
    const QStringList texts =
        searchTokens(PriceWords::variety(row.variant) + u' ' + row.firstSupplier + u' ' + row.secondSupplier);
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

int ComparisonModel::rowOf(const VariantId &variant) const
{
    const auto found = std::ranges::find_if(m_shown, [&](int row) { return m_rows.at(row).price.variant == variant; });
    return found == m_shown.cend() ? -1 : int(found - m_shown.cbegin());
}

QString ComparisonModel::costText(std::optional<double> cost) const
{
    return cost ? moneyText(*cost, m_context.shop.currency) : QStringLiteral("–");
}

QString ComparisonModel::unitCostText(const std::optional<ComparedOffer> &offer) const
{
    return costText(unitCostOf(offer));
}

QString ComparisonModel::packCostText(const std::optional<ComparedOffer> &offer) const
{
    const auto cost = packCostOf(offer);
    return cost ? costText(cost) : QString();
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isSide = orientation == Qt::Horizontal && (section == First || section == Second);
    if (isSide && role == HeadSpanRole)
        return SecondOfPack - Second + 1;
    return isSide && role == Qt::ToolTipRole ? QVariant(section == First ? m_first.name : m_second.name)
                                             : ColumnTableModel::headerData(section, orientation, role);
}

QString ComparisonModel::titleOf(int column) const
{
    if (column != First && column != Second)
        return ColumnTableModel::titleOf(column);
    return u"%1\n%2"_s.arg(column == First ? m_first.heading : m_second.heading,
                           tr("Unit cost")); // The first of the side's columns.
}

ComparisonModel::Columns ComparisonModel::columns() const
{
    static constexpr TableColumn<ComparedRow> kColumns[] = {
        {.title = QT_TR_NOOP("Variety"),
         .text = [](const ComparedRow &row) { return PriceWords::variety(row.variant); },
         .swatches = [](const ComparedRow &row,
                        const ComparisonModel &model) { return model.m_words.looks(row.variant.colors); },
         .colourNames = [](const ComparedRow &row) { return row.variant.colors; }},
        {.title = QT_TR_NOOP("Supplier"), .text = suppliersText, .tellsWhole = true, .tone = Tone::Quiet},
        {.text = [](const ComparedRow &row,
                    const ComparisonModel &model) { return model.unitCostText(row.price.first); },
         .tone = Tone::Quiet,
         .isNumber = true},
        {.title = QT_TR_NOOP("Pack"),
         .text = [](const ComparedRow &row) { return packText(row.price.first); },
         .tone = Tone::Quiet,
         .isNumber = true},
        {.title = QT_TR_NOOP("Per pack"),
         .text = [](const ComparedRow &row,
                    const ComparisonModel &model) { return model.packCostText(row.price.first); },
         .tone = Tone::Quiet,
         .isNumber = true},
        {.text = [](const ComparedRow &row,
                    const ComparisonModel &model) { return model.unitCostText(row.price.second); },
         .isStrong = true,
         .isNumber = true},
        {.title = QT_TR_NOOP("Pack"),
         .text = [](const ComparedRow &row) { return packText(row.price.second); },
         .tone =
             [](const ComparedRow &row) {
                 return row.price.isOnBoth() && packOf(row.price.first) != packOf(row.price.second) ? Tone::Warning
                                                                                                    : Tone::Quiet;
             },
         .isNumber = true},
        {.title = QT_TR_NOOP("Per pack"),
         .text = [](const ComparedRow &row,
                    const ComparisonModel &model) { return model.packCostText(row.price.second); },
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
         .chip = [](const ComparedRow &row,
                    const ComparisonModel &model) { return oneSidedText(row.price, model.m_areSuppliers); },
         .chipTone = [](const ComparedRow &row) { return row.price.first ? Tone::Quiet : Tone::Accent; },
         .tone = changeTone,
         .isNumber = [](const ComparedRow &row) { return row.price.isOnBoth(); }},
    };
    return kColumns;
}

} // namespace stemdesk::ui
