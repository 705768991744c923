#include "ui/pages/price_lists/unpriced_model.h"

#include "ui/theme/tokens.h"
#include "ui/undo/price_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"
#include "ui/words/product_type_words.h"

#include <algorithm>
#include <memory>

namespace stemdesk::ui {

namespace {

constexpr int kMostOfAType = 500; // Whoever has more of them has no list yet.

bool changesPrices(const Changes &changes)
{
    return std::ranges::any_of(changes, [](const Change &change) {
        switch (change.resource) {
        case Resource::PriceList:
        case Resource::PriceEntry:
        case Resource::EventItem:
        case Resource::Event:
        case Resource::Product:
        case Resource::Variant: return true;
        default: return false;
        }
    });
}

} // namespace

UnpricedModel::UnpricedModel(UiContext &context, QObject *parent)
    : TypedTableModel(context, parent), m_words(CatalogueWords::read(context.services)), m_reading(context)
{}

void UnpricedModel::onChanges(const Changes &changes)
{
    if (!changesPrices(changes))
        return;
    m_isStale = true;
    if (m_isWatching)
        refresh();
}

void UnpricedModel::setWatching(bool isWatching)
{
    m_isWatching = isWatching;
    if (isWatching && m_isStale)
        refresh();
}

void UnpricedModel::refresh()
{
    m_isStale = true;
    if (m_reading.isWaiting())
        return;
    m_isStale = false;
    m_reading.ask([](ShopServices &shop) { return shop.prices.unpriced(kMostOfAType); },
                  [this](const Result<QList<UnpricedVariant>> &rows) { onRead(rows); });
}

void UnpricedModel::onRead(const Result<QList<UnpricedVariant>> &rows)
{
    answerRead();
    if (rows)
        setRows(*rows);
    Q_EMIT refreshed();
    if (m_isStale)
        refresh();
}

QString UnpricedModel::textOf(const UnpricedVariant &row, int column)
{
    switch (column) {
    case Variety: return PriceWords::variety(row.variant);
    case Type: return productTypeText(row.variant.productType);
    case List:
        if (row.listId.isNull())
            return tr("no list of this type yet");
        return row.listName.isEmpty() ? productTypeText(row.variant.productType) : row.listName;
    case UnitCost: return row.listId.isNull() ? QString() : tr("type a price");
    default: return {};
    }
}

QVariant UnpricedModel::stored(int row, int column, int role) const
{
    const UnpricedVariant &shown = rows().at(row);
    switch (role) {
    case Qt::DisplayRole: return textOf(shown, column);
    case Qt::EditRole: return QString();
    case SwatchesRole: return column == Variety ? QVariant::fromValue(m_words.looks(shown.variant.colors)) : QVariant();
    case ColourNamesRole: return column == Variety ? QVariant(shown.variant.colors) : QVariant();
    case NumberRole:
    case WaitsForEndRole: return column == UnitCost;
    case FigureRole:
        return column == UnitCost ? QVariant::fromValue(FigureBefore{.unit = NumberUnit::Money}) : QVariant();
    case ToneRole:
        if (column == List && shown.listId.isNull())
            return int(Tone::Warning);
        return int(column == Variety || cells().find(cellAt(row, column)) ? Tone::Plain : Tone::Quiet);
    default: return {};
    }
}

QVariant UnpricedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == UnitCost ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Variety: return tr("Variety");
    case Type: return tr("Type");
    case List: return tr("Price list in use");
    case UnitCost: return tr("Unit cost");
    default: return {};
    }
}

bool UnpricedModel::isTyped(int row, int column) const
{
    return column == UnitCost && !rows().at(row).listId.isNull();
}

void UnpricedModel::type(int row, int column, const QVariant &value)
{
    const UnpricedVariant shown = rowAt(row);
    const QString text = value.toString();
    const auto cost = PriceWords::typedCost(text, context().shop.currency);
    if (text.trimmed().isEmpty()) {
        cells().settle({shown.id, column});
        tellChanged(shown.id);
    } else if (cost) {
        Q_EMIT refused({});
        addPrice(shown, *cost);
    } else {
        const QString reason = tr("“%1” is not a price.").arg(text);
        refuse(row, column, text, reason);
        Q_EMIT refused(reason);
    }
}

void UnpricedModel::addPrice(const UnpricedVariant &row, double cost)
{
    const int serial =
        cells().handOver({row.id, UnitCost}, {.text = moneyText(cost, context().shop.currency), .value = cost});
    tellChanged(row.id);
    const auto made = std::make_shared<PriceEntry>(); // Owned by the edit's steps.
    context().edits.run(PriceEdits::add(tr("Add price of %1").arg(PriceWords::variety(row.variant)), row.listId,
                                        {.variantId = row.id, .unitCostExclTax = cost}, made),
                        this, [this, serial, id = row.id](const Status &status) { onAdded(serial, id, status); });
}

void UnpricedModel::onAdded(int serial, const VariantId &id, const Status &status)
{
    if (status) {
        showUntilRead(serial); // The row is gone then.
        refresh();
        return;
    }
    cells().answer(serial, status);
    tellChanged(id);
    Q_EMIT refused(errorText(status.error()));
}

} // namespace stemdesk::ui
