#include "core/exchange/imports/product_import.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/colour_words.h"
#include "core/exchange/imports/gone_varieties.h"
#include "core/exchange/imports/import_cells.h"
#include "core/exchange/imports/import_runner.h"
#include "core/exchange/imports/import_setting.h"
#include "core/services/imports/catalogue_writer.h"
#include "core/services/imports/product_plan.h"
#include "core/services/services.h"

#include <QMap>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// With the supplier's name, unless it is the row's `only` one.
QString termText(const ImportedSupplier *only, const ImportedSupplier &supplier, const QString &value)
{
    const bool isOfRow = only && isSameSupplier(*only, supplier);
    return isOfRow ? value : supplier.name + u": "_s + value;
}

/// Multi-value cells of the row as they were split.
QHash<QString, QString> textsOf(const ImportedProduct &row)
{
    QHash<QString, QString> texts;
    if (row.fields.colors)
        texts.insert(u"colors"_s, row.fields.colors->join(u", "_s));
    QStringList suppliers;
    for (const ImportedSupplier &supplier : row.suppliers.value_or(QList<ImportedSupplier>()))
        suppliers += supplier.name;
    if (!suppliers.isEmpty())
        texts.insert(u"suppliers"_s, suppliers.join(u", "_s));
    const ImportedSupplier *only = row.onlySupplier();
    const auto add = [&](const QString &field, const ImportedTerms &terms, const QString &value) {
        QString &text = texts[field];
        text += (text.isEmpty() ? QString() : u", "_s) + termText(only, terms.supplier, value);
    };
    for (const ImportedTerms &terms : row.terms) {
        if (terms.unitsPerPack)
            add(u"packs"_s, terms, numberText(*terms.unitsPerPack));
        if (terms.minPacks)
            add(u"minPacks"_s, terms, QString::number(*terms.minPacks));
        if (terms.code)
            add(u"supplierCodes"_s, terms, *terms.code);
        if (terms.ean)
            add(u"supplierEans"_s, terms, *terms.ean);
    }
    return texts;
}

class ProductSteps final : public ImportSteps {
public:
    /// `isRehearsal`: for a preview, which shows the cells as they were read.
    ProductSteps(ShopServices &shop, const TableFile &file, const ColumnMapping &mapping, const ImportOptions &options,
                 const ImportSetting &setting, bool isRehearsal)
        : m_shop(shop), m_imports(shop.imports), m_shopColours(shop.colours), m_cells(mapping, setting),
          m_options(options), m_isRehearsal(isRehearsal), m_known(setting.colours),
          m_knownTypes(setting.productTypes), m_whole{.kind = ImportKind::Products,
                                                      .fileName = file.name(),
                                                      .names = {},
                                                      .choices = options.choices}
    {}

    void look(const TableRow &row) override
    {
        m_cells.look(row);
        if (const Result<ImportedProduct> read = m_cells.product(row))
            m_whole.names.take(*read);
    }

    Status startPlan() override
    {
        ProductPlan plan = TRY(m_imports.planProducts(m_whole));
        m_plan.emplace(std::move(plan));
        return {};
    }
    Status plan(const TableRow &row, RowNotes &notes) override
    {
        const Result<ImportedProduct> read = m_cells.product(row, &notes.remarks);
        const auto [product, variant] = TRY(m_plan->add(read));
        m_seller.take(read->onlySupplier());
        notes.remarks += m_contrast.take(row.line, *read, product, variant);
        notes.numbers = {.stemLength = read->stemLength(), .unitsPerPack = read->anyPack(), .cost = read->cost};
        if (m_isRehearsal)
            notes.texts = textsOf(*read);
        for (const QString &colour : read->fields.colors.value_or(QStringList())) {
            if (!m_known.contains(caseFolded(colour)))
                m_colours.insert(caseFolded(colour), colour);
        }
        if (const QString type = read->productType.value_or(QString());
            !type.isEmpty() && !m_knownTypes.contains(caseFolded(type)))
            m_types.insert(caseFolded(type), type);
        return {};
    }
    Result<ImportRemarks> remarks() const override
    {
        ImportRemarks remarks = m_cells.remarks();
        if (!m_colours.isEmpty())
            remarks.append(aboutFile("colours_new", m_colours.values(), u"New colours: %1."_s.arg(named(m_colours))));
        if (!m_types.isEmpty()) // Worth a remark, because each has its own markup and price lists.
            remarks.append(aboutFile("types_new", {named(m_types)}, u"New product types: %1."_s.arg(named(m_types))));
        return remarks;
    }
    void endPlan() override { m_plan->finish(); }
    bool isRefused(qsizetype place) const override { return m_plan->isRefused(place); }

    Result<std::unique_ptr<ImportWriter>> newWriter() override
    {
        return keptBeside(m_writer, m_imports.writer(m_whole));
    }
    Status add(const TableRow &row, qsizetype place) override
    {
        ImportedProduct read = TRY(m_cells.product(row));
        m_plan->markOverridden(read, place);
        read.holdsFarPrice = m_options.holdsFarPrice(row.line);
        m_waiting.append(std::move(read));
        return {};
    }
    Result<ImportedRowOutcomes> write() override { return m_writer->write(std::exchange(m_waiting, {})); }
    Result<QStringList> unknownColours() const override
    {
        const auto known = TRY(m_shopColours.all());
        QMap<QString, QString> unknown = m_colours;
        for (const Colour &colour : known)
            unknown.remove(caseFolded(colour.name));
        QStringList names = unknown.values();
        names.removeIf([](const QString &name) { return swatchOf(name).has_value(); });
        return names;
    }
    Result<QList<GoneVariety>> gone() const override { return goneVarieties(m_shop, m_seller, m_plan->variants()); }
    PreviewRow::Outcome outcomeOf(const ImportedRowOutcome &outcome) const override
    {
        switch (outcome.action) {
        case RowAction::Created: break;
        case RowAction::Updated: return PreviewRow::Outcome::Updates;
        case RowAction::Unchanged: return PreviewRow::Outcome::NoChange;
        }
        return outcome.isProductNew ? PreviewRow::Outcome::CreatesProduct : PreviewRow::Outcome::AddsVariant;
    }

private:
    static QString named(const QMap<QString, QString> &names)
    {
        constexpr qsizetype kNamed = 20;
        return names.values().mid(0, kNamed).join(u", "_s) + (names.size() > kNamed ? u"\u2026"_s : QString());
    }

    ShopServices &m_shop;
    ImportService &m_imports;
    CatalogueWriter *m_writer = nullptr; // The current writer; owned by the runner.
    ColourService &m_shopColours;
    ImportCells m_cells;
    const ImportOptions &m_options;
    bool m_isRehearsal;
    QSet<QString> m_known; // Colours, caseFolded().
    QSet<QString> m_knownTypes;
    FileSeller m_seller;
    RowContrast m_contrast;
    ImportedWhole m_whole;
    std::optional<ProductPlan> m_plan;
    QList<ImportedProduct> m_waiting;
    QMap<QString, QString> m_colours; // By caseFolded() name.
    QMap<QString, QString> m_types; // By caseFolded() name.
};

} // namespace

ProductImport::ProductImport(ShopServices &shop, TableFile &file, ColumnMapping mapping)
    : m_shop(shop), m_file(file), m_mapping(std::move(mapping))
{}

Result<ImportPreview> ProductImport::preview(int rows, const ImportOptions &options, const ImportListener &listener)
{
    TRY(m_mapping.check());
    const ImportSetting setting = TRY(settingOf(m_shop, m_file, options));
    ProductSteps steps(m_shop, m_file, m_mapping, options, setting, true);
    ImportRows taken(m_file, m_mapping, options.skips);
    return ImportRunner(taken, steps, listener).preview(rows, options.isAllOrNothing);
}

Result<ImportReport> ProductImport::run(const ImportOptions &options, const ImportListener &listener)
{
    TRY(m_mapping.check());
    const ImportSetting setting = TRY(settingOf(m_shop, m_file, options));
    ProductSteps steps(m_shop, m_file, m_mapping, options, setting, false);
    ImportRows taken(m_file, m_mapping, options.skips);
    return ImportRunner(taken, steps, listener).run(options);
}

} // namespace stemdesk
