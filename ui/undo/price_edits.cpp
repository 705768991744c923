#include "ui/undo/price_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/price_words.h"

#include <QHash>

namespace stemdesk::ui {

namespace {

/// Prices that are changed together. Owned by both steps of an edit.
class PriceListChanges final : public Expectation {
public:
    PriceListChanges(const PriceListId &list, const QList<PriceChange> &changes) : m_list(list)
    {
        for (const PriceChange &change : changes) {
            m_seen.insert(change.before.id, change.before.version);
            m_changes.append({change.before.id, change.patch, inverse(change.before, change.patch)});
        }
    }

    void follow(const Expectation &earlier) override
    {
        const auto *own = dynamic_cast<const PriceListChanges *>(&earlier);
        for (PriceEntryChange &step : m_changes) {
            const auto left = own ? own->m_left.constFind(step.id) : m_left.cend();
            const bool isChanged = own && left != own->m_left.cend() && left->version > m_seen.value(step.id);
            if (isChanged && left->replaced == step.expected)
                step.expected = left->now;
        }
    }

    Status apply(ShopServices &services) { return run(services, m_changes); }
    Status revert(ShopServices &services)
    {
        QList<PriceEntryChange> back;
        for (const PriceEntryChange &step : std::as_const(m_changes))
            back.append({step.id, *step.expected, step.to});
        return run(services, back);
    }

private:
    /// Effect of a step on a price.
    struct Left {
        PriceEntryPatch replaced;
        PriceEntryPatch now;
        int version = 0;
    };

    Status run(ShopServices &services, const QList<PriceEntryChange> &steps)
    {
        const auto written = TRY(services.priceLists.patchEntries(m_list, steps));
        for (qsizetype i = 0; i < steps.size(); ++i) {
            const PriceEntry &entry = written.at(i);
            const PriceEntryPatch &replaced = *steps.at(i).expected;
            m_left.insert(entry.id, {replaced, inverse(entry, replaced), entry.version});
        }
        return {};
    }

    PriceListId m_list;
    QList<PriceEntryChange> m_changes;
    QHash<PriceEntryId, int> m_seen; ///< The versions for which the changes were made.
    QHash<PriceEntryId, Left> m_left;
};

} // namespace

Edit PriceEdits::change(const QString &text, const PriceListId &list, const QList<PriceChange> &changes)
{
    const auto steps = std::make_shared<PriceListChanges>(list, changes);
    return {.text = text,
            .apply = [steps](ShopServices &services) { return steps->apply(services); },
            .revert = [steps](ShopServices &services) { return steps->revert(services); },
            .expectation = steps};
}

Edit PriceEdits::add(const QString &text, const PriceListId &list, const PriceEntryPatch &price,
                     const std::shared_ptr<PriceEntry> &made)
{
    return {.text = text,
            .apply = [list, price, made](ShopServices &services) -> Status {
                if (made->version != 0)
                    return statusOf(services.priceLists.restoreEntries(list, {*made}));
                const auto entry = services.priceLists.createEntry(list, price);
                if (entry)
                    *made = *entry;
                return statusOf(entry);
            },
            .revert = [list, made](ShopServices &services) -> Status {
                const auto taken = services.priceLists.removeEntries(list, {made->id});
                if (taken)
                    *made = taken->constFirst();
                return statusOf(taken);
            }};
}

Edit PriceEdits::remove(const QString &text, const PriceListId &list, const QList<PriceEntryId> &prices,
                        const QString &offer)
{
    const auto removed = std::make_shared<QList<PriceEntry>>(); // Owned by both steps.
    return {.text = text,
            .apply = [list, prices, removed](ShopServices &services) -> Status {
                auto taken = TRY(services.priceLists.removeEntries(list, prices));
                *removed = std::move(taken);
                return {};
            },
            .revert =
                [list, removed](ShopServices &services) {
                    return statusOf(services.priceLists.restoreEntries(list, *removed));
                },
            .offer = offer};
}

Edit PriceEdits::change(const PriceList &before, const PriceListPatch &patch)
{
    return patchEdit<&ShopServices::priceLists>(tr("Change %1").arg(PriceWords::title(before)), before, patch);
}

Edit PriceEdits::create(const PriceListPatch &list, const std::shared_ptr<PriceListId> &made)
{
    const QString given = list.name.value_or(QString());
    const QString name = given.isEmpty() ? productTypeTitle(list.productType.value_or(QString())) : given;
    return creation<PriceList>(
        tr("Add price list %1").arg(name), made,
        [list](ShopServices &services) { return services.priceLists.create(list); },
        kRestored<&ShopServices::priceLists>, kRemoved<&ShopServices::priceLists>);
}

Edit PriceEdits::copied(const PriceList &made)
{
    return creation<PriceList>(
        tr("Add price list %1").arg(PriceWords::title(made)), {},
        [id = made.id](ShopServices &services) {
            return services.priceLists.find(id, PriceListService::Entries::Skip);
        },
        kRestored<&ShopServices::priceLists>, kRemoved<&ShopServices::priceLists>);
}

Edit PriceEdits::remove(const PriceList &list)
{
    const QString prices = tr("%n price(s)", nullptr, list.entriesCount);
    return offering(
        removal<&ShopServices::priceLists, PriceList>(tr("Delete price list %1").arg(PriceWords::title(list)), list.id),
        tr("Deleted %1 with %2. No event was pinned to it.").arg(PriceWords::titleWithDate(list), prices));
}

} // namespace stemdesk::ui
