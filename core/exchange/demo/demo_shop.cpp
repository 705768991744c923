#include "core/exchange/demo/demo_shop.h"

#include "core/base/day.h"
#include "core/base/result.h"
#include "core/domain/shops/country.h"
#include "core/domain/shops/shop_setup.h"
#include "core/domain/shops/time_zone.h"
#include "core/exchange/demo/demo_files.h"
#include "core/services/services.h"
#include "core/services/unit_of_work.h"

#include <QScopeGuard>

#include <tuple>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Accepts the quote today, by the event's current payment plan, with the deposit paid at once.
Status acceptQuote(const DemoFilling &filling, const EventId &event, const QuoteId &quote, const QJsonValue &data)
{
    ShopServices &shop = filling.shop;
    PaymentPlan plan = TRY(planIn(data["paymentPlan"_L1]));
    TRY(shop.events.patch(event, {.paymentPlan = std::optional(std::move(plan))}));
    TRY(shop.quotes.accept(event, quote, {.acceptedBy = data["acceptedBy"_L1].toString()}));
    const EventBalance owed = TRY(shop.payments.balance(event));
    const auto paid =
        shop.payments.create(event,
                             {.amount = owed.balance.unit.amount(owed.balance.instalments.constFirst().amount),
                              .paidOn = filling.today,
                              .method = data["deposit"_L1]["method"_L1].toString(),
                              .reference = data["deposit"_L1]["reference"_L1].toString()});
    return paid ? Status() : Status(paid.error());
}

Status sendQuote(const DemoFilling &filling, const QJsonValue &data)
{
    const EventId event = filling.events.value(data["event"_L1].toString());
    QuotePatch patch{.note = data["note"_L1].toString()};
    if (data["validForDays"_L1].isDouble())
        patch.validUntil = std::optional(plusDays(filling.today, data["validForDays"_L1].toInt()));
    const Quote quote = TRY(filling.shop.quotes.create(event, patch));
    return data["acceptedBy"_L1].isString() ? acceptQuote(filling, event, quote.id, data) : Status();
}

/// How many there are.
int demoClientCount()
{
    const Result<QJsonArray> data = demoArray(u"clients"_s);
    return data ? int(data->size()) : 0;
}

/// Fills in clients, planners and venues, one step each.
Status fillClients(DemoFilling &filling)
{
    const QJsonArray data = TRY(filling.files.array(u"clients"_s));
    const QJsonObject shop = TRY(filling.files.object(u"shop"_s));
    for (const QJsonValue client : data) {
        ContactPatch patch = patchFrom(contactSpec(), client);
        patch.country = shop["country"_L1].toString();
        const Contact made = TRY(filling.shop.contacts.create(patch));
        filling.clients.insert(made.name, made.id);
        const EventContact contact{.contactId = made.id, .role = client["role"_L1].toString(u"client"_s)};
        for (const QString &event : textsIn(client["events"_L1]))
            filling.contacts[event].append(contact);
        TRY(filling.step());
    }
    return {};
}

/// Fills in the quotes that clients were sent, and their payments.
Status fillQuotes(DemoFilling &filling)
{
    const QJsonArray data = TRY(filling.files.array(u"clients"_s));
    for (const QJsonValue client : data) {
        for (const QJsonValue quote : client["quotes"_L1].toArray()) {
            TRY(sendQuote(filling, quote));
        }
    }
    return {};
}

using Settings = QList<std::pair<QString, QString>>;

/// The file's tax groups in Great Britain; elsewhere the country's usual ones.
QList<TaxRate> taxesOf(const QJsonObject &data)
{
    QList<TaxRate> taxes;
    const std::optional<Country> country = countryWith(data["country"_L1].toString());
    if (country && country->code != "GB"_L1)
        return country->taxes;
    for (const QJsonValue group : data["taxGroups"_L1].toArray())
        taxes.append({group["name"_L1].toString(), group["rate"_L1].toDouble()});
    return taxes;
}

Status addMoney(ShopServices &shop, const QJsonObject &data, Settings &settings)
{
    settings += {{u"currency"_s, data["currency"_L1].toString()},
                 {u"country"_s, data["country"_L1].toString()},
                 {u"time-zone"_s, data["timeZone"_L1].toString()}};
    const QList<TaxRate> taxes = taxesOf(data);
    for (const TaxRate &tax : taxes) {
        const TaxGroup made = TRY(shop.taxGroups.create({.name = tax.name, .rate = tax.rate}));
        if (&tax == &taxes.constFirst())
            settings.append({u"default-tax-group"_s, QString::fromLatin1(made.id.text())});
    }
    return {};
}

/// `isAtHome`: the shop is in the demo's country, where its tax number, bank account and terms are valid.
void addMissing(const Shop &shop, const QJsonObject &data, bool isAtHome, Settings &settings)
{
    const std::tuple<QString, QLatin1StringView, QString Shop::*> texts[] = {
        {u"address"_s, "address"_L1, &Shop::address},
        {u"phone"_s, "phone"_L1, &Shop::phone},
        {u"email"_s, "email"_L1, &Shop::email},
        {u"website"_s, "website"_L1, &Shop::website},
        {u"tax-number"_s, "taxNumber"_L1, &Shop::taxNumber},
        {u"bank-details"_s, "bankDetails"_L1, &Shop::bankDetails},
        {u"invoice-terms"_s, "invoiceTerms"_L1, &Shop::invoiceTerms},
        {u"proposal-terms"_s, "proposalTerms"_L1, &Shop::proposalTerms}};
    for (const auto &[key, name, text] : texts) {
        const bool isNational = text == &Shop::taxNumber || text == &Shop::bankDetails || text == &Shop::invoiceTerms;
        if ((shop.*text).isEmpty() && (isAtHome || !isNational))
            settings.append({key, data[name].toString()});
    }
    const QJsonObject markups = data["markups"_L1].toObject();
    for (const ProductType &type : shop.productTypes) {
        if (type.markup == ProductType{}.markup && markups.contains(type.name))
            settings.append({u"markup."_s + type.name, QString::number(markups[type.name].toDouble())});
    }
}

/// Fills in the demo florist's name, address and settings where the shop has none. Also sets the demo's currency,
/// country, time zone and tax, unless `keepsMoney` or they have been chosen already.
Status fillSettings(ShopServices &shop, const DemoFiles &files, bool keepsMoney)
{
    const QJsonObject data = TRY(files.object(u"shop"_s));
    const Shop before = TRY(shop.settings.shop());
    const auto groups = TRY(shop.taxGroups.list({}, {.limit = 1}));
    Settings settings{{u"document-language"_s, data["documentLanguage"_L1].toString()}};
    const bool hasMoney =
        keepsMoney || before.currency != Shop{}.currency || !before.country.isEmpty() || !groups.rows.isEmpty();
    if (!hasMoney)
        TRY(addMoney(shop, data, settings));
    addMissing(before, data, !hasMoney || before.country == data["country"_L1].toString(), settings);
    if (before.name == firstShopName())
        TRY(shop.settings.rename(data["name"_L1].toString()));
    const auto set = shop.settings.set(settings);
    return set ? Status() : Status(set.error());
}

Status requireEmpty(const ShopServices &shop)
{
    const auto suppliers = TRY(shop.suppliers.list({}, {.limit = 1}));
    const auto products = TRY(shop.products.list({}, {.limit = 1}, ProductService::Variants::Skip));
    const auto events = TRY(shop.events.list({}, {.limit = 1}));
    if (suppliers.rows.isEmpty() && products.rows.isEmpty() && events.rows.isEmpty())
        return {};
    return conflict("shop_not_empty",
                    u"The shop already has suppliers, products or events; the demo fills an empty shop only."_s);
}

} // namespace

QString demoActor()
{
    return u"demo"_s;
}

const QStringList &demoLanguages()
{
    static const QStringList kLanguages{u"en"_s, u"nl"_s, u"de"_s, u"fr"_s, u"es"_s};
    return kLanguages;
}

Result<QString> demoName(const QString &language)
{
    const DemoFiles files = TRY(DemoFiles::in(language));
    return TRY(files.object(u"shop"_s))["name"_L1].toString();
}

Status fillWithDemo(ShopServices &shop, Instant now, const DemoChoice &choice, const DemoWatch &watch)
{
    const auto asBefore = qScopeGuard([&shop, actor = shop.actor()] { shop.setActor(actor); });
    shop.setActor(demoActor());
    UnitOfWork work = TRY(shop.begin());
    TRY(requireEmpty(shop));
    const QString language = choice.language.isEmpty() ? TRY(shop.settings.shop()).documentLanguage : choice.language;
    DemoFilling filling{.shop = shop,
                        .files = TRY(DemoFiles::in(language)),
                        .watch = watch,
                        .painter = choice.painter,
                        .total = kCatalogueSteps + demoEventCount() + demoClientCount() + kWorkSteps};
    TRY(fillSettings(shop, filling.files, choice.keepsMoney));
    filling.today = dayOf(now, zoneNamed(TRY(shop.settings.shop()).timeZone));
    for (const auto fill : {fillCatalogue, fillClients, fillEvents, fillQuotes}) {
        TRY(fill(filling));
    }
    TRY(work.settle()); // Invoices need the events' totals.
    TRY(fillWork(filling));
    // Last, because a past event has a line from a supplier that is archived by now.
    for (const SupplierId &supplier : std::as_const(filling.archived)) {
        TRY(shop.suppliers.archive(supplier));
    }
    return work.commit();
}

} // namespace stemdesk
