#include "ui/widgets/fields/shop_fields.h"

#include "core/domain/shops/country.h"
#include "core/domain/shops/shop.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/draft.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/region_choices.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"
#include "ui/words/figure_doubt.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// The country of the system's time zone, because many systems use the language of another country; otherwise that of
/// the system's locale, or the one in which most people speak the window's language. Empty if none is known.
QString countryHere()
{
    const QTimeZone clock = QTimeZone::systemTimeZone();
    const bool isPlace = clock.id().contains('/') && !clock.id().startsWith("Etc/");
    const QLocale::Territory byClock = isPlace ? clock.territory() : QLocale::AnyTerritory;
    QLocale::Territory country = byClock == QLocale::AnyTerritory ? QLocale::system().territory() : byClock;
    if (country == QLocale::AnyTerritory && QLocale().language() != QLocale::English) // Spoken in too many countries.
        country = QLocale().territory();
    return country == QLocale::AnyTerritory ? QString() : QLocale::territoryToCode(country);
}

/// The usual markups of florists; hired goods are listed at their hire price.
constexpr double kDefaultFlowerMarkup = 2.5;
constexpr double kDefaultMaterialMarkup = 2;
constexpr double kDefaultHireMarkup = 1;
constexpr int kNumbersInRow = 3;

QString percentText(double rate)
{
    return quantityText(rate * 100);
}

/// 0 to 1; nullopt if the field is empty.
std::optional<double> rateIn(const QLineEdit &field)
{
    const auto percent = numberFrom(field.text(), NumberUnit::Percent);
    return percent ? std::optional(*percent / 100) : std::nullopt;
}

QString zoneHere()
{
    const QByteArray zone = QTimeZone::systemTimeZoneId();
    return QTimeZone::isTimeZoneIdAvailable(zone) ? QString::fromLatin1(zone) : u"UTC"_s;
}

/// Of the window; empty if documents have none of that language.
QString languageHere()
{
    const QString language = QLocale::languageToCode(QLocale().language());
    const QList<ChoiceField::Choice> choices = languageChoices();
    return std::ranges::find(choices, language, &ChoiceField::Choice::id) != choices.cend() ? language : QString();
}

bool isIn(const QString &zone, const QString &country)
{
    return QTimeZone::availableTimeZoneIds(QLocale::codeToTerritory(country)).contains(zone.toLatin1());
}

} // namespace

ShopFields::ShopFields(QWidget *parent)
    : QWidget(parent), m_name(new QLineEdit), m_country(new ChoiceField), m_currency(new ChoiceField),
      m_language(new ChoiceField), m_zone(new ChoiceField)
{
    m_country->setChoices(countryChoices());
    m_currency->setChoices(currencyChoices());
    m_language->setChoices(languageChoices());
    m_zone->setChoices(timeZoneChoices());
    m_country->lineEdit()->setPlaceholderText(tr("type or choose"));
    buildRows();
    connectFields();
    setCountry(countryHere());
    setFocusProxy(m_name);
    m_draft = new Draft(this); // Created last, because restored choices change other fields.
}

void ShopFields::buildRows()
{
    auto *column = columnInside(this, metric::kSpace8);
    const auto add = [column](const QString &label, QWidget *field) {
        auto *row = new FormRow(label, field);
        column->addWidget(row);
        return row;
    };
    m_nameRow = add(tr("Shop name"), m_name);
    m_countryRow = add(tr("Country"), m_country);
    add(tr("Currency"), m_currency);
    m_languageRow = add(tr("Language"), m_language);
    m_zoneRow = add(tr("Time zone"), m_zone);
    buildNumbers();
}

/// Short numbers beside each other in one row, in the same columns as those of other rows.
void ShopFields::addNumbers(const QString &label, const QList<NumberForm> &forms)
{
    auto *fields = new QWidget;
    auto *grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metric::kSpace8);
    grid->setVerticalSpacing(metric::kSpace4);
    fields->setProperty("captioned", true);
    for (int column = 0; column < kNumbersInRow; ++column)
        grid->setColumnStretch(column, 1);
    for (const NumberForm &form : forms) {
        auto *field = new QLineEdit;
        field->setAccessibleName(form.name);
        // Ignores its own width: otherwise the card computes its height for lines longer than those of the notes.
        field->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        form.number.field = field;
        auto *title = new TextLabel(form.title, TextStyle::Small, Tone::Quiet);
        title->setBuddy(field);
        const int column = grid->count() / 2;
        const bool isLast = column + 1 == int(forms.size());
        grid->addWidget(title, 0, column, 1, isLast ? kNumbersInRow - column : 1); // Wider than its field, if need be.
        grid->addWidget(field, 1, column);
    }
    for (auto column = int(forms.size()); column < kNumbersInRow; ++column)
        grid->addWidget(new QWidget, 1, column); // An empty column has no space beside it.
    fields->setFocusProxy(forms.constFirst().number.field);
    auto *row = new FormRow(label, fields);
    layout()->addWidget(row);
    for (const NumberForm &form : forms) {
        form.number.row = row;
        connect(form.number.field, &QLineEdit::textEdited, row, [row] { row->setError({}); });
        connect(form.number.field, &QLineEdit::textChanged, this, &ShopFields::showExample);
    }
}

void ShopFields::buildNumbers()
{
    const QString flower = productTypeTitle(u"flower"_s);
    addNumbers(tr("Tax in %"),
               {{m_tax, tr("Standard"), tr("Tax in %")},
                {m_flowerTax, tr("Flowers, if different"), tr("Tax on flowers in %")}});
    m_tax.field->setPlaceholderText(tr("none"));
    m_flowerTax.field->setPlaceholderText(tr("the same"));
    addNumbers(tr("Markup"),
               {{m_flowerMarkup, flower, tr("Markup on flowers")},
                {m_materialMarkup, productTypeTitle(u"material"_s), tr("Markup on materials")},
                {m_hireMarkup, productTypeTitle(u"hire"_s), tr("Markup on hire")}});
    suggestMarkups();
}

void ShopFields::suggestMarkups()
{
    m_flowerMarkup.field->setText(quantityText(kDefaultFlowerMarkup));
    m_materialMarkup.field->setText(quantityText(kDefaultMaterialMarkup));
    m_hireMarkup.field->setText(quantityText(kDefaultHireMarkup));
}

/// Shows the effect of the markup on flowers.
void ShopFields::showExample()
{
    if (!m_flowerMarkup.field)
        return;
    const auto markup = numberFrom(m_flowerMarkup.field->text());
    const QString currency = m_currency->value();
    const bool hasTax = rateIn(*m_tax.field).value_or(0) > 0 || rateIn(*m_flowerTax.field).value_or(0) > 0;
    const QString example =
        hasTax ? tr("A stem that costs %1 sells for %2, both incl. tax.") : tr("A stem that costs %1 sells for %2.");
    m_flowerMarkup.row->setNote(
        markup && *markup > 0 ? example.arg(moneyText(1, currency), moneyText(*markup, currency)) : QString());
}

void ShopFields::connectFields()
{
    connect(m_country, &ChoiceField::chosen, this, &ShopFields::chooseCountry);
    for (ChoiceField *field : {m_currency, m_language, m_zone})
        connect(field, &ChoiceField::chosen, field, &ChoiceField::setValue);
    connect(m_language, &ChoiceField::chosen, this, &ShopFields::languageChosen);
    connect(m_currency, &ChoiceField::chosen, this, &ShopFields::showExample);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_nameRow->setError({}); });
    connect(m_name, &QLineEdit::textChanged, this, &ShopFields::nameChanged);
}

void ShopFields::chooseCountry(const QString &code)
{
    const QString before = m_language->value();
    setCountry(code);
    if (m_language->value() != before)
        Q_EMIT languageChosen(m_language->value());
}

void ShopFields::show(const ShopSetup &setup)
{
    m_name->setText(setup.name);
    setCountry(setup.country);
    m_currency->setValue(setup.currency);
    m_language->setValue(setup.documentLanguage);
    m_zone->setValue(setup.timeZone);
    const auto rate = [&](qsizetype at) {
        return at < setup.taxes.size() ? percentText(setup.taxes.at(at).rate) : QString();
    };
    m_tax.field->setText(rate(0));
    m_flowerTax.field->setText(rate(1));
    for (const auto &[number, type] :
         {std::pair(&m_flowerMarkup, u"flower"_s), std::pair(&m_materialMarkup, u"material"_s),
          std::pair(&m_hireMarkup, u"hire"_s)})
        number->field->setText(quantityText(setup.markups.value(type)));
    showExample();
}

void ShopFields::focusLanguage()
{
    m_language->setFocus(Qt::OtherFocusReason);
}

void ShopFields::setCountry(const QString &code)
{
    m_country->setValue(code);
    suggest(code);
    showTaxes();
    showExample();
}

void ShopFields::suggest(const QString &country)
{
    const QString here = zoneHere();
    const Shop plain;
    const CountryDefaults usual = country.isEmpty()
        ? CountryDefaults{.currency = plain.currency, .documentLanguage = plain.documentLanguage, .timeZone = {}}
        : defaultsOf(country, here);
    const std::optional<Country> known = countryWith(country);
    m_currency->setValue(known ? known->currency : usual.currency);
    m_language->setValue(known ? known->documentLanguage : usual.documentLanguage);
    QString zone = usual.timeZone.isEmpty() ? here : usual.timeZone;
    if (known)
        zone = isIn(here, country) ? here : known->timeZone;
    m_zone->setValue(zone);
    // The country comes first, and one with one zone leaves nothing to choose.
    const bool hasOneZone = known ? known->hasOneZone : !usual.timeZone.isEmpty() && isIn(zone, country);
    m_zoneRow->setVisible(!country.isEmpty() && !hasOneZone);
    m_taxes = known ? known->taxes : QList<TaxRate>();
    m_tax.field->setText(m_taxes.isEmpty() ? QString() : percentText(m_taxes.at(0).rate));
    m_flowerTax.field->setText(m_taxes.size() < 2 ? QString() : percentText(m_taxes.at(1).rate));
    m_tax.row->setError({});
    m_flowerTax.row->setError({});
}

void ShopFields::showTaxes()
{
    const bool isChosen = !m_country->value().isEmpty();
    m_countryRow->setNote(isChosen ? QString() : tr("Decides currency, language, time zone and usual tax"));
    m_tax.row->setNote(isChosen && m_taxes.isEmpty() ? tr("You can also enter it later in the settings.") : QString());
}

bool ShopFields::isComplete()
{
    const auto isShare = [](double percent) { return percent >= 0 && percent <= 100; };
    const auto isFactor = [](double factor) { return factor > 0; };
    const auto holds = [](const Number &number, NumberUnit unit, auto fits, const QString &reason,
                          std::optional<double> usual) {
        const bool mayBeEmpty = unit == NumberUnit::Percent;
        const QString text = number.field->text().trimmed();
        const auto value = numberFrom(text, unit);
        const bool isRight = text.isEmpty() ? mayBeEmpty : value && fits(*value);
        if (isRight) // Called again after the answer.
            return number.row->isMeant(text, figureDoubt(text, {.unit = unit, .value = usual}), {});
        number.row->setError(reason.arg(text));
        number.field->setFocus(Qt::OtherFocusReason);
        return false;
    };
    const QString noTax = tr("“%1” is not a tax rate; write a percentage, like 20.");
    const QString noMarkup = tr("“%1” is not a markup; write a number above 0, like 2.5.");
    const auto defaultTax = [this](qsizetype at) {
        return at < m_taxes.size() ? std::optional(m_taxes.at(at).rate * 100) : std::nullopt;
    };
    return holds(m_tax, NumberUnit::Percent, isShare, noTax, defaultTax(0))
        && holds(m_flowerTax, NumberUnit::Percent, isShare, noTax, defaultTax(1))
        && holds(m_flowerMarkup, NumberUnit::None, isFactor, noMarkup, kDefaultFlowerMarkup)
        && holds(m_materialMarkup, NumberUnit::None, isFactor, noMarkup, kDefaultMaterialMarkup)
        && holds(m_hireMarkup, NumberUnit::None, isFactor, noMarkup, kDefaultHireMarkup);
}

ShopSetup ShopFields::setup() const
{
    QList<TaxRate> taxes;
    for (const Number *number : {&m_tax, &m_flowerTax}) {
        const auto rate = rateIn(*number->field);
        const auto isSame = [&](const TaxRate &tax) { return percentText(tax.rate) == percentText(*rate); };
        if (!rate || std::ranges::any_of(taxes, isSame))
            continue;
        const auto known = std::ranges::find_if(m_taxes, isSame);
        taxes.append(known != m_taxes.cend() ? *known
                                             : TaxRate{.name = tr("Tax %1%").arg(percentText(*rate)), .rate = *rate});
    }
    const auto factor = [](const Number &number) { return numberFrom(number.field->text()).value_or(1); };
    return {.name = m_name->text().trimmed(),
            .currency = m_currency->value(),
            .timeZone = m_zone->value(),
            .documentLanguage = m_language->value(),
            .country = m_country->value(),
            .taxes = taxes,
            .markups = {{u"flower"_s, factor(m_flowerMarkup)},
                        {u"material"_s, factor(m_materialMarkup)},
                        {u"hire"_s, factor(m_hireMarkup)}}};
}

bool ShopFields::showError(const Error &error)
{
    if (error.field != "name"_L1)
        return false;
    m_nameRow->setError(errorText(error));
    m_name->setFocus(Qt::OtherFocusReason);
    return true;
}

void ShopFields::clear(const QString &country)
{
    m_draft->leave();
    m_name->clear();
    m_nameRow->setError({});
    suggestMarkups();
    setCountry(country.isEmpty() ? countryHere() : country);
}

void ShopFields::keepIn(const DraftMemory &memory)
{
    const QSignalBlocker blocker(this); // The language was already announced when it was chosen.
    m_draft->enter(memory);
}

void ShopFields::forget()
{
    m_draft->forget();
}

void ShopFields::leadWithLanguage(const QString &note)
{
    m_languageRow->setNote(note);
    if (const QString language = languageHere(); !language.isEmpty())
        m_language->setValue(language);
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_languageRow);
    QWidget *before = m_language;
    for (QWidget *next : std::initializer_list<QWidget *>{m_name, m_country, m_currency, m_zone}) {
        setTabOrder(before, next);
        before = next;
    }
}

} // namespace stemdesk::ui
