#include "ui/pages/price_lists/price_entries_model.h"

#include "core/services/services.h"
#include "ui/undo/price_edits.h"
#include "ui/words/error_text.h"
#include "ui/words/money_text.h"
#include "ui/words/price_words.h"

#include <memory>

// Typing, pasting, adding and deleting in the grid of prices.

namespace stemdesk::ui {

Edit PriceEntriesModel::change(const PriceEntry &entry, const PriceEntryPatch &patch) const
{
    const QString name = PriceWords::variety(surroundings(entry).variant);
    return PriceEdits::change(tr("Change price of %1").arg(name), m_list.list.id, {{entry, patch}});
}

Typing PriceEntriesModel::typedSupplier(const PriceEntry &entry, const QVariant &value) const
{
    const auto supplier = value.canConvert<SupplierId>() ? value.value<SupplierId>() : entry.supplierId;
    return {.text = supplierName(supplier), .value = QVariant::fromValue(supplier), .edit = [&, supplier] {
                return change(entry, {.supplierId = supplier});
            }};
}

Typing PriceEntriesModel::typedCost(const PriceEntry &entry, const QVariant &value) const
{
    const QString text = value.toString();
    const QString &currency = context().shop.currency;
    const std::optional<double> cost = value.typeId() == QMetaType::Double && value.toDouble() >= 0
        ? std::optional(value.toDouble())
        : PriceWords::typedCost(text, currency);
    if (!cost)
        return {.text = text, .refusal = tr("“%1” is not a price.").arg(text)};
    return {.text = moneyText(*cost, currency), .value = *cost, .edit = [&, cost] {
                return change(entry, {.unitCostExclTax = *cost});
            }};
}

void PriceEntriesModel::onAnswered(const Status &status, const Cells &, bool)
{
    if (!status)
        Q_EMIT refused(errorText(status.error()));
}

void PriceEntriesModel::paste(const QModelIndex &from, const QList<QStringList> &cells)
{
    if (!from.isValid())
        return;
    const int costCell = UnitCost - from.column();
    QList<PriceChange> changes;
    Cells typed;
    for (int i = 0; i < int(cells.size()); ++i) {
        const int row = from.row() + i;
        if (row >= rowCount())
            fetchMore({});
        if (row >= rowCount()) {
            Q_EMIT refused(tr("%n more row(s) were pasted than there are prices; nothing was changed.", nullptr,
                              int(cells.size()) - i));
            return;
        }
        const QString text = costCell < 0 ? QString() : cells.at(i).value(costCell);
        const auto cost = PriceWords::typedCost(text, context().shop.currency);
        if (!cost) {
            refuse(row, UnitCost, text, tr("“%1” is not a price; nothing was changed.").arg(text));
            return;
        }
        changes.append({rows().at(row), {.unitCostExclTax = *cost}});
        typed.append({cellAt(row, UnitCost), {.text = moneyText(*cost, context().shop.currency), .value = *cost}});
    }
    run(PriceEdits::change(tr("Paste %n price(s)", nullptr, int(changes.size())), m_list.list.id, changes), typed);
    announceAll();
    Q_EMIT refused({});
}

void PriceEntriesModel::add(const VariantMatch &match)
{
    const ListedVariant variant{.productName = match.productName,
                                .variantName = match.variant.name,
                                .productType = match.productType,
                                .stemLength = match.variant.stemLength};
    const auto prices = context().services.prices.costs(m_list.list.id, {match.variant.id});
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
    const auto made = std::make_shared<PriceEntry>(); // Owned by the edit and by its callback.
    Q_EMIT refused({});
    context().edits.run(PriceEdits::add(text, m_list.list.id, price, made), this,
                        [this, made, words](const Status &status) {
                            if (!status) {
                                Q_EMIT refused(errorText(status.error()));
                                Q_EMIT addRefused();
                                return;
                            }
                            showStored(status);
                            Q_EMIT added(made->id, words);
                        });
}

/// The next supplier that sells the variety, otherwise "any supplier"; nullopt if all have a price.
std::optional<SupplierId> PriceEntriesModel::nextSupplier(int row) const
{
    const VariantId variant = rows().at(row).variantId;
    const auto prices = context().services.prices.costs(m_list.list.id, {variant});
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
    const PriceEntry entry = rows().at(row);
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
        ids += entryAt(row).id;
        for (const int column : {int(Supplier), int(UnitCost)})
            cells().settle({ids.constLast(), column});
    }
    if (ids.isEmpty())
        return;
    const QString count = tr("%n price(s)", nullptr, int(ids.size()));
    const QString offer = tr("Deleted %1 from %2.").arg(count, PriceWords::title(m_list.list));
    Q_EMIT refused({});
    context().edits.run(PriceEdits::remove(removalText(rows.values()), m_list.list.id, ids, offer), this,
                        [this](const Status &status) {
                            if (!status)
                                Q_EMIT refused(errorText(status.error()));
                        });
}

} // namespace stemdesk::ui
