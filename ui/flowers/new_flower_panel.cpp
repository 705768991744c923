#include "ui/flowers/new_flower_panel.h"

#include "core/base/text.h"
#include "core/services/prices/price_overview_service.h"
#include "core/services/services.h"
#include "ui/flowers/new_flower_edits.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/list_completer.h"
#include "ui/widgets/fields/wheel_guard.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/number_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>

#include <cmath>
#include <numeric>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kTypicalLookedAt = 100; ///< How many prices or products are read to find the usual values.

/// Nothing where none is known.
std::optional<FigureMeasure> meanOf(const QList<double> &figures)
{
    if (figures.isEmpty())
        return {};
    const double mean = std::accumulate(figures.cbegin(), figures.cend(), 0.0) / double(figures.size());
    const double rounded = std::round(mean * 100) / 100;
    return FigureMeasure{.name = NewFlowerPanel::tr("On average"), .value = rounded, .isAlike = true};
}

} // namespace

NewFlowerPanel::NewFlowerPanel(UiContext &context, const QString &words, QWidget *parent)
    : QWidget(parent), m_context(context), m_product(new QLineEdit), m_variety(new QLineEdit), m_type(new QComboBox),
      m_stem(new QLineEdit), m_pack(new QLineEdit), m_supplier(new QComboBox), m_cost(new QLineEdit),
      m_refusal(new InlineMessage(Tone::Error)), m_add(new Button(tr("Add to the catalogue"), Button::Kind::Primary))
{
    setAccessibleName(tr("A flower that is new to the catalogue"));
    auto *column = columnInside(this, kSpace8, {kSpace16, kSpace12, kSpace16, kSpace12});
    column->addWidget(new TextLabel(tr("New in the catalogue"), TextStyle::Strong));
    column->addWidget(buildFields());
    column->addWidget(m_refusal);
    column->addWidget(buildFoot());
    fill(words);
    setFocusProxy(m_product);
}

QWidget *NewFlowerPanel::buildFields()
{
    auto *fields = new QWidget;
    auto *grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(kSpace16);
    grid->setVerticalSpacing(0);
    for (QComboBox *box : {m_type, m_supplier})
        new WheelGuard(box);
    m_productRow = new FormRow(tr("Name"), m_product);
    m_stemRow = new FormRow(tr("Stem length"), m_stem);
    m_packRow = new FormRow(tr("Units per pack"), m_pack);
    m_costRow = new FormRow(tr("Cost of one"), m_cost);
    grid->addWidget(m_productRow, 0, 0, Qt::AlignTop);
    grid->addWidget(new FormRow(tr("Variety"), m_variety), 1, 0, Qt::AlignTop);
    grid->addWidget(new FormRow(tr("Type"), m_type), 2, 0, Qt::AlignTop);
    grid->addWidget(m_stemRow, 3, 0, Qt::AlignTop);
    grid->addWidget(m_packRow, 0, 1, Qt::AlignTop);
    grid->addWidget(new FormRow(tr("Supplier"), m_supplier), 1, 1, Qt::AlignTop);
    grid->addWidget(m_costRow, 2, 1, Qt::AlignTop);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    m_cost->setPlaceholderText(tr("excl. tax"));
    const std::pair<QLineEdit *, FormRow *> read[] = {
        {m_product, m_productRow}, {m_stem, m_stemRow}, {m_pack, m_packRow}, {m_cost, m_costRow}};
    for (const auto &[field, row] : read)
        connect(field, &QLineEdit::textEdited, row, [row = row] { row->setError({}); });
    for (QLineEdit *field : {m_product, m_variety, m_stem, m_pack, m_cost})
        connect(field, &QLineEdit::returnPressed, this, &NewFlowerPanel::add);
    return fields;
}

QWidget *NewFlowerPanel::buildFoot()
{
    auto *foot = new QWidget;
    auto *row = rowInside(foot, kSpace8);
    auto *cancel = new Button(tr("Cancel"));
    row->addWidget(m_add);
    row->addWidget(cancel);
    row->addStretch(1);
    connect(m_add, &QAbstractButton::clicked, this, &NewFlowerPanel::add);
    connect(cancel, &QAbstractButton::clicked, this, &NewFlowerPanel::cancelled);
    return foot;
}

void NewFlowerPanel::fill(const QString &words)
{
    static const QRegularExpression length(u"^(.*\\D)\\s+([0-9]{2,3})(?:\\s*cm)?$"_s,
                                           QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = length.match(words.simplified());
    QString name = match.hasMatch() ? match.captured(1).trimmed() : words.simplified();
    if (!name.isEmpty())
        name[0] = name.at(0).toUpper();
    m_product->setText(name);
    m_stem->setText(match.captured(2));
    const CatalogueWords known = CatalogueWords::read(m_context.services);
    for (const QString &type : known.types)
        m_type->addItem(productTypeTitle(type), type);
    m_supplier->setEditable(true);
    m_supplier->setInsertPolicy(QComboBox::NoInsert);
    m_supplier->addItem(QString(), QVariant::fromValue(SupplierId()));
    for (const NamedSupplier &supplier : known.suppliers)
        m_supplier->addItem(supplier.name, QVariant::fromValue(supplier.id));
    m_supplier->lineEdit()->setAccessibleName(m_supplier->accessibleName());
    // A new name may begin like an existing one.
    m_supplier->setCompleter(new ListCompleter(m_supplier->model(), m_supplier));
}

bool NewFlowerPanel::read()
{
    bool isRight = !m_product->text().trimmed().isEmpty();
    m_productRow->setError(isRight ? QString() : tr("Give it a name."));
    const auto number = [&isRight](const QLineEdit &field, FormRow &row, NumberUnit unit, const QString &reason) {
        const auto typed = numberFrom(field.text(), unit);
        const bool isSound = typed ? *typed >= 0 : field.text().trimmed().isEmpty();
        row.setError(isSound ? QString() : reason);
        isRight = isRight && isSound;
        return isSound ? typed : std::nullopt;
    };
    m_variant = {.name = m_variety->text().trimmed()};
    if (m_variant.name->isEmpty())
        m_variant.name = m_product->text().trimmed();
    m_variant.stemLength = number(*m_stem, *m_stemRow, NumberUnit::Centimetres, tr("Write a length in cm, like 60."));
    m_variant.unitsPerPack = number(*m_pack, *m_packRow, NumberUnit::Pieces, tr("Write a number, like 20."));
    m_unitCost = number(*m_cost, *m_costRow, NumberUnit::Money, tr("Write an amount, 0 or more."));
    return isRight;
}

/// Asks about each once; add() is called again after the answer.
bool NewFlowerPanel::isMeant()
{
    const auto isMeant = [this](const QLineEdit &field, FormRow &row, const FigureBefore &known) {
        return row.isMeant(field.text(), figureDoubt(field.text(), known), [this] { add(); });
    };
    return isMeant(*m_stem, *m_stemRow, {.unit = NumberUnit::Centimetres})
        && isMeant(*m_pack, *m_packRow, {.measure = typicalPack()})
        && isMeant(*m_cost, *m_costRow,
                   {.unit = NumberUnit::Money, .measure = typicalCost(), .currency = m_context.shop.currency});
}

/// The usual cost, from the first entries of the list in use.
std::optional<FigureMeasure> NewFlowerPanel::typicalCost() const
{
    const auto prices = m_context.services.prices.entries(listInUse(), PriceEntryFilter(), {.limit = kTypicalLookedAt});
    QList<double> costs;
    for (const PriceEntry &price : prices ? prices->rows : QList<PriceEntry>())
        costs += price.unitCostExclTax;
    return meanOf(costs);
}

std::optional<FigureMeasure> NewFlowerPanel::typicalPack() const
{
    const auto products = m_context.services.products.list({.productType = m_type->currentData().toString()},
                                                           {.limit = kTypicalLookedAt}, ProductService::Variants::Load);
    QList<double> packs;
    for (const Product &product : products ? products->rows : QList<Product>()) {
        for (const Variant &variant : product.variants) {
            if (variant.unitsPerPack)
                packs += *variant.unitsPerPack;
        }
    }
    return meanOf(packs);
}

/// The newest list of the type that is valid today.
PriceListId NewFlowerPanel::listInUse() const
{
    return m_context.services.prices.inUse(m_type->currentData().toString()).value_or(PriceListId());
}

void NewFlowerPanel::add()
{
    if (!m_add->isEnabled() || !read() || !isMeant())
        return;
    const QString supplierName = m_supplier->currentText().trimmed();
    const int supplier = m_supplier->findText(supplierName, Qt::MatchFixedString);
    const QString type = m_type->currentData().toString();
    const NewFlower flower{.product = m_product->text().trimmed(),
                           .productType = type,
                           .variant = m_variant,
                           .supplier = supplier < 0 ? SupplierId() : m_supplier->itemData(supplier).value<SupplierId>(),
                           .supplierName = supplierName,
                           .unitCostExclTax = m_unitCost,
                           .list = listInUse(),
                           .taxMultiplier = m_context.services.taxGroups.defaultMultiplier(type).value_or(1),
                           .today = shopToday(m_context)};
    const auto outcome = std::make_shared<ProductRowOutcome>(); // Owned by the edit and by its callback.
    m_add->setEnabled(false);
    m_context.edits.run(newFlowerEdit(flower, outcome), this, [this, outcome](const Status &status) {
        m_add->setEnabled(true);
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
        if (status)
            onAdded(*outcome);
    });
}

void NewFlowerPanel::onAdded(const ProductRowOutcome &made)
{
    const auto product = m_context.services.products.find(made.productId, ProductService::Variants::Skip);
    const auto variant = m_context.services.products.findVariant(made.variantId);
    if (!product || !variant) // It was deleted elsewhere meanwhile.
        return;
    Q_EMIT added({.variant = *variant,
                  .productName = product->name,
                  .productType = product->productType,
                  .supplierId = variant->supplierIds.value(0)});
}

void NewFlowerPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT cancelled();
    else
        QWidget::keyPressEvent(event);
}

} // namespace stemdesk::ui
