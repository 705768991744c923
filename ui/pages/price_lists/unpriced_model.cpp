#include "ui/pages/price_lists/unpriced_model.h"

#include "core/services/service_thread.h"
#include "ui/delegates/cell_roles.h"
#include "ui/error_text.h"
#include "ui/models/recent_changes.h"
#include "ui/money_text.h"
#include "ui/pages/price_lists/price_edits.h"
#include "ui/pages/price_lists/price_words.h"
#include "ui/product_type_words.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"

#include <algorithm>
#include <memory>
#include <utility>

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
    : MergedTableModel(parent), m_context(context), m_words(CatalogueWords::read(context.services))
{
    auto *changes = new RecentChanges(context, this);
    connect(changes, &RecentChanges::gathered, this, [this](const Changes &recent) {
        if (!changesPrices(recent))
            return;
        m_isStale = true;
        if (m_isWatching)
            refresh();
    });
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
    if (std::exchange(m_isReading, true))
        return;
    m_isStale = false;
    m_context.tasks.run(
        this,
        [shop = m_context.shop.id](Services &services) -> Result<QList<UnpricedVariant>> {
            const Result<ShopServices *> known = services.forShop(shop);
            if (!known)
                return known.error();
            return (*known)->prices.unpriced(kMostOfAType);
        },
        [this](const Result<QList<UnpricedVariant>> &rows) { onRead(rows); });
}

void UnpricedModel::onRead(const Result<QList<UnpricedVariant>> &rows)
{
    m_isReading = false;
    for (const VariantId &id : std::exchange(m_stored, {}))
        m_typed.remove(id);
    if (rows)
        setRows(*rows);
    Q_EMIT refreshed();
    if (m_isStale)
        refresh();
}

int UnpricedModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString UnpricedModel::textOf(const UnpricedVariant &row, int column) const
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

QVariant UnpricedModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const UnpricedVariant &row = rows().at(index.row());
    const int column = index.column();
    const auto typed = column == UnitCost ? m_typed.constFind(row.id) : m_typed.cend();
    const bool isTyped = typed != m_typed.cend();
    switch (role) {
    case Qt::DisplayRole: return isTyped ? typed->text : textOf(row, column);
    case Qt::EditRole: return isTyped ? QVariant(typed->text) : QVariant(QString());
    case PendingRole: return isTyped && typed->reason.isEmpty();
    case ErrorRole: return isTyped ? typed->reason : QString();
    case SwatchesRole: return column == Variety ? QVariant::fromValue(m_words.looks(row.variant.colors)) : QVariant();
    case NumberRole: return column == UnitCost;
    case ToneRole:
        return int(column == List && row.listId.isNull() ? Tone::Warning
                       : column == Variety || isTyped    ? Tone::Plain
                                                         : Tone::Quiet);
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

Qt::ItemFlags UnpricedModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags plain = MergedTableModel::flags(index);
    const bool isEditable = index.isValid() && index.column() == UnitCost && !rows().at(index.row()).listId.isNull();
    return isEditable ? plain | Qt::ItemIsEditable : plain;
}

bool UnpricedModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const UnpricedVariant row = rowAt(index.row());
    const QString text = value.toString();
    if (text.trimmed().isEmpty()) {
        m_typed.remove(row.id);
        Q_EMIT dataChanged(index, index);
        return true;
    }
    const auto cost = PriceWords::typedCost(text, m_context.shop.currency);
    const QString reason = cost ? QString() : tr("“%1” is no price.").arg(text);
    Q_EMIT refused(reason);
    keepTyped(row.id, {.text = cost ? moneyText(*cost, m_context.shop.currency) : text, .reason = reason});
    if (!cost)
        return true;
    const auto made = std::make_shared<PriceEntry>(); // Owned by the edit's steps.
    m_context.edits.run(PriceEdits::add(tr("Add price of %1").arg(PriceWords::variety(row.variant)), row.listId,
                                        {.variantId = row.id, .unitCostExclTax = *cost}, made),
                        this, [this, id = row.id](const Status &status) { onStored(id, status); });
    return true;
}

void UnpricedModel::keepTyped(const VariantId &id, const Typed &typed)
{
    m_typed.insert(id, typed);
    if (const int row = rowOf(id); row >= 0)
        Q_EMIT dataChanged(index(row, UnitCost), index(row, UnitCost));
}

void UnpricedModel::onStored(const VariantId &id, const Status &status)
{
    if (status) {
        m_stored += id;
        refresh();
        return;
    }
    const QString reason = errorText(status.error());
    keepTyped(id, {.text = m_typed.value(id).text, .reason = reason});
    Q_EMIT refused(reason);
}

} // namespace stemdesk::ui
