#include "core/domain/shops/shop.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/billing/invoice_number.h"
#include "core/domain/clients/electronic_address.h"
#include "core/domain/field_rules.h"
#include "core/domain/hire/availability.h"
#include "core/domain/shops/default_charges.h"
#include "core/domain/shops/shop_settings.h"
#include "core/domain/shops/time_zone.h"
#include "core/domain/tasks/shop_work_plan.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

template <class Id>
QString idOrNone(const Id &id)
{
    return id.isNull() ? u"none"_s : QString::fromLatin1(id.text());
}

template <class T>
Status keep(T &target, Result<T> value)
{
    target = TRY(std::move(value));
    return {};
}

Status setCount(int &target, const QString &key, const QString &value, int least, int most)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return unfit(key, u"a whole number from %1 to %2"_s.arg(least).arg(most), quoted(value));
    target = number;
    return {};
}

Status setCharge(std::optional<double> &target, const QString &key, const QString &value)
{
    bool isNumber = false;
    const double amount = value.toDouble(&isNumber);
    if (!value.isEmpty() && (!isNumber || !fits(amount, kNotNegative)))
        return unfit(key, u"a number from 0 up, or as nothing"_s, quoted(value));
    target = value.isEmpty() ? std::nullopt : std::optional(amount);
    return {};
}

bool isBareHttpUrl(const QUrl &url)
{
    const bool isHttp = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return url.isValid() && isHttp && !url.host().isEmpty() && url.userInfo().isEmpty() && !url.hasQuery()
        && !url.hasFragment();
}

/// The origin of an extension or an app, whose host is a name or an id ("chrome-extension://...", "app://obsidian.md").
std::optional<QString> appOriginFrom(const QString &text)
{
    static const QRegularExpression kForm(u"\\A([A-Za-z][A-Za-z0-9+.-]*)://([A-Za-z0-9._~-]+(?::[0-9]{1,5})?)\\z"_s);
    return kForm.match(text).hasMatch() ? std::optional(text.toLower()) : std::nullopt;
}

/// The origin as browsers send it: lower case, without the scheme's default port.
std::optional<QString> originFrom(const QString &text)
{
    QUrl url(text, QUrl::StrictMode);
    if (url.scheme() != "http"_L1 && url.scheme() != "https"_L1)
        return appOriginFrom(text);
    if (!isBareHttpUrl(url) || !url.path().isEmpty())
        return std::nullopt;
    if (url.port() == (url.scheme() == "https"_L1 ? 443 : 80))
        url.setPort(-1);
    return url.toString(QUrl::FullyEncoded);
}

Status setAllowedOrigins(Shop &shop, const QString &key, const QString &value)
{
    QStringList origins;
    for (const QString &text : value.split(u',', Qt::SkipEmptyParts)) {
        const std::optional<QString> origin = originFrom(text.trimmed());
        if (!origin)
            return unfit(key, u"origins like https://shop.example:8443 with commas between them, or as nothing"_s,
                         quoted(value));
        if (!origins.contains(*origin))
            origins += *origin;
    }
    shop.allowedOrigins = origins;
    return {};
}

bool isCapitals(const QString &value, qsizetype letters)
{
    return value.size() == letters && std::ranges::all_of(value, [](QChar c) { return c >= u'A' && c <= u'Z'; });
}

Status setCountry(Shop &shop, const QString &key, const QString &value)
{
    if (!value.isEmpty() && !isCapitals(value, 2))
        return unfit(key, u"two capital letters, like NL, or as nothing"_s, quoted(value));
    shop.country = value;
    return {};
}

Status setCurrency(Shop &shop, const QString &key, const QString &value)
{
    if (!isCapitals(value, 3))
        return unfit(key, u"three capital letters, like EUR"_s, quoted(value));
    shop.currency = value;
    return {};
}

Status setDefaultTaxGroup(Shop &shop, const QString &key, const QString &value)
{
    if (value == "none"_L1) {
        shop.defaultTaxGroupId = {};
        return {};
    }
    const Result<TaxGroupId> id = idFrom<TaxGroupTag>(value.toUtf8(), key);
    if (!id)
        return id.error().kind == Error::Kind::NotFound
            ? unfit(key, u"the id of a tax group (tax_...) or \"none\""_s, quoted(value))
            : id.error();
    shop.defaultTaxGroupId = *id;
    return {};
}

Status setDocumentLanguage(Shop &shop, const QString &key, const QString &value)
{
    constexpr std::array kLanguages{"en"_L1, "nl"_L1, "de"_L1, "fr"_L1, "es"_L1};
    if (std::ranges::find(kLanguages, value) == kLanguages.end())
        return unfit(key, u"en, nl, de, fr or es"_s, quoted(value));
    shop.documentLanguage = value;
    return {};
}

Status setEmail(Shop &shop, const QString &key, const QString &value)
{
    if (!value.isEmpty() && !isEmailAddress(value))
        return unfit(key, u"an address with one \"@\" and text on both sides of it, or as nothing"_s, quoted(value));
    return keep(shop.email, lineText(value, key));
}

Status setPublicUrl(Shop &shop, const QString &key, const QString &value)
{
    if (!value.isEmpty() && !isBareHttpUrl(QUrl(value, QUrl::StrictMode)))
        return unfit(key, u"an http or https URL without query and fragment, or as nothing"_s, quoted(value));
    TRY(keep(shop.publicUrl, lineText(value, key)));
    while (shop.publicUrl.endsWith(u'/'))
        shop.publicUrl.chop(1);
    return {};
}

Status setTimeZone(Shop &shop, const QString &key, const QString &value)
{
    Status known = requireZone(value, key);
    if (known)
        shop.timeZone = value;
    return known;
}

Status setWorkPlan(Shop &shop, const QString &, const QString &value)
{
    shop.workPlan.reset();
    if (value.isEmpty())
        return {};
    Result<WorkPlan> plan = workPlanFrom(value.toUtf8());
    if (!plan)
        return std::move(plan.error());
    shop.workPlan = *std::move(plan);
    return {};
}

Status setElectronicAddress(Shop &shop, const QString &key, const QString &value)
{
    if (!value.isEmpty() && !isElectronicAddress(value))
        return unfit(key, u"a scheme of four digits, a colon and a value, like 0106:12345678, or as nothing"_s,
                     quoted(value));
    return keep(shop.electronicAddress, lineText(value, key));
}

Status setInvoiceNumber(Shop &shop, const QString &key, const QString &value)
{
    return keep(shop.invoicePattern, value.isEmpty() ? Result<QString>(QString()) : soundInvoicePattern(value, key));
}

Status setPaymentPlan(Shop &shop, const QString &key, const QString &value)
{
    shop.paymentPlan.clear();
    if (value.isEmpty())
        return {};
    Result<PaymentPlan> plan = planFrom(value.toUtf8());
    if (!plan)
        return invalid(key, plan.error().message);
    TRY(requireBookable(*plan, MinorUnit(shop.currency)));
    shop.paymentPlan = *std::move(plan);
    return {};
}

struct Setting {
    QLatin1StringView key;
    QLatin1StringView meaning;
    Status (*set)(Shop &shop, const QString &key, const QString &value);
    QString (*text)(const Shop &shop);
};

template <auto Member>
constexpr Setting oneLine(QLatin1StringView key, QLatin1StringView meaning)
{
    return {
        key, meaning,
        [](Shop &shop, const QString &name, const QString &value) { return keep(shop.*Member, lineText(value, name)); },
        [](const Shop &shop) { return shop.*Member; }};
}

template <auto Member, int Limit = kMaxNotes>
constexpr Setting severalLines(QLatin1StringView key, QLatin1StringView meaning)
{
    return {key, meaning,
            [](Shop &shop, const QString &name, const QString &value) {
                return keep(shop.*Member, multilineText(value, name, Limit));
            },
            [](const Shop &shop) { return shop.*Member; }};
}

template <auto Member>
constexpr Setting switched(QLatin1StringView key, QLatin1StringView meaning)
{
    return {key, meaning,
            [](Shop &shop, const QString &name, const QString &value) { return setSwitch(shop.*Member, name, value); },
            [](const Shop &shop) { return switchText(shop.*Member); }};
}

template <auto Member, int Least, int Most>
constexpr Setting counted(QLatin1StringView key, QLatin1StringView meaning)
{
    return {key, meaning,
            [](Shop &shop, const QString &name, const QString &value) {
                return setCount(shop.*Member, name, value, Least, Most);
            },
            [](const Shop &shop) { return QString::number(shop.*Member); }};
}

template <auto Member>
constexpr Setting charged(QLatin1StringView key, QLatin1StringView meaning)
{
    return {key, meaning,
            [](Shop &shop, const QString &name, const QString &value) { return setCharge(shop.*Member, name, value); },
            [](const Shop &shop) { return chargeText(shop.*Member); }};
}

constexpr int kAny = std::numeric_limits<int>::max();
constexpr int kYear = 365;
constexpr int kMostStems = 10'000;

constexpr std::array kSettings{
    counted<&Shop::ratePerMinute, 0, kAny>("rate-per-minute"_L1,
                                           "requests that a key may make in 60 seconds; 0: any number"_L1),
    counted<&Shop::monthlyCap, 0, kAny>("monthly-cap"_L1,
                                        "requests that the shop's keys may make in a month; 0: any number"_L1),
    switched<&Shop::hasApiAccess>("api-access"_L1, "on or off: whether the shop's keys are accepted"_L1),
    Setting{"allowed-origins"_L1, "web origins whose pages may use the API, with commas between them"_L1,
            setAllowedOrigins, [](const Shop &shop) { return shop.allowedOrigins.join(u','); }},
    Setting{"public-url"_L1, "how the URLs of pictures begin; empty: as in the request"_L1, setPublicUrl,
            [](const Shop &shop) { return shop.publicUrl; }},
    Setting{"country"_L1, "two capital letters, like NL; empty: not set"_L1, setCountry,
            [](const Shop &shop) { return shop.country; }},
    Setting{"currency"_L1, "three capital letters, like EUR"_L1, setCurrency,
            [](const Shop &shop) { return shop.currency; }},
    Setting{"time-zone"_L1, "IANA name, like Europe/Amsterdam"_L1, setTimeZone,
            [](const Shop &shop) { return shop.timeZone; }},
    Setting{"document-language"_L1, "en, nl, de, fr or es"_L1, setDocumentLanguage,
            [](const Shop &shop) { return shop.documentLanguage; }},
    Setting{"default-tax-group"_L1, "the id of a tax group, or none"_L1, setDefaultTaxGroup,
            [](const Shop &shop) { return idOrNone(shop.defaultTaxGroupId); }},
    switched<&Shop::pinsOnApproval>(
        "pin-on-approval"_L1, "on or off: whether approving an event pins its price lists and keeps its prices"_L1),
    counted<&Shop::orderDaysBefore, 0, kYear>("order-days-before"_L1,
                                              "days before an event by which its orders are due, 0 to 365"_L1),
    counted<&Shop::hireDaysBefore, 0, kMostHireDays>("hire-days-before"_L1,
                                                     "days for which hired things are out before an event, 0 to 60"_L1),
    counted<&Shop::hireDaysAfter, 0, kMostHireDays>("hire-days-after"_L1,
                                                    "days for which they are out after it, 0 to 60"_L1),
    counted<&Shop::stemsPerBucket, 1, kMostStems>("stems-per-bucket"_L1,
                                                  "stems that a bucket on a production sheet holds, 1 to 10000"_L1),
    Setting{"payment-plan"_L1, "instalments of events without a plan of their own, in JSON; empty: the default ones"_L1,
            setPaymentPlan, [](const Shop &shop) { return QString::fromUtf8(planText(paymentPlanOf(shop))); }},
    Setting{"plan"_L1, "tasks of every approved event, in JSON; empty: the default ones"_L1, setWorkPlan,
            [](const Shop &shop) { return QString::fromUtf8(workPlanText(planOf(shop))); }},
    Setting{
        "invoice-number"_L1, "numbers of invoices, like {year}-{number:4}, from 1 each year; empty: like these"_L1,
        setInvoiceNumber,
        [](const Shop &shop) { return shop.invoicePattern.isEmpty() ? defaultInvoicePattern() : shop.invoicePattern; }},
    severalLines<&Shop::invoiceTerms>("invoice-terms"_L1, "the terms at the end of an invoice"_L1),
    counted<&Shop::paymentDays, 0, kYear>("payment-days"_L1, "days in which invoices are to be paid, 0 to 365"_L1),
    switched<&Shop::isSmallBusiness>("small-business"_L1,
                                     "on or off: whether the shop charges no VAT, as a small business"_L1),
    oneLine<&Shop::exemptionReason>("exemption-reason"_L1,
                                    "why a small business charges no VAT, as its invoices say it"_L1),
    switched<&Shop::materialsFollowFlowers>(
        "materials-follow-flowers"_L1,
        "on or off: whether the materials of an arrangement, like ribbon, are taxed as its flowers are"_L1),
    severalLines<&Shop::bankDetails, kMaxLine>("bank-details"_L1, "the account that invoices are paid to"_L1),
    oneLine<&Shop::taxNumber>("tax-number"_L1, "the shop's tax number on invoices"_L1),
    Setting{"electronic-address"_L1, "where its electronic invoices come from, like 0106:12345678; empty: nowhere"_L1,
            setElectronicAddress, [](const Shop &shop) { return shop.electronicAddress; }},
    counted<&Shop::deliveryDaysBefore, 0, kYear>("delivery-days-before"_L1,
                                                 "days before an event on which suppliers are to deliver, 0 to 365"_L1),
    switched<&Shop::namesEventsOnOrders>("events-on-orders"_L1,
                                         "on or off: whether orders tell suppliers which events they are for"_L1),
    charged<&Shop::labourPercent>("labour-percent"_L1,
                                  "labour of new events as a share of their lines in per cent; empty: none"_L1),
    charged<&Shop::labourRateExclTax>("labour-rate"_L1,
                                      "what an hour of labour costs on new events, without tax; empty: not set"_L1),
    Setting{"fees"_L1, "fees of new events without tax, like Delivery=45|Set-up=120; empty: none"_L1,
            [](Shop &shop, const QString &key, const QString &value) { return keep(shop.fees, feesFrom(value, key)); },
            [](const Shop &shop) { return feesText(shop.fees); }},
    severalLines<&Shop::proposalTerms>("proposal-terms"_L1, "the terms at the end of a proposal"_L1),
    severalLines<&Shop::address, kMaxLine>("address"_L1, "the shop's address on documents"_L1),
    oneLine<&Shop::phone>("phone"_L1, "its telephone number there"_L1),
    Setting{"email"_L1, "its e-mail address there"_L1, setEmail, [](const Shop &shop) { return shop.email; }},
    oneLine<&Shop::website>("website"_L1, "its website there"_L1),
    Setting{"logo"_L1, "the id of a stored image, or none"_L1,
            [](Shop &shop, const QString &key, const QString &value) { return setImage(shop.logoId, key, value); },
            [](const Shop &shop) { return idOrNone(shop.logoId); }},
    Setting{"proposal-cover"_L1, "the first page of proposals: picture, panel or classic"_L1, setProposalCover,
            [](const Shop &shop) { return coverText(shop.look.cover); }},
    Setting{"cover-picture"_L1, "the id of a stored image for events without a picture, or none"_L1, setCoverPicture,
            [](const Shop &shop) { return idOrNone(shop.look.pictureId); }},
    Setting{"cover-words"_L1, "a line of the shop's own on that page"_L1, setCoverWords,
            [](const Shop &shop) { return shop.look.words; }},
    Setting{"accent-colour"_L1, "the colour of documents, like #7a3b52; empty: that of Stemdesk"_L1, setAccentColour,
            [](const Shop &shop) { return shop.look.accent; }},
};

QStringList settingNames()
{
    QStringList names;
    for (const Setting &setting : kSettings)
        names += setting.key;
    return names + typeSettingNames();
}

} // namespace

QList<ShopSetting> settingsOf(const Shop &shop)
{
    QList<ShopSetting> settings;
    for (const Setting &setting : kSettings)
        settings.append(ShopSetting{setting.key, setting.text(shop), setting.meaning});
    return settings + typeSettings(shop);
}

Result<Shop> withSetting(Shop shop, const QString &key, const QString &value)
{
    const QString text = value.trimmed();
    const auto setting = std::ranges::find(kSettings, key, &Setting::key);
    if (setting == kSettings.end() && !isTypeSetting(key))
        return refused("unknown_setting", key,
                       u"There is no setting %1"_s.arg(quoted(key)) + insteadOf(key, settingNames()));
    Status status = isTypeSetting(key) ? setOfType(shop, key, text) : setting->set(shop, key, text);
    if (!status)
        return std::move(status.error());
    return shop;
}

} // namespace stemdesk
