#include "core/services/event_rules.h"

#include "core/base/text.h"
#include "core/security/html_allow_list.h"
#include "core/services/service_context.h"
#include "core/storage/price_context_store.h"
#include "core/storage/tax_group_store.h"
#include "core/storage/vocabulary_store.h"

#include <QSet>

#include <tuple>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status requirePins(const ServiceContext &context, const EventPricing &before, const EventPricing &after)
{
    const PriceContextStore store(context.session(), context.tenant());
    const QString field = u"pricing.priceListIds"_s;
    for (auto pin = after.priceListIds.cbegin(); pin != after.priceListIds.cend(); ++pin) {
        if (before.priceListIds.value(pin.key()) == pin.value())
            continue;
        const auto list = store.priceList(pin.value());
        if (!list)
            return list.error();
        if (!*list)
            return missing("price_list", field);
        if ((*list)->productType != pin.key())
            return refused("wrong_product_type", field,
                           u"The price list pinned for \"%1\" is for \"%2\"."_s.arg(pin.key(), (*list)->productType));
    }
    return {};
}

auto listShape(const Event &event)
{
    return std::tie(event.slug, event.name, event.status, event.ceremonyAddress, event.venueAddress,
                    event.ceremonyStart, event.ceremonyEnd, event.venueStart, event.venueEnd, event.clientName1,
                    event.clientName2, event.budget, event.numberOfGuests, event.numberOfTables, event.colourScheme);
}

} // namespace

Result<QString> freeSlug(const ServiceContext &context, const QString &name)
{
    const QString slug = slugFrom(name);
    const auto similar = EventStore(context.session(), context.tenant()).slugsLike(slug);
    if (!similar)
        return similar.error();
    const QSet<QString> taken(similar->cbegin(), similar->cend());
    QString candidate = slug;
    for (int number = 2; taken.contains(candidate); ++number)
        candidate = u"%1-%2"_s.arg(slug).arg(number);
    return candidate;
}

Status requireFreeSlug(const ServiceContext &context, const StoredEvent &event)
{
    const auto owner = EventStore(context.session(), context.tenant()).keyOfSlug(event.event.slug);
    if (!owner)
        return owner.error();
    if (*owner && **owner != event.key)
        return conflict("slug_taken", u"The slug \"%1\" is taken; choose another."_s.arg(event.event.slug));
    return {};
}

Status requirePricingReferences(const ServiceContext &context, const Event &before, const Event &after)
{
    if (!after.pricing || after.pricing == before.pricing)
        return {};
    const EventPricing known = before.pricing.value_or(EventPricing{});
    if (const Status pins = requirePins(context, known, *after.pricing); !pins)
        return pins;
    if (!after.pricing->taxGroupId || after.pricing->taxGroupId == known.taxGroupId)
        return {};
    const auto group = TaxGroupStore(context.session(), context.tenant()).keyOf(*after.pricing->taxGroupId);
    if (!group)
        return group.error();
    return *group ? Status() : Status(missing("tax_group", u"pricing.taxGroupId"_s));
}

Status spellColours(const ServiceContext &context, Event &event)
{
    if (!event.colourScheme)
        return {};
    const ColourStore store(context.session(), context.tenant());
    for (QString &name : *event.colourScheme) {
        const auto colour = store.named(name);
        if (!colour)
            return colour.error();
        if (*colour)
            name = (*colour)->name;
    }
    return {};
}

QList<QByteArray> reduceDescription(Event &event)
{
    ReducedHtml reduced = reducedHtml(event.descriptionHtml);
    event.descriptionHtml = std::move(reduced.html);
    QList<QByteArray> warnings;
    for (const QString &name : std::as_const(reduced.removed))
        warnings.append("removed_html:" + name.toUtf8());
    return warnings;
}

bool isAnnounced(const Event &before, const Event &after)
{
    return listShape(before) != listShape(after);
}

} // namespace stemdesk
