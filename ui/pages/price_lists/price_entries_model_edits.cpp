#include "core/services/services.h"
#include "ui/error_text.h"
#include "ui/money_text.h"
#include "ui/pages/price_lists/price_edits.h"
#include "ui/pages/price_lists/price_entries_model.h"
#include "ui/pages/price_lists/price_words.h"
#include "ui/ui_context.h"

#include <algorithm>
#include <memory>

// What is typed, pasted, added and deleted in the grid of prices.

namespace stemdesk::ui {

bool PriceEntriesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    return index.column() == UnitCost ? typeCost(index, value) : chooseSupplier(index, value);
}

bool PriceEntriesModel::typeCost(const QModelIndex &index, const QVariant &value)
{
    const QString text = value.toString();
    const std::optional<double> cost = value.typeId() == QMetaType::Double && value.toDouble() >= 0
        ? std::optional(value.toDouble())
        : PriceWords::typedCost(text, m_context.shop.currency);
    if (!cost) {
        refuse(index, text, tr("“%1” is no price.").arg(text));
        return true;
    }
    send(index, {.unitCostExclTax = *cost}, moneyText(*cost, m_context.shop.currency));
    return true;
}

bool PriceEntriesModel::chooseSupplier(const QModelIndex &index, const QVariant &value)
{
    if (!value.canConvert<SupplierId>())
        return false;
    const auto supplier = value.value<SupplierId>();
    send(index, {.supplierId = supplier}, supplierName(supplier));
    return true;
}

void PriceEntriesModel::send(const QModelIndex &index, const PriceEntryPatch &patch, const QString &shown)
{
    const PriceEntry before = m_rows.at(index.row());
    const Cell cell(before.id, index.column());
    m_typed.remove(cell);
    Q_EMIT refused({});
    if (inverse(before, patch) != patch) {
        const QVariant value = patch.supplierId ? QVariant::fromValue(*patch.supplierId) : QVariant();
        m_typed.insert(cell, {.text = shown, .reason = {}, .value = value});
        const QString name = PriceWords::variety(variantAt(index.row()));
        m_context.edits.run(PriceEdits::change(tr("Change price of %1").arg(name), m_list.list.id, {{before, patch}}),
                            this, [this, cell](const Status &status) { onStored({cell}, status); });
    }
    tellChanged(index.row());
}

void PriceEntriesModel::refuse(const QModelIndex &index, const QString &text, const QString &reason)
{
    m_typed.insert({m_rows.at(index.row()).id, index.column()}, {.text = text, .reason = reason});
    tellChanged(index.row());
    Q_EMIT refused(reason);
}

void PriceEntriesModel::onStored(const QList<Cell> &cells, const Status &status)
{
    QSet<PriceEntryId> ids;
    for (const Cell &cell : cells) {
        if (status)
            m_typed.remove(cell);
        else if (const auto typed = m_typed.find(cell); typed != m_typed.end()) {
            typed->reason = errorText(status.error());
            typed->isStale = status.error().kind == Error::Kind::Stale;
        }
        ids += cell.first;
    }
    readAgain(ids); // At once, so that the old value does not come back for a moment.
    if (!status)
        Q_EMIT refused(errorText(status.error()));
}

void PriceEntriesModel::paste(const QModelIndex &from, const QList<QStringList> &cells)
{
    if (!from.isValid())
        return;
    const int costCell = UnitCost - from.column();
    QList<PriceChange> changes;
    QList<Cell> typed;
    for (int i = 0; i < int(cells.size()); ++i) {
        const int row = from.row() + i;
        if (row >= rowCount())
            fetchMore({});
        if (row >= rowCount()) {
            Q_EMIT refused(tr("%n row(s) more were pasted than there are prices; nothing was changed.", nullptr,
                              int(cells.size()) - i));
            return;
        }
        const QString text = costCell < 0 ? QString() : cells.at(i).value(costCell);
        const auto cost = PriceWords::typedCost(text, m_context.shop.currency);
        if (!cost) {
            refuse(index(row, UnitCost), text, tr("“%1” is no price; nothing was changed.").arg(text));
            return;
        }
        changes.append({m_rows.at(row), {.unitCostExclTax = *cost}});
        typed.append({m_rows.at(row).id, UnitCost});
    }
    for (const PriceChange &change : std::as_const(changes))
        m_typed.insert({change.before.id, UnitCost},
                       {.text = moneyText(*change.patch.unitCostExclTax, m_context.shop.currency), .reason = {}});
    tellAllChanged();
    Q_EMIT refused({});
    m_context.edits.run(
        PriceEdits::change(tr("Paste %n price(s)", nullptr, int(changes.size())), m_list.list.id, changes), this,
        [this, typed](const Status &status) { onStored(typed, status); });
}

void PriceEntriesModel::add(const VariantMatch &match)
{
    const ListedVariant variant{.productName = match.productName,
                                .variantName = match.variant.name,
                                .productType = match.productType,
                                .stemLength = match.variant.stemLength};
    const auto prices = m_context.services.prices.costs(m_list.list.id, {match.variant.id});
    const bool isThere = prices
        && (match.supplierId.isNull()
                ? prices->unitCost(m_list.list.id, match.variant.id, {}).has_value()
                : prices->pricedSuppliers(m_list.list.id, match.variant.id).contains(match.supplierId));
    if (isThere) {
        Q_EMIT refused(tr("%1 has a price for %2 on this list.")
                           .arg(PriceWords::variety(variant), supplierName(match.supplierId)));
        Q_EMIT addRefused();
        return;
    }
    runAdd(variant,
           {.variantId = match.variant.id,
            .supplierId = match.supplierId,
            .unitCostExclTax = match.unitCostExclTax.value_or(0)});
}

void PriceEntriesModel::runAdd(const ListedVariant &variant, const PriceEntryPatch &price)
{
    const QString text = tr("Add price of %1").arg(PriceWords::variety(variant));
    const QString words = variant.productName + u' ' + variant.variantName;
    const auto made = std::make_shared<PriceEntry>(); // Owned by the edit and by what waits for it.
    Q_EMIT refused({});
    m_context.edits.run(PriceEdits::add(text, m_list.list.id, price, made), this,
                        [this, made, words](const Status &status) {
                            if (!status) {
                                Q_EMIT refused(errorText(status.error()));
                                Q_EMIT addRefused();
                                return;
                            }
                            readAgain({made->id});
                            Q_EMIT added(made->id, words);
                        });
}

/// Of those that sell the variety, else "any supplier"; nothing where each has its price.
std::optional<SupplierId> PriceEntriesModel::nextSupplier(int row) const
{
    const VariantId variant = m_rows.at(row).variantId;
    const auto prices = m_context.services.prices.costs(m_list.list.id, {variant});
    if (!prices)
        return std::nullopt;
    const QList<SupplierId> priced = prices->pricedSuppliers(m_list.list.id, variant);
    for (const SupplierId &supplier : variantAt(row).supplierIds) {
        if (!priced.contains(supplier))
            return supplier;
    }
    const bool hasGeneral = prices->unitCost(m_list.list.id, variant, {}).has_value();
    return hasGeneral ? std::nullopt : std::optional(SupplierId());
}

void PriceEntriesModel::duplicate(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    const PriceEntry entry = m_rows.at(row);
    const ListedVariant variant = variantAt(row);
    const std::optional<SupplierId> supplier = nextSupplier(row);
    if (!supplier) {
        Q_EMIT refused(tr("Each supplier of %1 has a price on this list already.").arg(PriceWords::variety(variant)));
        return;
    }
    runAdd(variant, {.variantId = entry.variantId, .supplierId = *supplier, .unitCostExclTax = entry.unitCostExclTax});
}

QString PriceEntriesModel::removalText(const QList<int> &rows) const
{
    if (rows.size() == 1)
        return tr("Delete price of %1").arg(PriceWords::variety(variantAt(rows.constFirst())));
    return tr("Delete %n price(s)", nullptr, int(rows.size()));
}

void PriceEntriesModel::remove(const QSet<int> &rows)
{
    QList<PriceEntryId> ids;
    for (const int row : rows) {
        ids += m_rows.at(row).id;
        for (const int column : {int(Supplier), int(UnitCost)})
            m_typed.remove({ids.constLast(), column});
    }
    if (ids.isEmpty())
        return;
    const QString count = tr("%n price(s)", nullptr, int(ids.size()));
    const QString offer = tr("Deleted %1 from %2.").arg(count, PriceWords::title(m_list.list));
    Q_EMIT refused({});
    m_context.edits.run(PriceEdits::remove(removalText(rows.values()), m_list.list.id, ids, offer), this,
                        [this](const Status &status) {
                            if (!status)
                                Q_EMIT refused(errorText(status.error()));
                        });
}

} // namespace stemdesk::ui
