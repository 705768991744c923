#pragma once

#include "core/exchange/imports/import_steps.h"

#include <functional>

namespace stemdesk {

/// Runs the steps of an import: counts the rows, plans each, and only then writes.
class ImportRunner {
public:
    ImportRunner(ImportRows &rows, ImportSteps &steps, const ImportListener &listener)
        : m_rows(rows), m_steps(steps), m_listener(listener)
    {}

    Result<ImportReport> run(const ImportOptions &options);
    /// With details of the first `rows` rows.
    Result<ImportPreview> preview(int rows, bool isAllOrNothing = false);

private:
    using Take = std::function<Status(const TableRow &row, qsizetype place)>;
    using Stage = ImportProgress::Stage;

    /// False if the listener stopped it.
    Result<bool> pass(Stage stage, const Take &take);
    bool goesOn(Stage stage, qint64 done) const;

    Result<bool> count();
    Result<bool> plan();
    void planRow(const TableRow &row);
    Status remarkOnFile();
    void report(const ImportRemark &remark) const;
    Result<bool> write(bool isAllOrNothing);
    Result<ImportReport> brokenOff(const Error &error);
    Result<bool> writeRows();
    Status writeWaiting();
    void take(const TableRow &row, const ImportedRowOutcome &outcome);
    void refuse(const TableRow &row, const Error &error);

    ImportRows &m_rows;
    ImportSteps &m_steps;
    const ImportListener &m_listener;
    qint64 m_total = 0; // Number of rows; 0 until they are counted.
    std::unique_ptr<ImportWriter> m_writer;
    QList<TableRow> m_waiting; // Rows to write next.
    ImportReport m_report;
    std::optional<ImportPreview> m_preview; // Only during preview().
    int m_shownRows = 0; // Rows to preview in detail.
};

} // namespace stemdesk
