#include "core/services/imports/import_lists.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/services/imports/import_journal.h"
#include "core/services/prices/price_entry_batch.h"
#include "core/services/prices/tax_group_service.h"
#include "core/services/service_context.h"
#include "core/storage/prices/price_entry_store.h"

#include <QMap>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<PriceTargetType> PriceTargetType::of(ServiceContext &context, const ImportPriceTarget &target)
{
    PriceTargetType type{.isWanted = target.isWanted()};
    if (target.list.isNull())
        return type;
    const auto list = TRY(PriceListStore(context.session(), context.tenant()).find(target.list));
    type.only = list.list.productType;
    return type;
}

Status PriceTargetType::check(const QString &productType) const
{
    if (only.isEmpty() || caseFolded(only) == caseFolded(productType))
        return {};
    return refused(
        "wrong_product_type", u"productType"_s,
        u"The prices go into a list for %1; this is a product of type %2."_s.arg(quoted(only), quoted(productType)));
}

QString typeAfter(const ImportedProduct &row, const QString &before)
{
    return row.productType.value_or(before.isEmpty() ? u"flower"_s : before);
}

Result<ImportLists::Written> ImportLists::write(UnitOfWork &work)
{
    QMap<QString, QList<Price>> byType;
    for (Price &price : std::exchange(m_waiting, {}))
        byType[price.productType].append(std::move(price));
    Written written;
    for (auto type = byType.cbegin(); type != byType.cend(); ++type) {
        const StoredPriceList list = TRY(listFor(type.key()));
        TRY(writeInto(work, list, type.value(), written));
    }
    return written;
}

Result<StoredPriceList> ImportLists::listFor(const QString &productType)
{
    if (!m_target.list.isNull())
        return PriceListStore(m_context.session(), m_context.tenant()).find(m_target.list);
    Result<StoredPriceList> known = find(productType);
    if (!known || known->key != 0)
        return known;
    const double tax = TRY(TaxGroupService(m_context).defaultMultiplier(productType));
    const PriceList made = TRY(PriceListService(m_context).create(
        {.name = m_target.newName, .productType = productType, .date = m_target.newDate, .taxMultiplier = tax}));
    m_journal.noteMade(Resource::PriceList, made.id.bytes(), made.version);
    return PriceListStore(m_context.session(), m_context.tenant()).find(made.id);
}

/// The list of that name, day and type, so that the file can be imported again; key 0 if there is none.
Result<StoredPriceList> ImportLists::find(const QString &productType) const
{
    const auto lists = TRY(PriceListStore(m_context.session(), m_context.tenant()).all());
    for (const StoredPriceList &stored : lists) {
        if (stored.list.productType == productType && stored.list.date == m_target.newDate
            && caseFolded(stored.list.name) == caseFolded(m_target.newName))
            return stored;
    }
    return StoredPriceList();
}

/// The tax of the shop's newest list, of this type if there is one; else its usual tax.
Status ImportLists::writeInto(UnitOfWork &work, const StoredPriceList &list, const QList<Price> &prices,
                              Written &written)
{
    QList<Result<PriceEntryRow>> rows;
    QList<const Price *> sources;
    for (const Price &price : prices) {
        for (const Offer &offer : price.offers) {
            rows.append(PriceEntryRow{.patch = {.variantId = price.variant,
                                                .supplierId = offer.supplier,
                                                .unitCostExclTax = offer.unitCostExclTax}});
            sources.append(&price);
        }
    }
    PriceEntryBatch batch(m_context, work, list);
    TRY(batch.load(rows));
    const LastCosts last = TRY(LastCosts::read(m_context, list, batch.variantKeys()));
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const Price &source = *sources.at(i);
        const auto change = last.changeTo(rows.at(i)->patch);
        if (change && !source.isOverridden)
            written.changes.insert(source.row, *change);
        if (source.holdsFar && change && change->isFarOff()) {
            written.held.insert(source.row);
            continue;
        }
        const RowAction action = TRY(putPrice(batch, *rows.at(i), source.isOverridden, m_journal));
        if (action != RowAction::Unchanged)
            written.rows.insert(source.row);
    }
    return batch.finish();
}

Result<LastCosts> LastCosts::read(ServiceContext &context, const StoredPriceList &list, const QList<qint64> &variants)
{
    const auto lists = TRY(PriceListStore(context.session(), context.tenant()).all());
    QHash<qint64, QDate> days;
    for (const StoredPriceList &stored : lists) {
        if (stored.list.productType == list.list.productType && stored.list.date <= list.list.date)
            days.insert(stored.key, stored.list.date);
    }
    const auto entries = TRY(PriceEntryStore(context.session(), context.tenant()).ofVariants(variants));
    LastCosts last;
    for (const StoredPriceEntry &stored : entries) {
        const auto day = days.constFind(stored.listKey);
        if (day == days.cend())
            continue;
        Cost &cost = last.m_costs[stored.entry.variantId][stored.entry.supplierId];
        const std::pair from(*day, stored.listKey);
        if (!cost.list.first.isValid() || cost.list < from)
            cost = {.list = from, .ofUnit = stored.entry.unitCostExclTax};
    }
    return last;
}

std::optional<PriceChange> LastCosts::changeTo(const PriceEntryPatch &patch) const
{
    const auto known = m_costs.constFind(patch.variantId.value_or(VariantId()));
    if (known == m_costs.cend() || !patch.unitCostExclTax)
        return std::nullopt;
    const double cost = *patch.unitCostExclTax;
    if (const auto own = known->constFind(patch.supplierId.value_or(SupplierId())); own != known->cend())
        return saysSameNumber(own->ofUnit, cost) ? std::nullopt
                                                 : std::optional(PriceChange{.before = own->ofUnit, .after = cost});
    const auto isFar = [cost](const Cost &other) { return PriceChange{other.ofUnit, cost}.isFarOff(); };
    if (!std::ranges::all_of(*known, isFar))
        return std::nullopt;
    const Cost newest =
        *std::ranges::max_element(*known, {}, [](const Cost &other) { return std::pair(other.list, other.ofUnit); });
    return PriceChange{.before = newest.ofUnit, .after = cost};
}

Result<RowAction> putPrice(PriceEntryBatch &batch, PriceEntryRow row, bool isOverridden, ImportJournal &journal)
{
    const PriceEntry *stored = batch.entry(row);
    const std::optional<PriceEntry> before = stored ? std::optional(*stored) : std::nullopt;
    const std::optional<double> &cost = row.patch.unitCostExclTax;
    if (before && cost && (isOverridden || saysSameNumber(before->unitCostExclTax, *cost)))
        row.patch.unitCostExclTax.reset();
    const PriceEntryOutcome outcome = TRY(batch.apply(row));
    const IdBytes &id = outcome.entry.id.bytes();
    if (outcome.action == RowAction::Created)
        journal.noteMade(Resource::PriceEntry, id, outcome.entry.version);
    else if (outcome.action == RowAction::Updated)
        journal.noteChanged(*before);
    journal.setVersion(Resource::PriceEntry, id, outcome.entry.version);
    return outcome.action;
}

} // namespace stemdesk
