#include "ui/pages/products/offers_field.h"

#include "core/base/error.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"
#include "ui/words/menu_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"
#include "ui/words/price_words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kParts = 4; ///< Fields beside one another.
constexpr std::array<int, kParts> kStretches{5, 5, 9, 14};
constexpr int kRowsOfOffer = 8; ///< Its name, headings, its fields, a note for each of them, a gap.

/// Except for what is typed.
bool isSame(const QList<VariantMatch> &a, const QList<VariantMatch> &b)
{
    return std::ranges::equal(a, b, [](const VariantMatch &one, const VariantMatch &other) {
        return one.supplierId == other.supplierId && one.unitCostExclTax == other.unitCostExclTax
            && one.supplierName == other.supplierName;
    });
}

template <class Row>
QList<Row> withoutSupplier(QList<Row> rows, SupplierId supplier)
{
    rows.removeIf([supplier](const Row &row) { return row.supplierId == supplier; });
    return rows;
}

} // namespace

OffersField::OffersField(const CatalogueWords &words, QWidget *parent) : QWidget(parent), m_words(words)
{
    setAccessibleName(tr("Suppliers"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void OffersField::setOffers(const Variant &variant, const QList<VariantMatch> &offers, const QString &currency)
{
    const bool isShown = m_grid && variant.id == m_variant.id && variant.supplierIds == m_variant.supplierIds
        && currency == m_currency && isSame(offers, m_offers);
    m_variant = variant;
    m_offers = offers;
    m_currency = currency;
    if (isShown) {
        showTyped(); // Keeps the text being typed.
        return;
    }
    const KeptPlace kept(this);
    m_fields.clear();
    m_packPrices.clear();
    if (m_grid) {
        m_grid->hide();
        m_grid->deleteLater();
    }
    m_grid = new QWidget;
    auto *grid = new QGridLayout(m_grid);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpace4);
    grid->setVerticalSpacing(kSpace4);
    for (int part = 0; part < kParts; ++part)
        grid->setColumnStretch(part, kStretches.at(size_t(part)));
    int row = 0;
    for (const VariantMatch &offer : offers) {
        addOffer(offer, row);
        row += kRowsOfOffer;
        grid->setRowMinimumHeight(row - 1, kSpace12); // Between suppliers.
    }
    addChooser(row);
    showPacks();
    layout()->addWidget(m_grid);
}

QString OffersField::textOf(SupplierId supplier, Part part) const
{
    switch (part) {
    case Pack: {
        const auto pack = packAt(m_variant.supplierPacks, supplier, std::nullopt);
        return pack ? plainNumber(pack) : QString();
    }
    case Minimum: {
        const auto minimum = termsAt(m_variant, supplier).minPacks;
        return minimum ? QLocale().toString(int(*minimum)) : QString();
    }
    case Code: return termsAt(m_variant, supplier).code;
    case Ean: return termsAt(m_variant, supplier).ean;
    }
    return {};
}

void OffersField::showTyped()
{
    for (auto field = m_fields.cbegin(); field != m_fields.cend(); ++field)
        field.value()->setValue(textOf(field.key().first, field.key().second));
    showPacks();
}

/// Updates what depends on packs.
void OffersField::showPacks()
{
    for (const VariantMatch &offer : std::as_const(m_offers)) {
        const bool isPacked = offer.unitCostExclTax && offer.unitsPerPack && *offer.unitsPerPack != 1;
        TextLabel *price = m_packPrices.value(offer.supplierId);
        price->setText(isPacked
                           ? tr("%1 per pack").arg(moneyText(*offer.unitCostExclTax * *offer.unitsPerPack, m_currency))
                           : QString());
        price->setVisible(isPacked);
        if (ValueField *pack = m_fields.value({offer.supplierId, Pack}))
            pack->setPlaceholderText(m_variant.unitsPerPack ? plainNumber(m_variant.unitsPerPack) : tr("Pack"));
    }
}

/// The cheapest of those with a price, regardless of packs; none if all cost the same.
bool OffersField::isCheapest(const VariantMatch &offer) const
{
    const auto isCheaper = [&](const VariantMatch &each) {
        return each.unitCostExclTax && *each.unitCostExclTax < *offer.unitCostExclTax;
    };
    const auto isDearer = [&](const VariantMatch &each) {
        return each.unitCostExclTax && *each.unitCostExclTax > *offer.unitCostExclTax;
    };
    return offer.unitCostExclTax && std::ranges::none_of(m_offers, isCheaper)
        && std::ranges::any_of(m_offers, isDearer);
}

void OffersField::addOffer(const VariantMatch &offer, int row)
{
    auto *grid = qobject_cast<QGridLayout *>(m_grid->layout());
    const bool isAny = offer.supplierId.isNull();
    auto *lines = new QGridLayout; // The price of a pack stands right below that of a unit.
    lines->setSpacing(0);
    lines->setColumnStretch(0, 1);
    if (!m_variant.supplierIds.isEmpty())
        lines->setColumnMinimumWidth(2, kIcon + 2 * (kSpace4 + kHairline)); // Of the crosses, one below the other.
    auto *name = new TextLabel(isAny ? tr("Any supplier") : offer.supplierName, TextStyle::Body,
                               isAny ? Tone::Quiet : Tone::Plain);
    name->setElided(true);
    lines->addWidget(name, 0, 0);
    lines->addWidget(priceFor(offer), 0, 1, Qt::AlignRight);
    if (isCheapest(offer))
        lines->addWidget(new TextLabel(tr("cheapest"), TextStyle::Caption, Tone::Accent), 1, 0);
    auto *ofPack = new TextLabel({}, TextStyle::Caption, Tone::Quiet);
    m_packPrices.insert(offer.supplierId, ofPack);
    lines->addWidget(ofPack, 1, 1, Qt::AlignRight);
    if (m_variant.supplierIds.contains(offer.supplierId)) {
        auto *remove = new IconButton(u"close"_s, tr("Do not buy from %1").arg(offer.supplierName));
        connect(remove, &IconButton::clicked, this, [this, id = offer.supplierId] { storeRemoval(id); });
        lines->addWidget(remove, 0, 2);
    }
    grid->addLayout(lines, row, 0, 1, kParts);
    if (isAny)
        return;
    if (m_fields.isEmpty()) // The fields of the suppliers below are in the same columns.
        addHeadings(row + 1);
    addFields(offer, row + 2);
}

/// Today's price of a unit, or a field to enter it.
QWidget *OffersField::priceFor(const VariantMatch &offer)
{
    if (offer.unitCostExclTax)
        return new TextLabel(moneyText(*offer.unitCostExclTax, m_currency));
    auto *field = new ValueField;
    field->setAlignment(Qt::AlignRight);
    field->setFixedWidth(14 * kSpace8);
    field->setPlaceholderText(tr("Price"));
    field->setFigure(NumberUnit::Money);
    field->setCurrency(m_currency);
    field->setAccessibleName(offer.supplierId.isNull() ? tr("Unit cost without a supplier")
                                                       : tr("Unit cost of %1").arg(offer.supplierName));
    setTip(*field, field->accessibleName());
    connect(field, &ValueField::refusedChanged, field,
            [field](const QString &reason) { setTip(*field, reason.isEmpty() ? field->accessibleName() : reason); });
    connect(field, &ValueField::committed, this, [this, field, id = offer.supplierId](const QString &text) {
        if (const auto cost = PriceWords::typedCost(text, m_currency))
            Q_EMIT priced(id, *cost, field);
        else if (!text.trimmed().isEmpty())
            field->setRefused(tr("“%1” is not a price.").arg(text));
    });
    return field;
}

/// Headings above the fields of the first supplier.
void OffersField::addHeadings(int row)
{
    auto *grid = qobject_cast<QGridLayout *>(m_grid->layout());
    const std::array<QString, kParts> titles{tr("Pack"), tr("Min."), tr("Their code"), tr("EAN")};
    for (int part = 0; part < kParts; ++part) {
        auto *title = new TextLabel(titles.at(size_t(part)), TextStyle::Caption, Tone::Quiet);
        title->setElided(true);
        title->setContentsMargins(0, kSpace8, 0, 0); // The price above is not one of them.
        grid->addWidget(title, row, part);
    }
}

void OffersField::addFields(const VariantMatch &offer, int row)
{
    auto *grid = qobject_cast<QGridLayout *>(m_grid->layout());
    for (int part = 0; part < kParts; ++part) {
        ValueField *field = fieldFor(offer, Part(part));
        grid->addWidget(field, row, part);
        auto *conflict = new ConflictNote; // Has its own line once it says something.
        grid->addWidget(conflict, row + 1 + part, 0, 1, kParts);
        showConflictIn(conflict, field);
        m_fields.insert({offer.supplierId, Part(part)}, field);
    }
}

ValueField *OffersField::fieldFor(const VariantMatch &offer, Part part)
{
    auto *field = new ValueField(textOf(offer.supplierId, part));
    const bool isNumber = part == Pack || part == Minimum;
    field->setMinimumWidth(1); // The columns share the panel.
    if (isNumber) {
        field->setAlignment(Qt::AlignRight);
        field->setFigure(NumberUnit::Pieces);
    } else {
        field->setFont(fontFor(TextStyle::Small)); // An EAN's thirteen digits fit.
    }
    switch (part) {
    case Pack: field->setAccessibleName(tr("Pack of %1").arg(offer.supplierName)); break;
    case Minimum: field->setAccessibleName(tr("Minimum packs of %1").arg(offer.supplierName)); break;
    case Code: field->setAccessibleName(tr("Code of %1").arg(offer.supplierName)); break;
    case Ean: field->setAccessibleName(tr("EAN of %1").arg(offer.supplierName)); break;
    }
    setTip(*field, field->accessibleName());
    field->installEventFilter(this);
    connect(field, &ValueField::refusedChanged, field,
            [field](const QString &reason) { setTip(*field, reason.isEmpty() ? field->accessibleName() : reason); });
    connect(field, &ValueField::committed, this,
            [this, field, part, id = offer.supplierId](const QString &text) { store(field, id, part, text); });
    return field;
}

void OffersField::store(ValueField *field, SupplierId supplier, Part part, const QString &text)
{
    const SupplierTerms terms = termsAt(m_variant, supplier);
    switch (part) {
    case Pack: storePack(field, supplier, text); break;
    case Minimum: storeMinimum(field, supplier, text); break;
    case Code: storeCode(field, supplier, {.supplierId = supplier, .code = text.trimmed(), .ean = terms.ean}); break;
    case Ean: storeCode(field, supplier, {.supplierId = supplier, .code = terms.code, .ean = text.trimmed()}); break;
    }
}

void OffersField::storeCode(ValueField *field, SupplierId supplier, const SupplierCode &code)
{
    QList<SupplierCode> codes = withoutSupplier(m_variant.supplierCodes, supplier);
    if (!code.code.isEmpty() || !code.ean.isEmpty())
        codes.append(code);
    Q_EMIT typed({.supplierCodes = codes}, field);
}

void OffersField::storePack(ValueField *field, SupplierId supplier, const QString &text)
{
    const auto number = typedNumber(text, u"supplierPacks"_s);
    if (!number) {
        field->setRefused(errorText(number.error()));
        return;
    }
    QList<SupplierPack> packs = withoutSupplier(m_variant.supplierPacks, supplier);
    if (*number)
        packs.append({.supplierId = supplier, .unitsPerPack = **number});
    Q_EMIT typed({.supplierPacks = packs}, field);
}

void OffersField::storeMinimum(ValueField *field, SupplierId supplier, const QString &text)
{
    const auto number = typedNumber(text, u"minPacks"_s);
    const bool isWhole = number && (!*number || (**number >= 0 && **number == std::floor(**number) && **number < 1e6));
    if (!isWhole) {
        field->setRefused(errorText(invalid(u"minPacks"_s, {})));
        return;
    }
    QList<SupplierMinimum> minimums = withoutSupplier(m_variant.supplierMinPacks, supplier);
    if (*number)
        minimums.append({.supplierId = supplier, .minPacks = int(**number)});
    Q_EMIT typed({.supplierMinPacks = minimums}, field);
}

void OffersField::storeRemoval(SupplierId supplier)
{
    QList<SupplierId> suppliers = m_variant.supplierIds;
    suppliers.removeOne(supplier);
    Q_EMIT changed({.supplierIds = suppliers});
}

/// The arrows go to the same field of the next supplier at once, Enter once the typed value is stored.
bool OffersField::eventFilter(QObject *watched, QEvent *event)
{
    auto *field = event->type() == QEvent::KeyPress ? qobject_cast<ValueField *>(watched) : nullptr;
    if (!field)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        QTimer::singleShot(0, field, [this, field] {
            if (!field->isRefused())
                goTo(field, 1);
        });
    const bool isArrow = key == Qt::Key_Up || key == Qt::Key_Down;
    return (isArrow && goTo(field, key == Qt::Key_Down ? 1 : -1)) || QWidget::eventFilter(watched, event);
}

/// False where there is none.
bool OffersField::goTo(ValueField *from, int rows)
{
    const Place place = m_fields.key(from, {});
    const auto offer = std::ranges::find(std::as_const(m_offers), place.first, &VariantMatch::supplierId);
    if (place.first.isNull() || offer == m_offers.cend())
        return false;
    const auto next = (offer - m_offers.cbegin()) + rows;
    ValueField *field =
        next < 0 || next >= m_offers.size() ? nullptr : m_fields.value({m_offers.at(next).supplierId, place.second});
    if (!field)
        return false;
    field->setFocus(Qt::TabFocusReason);
    field->selectAll();
    return true;
}

void OffersField::addChooser(int row)
{
    auto *chip = new Chip(tr("Add a supplier"));
    auto *menu = new QMenu(chip);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const NamedSupplier &supplier : m_words.suppliers) {
            if (m_variant.supplierIds.contains(supplier.id))
                continue;
            connect(menu->addAction(menuText(supplier.name)), &QAction::triggered, this, [this, id = supplier.id] {
                Q_EMIT changed({.supplierIds = m_variant.supplierIds + QList<SupplierId>{id}});
            });
        }
    });
    chip->setMenu(menu);
    qobject_cast<QGridLayout *>(m_grid->layout())->addWidget(chip, row, 0, 1, kParts, Qt::AlignLeft);
}

} // namespace stemdesk::ui
