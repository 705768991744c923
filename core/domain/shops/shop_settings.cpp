#include "core/domain/shops/shop_settings.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/billing/electronic_invoice.h"
#include "core/domain/field_rules.h"
#include "core/domain/shops/country.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

std::optional<bool> switchFrom(const QString &value)
{
    const QString word = value.toLower();
    if (word == "on"_L1 || word == "true"_L1 || word == "yes"_L1)
        return true;
    if (word == "off"_L1 || word == "false"_L1 || word == "no"_L1)
        return false;
    return std::nullopt;
}

/// Missing settings for electronic invoices to domestic buyers.
QStringList lackedElectronically(const Shop &shop)
{
    static const QRegularExpression kCapital(u"([A-Z])"_s);
    QStringList keys;
    for (const QByteArray &name : lackedBySeller(shop, shop.country)) // "taxNumber" is the setting "tax-number".
        keys += QString::fromLatin1(name).replace(kCapital, u"-\\1"_s).toLower();
    return keys;
}

Status setNumber(double &target, const QString &what, const QString &value, const NumberRange &range,
                 const QString &rule)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber || !fits(number, range))
        return unfit(what, rule, quoted(value));
    target = number;
    return {};
}

Status setMarkup(ProductType &type, const QString &what, const QString &value)
{
    return setNumber(type.markup, what, value, kPositive, u"a number greater than 0"_s);
}

Status setHired(ProductType &type, const QString &what, const QString &value)
{
    return setSwitch(type.isHired, what, value);
}

Status setSpare(ProductType &type, const QString &what, const QString &value)
{
    return setNumber(type.sparePercent, what, value, kPercent, u"a number from 0 to 100"_s);
}

struct TypeSetting {
    QLatin1StringView what;
    QLatin1StringView meaning;
    Status (*set)(ProductType &, const QString &what, const QString &value);
    QString (*text)(const ProductType &);
};

constexpr std::array kTypeSettings{
    TypeSetting{"markup"_L1, "what costs of this product type are multiplied by, greater than 0"_L1, setMarkup,
                [](const ProductType &type) { return numberText(type.markup); }},
    TypeSetting{"hire"_L1, "on or off: whether products of this type are hired out"_L1, setHired,
                [](const ProductType &type) { return switchText(type.isHired); }},
    TypeSetting{"spare"_L1, "per cent of what is needed of this product type that is ordered on top, 0 to 100"_L1,
                setSpare, [](const ProductType &type) { return numberText(type.sparePercent); }},
};

const TypeSetting *settingOf(const QString &key)
{
    const QString what = key.left(key.indexOf(u'.'));
    const auto setting = std::ranges::find(kTypeSettings, what, &TypeSetting::what);
    return key.contains(u'.') && setting != kTypeSettings.end() ? &*setting : nullptr;
}

ProductType &typeNamed(Shop &shop, const QString &name)
{
    const auto isNamed = [&](const ProductType &type) { return caseFolded(type.name) == caseFolded(name); };
    const auto found = std::ranges::find_if(shop.productTypes, isNamed);
    if (found != shop.productTypes.end())
        return *found;
    shop.productTypes += ProductType{.name = name, .isHired = caseFolded(name) == "hire"_L1};
    return shop.productTypes.last();
}

} // namespace

QString switchText(bool isOn)
{
    return isOn ? u"on"_s : u"off"_s;
}

Status setSwitch(bool &target, const QString &key, const QString &value)
{
    const std::optional<bool> on = switchFrom(value);
    if (!on)
        return unfit(key, u"\"on\" or \"off\""_s, quoted(value));
    target = *on;
    return {};
}

QStringList missingOnInvoices(const Shop &shop)
{
    QStringList missing;
    const auto require = [&](QLatin1StringView key, const QString &value) {
        if (value.isEmpty())
            missing += key;
    };
    require("country"_L1, shop.country);
    require("address"_L1, shop.address);
    const std::optional<Country> country = countryWith(shop.country);
    if (country && !country->taxes.isEmpty())
        require("tax-number"_L1, shop.taxNumber);
    if (shop.isSmallBusiness)
        require("exemption-reason"_L1, shop.exemptionReason);
    // In these countries invoices must state the cost of late payment; in Belgium, invoices to businesses are
    // electronic.
    if (shop.country == "FR"_L1)
        require("invoice-terms"_L1, shop.invoiceTerms);
    if (shop.country == "BE"_L1)
        require("electronic-address"_L1, shop.electronicAddress);
    if (!shop.electronicAddress.isEmpty())
        missing += lackedElectronically(shop);
    missing.removeDuplicates();
    return missing;
}

bool isTypeSetting(const QString &key)
{
    return settingOf(key) != nullptr;
}

QStringList typeSettingNames()
{
    QStringList names;
    for (const TypeSetting &setting : kTypeSettings)
        names += setting.what + u".<type>"_s;
    return names;
}

Status setOfType(Shop &shop, const QString &key, const QString &value)
{
    const TypeSetting &setting = *settingOf(key);
    const QString what = setting.what;
    const QString name = TRY(lineText(key.mid(what.size() + 1), what, kMaxProductType));
    if (name.isEmpty())
        return invalid(what, u"Name the product type, like \"%1.flower\"."_s.arg(what));
    return setting.set(typeNamed(shop, name), what, value);
}

QList<ShopSetting> typeSettings(const Shop &shop)
{
    QList<ShopSetting> settings;
    for (const ProductType &type : shop.productTypes) {
        for (const TypeSetting &setting : kTypeSettings)
            settings.append(ShopSetting{setting.what + u'.' + type.name, setting.text(type), setting.meaning});
    }
    return settings;
}

} // namespace stemdesk
