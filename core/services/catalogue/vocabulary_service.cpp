#include "core/services/catalogue/vocabulary_service.h"

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/events/event_colours.h"
#include "core/services/service_context.h"
#include "core/services/taken.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/catalogue/vocabulary_store.h"
#include "core/storage/catalogue/vocabulary_use_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_store.h"

#include <QSet>
#include <QString>

#include <algorithm>
#include <functional>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kStep = 500;

/// Calls `rename` with the products that have the tag, in batches.
Status forTagged(ServiceContext &context, const QString &tag,
                 const std::function<Status(QList<StoredProduct> &)> &rename)
{
    const ProductStore store(context.session(), context.tenant());
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
    VariantStore store(context.session(), context.tenant());
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

/// Renames a category on the shop's products.
Status renameCategoryTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    return renameCategoryOnProducts(context, work, before, after);
}

template <class Word>
constexpr Resource kResource = Resource::Colour;
template <>
constexpr Resource kResource<Category> = Resource::Category;

Status renameTag(ServiceContext &context, UnitOfWork &work, const Colour &before, const Colour &after)
{
    return renameColourTag(context, work, before.name, after.name);
}

Status renameTag(ServiceContext &context, UnitOfWork &work, const Category &before, const Category &after)
{
    return renameCategoryTag(context, work, before.name, after.name);
}

template <class Word>
VocabularyStore<Word> storeOf(const ServiceContext &context)
{
    return VocabularyStore<Word>(context.session(), context.tenant());
}

template <class Word>
Error presetReadOnly(const Word &word)
{
    return conflict("preset_read_only",
                    u"%1 is a preset, which nobody changes or deletes: make one of your own."_s.arg(quoted(word.name)));
}

/// name_taken if another word than `word` has its name.
template <class Word>
Status requireFreeName(const ServiceContext &context, const Word &word)
{
    const auto named = TRY(storeOf<Word>(context).named(word.name));
    if (named && named->id != word.id)
        return taken("name_taken",
                     u"There is %1 already: choose another name, or change that one."_s.arg(quoted(named->name)),
                     named->id.text());
    return {};
}

/// Stores a new word.
template <class Word>
Result<Word> inserted(ServiceContext &context, const Word &word)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    TRY(requireFreeName(context, word));
    TRY(storeOf<Word>(context).insert(word));
    work.changed(kResource<Word>, word.id, ChangeAction::Created);
    TRY(work.commit());
    return word;
}

template <class Word, class Patch>
Result<Word> created(ServiceContext &context, const Patch &patch)
{
    Word word = TRY(patched(Word{}, patch));
    word.id = decltype(Word::id)::create();
    word.createdAt = word.updatedAt = context.now();
    word.version = 1;
    return inserted(context, word);
}

/// Puts a removed word back; as it was, but newer than any copy that a reader may still have.
template <class Word>
Result<Word> restored(ServiceContext &context, Word word)
{
    word.updatedAt = context.now();
    ++word.version;
    return inserted(context, word);
}

template <class Word, class Patch>
Result<Word> changed(ServiceContext &context, decltype(Word::id) id, const Patch &patch,
                     const std::optional<Patch> &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    const Word before = TRY(storeOf<Word>(context).find(id));
    if (before.isPreset)
        return presetReadOnly(before);
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Result<Word> after = patched(before, patch);
    if (!after || *after == before)
        return after;
    TRY(requireFreeName(context, *after));
    after->updatedAt = context.now();
    ++after->version;
    TRY(storeOf<Word>(context).update(before, *after));
    work.changed(kResource<Word>, id, ChangeAction::Updated);
    if (after->name != before.name) {
        TRY(renameTag(context, work, before, *after));
    }
    TRY(work.commit());
    return after;
}

template <class Word>
Result<Word> removed(ServiceContext &context, decltype(Word::id) id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(context));
    Result<Word> word = storeOf<Word>(context).find(id);
    if (!word)
        return word;
    if (word->isPreset)
        return presetReadOnly(*word);
    TRY(storeOf<Word>(context).remove(id));
    work.changed(kResource<Word>, id, ChangeAction::Deleted);
    TRY(work.commit());
    return word;
}

} // namespace

Result<Page<Colour>> VocabularyService::colours(const VocabularyFilter &filter, const PageRequest &page) const
{
    return storeOf<Colour>(m_context).list(filter, page);
}

Result<QList<Colour>> VocabularyService::allColours() const
{
    return storeOf<Colour>(m_context).all();
}

Result<Colour> VocabularyService::colour(ColourId id) const
{
    return storeOf<Colour>(m_context).find(id);
}

Result<Colour> VocabularyService::createColour(const ColourPatch &patch)
{
    return created<Colour>(m_context, patch);
}

Result<Colour> VocabularyService::patchColour(ColourId id, const ColourPatch &patch,
                                              const std::optional<ColourPatch> &expected)
{
    return changed<Colour>(m_context, id, patch, expected);
}

Result<Colour> VocabularyService::removeColour(ColourId id)
{
    return removed<Colour>(m_context, id);
}

Result<Colour> VocabularyService::restore(const Colour &snapshot)
{
    return restored(m_context, snapshot);
}

Result<Page<Category>> VocabularyService::categories(const VocabularyFilter &filter, const PageRequest &page) const
{
    return storeOf<Category>(m_context).list(filter, page);
}

Result<QList<Category>> VocabularyService::allCategories() const
{
    return storeOf<Category>(m_context).all();
}

Result<Category> VocabularyService::category(CategoryId id) const
{
    return storeOf<Category>(m_context).find(id);
}

Result<Category> VocabularyService::createCategory(const CategoryPatch &patch)
{
    return created<Category>(m_context, patch);
}

Result<Category> VocabularyService::patchCategory(CategoryId id, const CategoryPatch &patch,
                                                  const std::optional<CategoryPatch> &expected)
{
    return changed<Category>(m_context, id, patch, expected);
}

Result<Category> VocabularyService::removeCategory(CategoryId id)
{
    return removed<Category>(m_context, id);
}

Result<Category> VocabularyService::restore(const Category &snapshot)
{
    return restored(m_context, snapshot);
}

Result<VocabularyUse> VocabularyService::use() const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const VocabularyUseStore store(m_context.session(), m_context.tenant());
    auto variants = TRY(store.variantsByColour());
    auto events = TRY(store.eventsByColour());
    auto products = TRY(store.productsByCategory());
    return VocabularyUse{.variantsByColour = std::move(variants),
                         .eventsByColour = std::move(events),
                         .productsByCategory = std::move(products)};
}

Result<QList<Event>> VocabularyService::eventsWithColour(const QString &colour, int limit) const
{
    const auto stored = TRY(EventStore(m_context.session(), m_context.tenant()).withColourScheme());
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
