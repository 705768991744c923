#include "ui/pages/settings/shop/shop_tab.h"

#include "core/domain/billing/invoice_number.h"
#include "core/domain/hire/availability.h"
#include "core/domain/shops/document_look.h"
#include "core/domain/shops/invoice_phrases.h"
#include "core/domain/shops/shop_settings.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/settings/shop/cover_card.h"
#include "ui/pages/settings/shop/logo_field.h"
#include "ui/pages/settings/shop/plan_card.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/region_choices.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/words/billing_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

SettingField textField(const QString &key, QString Shop::*member)
{
    return {.key = key, .text = [member](const Shop &shop) { return shop.*member; }};
}

SettingField countField(const QString &key, int Shop::*member)
{
    return {.key = key, .text = [member](const Shop &shop) { return QString::number(shop.*member); }};
}

SettingField namesField()
{
    return {.key = u"events-on-orders"_s,
            .text = [](const Shop &shop) { return shop.namesEventsOnOrders ? u"on"_s : u"off"_s; }};
}

SettingField pinField()
{
    return {.key = u"pin-on-approval"_s,
            .text = [](const Shop &shop) { return shop.pinsOnApproval ? u"on"_s : u"off"_s; }};
}

SettingField smallBusinessField()
{
    return {.key = u"small-business"_s,
            .text = [](const Shop &shop) { return shop.isSmallBusiness ? u"on"_s : u"off"_s; }};
}

SettingField followField()
{
    return {.key = u"materials-follow-flowers"_s,
            .text = [](const Shop &shop) { return shop.materialsFollowFlowers ? u"on"_s : u"off"_s; }};
}

SettingField numberField()
{
    return {.key = u"invoice-number"_s, .text = [](const Shop &shop) {
                return shop.invoicePattern.isEmpty() ? defaultInvoicePattern() : shop.invoicePattern;
            }};
}

SettingField currencyField()
{
    return textField(u"currency"_s, &Shop::currency);
}

SettingField zoneField()
{
    return textField(u"time-zone"_s, &Shop::timeZone);
}

SettingField languageField()
{
    return textField(u"document-language"_s, &Shop::documentLanguage);
}

/// The law's requirements for invoicing software in the shop's country, and whether Stemdesk meets them.
QString lawWords(const Shop &shop)
{
    if (shop.country == "ES"_L1)
        return ShopTab::tr("Spanish law requires invoicing software to support Veri*Factu. Stemdesk does not: it sends "
                           "no invoices to the tax agency. Ask your tax adviser.");
    if (shop.country == "FR"_L1)
        return ShopTab::tr("In France, payments from private clients must be recorded so that they cannot be "
                           "altered. Stemdesk keeps them in a journal that can only be added to; it is not certified.");
    return {};
}

/// Fills in the country's usual words where the shop's invoices have none.
QList<SettingEdits::Change> usualPhrases(const Shop &shop)
{
    QList<SettingEdits::Change> changes;
    const auto add = [&changes](const QString &key, QString Shop::*member, const QString &words) {
        if (!words.isEmpty())
            changes.append({textField(key, member), words});
    };
    if (shop.invoiceTerms.isEmpty())
        add(u"invoice-terms"_s, &Shop::invoiceTerms, usualInvoiceTerms(shop.country));
    if (shop.isSmallBusiness && shop.exemptionReason.isEmpty())
        add(u"exemption-reason"_s, &Shop::exemptionReason, usualExemptionReason(shop.country));
    return changes;
}

/// A text for the names of missingOnInvoices().
QString missingWords(const Shop &shop)
{
    const QStringList keys = missingOnInvoices(shop);
    return keys.isEmpty() ? QString() : ShopTab::tr("Invoices still lack: %1.").arg(invoiceFacts(keys));
}

} // namespace

ShopTab::ShopTab(UiContext &context, QWidget *parent)
    : SettingsColumns(parent), m_context(context), m_form(this, context.edits)
{
    buildDocuments();
    addLeft(new CoverCard(context));
    buildInvoices();
    buildRegion();
    buildOrders();
    addRight(new WorkPlanCard(context));
    RecentChanges::watch(context, this, {Resource::Shop}, [this] { read(); });
    read();
}

void ShopTab::read()
{
    const auto shop = m_context.services.settings.shop();
    if (!shop)
        return; // Busy; the next change reads again.
    m_shop = *shop;
    m_form.show();
}

void ShopTab::buildDocuments()
{
    auto *card = new Card(tr("On documents"));
    card->setSentence(tr("for proposals and orders"));
    addLogo(card);
    addName(card);
    const QString tooLong = tr("It can have up to 500 characters.");
    addText(card, tr("Address"), {tr("Change the shop’s address"), textField(u"address"_s, &Shop::address), tooLong});
    addLine(card, tr("Phone"), {tr("Change the shop’s phone"), textField(u"phone"_s, &Shop::phone), tooLong});
    addLine(card, tr("E-mail"),
            {tr("Change the shop’s e-mail"), textField(u"email"_s, &Shop::email),
             tr("Write an e-mail address, like anna@example.com.")});
    addLine(card, tr("Website"), {tr("Change the shop’s website"), textField(u"website"_s, &Shop::website), tooLong});
    addText(card, tr("Terms of proposals"),
            {tr("Change the terms of proposals"), textField(u"proposal-terms"_s, &Shop::proposalTerms),
             tr("They can have up to 10,000 characters.")});
    addLeft(card);
}

void ShopTab::buildInvoices()
{
    auto *card = new Card(tr("On invoices"));
    auto *missing = new InlineMessage(Tone::Warning);
    card->addPadded(missing);
    m_form.onShow([this, missing] {
        missing->setMessage(missingWords(m_shop),
                            usualPhrases(m_shop).isEmpty() ? QString() : tr("Use the usual words"));
    });
    connect(missing, &InlineMessage::actionChosen, this, [this, missing] {
        m_context.edits.run(SettingEdits::change(tr("Use the usual words on invoices"), m_shop, usualPhrases(m_shop)),
                            missing, [missing](const Status &status) {
                                if (!status)
                                    missing->setMessage(errorText(status.error()));
                            });
    });
    auto *law = new InlineMessage(Tone::Warning);
    card->addPadded(law);
    m_form.onShow([this, law] { law->setMessage(lawWords(m_shop)); });
    auto *doubt = new InlineMessage(Tone::Warning);
    card->addPadded(doubt);
    m_form.onShow([this, doubt] { doubt->setMessage(taxNumberDoubt(m_shop.taxNumber)); });
    const QString tooLong = tr("It can have up to 500 characters.");
    addLine(card, tr("Tax number"),
            {tr("Change the shop’s tax number"), textField(u"tax-number"_s, &Shop::taxNumber), tooLong});
    addLine(card, tr("E-invoice address"),
            {tr("Change the shop’s e-invoice address"), textField(u"electronic-address"_s, &Shop::electronicAddress),
             tr("Write its scheme and value, like 0106:12345678.")});
    addText(card, tr("Bank details"),
            {tr("Change the shop’s bank details"), textField(u"bank-details"_s, &Shop::bankDetails), tooLong});
    addText(card, tr("Terms of invoices"),
            {tr("Change the terms of invoices"), textField(u"invoice-terms"_s, &Shop::invoiceTerms),
             tr("They can have up to 10,000 characters.")});
    addCount(card, tr("Payable within"),
             {tr("Change how long invoices may stay unpaid"), countField(u"payment-days"_s, &Shop::paymentDays),
              tr("Write a whole number of days, from 0 to 365."), NumberUnit::Days},
             tr("after the invoice"))
        ->setNote(tr("Unless the client has its own"));
    addSwitch(card, tr("Small business"), {tr("Change whether invoices charge tax"), smallBusinessField(), {}},
              tr("Charge no tax"))
        ->setNote(tr("Every line is then exempt, for the reason below"));
    addLine(card, tr("Reason"),
            {tr("Change why no tax is charged"), textField(u"exemption-reason"_s, &Shop::exemptionReason), tooLong});
    addSwitch(card, tr("Materials"), {tr("Change how materials are taxed"), followField(), {}},
              tr("Taxed like the flowers in the arrangement"))
        ->setNote(tr("Ribbon in a bouquet is then sold with the bouquet’s tax; the price stays"));
    const ValueField *numbers =
        addLine(card, tr("Numbers"),
                {tr("Change the numbers of invoices"), numberField(), tr("Write a pattern, like {year}-{number:4}.")});
    auto *row = qobject_cast<FormRow *>(numbers->parentWidget());
    m_form.onShow([this, row] {
        const QString series = invoiceSeries(numberField().text(m_shop), shopToday(m_context).year());
        row->setNote(tr("For example %1").arg(invoiceNumber(series, 1)));
    });
    addLeft(card);
}

void ShopTab::addLogo(Card *card)
{
    auto *logo = new LogoField(m_context);
    card->addPadded(new FormRow(tr("Logo"), logo));
    const auto change = [this, logo](const std::optional<Image> &image) {
        m_context.edits.run(SettingEdits::setLogo(m_shop, image), logo, [logo](const Status &status) {
            logo->setNote(status ? QString() : errorText(status.error()));
        });
    };
    connect(logo, &LogoField::given, this, change);
    connect(logo, &LogoField::removed, this, [change] { change({}); });
    m_form.onShow([this, logo] { logo->setPicture(m_shop.logoId); });
    setFocusProxy(logo);
}

void ShopTab::addName(Card *card)
{
    m_name = m_form.addLine(
        {.label = tr("Name"),
         .value = [this] { return m_shop.name; },
         .take =
             [this](const QString &typed) {
                 return Typing{.text = typed, .edit = [this, typed] { return SettingEdits::rename(m_shop, typed); }};
             }},
        [card](FormRow *row) { card->addPadded(row); });
}

void ShopTab::editName()
{
    ensureWidgetVisible(m_name);
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

ObjectForm::Field ShopTab::fieldOf(const QString &label, const Saved &saved)
{
    const auto take = [this, saved](const QString &typed) {
        const auto count = saved.unit ? countFrom(typed, *saved.unit) : std::nullopt;
        const QString text = count ? QString::number(*count) : typed;
        return Typing{.text = text, .edit = [this, saved, text] {
                          return SettingEdits::change(saved.undo, m_shop, {{saved.field, text}});
                      }};
    };
    return {.label = label,
            .value = [this, text = saved.field.text] { return text(m_shop); },
            .take = take,
            .rule = saved.refusal};
}

void ShopTab::addText(Card *card, const QString &label, const Saved &saved)
{
    m_form.addText(fieldOf(label, saved), [card](FormRow *row) {
        card->addPadded(row);
        connect(qobject_cast<ValueText *>(row->field()), &ValueText::refusedChanged, row, &FormRow::setError);
    });
}

ValueField *ShopTab::addLine(Card *card, const QString &label, const Saved &saved)
{
    return m_form.addLine(fieldOf(label, saved), [card](FormRow *row) { card->addPadded(row); });
}

FormRow *ShopTab::addCount(Card *card, const QString &label, const Saved &saved, const QString &after)
{
    ValueField *count = addLine(card, label, saved);
    if (!after.isEmpty()) // Shown in and beside the field; said by its name.
        count->setAccessibleName(label + u", "_s + tr("days %1", "before an event").arg(after));
    count->setFigure(*saved.unit);
    auto *row = qobject_cast<FormRow *>(count->parentWidget());
    row->setUnit(after);
    return row;
}

ChoiceField *ShopTab::addChoice(Card *card, const QString &label, const QString &undo, const SettingField &field)
{
    auto *choice = new ChoiceField;
    auto *row = new FormRow(label, choice);
    card->addPadded(row);
    connect(choice, &ChoiceField::chosen, this, [this, choice, row, undo, field](const QString &id) {
        m_context.edits.run(SettingEdits::change(undo, m_shop, {{field, id}}), choice,
                            [this, choice, row, field](const Status &status) {
                                row->setError(status ? QString() : errorText(status.error()));
                                if (!status)
                                    choice->setValue(field.text(m_shop));
                            });
    });
    m_form.onShow([this, choice, field] { choice->setValue(field.text(m_shop)); });
    return choice;
}

void ShopTab::buildRegion()
{
    auto *card = new Card(tr("Country and money"));
    addCountry(card);
    ChoiceField *currency = addChoice(card, tr("Currency"), tr("Change the currency"), currencyField());
    currency->setChoices(currencyChoices());
    m_zone = addChoice(card, tr("Time zone"), tr("Change the time zone"), zoneField());
    m_zone->setChoices(timeZoneChoices());
    ChoiceField *language =
        addChoice(card, tr("Documents in"), tr("Change the language of documents"), languageField());
    language->setChoices(languageChoices());
    auto *paper = qobject_cast<FormRow *>(language->parentWidget());
    m_form.onShow([this, paper] {
        paper->setNote(paperOf(m_shop) == Paper::Letter ? tr("Laid out for Letter paper")
                                                        : tr("Laid out for A4 paper"));
    });
    addRight(card);
}

void ShopTab::addCountry(Card *card)
{
    m_country = new ChoiceField;
    m_country->setChoices(countryChoices());
    m_country->lineEdit()->setPlaceholderText(tr("Use defaults for…"));
    m_countryRow = new FormRow(tr("Country"), m_country);
    card->addPadded(m_countryRow);
    connect(m_country, &ChoiceField::chosen, this, &ShopTab::setCountry);
    m_form.onShow([this] { m_country->setValue(m_shop.country); });
}

void ShopTab::setCountry(const QString &country)
{
    const CountryDefaults defaults = defaultsOf(country, m_shop.timeZone);
    QList<SettingEdits::Change> changes{{currencyField(), defaults.currency},
                                        {languageField(), defaults.documentLanguage},
                                        {textField(u"country"_s, &Shop::country), country}};
    if (!defaults.timeZone.isEmpty())
        changes.append({zoneField(), defaults.timeZone});
    const QString name = m_country->currentText();
    m_context.edits.run(SettingEdits::change(tr("Use the defaults for %1").arg(name), m_shop, changes), m_country,
                        [this, isZoneOpen = defaults.timeZone.isEmpty()](const Status &status) {
                            m_country->setValue(m_shop.country);
                            if (!status)
                                m_countryRow->setError(errorText(status.error()));
                            else
                                m_countryRow->setNote(
                                    isZoneOpen ? tr("Choose the time zone too: this country has several.") : QString(),
                                    Tone::Warning);
                        });
}

void ShopTab::buildOrders()
{
    auto *card = new Card(tr("Events"));
    const QString days = tr("Write a whole number of days, from 0 to 365.");
    const QString before = tr("before the event");
    addCount(card, tr("Order ahead"),
             {tr("Change how early orders are due"), countField(u"order-days-before"_s, &Shop::orderDaysBefore), days,
              NumberUnit::Days},
             before);
    addCount(card, tr("Suppliers deliver"),
             {tr("Change when orders are delivered"), countField(u"delivery-days-before"_s, &Shop::deliveryDaysBefore),
              days, NumberUnit::Days},
             before);
    const QString hireDays = tr("Write a whole number of days, from 0 to %1.").arg(kMostHireDays);
    addCount(card, tr("Hire goes out"),
             {tr("Change when hired items go out"), countField(u"hire-days-before"_s, &Shop::hireDaysBefore), hireDays,
              NumberUnit::Days},
             before);
    addCount(card, tr("Hire is back"),
             {tr("Change when hired items are back"), countField(u"hire-days-after"_s, &Shop::hireDaysAfter), hireDays,
              NumberUnit::Days},
             tr("after the event"));
    addCount(card, tr("Stems per bucket"),
             {tr("Change how many stems a bucket holds"), countField(u"stems-per-bucket"_s, &Shop::stemsPerBucket),
              tr("Write a whole number of stems, from 1 to 10,000."), NumberUnit::Pieces})
        ->setNote(tr("Used to count the buckets on production sheets"));
    addSwitch(card, tr("Suppliers"), {tr("Change what suppliers see"), namesField(), {}},
              tr("Name the events on orders"))
        ->setNote(tr("Otherwise suppliers do not see clients’ names"));
    addSwitch(card, tr("Approval"), {tr("Change what approval keeps"), pinField(), {}},
              tr("Pin the prices of an approved event"))
        ->setNote(tr("Every line keeps its price on approval; newer lists then change nothing"));
    addRight(card);
}

FormRow *ShopTab::addSwitch(Card *card, const QString &label, const Saved &saved, const QString &words)
{
    auto *box = new QCheckBox(words);
    box->setAccessibleName(words); // The row's label alone does not say what is ticked.
    auto *row = new FormRow(label, box);
    card->addPadded(row);
    connect(box, &QCheckBox::clicked, this, [this, saved](bool isOn) {
        m_context.edits.run(SettingEdits::change(saved.undo, m_shop, {{saved.field, isOn ? u"on"_s : u"off"_s}}), this,
                            [this](const Status &status) {
                                read(); // The tick is what is stored.
                                if (!status)
                                    Q_EMIT m_context.edits.failed(status.error());
                            });
    });
    m_form.onShow([this, box, saved] {
        const QSignalBlocker blocker(box);
        box->setChecked(saved.field.text(m_shop) == u"on"_s);
    });
    return row;
}

} // namespace stemdesk::ui
