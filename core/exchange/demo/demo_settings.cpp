#include "core/exchange/demo/demo_settings.h"

#include "core/domain/shops/country.h"
#include "core/domain/shops/shop_setup.h"
#include "core/exchange/demo/demo_files.h"
#include "core/services/services.h"

#include <tuple>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

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

} // namespace stemdesk
