#pragma once

#include "core/exchange/demo/demo_shop.h"
#include "tests/support/ui_shop.h"

#include <algorithm>

namespace stemdesk {

inline EventId firstEvent(ShopServices &services)
{
    return must(services.events.list({}, {.limit = 1})).rows.constFirst().id;
}

/// Quotes, payments and invoices of the first event and a contact: the demo shop has none.
inline void fillMoney(ShopServices &services)
{
    const EventId event = firstEvent(services);
    const ContactId client = must(services.contacts.create({.name = QStringLiteral("Sophie Heron-Whitcombe"),
                                                            .emails = QStringList{QStringLiteral("sophie@example.com")},
                                                            .phones = QStringList{QStringLiteral("+44 20 7946 0000")}}))
                                 .id;
    must(services.events.patch(event, {.contacts = QList<EventContact>{{client, QStringLiteral("client")}}}));
    const Quote first = must(services.quotes.create(event, {.note = QStringLiteral("As we spoke in the shop")}));
    must(services.quotes.accept(event, first.id, {.acceptedBy = QStringLiteral("Sophie")}));
    must(services.events.patch(
        event,
        {.pricing = EventPricingPatch{.additionalFees = QList<AdditionalFee>{{QStringLiteral("Candles"), 90}}}}));
    must(services.quotes.create(event, {}));
    must(services.payments.create(event,
                                  {.amount = 500, .paidOn = QDate(2026, 3, 2), .method = QStringLiteral("Card")}));
    const Invoice deposit =
        must(services.invoices.issue(event, {.kind = QStringLiteral("instalment"), .instalment = 0}));
    must(services.invoices.credit(deposit.id, {}));
    must(services.invoices.issue(event, {.kind = QStringLiteral("instalment"), .instalment = 0}));
}

inline void fillClients(ShopServices &services)
{
    const ContactPatch clients[] = {
        {.name = QStringLiteral("Hattie Carrow"),
         .company = QStringLiteral("Carrow & Mills Event Planning"),
         .emails = QStringList{QStringLiteral("hattie@carrowandmills.example")},
         .phones = QStringList{QStringLiteral("+44 117 496 0142")}},
        {.name = QStringLiteral("Lucy Winterbourne"),
         .emails = QStringList{QStringLiteral("lucy.winterbourne@example.com")}},
        {.name = QStringLiteral("Marlowe & Finch"), .phones = QStringList{QStringLiteral("+44 20 7946 0991")}}};
    const auto events = must(services.events.list({}, {.limit = 9})).rows;
    qsizetype place = 0;
    for (const ContactPatch &client : clients) {
        const ContactId id = must(services.contacts.create(client)).id;
        must(services.events.patch(events.at(++place).id,
                                   {.contacts = QList<EventContact>{{id, QStringLiteral("client")}}}));
    }
}

/// Assigned tasks with durations, and fewer hired things than are out.
inline void fillWorkroom(ShopServices &services)
{
    const QDate friday(2026, 3, 20);
    must(services.tasks.create({.title = QStringLiteral("Wire the buttonholes"),
                                .on = friday,
                                .minutes = 90,
                                .person = QStringLiteral("Ada")}));
    must(services.tasks.create({.title = QStringLiteral("Ring the venue about the loading bay"),
                                .on = friday.addDays(1),
                                .minutes = 15,
                                .person = QStringLiteral("Tom")}));
    const HireFilter out{.days = {friday, friday.addDays(1)}, .variantId = std::nullopt, .withUncounted = true};
    for (const HireRow &row : must(services.hire.list(out, {.limit = 200})).rows) {
        if (!row.holds.isEmpty())
            must(services.products.patchVariant(row.thing.productId, row.id,
                                                {.ownedUnits = 8.0, .replacementCostExclTax = 24.5}));
    }
}

/// Of the first supplier of the ordered sheet all came but one pack, and some was not good; a draft beside it.
inline void fillSheet(ShopServices &services)
{
    const auto ordered = must(services.orderSheets.list({}, {.limit = 1})).rows.constFirst();
    const OrderSheet sheet = must(services.orderSheets.find(ordered.id));
    const OrderSheetSupplier &first = sheet.suppliers.constFirst();
    QList<ReceivedRow> rows;
    for (const OrderSheetLine &line : first.lines)
        rows.append({.variantId = line.variantId,
                     .supplierId = first.supplierId,
                     .packs = line.packsToOrder.value_or(line.unitsToOrder),
                     .unitCostExclTax = line.unitCostExclTax * 1.1});
    rows.first().packs = 1;
    rows.first().rejectedUnits = 3;
    rows.first().reason = QStringLiteral("Frost on the outer petals");
    must(services.orderSheets.patch(sheet.id, {.received = rows}));
    const auto events = must(services.events.list({}, {.limit = 50})).rows;
    const auto event = std::ranges::find(events, QStringLiteral("Freya & Callum"), &Event::name);
    must(services.orderSheets.save({event->id}));
}

/// The demo shop, with something of all that it leaves out.
inline void fillShop(UiShop &shop)
{
    ShopServices &services = shop.services();
    if (!fillWithDemo(services, shop.shop().now()))
        qFatal("the test's shop cannot be filled");
    shop.context().shop = *services.settings.shop(); // The demo has set it up.
    fillMoney(services);
    fillClients(services);
    fillWorkroom(services);
    fillSheet(services);
}

} // namespace stemdesk
