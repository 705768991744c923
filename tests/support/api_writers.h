#pragma once

#include "core/domain/change.h"
#include "core/domain/clients/contact.h"
#include "core/domain/resources.h"
#include "tests/support/sample_fields.h"

#include <QByteArrayList>
#include <QList>

namespace stemdesk {

/// An endpoint with a body that it takes.
struct Writer {
    QByteArray method;
    QByteArray pattern;
    QByteArray body;
    QByteArrayList required; ///< Dotted.
};

inline const QByteArray kVariant =
    R"({"name":"White","stemLength":50,"unitsPerPack":10,"colors":["Red"],)"
    R"("supplierIds":["<sup>"],"supplierMinPacks":[{"supplierId":"<sup>","minPacks":2}],)"
    R"("supplierPacks":[{"supplierId":"<sup>","unitsPerPack":20}],)"
    R"("supplierCodes":[{"supplierId":"<sup>","code":"RQ-50","ean":"8712345678906"}],"sparePercent":10,"sku":"S 1","notes":"n","ownedUnits":5,"replacementCostExclTax":2.5,"hireDaysBefore":2,"hireDaysAfter":3})";
inline const QByteArray kEvent =
    R"({"name":"Party","slug":"party","status":"quoting","ceremonyAddress":"a","venueAddress":"b",)"
    R"("ceremonyStart":1780308000000,"ceremonyEnd":1780309000000,"venueStart":1780308000000,)"
    R"("venueEnd":1780309000000,"clientName1":"c","clientName2":"d","budget":10.5,"numberOfGuests":5,)"
    R"("numberOfTables":2,"colourScheme":["Red"],"descriptionHtml":"<p>x</p>",)"
    R"("imageUrls":["https://images.example/a.jpg"],"links":[{"label":"l","url":"https://l.example/"}],)"
    R"("notes":"n","contacts":[{"contactId":"<con>","role":"client"}],"source":"s","followUpOn":"2026-05-04",)"
    R"("lostReason":"r","paymentPlan":[{"name":"p","rest":true,"due":{"on":"event","days":1}}],"pricing":{"priceListIds":{"flower":"<pl>"},"unitUpliftIncTax":1,"markups":{"flower":2},)"
    R"("labour":{"percent":1,"hours":2,"hourlyRateExclTax":3,"amountExclTax":4},)"
    R"("additionalFees":[{"name":"Van","amountExclTax":5}],)"
    R"("travel":{"distance":1,"rateExclTax":2,"amountExclTax":3},"taxGroupId":"<tax>","discount":{"percent":1,"amountIncTax":2}}})";

/// Creating and changing one kind of object.
inline QList<Writer> both(const QByteArray &path, const QByteArray &body, const QByteArrayList &required,
                          const QByteArray &id = "{id}")
{
    return {{"POST", path, body, required}, {"PATCH", path + '/' + id, body, {}}};
}

/// Of the resources that are exported as they are described; contacts have a field with a form of its own.
inline QList<Writer> writersOfDescribedTables()
{
    QList<Writer> writers;
    for (const ResourceSpec *spec : describedResources()) {
        if (!spec->isExported || spec->resource == Resource::Contact)
            continue;
        QByteArrayList required;
        for (const ResourceField &field : spec->fields) {
            if (field.rule.isRequired)
                required += field.key().toByteArray();
        }
        const std::string_view table = tableOf(spec->resource);
        writers += both(QByteArray(table.data(), qsizetype(table.size())), sampleBody(*spec), required);
    }
    return writers;
}

inline QList<Writer> writersOfPeopleAndMoney()
{
    return both("contacts", sampleBody(contactSpec()).chopped(1) + R"(,"invoicing":{"each":"month","dueDays":30}})",
                {"name"})
        + QList<Writer>{{"POST", "events/{id}/quotes", R"({"note":"n","validUntil":"2026-05-04"})", {}},
                        {"POST",
                         "events/{id}/quotes/{quoteId}/accept",
                         R"({"acceptedBy":"a","acceptedAt":1780308000000})",
                         {"acceptedBy"}},
                        {"POST", "events/{id}/quotes/{quoteId}/decline", R"({"reason":"r"})", {}}}
    + QList<Writer>{{"POST",
                     "events/{id}/invoices",
                     R"({"kind":"instalment","instalment":0,"issuedOn":"2026-03-21","dueOn":"2026-05-04","note":"n",)"
                     R"("buyer":{"name":"b","address":"a","country":"NL","email":"a@b","taxNumber":"t",)"
                     R"("electronicAddress":"0106:1","reference":"r"}})",
                     {"kind", "buyer.name"}},
                    {"POST",
                     "invoices",
                     R"({"contactId":"<con>","from":"2026-03-01","to":"2026-03-31","issuedOn":"2026-03-21",)"
                     R"("dueOn":"2026-05-04","note":"n","buyer":{"name":"b","address":"a","country":"NL","email":"a@b",)"
                     R"("taxNumber":"t","electronicAddress":"0106:1","reference":"r"}})",
                     {"contactId", "from", "to", "buyer.name"}},
                    {"POST", "invoices/{id}/reminded", R"({"level":1})", {"level"}},
                    {"POST", "invoices/{id}/credit", R"({"reason":"r","issuedOn":"2026-03-21"})", {}}}
    + both("tasks",
           R"({"eventId":"<evt>","eventGroupId":"<grp>","kind":"pack","title":"T","on":"2026-05-04",)"
           R"("startsAt":1780308000000,"endsAt":1780309000000,"minutes":5,"minutesSpent":6,"person":"p","doneAt":1780309000000,"notes":"n"})",
           {"title", "on"})
        + QList<Writer>{{"PATCH",
                         "events/{id}/hire",
                         R"({"returns":[{"variantId":"<vase>","returnedUnits":1,"damagedUnits":1,"missingUnits":1,)"
                         R"("isTakenOff":true}]})",
                         {"returns.0.variantId"}}}
    + both("events/{id}/payments",
           R"({"amount":1.5,"paidOn":"2026-05-04","method":"m","reference":"r","note":"n","invoiceId":null})",
           {"amount", "paidOn"}, "{paymentId}")
        + both("invoices/{id}/payments",
               R"({"amount":1.5,"paidOn":"2026-05-04","method":"m","reference":"r","note":"n"})", {"amount", "paidOn"},
               "{paymentId}");
}

inline QList<Writer> writersOfTheCatalogue()
{
    return QList<Writer>{
               {"POST",
                "products",
                R"({"items":[{"name":"Lily","category":"Garden","productType":"flower","description":"d","variant":)"
                    + kVariant + "}]}",
                {"items.0.name", "items.0.productType", "items.0.variant", "items.0.variant.name",
                 "items.0.variant.supplierMinPacks.0.supplierId", "items.0.variant.supplierMinPacks.0.minPacks",
                 "items.0.variant.supplierPacks.0.supplierId", "items.0.variant.supplierPacks.0.unitsPerPack",
                 "items.0.variant.supplierCodes.0.supplierId"}},
               {"PATCH",
                "products/{id}",
                R"({"name":"X","category":"Y","productType":"flower","description":"d"})",
                {}},
               {"PATCH", "products/{id}/variants/{variantId}", kVariant, {}}}
    + both("price-lists",
           R"({"name":"Spring","productType":"flower","date":"2025-01-01","taxMultiplier":1.2,"taxCategory":"S",)"
           R"("exemptionReason":"e"})",
           {"productType", "date", "taxMultiplier"})
        + both("price-lists/{id}/entries", R"({"variantId":"<var>","supplierId":"<sup>","unitCostExclTax":1.5})",
               {"variantId", "unitCostExclTax"}, "{entryId}")
        + both("tax-groups", R"({"name":"Low","rate":0.05,"taxCategory":"S","exemptionReason":"e"})", {"name", "rate"});
}

inline QList<Writer> writersOfEventsAndOrders()
{
    return both("events", kEvent, {"name", "contacts.0.contactId", "contacts.0.role"})
        + QList<Writer>{{"POST", "events/{id}/keep-prices", R"({"eventItemIds":["<item>"]})", {}},
                        {"POST", "events/{id}/current-prices", R"({"eventItemIds":["<item>"]})", {}}}
    + both("series",
           R"({"name":"Lobby","contactId":"<con>","templateEventIds":["<evt>"],"rule":"FREQ=WEEKLY;BYDAY=MO",)"
           R"("startsOn":"2026-03-23","daysAhead":14,"skips":["2026-03-30"],)"
           R"("moves":[{"from":"2026-04-06","to":"2026-04-07"}],"status":"active"})",
           {"name", "templateEventIds", "rule", "startsOn", "moves.0.from", "moves.0.to"})
        + QList<Writer>{{"POST", "series/{id}/apply", R"({"from":"2026-03-23"})", {"from"}}}
    + both("events/{id}/groups",
           R"({"name":"G","quantity":2,"isHidden":false,"fixedPriceIncTax":5,"minutesPerCopy":15,"description":"d",)"
           R"("imageUrls":["https://images.example/a.jpg"],"notes":"n","position":0})",
           {"name"}, "{groupId}")
        + both("events/{id}/groups/{groupId}/items",
               R"({"variantId":"<var>","supplierId":"<sup>","quantity":2,"notes":"n","position":0})",
               {"variantId", "quantity"}, "{itemId}")
        + QList<
               Writer>{{"POST",
                        "order-sheets",
                        R"({"eventIds":["<evt>"],"onlyNew":false,"deliverOn":"2026-05-29"})",
                        {"eventIds"}},
                       {"PATCH",
                        "order-sheets/{id}",
                        R"({"state":"draft","received":[{"variantId":"<var>","packsReceived":2,"unitCostExclTax":1.5,"rejectedUnits":1,"reason":"r",)"
                        R"("receivedOn":"2026-05-04","receivedAt":1777888800000,"invoiceNumber":"i","creditExclTax":1.5,)"
                        R"("imageUrls":["https://images.example/a.jpg"]}],"suppliers":[{"supplierId":null,)"
                        R"("deliverOn":"2026-05-29","deliverTo":"Dock 3","note":"n","allowsSubstitutes":true}]})",
                        {"received.0.variantId", "suppliers.0.supplierId"}}}
    + both("webhooks", R"({"url":"https://hooks.other.com/","events":["event.created"],"isPaused":true})",
           {"url", "events"});
}

/// Everything that takes a body of JSON.
inline QList<Writer> writers()
{
    return writersOfDescribedTables() + writersOfPeopleAndMoney() + writersOfTheCatalogue()
        + writersOfEventsAndOrders();
}

} // namespace stemdesk
