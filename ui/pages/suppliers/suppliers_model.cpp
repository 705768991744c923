#include "ui/pages/suppliers/suppliers_model.h"

#include "ui/pages/suppliers/supplier_fields.h"
#include "ui/theme/tokens.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/words/money_text.h"

#include <QLocale>

namespace stemdesk::ui {

namespace {

constexpr int kOpenCounted = 100;

Tone toneOf(const Supplier &supplier)
{
    return supplier.isArchived ? Tone::Quiet : Tone::Plain;
}

template <size_t place>
constexpr TableColumn<Supplier> textColumn()
{
    constexpr auto kText = [](const Supplier &supplier) { return supplier.*supplierFields()[place].value; };
    constexpr auto kTone = [](const Supplier &supplier) {
        return place == SuppliersModel::Name ? toneOf(supplier) : Tone::Quiet; // As clients' addresses.
    };
    return {.text = kText,
            .type =
                [](const Supplier &supplier, const SuppliersModel &, const QVariant &value) {
                    const QString text = value.toString();
                    return Typing{.text = text, .value = text.trimmed(), .edit = [&supplier, text] {
                                      const SupplierField &field = supplierFields()[place];
                                      return SupplierEdits::change(supplier, field.translatedLabel(),
                                                                   field.patchTo(text));
                                  }};
                },
            .tone = kTone};
}

} // namespace

SuppliersModel::SuppliersModel(UiContext &context, QObject *parent)
    : ResourceModel(context, parent, {.isArchived = false}), m_reading(context)
{
    readFirst();
    readFigures();
}

void SuppliersModel::onFetched()
{
    readFigures();
    Q_EMIT refreshed();
}

void SuppliersModel::readFigures()
{
    using Figures = QHash<SupplierId, SupplierFigures>;
    const auto work = [ids = ids()](const ShopServices &shop) -> Result<Figures> {
        Figures figures;
        const auto counts = TRY(shop.catalogue.countsBySupplier());
        for (const SupplierId &id : ids) {
            const CatalogueCount count = counts.value(id);
            const auto open = TRY(shop.savedOrders.openFrom(id, kOpenCounted));
            SupplierFigures &of = figures[id];
            of = {.products = count.products, .varieties = count.variants, .openOrders = open.size()};
            for (const OpenOrder &order : open) {
                of.dueIncTax += order.dueCostIncTax;
                of.currency = order.currency;
            }
        }
        return figures;
    };
    m_reading.ask(work, [this](const Result<Figures> &figures) {
        if (!figures || *figures == m_figures)
            return; // The next change reads again.
        m_figures = *figures;
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, Products), index(rowCount() - 1, OpenOrders));
        Q_EMIT counted();
    });
}

std::optional<SupplierFigures> SuppliersModel::figuresFor(const SupplierId &id) const
{
    const auto found = m_figures.constFind(id);
    return found == m_figures.cend() ? std::nullopt : std::optional(*found);
}

/// The table's columns are the first fields.
QString SuppliersModel::titleOf(int column) const
{
    return column <= AccountNumber ? supplierFields()[size_t(column)].translatedLabel()
                                   : ResourceModel::titleOf(column);
}

SuppliersModel::Columns SuppliersModel::columns() const
{
    static constexpr TableColumn<Supplier> kColumns[] = {
        textColumn<SuppliersModel::Name>(),
        textColumn<SuppliersModel::Email>(),
        textColumn<SuppliersModel::Phone>(),
        textColumn<SuppliersModel::AccountNumber>(),
        {.title = QT_TR_NOOP("Minimum order\nexcl. tax"),
         .text =
             [](const Supplier &supplier, const SuppliersModel &model) {
                 const auto &minimum = supplier.minOrderExclTax;
                 return minimum ? moneyText(*minimum, model.context().shop.currency) : QString();
             },
         .tone = toneOf,
         .isNumber = true,
         .sort = [](const Supplier &supplier) { return QVariant(supplier.minOrderExclTax.value_or(0)); }},
        {.title = QT_TR_NOOP("Products"),
         .text = [](const Supplier &supplier,
                    const SuppliersModel &model) { return QLocale().toString(model.figuresOf(supplier).products); },
         .tone = toneOf,
         .isNumber = true,
         .sort = [](const Supplier &supplier,
                    const SuppliersModel &model) { return QVariant(model.figuresOf(supplier).products); }},
        {.title = QT_TR_NOOP("Varieties"),
         .text = [](const Supplier &supplier,
                    const SuppliersModel &model) { return QLocale().toString(model.figuresOf(supplier).varieties); },
         .tone = toneOf,
         .isNumber = true,
         .sort = [](const Supplier &supplier,
                    const SuppliersModel &model) { return QVariant(model.figuresOf(supplier).varieties); }},
        {.title = QT_TR_NOOP("Open orders\nincl. tax"),
         .text =
             [](const Supplier &supplier, const SuppliersModel &model) {
                 const SupplierFigures figures = model.figuresOf(supplier);
                 return figures.openOrders > 0 ? moneyText(figures.dueIncTax, figures.currency) : QString();
             },
         .quietText =
             [](const Supplier &supplier, const SuppliersModel &model) {
                 const SupplierFigures figures = model.figuresOf(supplier);
                 return figures.openOrders > 1 ? tr("%n open", nullptr, int(figures.openOrders)) : QString();
             },
         .tone = toneOf,
         .isNumber = true,
         .sort = [](const Supplier &supplier,
                    const SuppliersModel &model) { return QVariant(model.figuresOf(supplier).dueIncTax); }},
        {.chip = [](const Supplier &supplier) { return supplier.isArchived ? tr("Archived") : QString(); },
         .tone = toneOf},
    };
    return kColumns;
}

} // namespace stemdesk::ui
