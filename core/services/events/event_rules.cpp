#include "core/services/events/event_rules.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/colour.h"
#include "core/domain/clients/contact.h"
#include "core/security/html_allow_list.h"
#include "core/services/service_context.h"
#include "core/services/taken.h"
#include "core/storage/catalogue/product_type_store.h"
#include "core/storage/prices/price_context_store.h"
#include "core/storage/prices/tax_group_store.h"
#include "core/storage/rows/resource_store.h"
#include "core/storage/shops/shop_store.h"

#include <QHash>
#include <QSet>

#include <tuple>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status requirePins(const ServiceContext &context, const EventPricing &before, const EventPricing &after)
{
    const auto store = context.store<PriceContextStore>();
    const QString field = u"pricing.priceListIds"_s;
    const PinnedLists known = before.priceListIds.value_or(PinnedLists());
    const PinnedLists pins = after.priceListIds.value_or(PinnedLists());
    for (auto pin = pins.cbegin(); pin != pins.cend(); ++pin) {
        if (known.value(pin.key()) == pin.value())
            continue;
        const auto list = TRY(store.priceList(pin.value()));
        if (!list)
            return missing("price_list", u"%1[%2]"_s.arg(field, pin.key()), pin.value().text());
        if (list->productType != pin.key())
            return refused("wrong_product_type", field,
                           u"Pin a price list for %1 in \"%2\"; %3 is one for %4."_s.arg(
                               quoted(pin.key()), field, quoted(pin.value().text()), quoted(list->productType)));
    }
    return {};
}

/// Spellings of product types by their folded names.
using TypeSpellings = QHash<QString, QString>;

template <class Map>
void addSpellings(TypeSpellings &spellings, const std::optional<Map> &map)
{
    for (const QString &type : map ? map->keys() : QStringList())
        spellings.insert(caseFolded(type), type);
}

template <class Value>
Status spellTypes(std::optional<std::optional<QMap<QString, Value>>> &map, const TypeSpellings &spellings,
                  const QString &field)
{
    if (!map || !*map)
        return {};
    QMap<QString, Value> spelled;
    for (auto entry = (*map)->cbegin(); entry != (*map)->cend(); ++entry) {
        const QString type = entry.key().trimmed();
        const QString spelling = spellings.value(caseFolded(type), type);
        if (spelled.contains(spelling))
            return invalid(u"pricing."_s + field,
                           u"Name %1 once in \"%2\"; it is there in two spellings."_s.arg(quoted(spelling), field));
        spelled.insert(spelling, entry.value());
    }
    *map = spelled;
    return {};
}

auto listShape(const Event &event)
{
    return std::tie(event.slug, event.name, event.status, event.ceremonyAddress, event.venueAddress,
                    event.ceremonyStart, event.ceremonyEnd, event.venueStart, event.venueEnd, event.clientName1,
                    event.clientName2, event.budget, event.numberOfGuests, event.numberOfTables, event.colourScheme);
}

} // namespace

Result<QString> freeSlug(const ServiceContext &context, const QString &name, const QString &own)
{
    const QString slug = slugFrom(name);
    const auto similar = TRY(context.store<EventStore>().slugsLike(slug));
    QSet<QString> taken(similar.cbegin(), similar.cend());
    taken.remove(own);
    QString candidate = slug;
    for (int number = 2; taken.contains(candidate); ++number)
        candidate = u"%1-%2"_s.arg(slug).arg(number);
    return candidate;
}

Status requireFreeSlug(const ServiceContext &context, const StoredEvent &event)
{
    const auto owner = TRY(context.store<EventStore>().ownerOfSlug(event.event.slug));
    if (owner && owner->first != event.key)
        return taken("slug_taken",
                     u"Another event has the slug %1; choose another, or leave it out to have one made."_s.arg(
                         quoted(event.event.slug)),
                     owner->second.text());
    return {};
}

Result<EventPatch> withSpelledTypes(const ServiceContext &context, const Event &before, EventPatch patch)
{
    if (!patch.pricing || !*patch.pricing || (!(*patch.pricing)->priceListIds && !(*patch.pricing)->markups))
        return patch;
    TypeSpellings spellings;
    if (before.pricing) {
        addSpellings(spellings, before.pricing->priceListIds);
        addSpellings(spellings, before.pricing->markups);
    }
    const auto types = TRY(context.store<ProductTypeStore>().all());
    for (const ProductType &type : types)
        spellings.insert(caseFolded(type.name), type.name);
    EventPricingPatch &pricing = **patch.pricing;
    TRY(spellTypes(pricing.priceListIds, spellings, u"priceListIds"_s));
    TRY(spellTypes(pricing.markups, spellings, u"markups"_s));
    return patch;
}

Status requirePricingReferences(const ServiceContext &context, const Event &before, const Event &after)
{
    if (!after.pricing || after.pricing == before.pricing)
        return {};
    const EventPricing known = before.pricing.value_or(EventPricing{});
    TRY(requirePins(context, known, *after.pricing));
    if (!after.pricing->taxGroupId || after.pricing->taxGroupId == known.taxGroupId)
        return {};
    const auto group = TRY(context.store<TaxGroupStore>().keyOf(*after.pricing->taxGroupId));
    return group ? Status() : Status(missing("tax_group", u"pricing.taxGroupId"_s, after.pricing->taxGroupId->text()));
}

Status requireContacts(const ServiceContext &context, const Event &before, const Event &after)
{
    if (after.contacts == before.contacts)
        return {};
    const auto store = context.store<ResourceStore<contactSpec>>();
    for (qsizetype at = 0; at < after.contacts.size(); ++at) {
        const EventContact &contact = after.contacts.at(at);
        if (before.contacts.contains(contact))
            continue;
        const auto found = store.find(contact.contactId);
        if (!found && found.error().kind == Error::Kind::NotFound)
            return missing("contact", u"contacts[%1].contactId"_s.arg(at), contact.contactId.text());
        if (!found)
            return found.error();
    }
    return {};
}

Status spellColours(const ServiceContext &context, Event &event)
{
    if (!event.colourScheme)
        return {};
    const auto store = context.store<ResourceStore<colourSpec>>();
    for (QString &name : *event.colourScheme) {
        const auto colour = TRY(store.named(name));
        if (colour)
            name = colour->name;
    }
    return {};
}

Result<QList<QByteArray>> reduceDescription(Event &event)
{
    ReducedHtml reduced = reducedHtml(event.descriptionHtml);
    if (reduced.html.size() > kMaxReducedHtml)
        return invalid(u"descriptionHtml"_s,
                       u"Shorten \"descriptionHtml\": with its signs escaped it has %1 characters, more than %2."_s
                           .arg(reduced.html.size())
                           .arg(kMaxReducedHtml));
    event.descriptionHtml = std::move(reduced.html);
    QList<QByteArray> warnings;
    for (const QString &name : std::as_const(reduced.removed))
        warnings.append("removed_html:" + name.toUtf8());
    return warnings;
}

Status requireBookablePlan(const ServiceContext &context, const Event &before, const Event &after)
{
    if (!after.paymentPlan || after.paymentPlan == before.paymentPlan)
        return {};
    const Result<Shop> shop = ShopStore(context.session()).find(context.tenant());
    return shop ? requireBookable(*after.paymentPlan, MinorUnit(shop->currency)) : Status(shop.error());
}

bool isAnnounced(const Event &before, const Event &after)
{
    return listShape(before) != listShape(after);
}

} // namespace stemdesk
