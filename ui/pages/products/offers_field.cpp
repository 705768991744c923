#include "ui/pages/products/offers_field.h"

#include "core/base/error.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/kept_place.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/error_text.h"
#include "ui/words/menu_text.h"
#include "ui/words/money_text.h"
#include "ui/words/number_text.h"

#include <QGridLayout>
#include <QMenu>
#include <QVBoxLayout>

#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

enum Place { Name, Minimum, Cost, Remove };
constexpr int kRowsOfOffer = 4; ///< The offer, the code, and a note below each of the two.

/// But for the minimums.
bool isSame(const QList<VariantMatch> &a, const QList<VariantMatch> &b)
{
    return std::ranges::equal(a, b, [](const VariantMatch &one, const VariantMatch &other) {
        return one.supplierId == other.supplierId && one.unitCostExclTax == other.unitCostExclTax
            && one.supplierName == other.supplierName;
    });
}

QString minimumText(const VariantMatch &offer)
{
    return offer.minPacks ? QLocale().toString(*offer.minPacks) : QString();
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
        && isSame(offers, m_offers);
    m_variant = variant;
    m_offers = offers;
    if (isShown) {
        showTyped(); // Keeps the text being typed.
        return;
    }
    const KeptPlace kept(this);
    m_minimums.clear();
    m_codes.clear();
    if (m_grid) {
        m_grid->hide();
        m_grid->deleteLater();
    }
    m_grid = new QWidget;
    auto *grid = new QGridLayout(m_grid);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpace8);
    grid->setVerticalSpacing(kSpace4);
    grid->setColumnStretch(Name, 1);
    addHeadings();
    int row = 1;
    for (const VariantMatch &offer : offers) {
        addOffer(offer, currency, row);
        row += kRowsOfOffer;
    }
    addChooser(row);
    layout()->addWidget(m_grid);
}

QString OffersField::codeOf(SupplierId supplier) const
{
    const auto code = std::ranges::find(m_variant.supplierCodes, supplier, &SupplierCode::supplierId);
    return code == m_variant.supplierCodes.cend() ? QString() : code->code;
}

void OffersField::showTyped()
{
    for (const VariantMatch &offer : std::as_const(m_offers)) {
        if (ValueField *field = m_minimums.value(offer.supplierId))
            field->setValue(minimumText(offer));
        if (ValueField *field = m_codes.value(offer.supplierId))
            field->setValue(codeOf(offer.supplierId));
    }
}

void OffersField::addHeadings()
{
    auto *grid = qobject_cast<QGridLayout *>(m_grid->layout());
    grid->addWidget(new TextLabel(tr("Supplier"), TextStyle::Caption, Tone::Quiet), 0, Name);
    grid->addWidget(new TextLabel(tr("Min. packs"), TextStyle::Caption, Tone::Quiet), 0, Minimum, Qt::AlignRight);
    grid->addWidget(new TextLabel(tr("Unit cost"), TextStyle::Caption, Tone::Quiet), 0, Cost, Qt::AlignRight);
}

void OffersField::addOffer(const VariantMatch &offer, const QString &currency, int row)
{
    auto *grid = qobject_cast<QGridLayout *>(m_grid->layout());
    const bool isAny = offer.supplierId.isNull();
    auto *name = new TextLabel(isAny ? tr("Any supplier") : offer.supplierName, TextStyle::Body,
                               isAny ? Tone::Quiet : Tone::Plain);
    name->setElided(true);
    name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    grid->addWidget(name, row, Name);
    const QString cost = offer.unitCostExclTax ? moneyText(*offer.unitCostExclTax, currency) : tr("no price");
    grid->addWidget(new TextLabel(cost, TextStyle::Body, offer.unitCostExclTax ? Tone::Plain : Tone::Warning), row,
                    Cost, Qt::AlignRight | Qt::AlignVCenter);
    if (isAny)
        return;
    ValueField *minimum = minimumField(offer);
    ValueField *code = codeField(offer);
    grid->addWidget(minimum, row, Minimum);
    grid->addWidget(code, row + 1, Name, 1, Cost + 1);
    int below = row + 2;
    for (ValueField *field : {minimum, code}) { // Space for a conflict note.
        auto *conflict = new ConflictNote;
        grid->addWidget(conflict, below++, Name, 1, Remove + 1);
        showConflictIn(conflict, field);
    }
    m_minimums.insert(offer.supplierId, minimum);
    m_codes.insert(offer.supplierId, code);
    if (!m_variant.supplierIds.contains(offer.supplierId))
        return;
    auto *remove = new IconButton(u"close"_s, tr("Do not buy from %1").arg(offer.supplierName));
    connect(remove, &IconButton::clicked, this, [this, id = offer.supplierId] { storeRemoval(id); });
    grid->addWidget(remove, row, Remove);
}

ValueField *OffersField::minimumField(const VariantMatch &offer)
{
    auto *field = new ValueField(minimumText(offer));
    field->setAccessibleName(tr("Minimum packs of %1").arg(offer.supplierName));
    field->setPlaceholderText(u"–"_s);
    field->setAlignment(Qt::AlignRight);
    field->setFixedWidth(kSpace24 * 3);
    field->setFigure(NumberUnit::Pieces);
    connect(field, &ValueField::refusedChanged, field, [field](const QString &reason) { setTip(*field, reason); });
    connect(field, &ValueField::committed, this,
            [this, field, id = offer.supplierId](const QString &text) { storeMinimum(field, id, text); });
    return field;
}

ValueField *OffersField::codeField(const VariantMatch &offer)
{
    auto *field = new ValueField(codeOf(offer.supplierId));
    field->setAccessibleName(tr("Code of %1").arg(offer.supplierName));
    field->setPlaceholderText(tr("Their code"));
    connect(field, &ValueField::refusedChanged, field, [field](const QString &reason) { setTip(*field, reason); });
    connect(field, &ValueField::committed, this,
            [this, field, id = offer.supplierId](const QString &text) { storeCode(field, id, text); });
    return field;
}

void OffersField::storeCode(ValueField *field, SupplierId supplier, const QString &text)
{
    QList<SupplierCode> codes = m_variant.supplierCodes;
    codes.removeIf([supplier](const SupplierCode &code) { return code.supplierId == supplier; });
    const QString ean = termsAt(m_variant, supplier).ean; // Of the API alone; it stays.
    if (!text.trimmed().isEmpty() || !ean.isEmpty())
        codes.append({.supplierId = supplier, .code = text.trimmed(), .ean = ean});
    Q_EMIT typed({.supplierCodes = codes}, field);
}

void OffersField::storeMinimum(ValueField *field, SupplierId supplier, const QString &text)
{
    const auto number = typedNumber(text, u"minPacks"_s);
    const bool isWhole = number && (!*number || (**number >= 0 && **number == std::floor(**number) && **number < 1e6));
    if (!isWhole) {
        field->setRefused(errorText(invalid(u"minPacks"_s, {})));
        return;
    }
    QList<SupplierMinimum> minimums = m_variant.supplierMinPacks;
    minimums.removeIf([supplier](const SupplierMinimum &minimum) { return minimum.supplierId == supplier; });
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
    qobject_cast<QGridLayout *>(m_grid->layout())->addWidget(chip, row, Name, 1, Remove + 1, Qt::AlignLeft);
}

} // namespace stemdesk::ui
