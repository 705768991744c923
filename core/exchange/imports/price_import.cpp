#include "core/exchange/imports/price_import.h"

#include "core/exchange/imports/gone_varieties.h"
#include "core/exchange/imports/import_cells.h"
#include "core/exchange/imports/import_runner.h"
#include "core/exchange/imports/import_setting.h"
#include "core/services/imports/catalogue_writer.h"
#include "core/services/imports/price_plan.h"
#include "core/services/services.h"

namespace stemdesk {

namespace {

class PriceSteps final : public ImportSteps {
public:
    PriceSteps(ShopServices &shop, PriceListId list, const TableFile &file, const ColumnMapping &mapping,
               const ImportOptions &options, const ImportSetting &setting)
        : m_shop(shop), m_imports(shop.imports), m_list(list), m_fileName(file.name()), m_cells(mapping, setting),
          m_options(options)
    {}

    void look(const TableRow &row) override { m_cells.look(row); }

    Status startPlan() override
    {
        PricePlan plan = TRY(m_imports.planPrices());
        m_plan.emplace(std::move(plan));
        return {};
    }
    Status plan(const TableRow &row, RowNotes &notes) override
    {
        const Result<ImportedPrice> price = read(row, &notes.remarks);
        const auto [variant, supplier] = TRY(m_plan->add(price));
        m_seller.take(&price->supplier);
        notes.remarks += m_contrast.take(row.line, *price, variant, supplier);
        notes.numbers = {.stemLength = price->stemLength, .cost = price->cost};
        return {};
    }
    Result<ImportRemarks> remarks() const override { return m_cells.remarks(); }
    void endPlan() override { m_plan->finish(); }
    bool isRefused(qsizetype place) const override { return m_plan->isRefused(place); }

    Result<std::unique_ptr<ImportWriter>> newWriter() override
    {
        return keptBeside(
            m_writer,
            m_imports.writer({.kind = ImportKind::Prices, .fileName = m_fileName, .names = {}, .choices = {}}));
    }
    Status add(const TableRow &row, qsizetype place) override
    {
        ImportedPrice price = TRY(read(row));
        price.isOverridden = m_plan->isOverridden(place);
        price.holdsFarPrice = m_options.holdsFarPrice(row.line);
        m_waiting.append(std::move(price));
        return {};
    }
    Result<ImportedRowOutcomes> write() override { return m_writer->write(m_list, std::exchange(m_waiting, {})); }
    Result<QList<GoneVariety>> gone() const override { return goneVarieties(m_shop, m_seller, m_plan->variants()); }
    PreviewRow::Outcome outcomeOf(const ImportedRowOutcome &outcome) const override
    {
        switch (outcome.action) {
        case RowAction::Created: break;
        case RowAction::Updated: return PreviewRow::Outcome::Updates;
        case RowAction::Unchanged: return PreviewRow::Outcome::NoChange;
        }
        return PreviewRow::Outcome::CreatesPrice;
    }

private:
    Result<ImportedPrice> read(const TableRow &row, ImportRemarks *remarks = nullptr) const
    {
        Result<ImportedPrice> price = m_cells.price(row, remarks);
        const auto chosen = m_options.variantOfLine.constFind(row.line);
        if (price && chosen != m_options.variantOfLine.cend())
            price->variantId = *chosen;
        return price;
    }

    ShopServices &m_shop;
    ImportService &m_imports;
    CatalogueWriter *m_writer = nullptr; // The current writer; owned by the runner.
    PriceListId m_list;
    FileSeller m_seller;
    QString m_fileName;
    ImportCells m_cells;
    RowContrast m_contrast;
    const ImportOptions &m_options;
    std::optional<PricePlan> m_plan;
    QList<ImportedPrice> m_waiting;
};

} // namespace

PriceImport::PriceImport(ShopServices &shop, PriceListId list, TableFile &file, ColumnMapping mapping)
    : m_shop(shop), m_list(list), m_file(file), m_mapping(std::move(mapping))
{}

Result<ImportPreview> PriceImport::preview(int rows, const ImportOptions &options, const ImportListener &listener)
{
    TRY(check());
    const ImportSetting setting = TRY(settingOf(m_shop, m_file, options));
    PriceSteps steps(m_shop, m_list, m_file, m_mapping, options, setting);
    ImportRows taken(m_file, m_mapping, options.skips);
    return ImportRunner(taken, steps, listener).preview(rows, options.isAllOrNothing);
}

Result<ImportReport> PriceImport::run(const ImportOptions &options, const ImportListener &listener)
{
    TRY(check());
    const ImportSetting setting = TRY(settingOf(m_shop, m_file, options));
    PriceSteps steps(m_shop, m_list, m_file, m_mapping, options, setting);
    ImportRows taken(m_file, m_mapping, options.skips);
    return ImportRunner(taken, steps, listener).run(options);
}

Status PriceImport::check() const
{
    TRY(m_mapping.check());
    const auto list = m_shop.priceLists.find(m_list, PriceListService::Entries::Skip);
    return list ? Status() : Status(list.error());
}

} // namespace stemdesk
