#include "core/services/catalogue/vocabulary_service.h"

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/webhook_outbox.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_store.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool rename(QStringList &scheme, const QString &foldedBefore, const QString &after)
{
    bool isChanged = false;
    for (QString &name : scheme) {
        if (name != after && caseFolded(name) == foldedBefore) {
            name = after;
            isChanged = true;
        }
    }
    return isChanged;
}

/// Renames a colour in every colour scheme of the shop, regardless of case. Counts as a change of those events, and
/// sends their webhooks.
Status renameColourOnEvents(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    auto store = context.store<EventStore>();
    auto events = TRY(store.withColourScheme());
    const QString foldedBefore = caseFolded(before);
    for (StoredEvent &stored : events) {
        const StoredEvent was = stored;
        Event &event = stored.event;
        if (!rename(*event.colourScheme, foldedBefore, after))
            continue;
        event.updatedAt = context.now();
        ++event.version;
        stored.announcedAt = std::max(context.now(), stored.announcedAt + 1);
        TRY(store.update(was, stored));
        work.changed(Resource::Event, event.id, ChangeAction::Updated);
        TRY(enqueueDeliveries(context, work, WebhookType::EventUpdated, event, stored.announcedAt));
    }
    return {};
}

constexpr int kStep = 500;

/// Calls `rename` with the products that have the tag, in batches.
Status forTagged(ServiceContext &context, const QString &tag,
                 const std::function<Status(QList<StoredProduct> &)> &rename)
{
    const auto store = context.store<ProductStore>();
    for (qint64 after = 0;;) {
        const auto keys = TRY(store.matching({}, {tag}, after, kStep));
        if (keys.isEmpty())
            return {};
        after = keys.constLast();
        auto products = TRY(store.findByKeys(keys));
        TRY(rename(products));
    }
}

/// The colours with one renamed, or as they were; a colour is kept once.
QStringList renamed(const QStringList &colours, const QString &folded, const QString &after)
{
    QStringList list;
    QSet<QString> seen;
    for (const QString &colour : colours) {
        const QString name = caseFolded(colour) == folded ? after : colour;
        const QString key = caseFolded(name);
        if (seen.contains(key))
            continue;
        seen += key;
        list += name;
    }
    return list;
}

/// Keys of the products whose variants changed.
Result<QSet<qint64>> renameVariants(ServiceContext &context, UnitOfWork &work, const QList<StoredProduct> &products,
                                    const QString &before, const QString &after)
{
    QHash<qint64, ProductId> ids;
    for (const StoredProduct &stored : products)
        ids.insert(stored.key, stored.product.id);
    auto store = context.store<VariantStore>();
    auto variants = TRY(store.ofProducts(ids.keys()));
    QSet<qint64> changed;
    QList<VariantUpdate> updates;
    for (StoredVariant &stored : variants) {
        const QStringList colours = renamed(stored.variant.colors, caseFolded(before), after);
        if (colours == stored.variant.colors)
            continue;
        stored.variant.colors = colours;
        stored.variant.updatedAt = context.now();
        const int storedVersion = stored.variant.version++;
        updates.append({.stored = &stored, .storedVersion = storedVersion, .changed = {VariantField::Colors}});
        work.changed(Resource::Variant, stored.variant.id, ChangeAction::Updated, ids.value(stored.productKey));
        changed += stored.productKey;
    }
    TRY(store.update(updates));
    return changed;
}

} // namespace

Status renameColourOnVariants(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    return forTagged(context, colourTag(context.tenant(), before), [&](QList<StoredProduct> &products) -> Status {
        const auto changed = TRY(renameVariants(context, work, products, before, after));
        QList<ProductUpdate> rewrites;
        for (const StoredProduct &stored : std::as_const(products)) {
            if (changed.contains(stored.key))
                rewrites += rewriteOf(context, work, stored.product, stored);
        }
        return rewriteProducts(context, rewrites);
    });
}

Status renameCategoryOnProducts(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    return forTagged(context, categoryTag(context.tenant(), before), [&](QList<StoredProduct> &products) {
        QList<ProductUpdate> rewrites;
        for (StoredProduct &stored : products) {
            if (stored.product.category == after)
                continue;
            const Product was = stored.product;
            stored.product.category = after;
            rewrites += rewriteOf(context, work, was, stored);
        }
        return rewriteProducts(context, rewrites);
    });
}

namespace {

/// Renames a colour everywhere it is a tag: on variants and in colour schemes. Counts as a change of those products and
/// events (events send their webhooks).
Status renameColourTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    TRY(renameColourOnVariants(context, work, before, after));
    return renameColourOnEvents(context, work, before, after);
}

Status requireOwn(const QString &name, bool isPreset)
{
    if (!isPreset)
        return {};
    return conflict("preset_read_only",
                    u"%1 is a preset, which nobody changes or deletes: make one of your own."_s.arg(quoted(name)));
}

} // namespace

Status ColourService::allow(const Colour &colour, ChangeAction) const
{
    return requireOwn(colour.name, colour.isPreset);
}

Status ColourService::follow(UnitOfWork &work, const Colour *before, const Colour *after)
{
    const bool isRenamed = before && after && before->name != after->name;
    return isRenamed ? renameColourTag(context(), work, before->name, after->name) : Status();
}

Status CategoryService::allow(const Category &category, ChangeAction) const
{
    return requireOwn(category.name, category.isPreset);
}

Status CategoryService::follow(UnitOfWork &work, const Category *before, const Category *after)
{
    const bool isRenamed = before && after && before->name != after->name;
    return isRenamed ? renameCategoryOnProducts(context(), work, before->name, after->name) : Status();
}

Result<VocabularyUse> VocabularyService::use() const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto store = m_context.store<CatalogueTermsStore>();
    auto variants = TRY(store.variantsByColour());
    auto events = TRY(store.eventsByColour());
    auto products = TRY(store.productsByCategory());
    return VocabularyUse{.variantsByColour = std::move(variants),
                         .eventsByColour = std::move(events),
                         .productsByCategory = std::move(products)};
}

Result<QList<Event>> VocabularyService::eventsWithColour(const QString &colour, int limit) const
{
    const auto stored = TRY(m_context.store<EventStore>().withColourScheme());
    const QString wanted = caseFolded(colour);
    QList<Event> events;
    for (const StoredEvent &found : stored) {
        const QStringList scheme = found.event.colourScheme.value_or(QStringList());
        if (std::ranges::any_of(scheme, [&](const QString &name) { return caseFolded(name) == wanted; }))
            events.append(found.event);
    }
    std::ranges::stable_sort(events, std::ranges::greater(), [](const Event &event) {
        return firstStart(event).value_or(std::numeric_limits<Instant>::max());
    });
    if (events.size() > limit)
        events.resize(limit);
    return events;
}

} // namespace stemdesk
