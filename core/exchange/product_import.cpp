#include "core/exchange/product_import.h"

#include "core/exchange/import_cells.h"
#include "core/exchange/import_runner.h"
#include "core/services/imports/product_plan.h"
#include "core/services/services.h"

namespace stemdesk {

namespace {

class ProductSteps final : public ImportSteps {
public:
    ProductSteps(ShopServices &shop, const CsvFile &file, const ColumnMapping &mapping)
        : m_imports(shop.imports), m_fileName(file.name()), m_cells(mapping, file.separator())
    {}

    void look(const CsvRow &row) override
    {
        const QString sku = m_cells.sku(row);
        if (sku.isEmpty())
            return;
        if (m_skus.contains(sku))
            m_repeatedSkus.insert(sku);
        m_skus.insert(sku);
    }

    Status startPlan() override
    {
        m_skus.clear();
        Result<ProductPlan> plan = m_imports.planProducts(m_repeatedSkus);
        if (!plan)
            return plan.error();
        m_plan.emplace(*std::move(plan));
        return {};
    }
    Status plan(const CsvRow &row) override { return m_plan->add(m_cells.product(row)); }
    void endPlan() override { m_plan->finish(); }
    bool isRefused(qsizetype place) const override { return m_plan->isRefused(place); }

    Result<std::unique_ptr<ImportWriter>> newWriter() override
    {
        return m_imports.writer(ImportKind::Products, m_fileName, m_repeatedSkus);
    }
    Status add(const CsvRow &row, qsizetype place) override
    {
        Result<ImportedProduct> read = m_cells.product(row);
        if (!read)
            return read.error();
        read->overridden = m_plan->overridden(place);
        m_targets.append(place < m_plan->count() ? m_plan->target(place) : PlannedTarget());
        m_waiting.append(*std::move(read));
        return {};
    }
    Result<ImportedRowOutcomes> write(ImportWriter &writer) override
    {
        m_targets.clear();
        return writer.write(std::exchange(m_waiting, {}));
    }
    Result<ImportedRowOutcomes> rehearse(ImportWriter &writer) override
    {
        return writer.rehearse(std::exchange(m_waiting, {}), std::exchange(m_targets, {}));
    }
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
    ImportService &m_imports;
    QString m_fileName;
    ImportCells m_cells;
    QSet<QString> m_skus;
    QSet<QString> m_repeatedSkus;
    std::optional<ProductPlan> m_plan;
    QList<ImportedProduct> m_waiting;
    QList<PlannedTarget> m_targets; // Of those.
};

} // namespace

ProductImport::ProductImport(ShopServices &shop, CsvFile &file, ColumnMapping mapping)
    : m_shop(shop), m_file(file), m_mapping(std::move(mapping))
{}

Result<ImportPreview> ProductImport::preview(int rows)
{
    if (const Status useful = m_mapping.check(); !useful)
        return useful.error();
    ProductSteps steps(m_shop, m_file, m_mapping);
    return ImportRunner(m_file, steps, {}).preview(rows);
}

Result<ImportReport> ProductImport::run(const ImportOptions &options, const ImportListener &listener)
{
    if (const Status useful = m_mapping.check(); !useful)
        return useful.error();
    ProductSteps steps(m_shop, m_file, m_mapping);
    return ImportRunner(m_file, steps, listener).run(options);
}

} // namespace stemdesk
