#include "core/exchange/price_import.h"

#include "core/exchange/import_cells.h"
#include "core/exchange/import_runner.h"
#include "core/services/imports/price_plan.h"
#include "core/services/services.h"

namespace stemdesk {

namespace {

class PriceSteps final : public ImportSteps {
public:
    PriceSteps(ShopServices &shop, PriceListId list, const CsvFile &file, const ColumnMapping &mapping,
               const ImportOptions &options)
        : m_imports(shop.imports), m_list(list), m_fileName(file.name()), m_cells(mapping, file.separator()),
          m_chosen(options.variantOfLine)
    {}

    void look(const CsvRow &) override {}

    Status startPlan() override
    {
        Result<PricePlan> plan = m_imports.planPrices();
        if (!plan)
            return plan.error();
        m_plan.emplace(*std::move(plan));
        return {};
    }
    Status plan(const CsvRow &row) override { return m_plan->add(read(row)); }
    void endPlan() override { m_plan->finish(); }
    bool isRefused(qsizetype place) const override { return m_plan->isRefused(place); }

    Result<std::unique_ptr<ImportWriter>> newWriter() override
    {
        return m_imports.writer(ImportKind::Prices, m_fileName);
    }
    Status add(const CsvRow &row, qsizetype place) override
    {
        Result<ImportedPrice> price = read(row);
        if (!price)
            return price.error();
        price->isOverridden = m_plan->isOverridden(place);
        m_areRepeated.append(m_plan->isRepeated(place));
        m_waiting.append(*std::move(price));
        return {};
    }
    Result<ImportedRowOutcomes> write(ImportWriter &writer) override
    {
        m_areRepeated.clear();
        return writer.write(m_list, std::exchange(m_waiting, {}));
    }
    Result<ImportedRowOutcomes> rehearse(ImportWriter &writer) override
    {
        auto outcomes = writer.rehearse(m_list, std::exchange(m_waiting, {}));
        const QList<bool> areRepeated = std::exchange(m_areRepeated, {});
        for (qsizetype i = 0; outcomes && i < areRepeated.size(); ++i) {
            // What an earlier row makes is not there in a rehearsal.
            Result<ImportedRowOutcome> &outcome = (*outcomes)[i];
            if (outcome && outcome->action == RowAction::Created && areRepeated.at(i))
                outcome->action = RowAction::Updated;
        }
        return outcomes;
    }
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
    Result<ImportedPrice> read(const CsvRow &row) const
    {
        Result<ImportedPrice> price = m_cells.price(row);
        const auto chosen = m_chosen.constFind(row.line);
        if (price && chosen != m_chosen.cend())
            price->variantId = *chosen;
        return price;
    }

    ImportService &m_imports;
    PriceListId m_list;
    QString m_fileName;
    ImportCells m_cells;
    QHash<qint64, VariantId> m_chosen;
    std::optional<PricePlan> m_plan;
    QList<ImportedPrice> m_waiting;
    QList<bool> m_areRepeated; // Whether an earlier row is about the same price.
};

} // namespace

PriceImport::PriceImport(ShopServices &shop, PriceListId list, CsvFile &file, ColumnMapping mapping)
    : m_shop(shop), m_list(list), m_file(file), m_mapping(std::move(mapping))
{}

Result<ImportPreview> PriceImport::preview(int rows, const ImportOptions &options)
{
    if (const Status possible = check(); !possible)
        return possible.error();
    PriceSteps steps(m_shop, m_list, m_file, m_mapping, options);
    return ImportRunner(m_file, steps, {}).preview(rows);
}

Result<ImportReport> PriceImport::run(const ImportOptions &options, const ImportListener &listener)
{
    if (const Status possible = check(); !possible)
        return possible.error();
    PriceSteps steps(m_shop, m_list, m_file, m_mapping, options);
    return ImportRunner(m_file, steps, listener).run(options);
}

Status PriceImport::check() const
{
    if (const Status useful = m_mapping.check(); !useful)
        return useful;
    const auto list = m_shop.priceLists.find(m_list, PriceListService::Entries::Skip);
    return list ? Status() : Status(list.error());
}

} // namespace stemdesk
